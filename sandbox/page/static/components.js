// How does each kind of component look, in messages and in modals?

import { el, emoji } from "./dom.js";
import { showImage } from "./dialogs.js";
import { select } from "./listbox.js";
import { wish } from "./link.js";
import { isWaiting, word } from "./store.js";
import { act } from "./acting.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const DRAW = {
  1: (raw, message) => el("div.row", {}, children(raw, message)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (raw) => el("div.text", { html: raw.html }),
  11: (raw) => image(raw.media.url, raw.description, "thumbnail"),
  12: gallery,
  13: (raw) => el("a.file", { href: raw.file.url, download: "" }, raw.file.url.split("/").pop()),
  14: (raw) => el(raw.divider === false ? "div.gap" : "hr", { dataset: { spacing: String(raw.spacing ?? 1) } }),
  17: container,
};

export function draw(raw, message) {
  return DRAW[raw.type]?.(raw, message) ?? el("div.unknown", {}, word("unknown-component"));
}

function children(raw, message) {
  return (raw.components ?? []).map((child) => draw(child, message));
}

function container(raw, message) {
  const box = el("div.container", {}, children(raw, message));
  if (raw.accent_color !== undefined && raw.accent_color !== null) {
    box.style.setProperty("--accent", `#${raw.accent_color.toString(16).padStart(6, "0")}`);
  }
  return raw.spoiler ? veiled(box) : box;
}

function section(raw, message) {
  return el("div.section", {}, el("div.words", {}, children(raw, message)), draw(raw.accessory, message));
}

function gallery(raw) {
  const items = raw.items.map((item) => {
    const shown = image(item.media.url, item.description, "picture");
    return item.spoiler ? veiled(shown) : shown;
  });
  return el(`div.gallery.of${Math.min(items.length, 4)}`, {}, items);
}

export function image(url, description, kind) {
  const picture = el("img", { src: url, alt: description ?? "", loading: "eager", decoding: "sync" });
  const open = el(`button.${kind}`, { type: "button", "aria-label": description ? null : word("image"), onclick: () => showImage(url, description) }, picture);
  if (!description || kind === "thumbnail") return open;
  const text = el("div.description", { hidden: true }, description);
  const badge = el("button.alt", { type: "button", "aria-expanded": "false", title: word("description"), dataset: { key: `alt ${url}` } }, "ALT");
  badge.addEventListener("click", () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  return el("figure", {}, open, badge, text);
}

function veiled(inner) {
  const veil = el("button.veil", { type: "button" }, word("spoiler"));
  const box = el("div.veiled", {}, inner, veil);
  inner.inert = true;
  veil.addEventListener("click", () => { inner.inert = false; veil.remove(); });
  return box;
}

function button(raw, message) {
  const content = [emoji(raw.emoji), raw.label ? el("span", {}, raw.label) : null];
  if (raw.style === 5) {
    return el("a.button.link", { href: raw.url, target: "_blank", rel: "noreferrer noopener" }, content, el("span", { "aria-hidden": "true" }, "↗"));
  }
  const waiting = isWaiting(message.id, raw.custom_id);
  const control = el(`button.button.${STYLES[raw.style] ?? "secondary"}${waiting ? ".waiting" : ""}`, {
    type: "button",
    disabled: raw.disabled ?? false,
    "aria-busy": waiting ? "true" : null,
    "aria-label": raw.label ? null : raw.emoji?.name ?? raw.emoji?.text,
    dataset: { key: raw.custom_id, name: raw.label ?? "" },
    onclick: async () => {
      if (control.classList.contains("waiting")) return;
      mark(control, true); // at once: the news of it come a moment later
      await act("click", { message: message.id, control: raw.custom_id }, message);
      mark(control, isWaiting(message.id, raw.custom_id));
    },
  }, content);
  return control;
}

function mark(control, waiting) {
  control.classList.toggle("waiting", waiting);
  if (waiting) control.setAttribute("aria-busy", "true");
  else control.removeAttribute("aria-busy");
}

function menu(raw, message) {
  const chosen = (raw.options ?? []).filter((option) => option.default).map((option) => option.value);
  return select({
    ...raw,
    chosen,
    key: raw.custom_id,
    label: raw.placeholder || word("choose"),
    onchoose: (values) => act("choose", { message: message.id, control: raw.custom_id, values }, message),
  });
}

export function embed(raw) {
  const box = el(
    "div.container",
    {},
    raw.title ? el("strong", {}, raw.title) : null,
    raw.html ? el("div.text", { html: raw.html }) : null,
    raw.fields.map((field) => el("div.text", {}, el("strong", {}, field.name), el("div", { html: field.html }))),
    raw.image ? image(raw.image, "", "picture") : null,
  );
  if (raw.color) box.style.setProperty("--accent", `#${raw.color.toString(16).padStart(6, "0")}`);
  return box;
}

export function followLinks(parent) {
  parent.addEventListener("click", (event) => {
    const spoiler = event.target.closest(".spoiler");
    if (spoiler) spoiler.setAttribute("aria-expanded", "true");
    const link = event.target.closest("a[data-command], a[data-channel]");
    if (!link) return;
    event.preventDefault();
    if (link.dataset.command) document.dispatchEvent(new CustomEvent("command", { detail: link.dataset.command }));
    else wish("look", { person: document.body.dataset.me, channel: link.dataset.channel });
  });
}
