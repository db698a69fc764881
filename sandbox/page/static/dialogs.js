// What opens over the page? Pictures at full size, and the forms that a bot asks to be filled in.

import { el } from "./dom.js";
import { act } from "./acting.js";
import { select } from "./listbox.js";
import { word } from "./store.js";

function dialog(name, label, ...children) {
  const box = el(`dialog.${name}`, { "aria-label": label, onclose: () => box.remove() }, children);
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  document.body.append(box);
  box.showModal();
  return box;
}

export function showImage(url, description) {
  const close = el("button.close", { type: "button", "aria-label": word("close"), onclick: () => box.close() }, "×");
  const picture = el("img", { src: url, alt: description ?? "" });
  const box = dialog("viewer", word("image"), close, picture, description ? el("p", {}, description) : null);
  picture.addEventListener("click", () => picture.classList.toggle("actual"));
}

export function openModal(modal) {
  document.querySelector("dialog.modal")?.close();
  const fields = new Map();
  const form = el("form", { method: "dialog" }, el("h2", {}, modal.title), modal.components.map((raw) => field(raw, fields, raw)));
  const box = dialog("modal", modal.title, form);
  form.append(el("div.row.end", {},
    el("button.button.secondary", { type: "button", onclick: () => box.close() }, word("cancel")),
    el("button.button.primary", { type: "submit" }, word("submit"))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.reportValidity()) return;
    const given = Object.fromEntries([...fields].map(([key, read]) => [key, read()]));
    box.close();
    act("submit", { interaction: modal.interaction, fields: given });
  });
}

function field(raw, fields, label) {
  if (raw.type === 1) return (raw.components ?? []).map((child) => field(child, fields, child));
  if (raw.type === 10) return el("div.text", { html: raw.html });
  if (raw.type === 18) return field(raw.component, fields, raw);
  const control = INPUTS[raw.type]?.(raw, fields, label.label ?? raw.label ?? "");
  const required = raw.required ?? true;
  return el("div.field", {},
    el("label", { for: raw.custom_id }, label.label ?? raw.label ?? "", required ? el("span.must", { title: word("required") }, " *") : null),
    label.description ? el("small", {}, label.description) : null, control ?? el("span", {}, word("unknown-component")));
}

const INPUTS = {
  4: (raw, fields) => {
    const shared = { id: raw.custom_id, placeholder: raw.placeholder, required: raw.required ?? true, minLength: raw.min_length ?? 0, maxLength: raw.max_length ?? 4000 };
    const input = raw.style === 2 ? el("textarea", { ...shared, rows: "4" }) : el("input", { ...shared, type: "text" });
    input.value = raw.value ?? "";
    fields.set(raw.custom_id, () => input.value);
    return input;
  },
  3: (raw, fields, label) => menu(raw, fields, label),
  5: (raw, fields, label) => menu(raw, fields, label),
  8: (raw, fields, label) => menu(raw, fields, label),
  21: (raw, fields) => ticks(raw, fields, "radio"),
  22: (raw, fields) => ticks(raw, fields, "checkbox"),
  23: (raw, fields) => {
    const input = el("input", { id: raw.custom_id, type: "checkbox", checked: raw.default ?? false });
    fields.set(raw.custom_id, () => input.checked);
    return input;
  },
};

function menu(raw, fields, label) {
  const chosen = raw.options.filter((option) => option.default).map((option) => option.value);
  const box = select({ ...raw, chosen, key: raw.custom_id, label: raw.placeholder || label || word("choose") });
  fields.set(raw.custom_id, () => box.values());
  return box;
}

function ticks(raw, fields, type) {
  const inputs = raw.options.map((option) => el("input", { type, name: raw.custom_id, value: option.value, checked: option.default ?? false, required: type === "radio" && (raw.required ?? true) }));
  fields.set(raw.custom_id, () => {
    const picked = inputs.filter((input) => input.checked).map((input) => input.value);
    return type === "radio" ? (picked[0] ?? "") : picked;
  });
  return el("div.ticks", { role: "group" }, inputs.map((input, index) => el("label", {}, input, " ", raw.options[index].label)));
}
