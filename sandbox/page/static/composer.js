// How does one write and run commands? A text, or after a slash one of the bot's commands with its options.

import { el } from "./dom.js";
import { act } from "./acting.js";
import { select } from "./listbox.js";
import { suggest } from "./suggest.js";
import { wish } from "./link.js";
import { here, now, word } from "./store.js";
import { complain, toast } from "./toasts.js";

const KINDS = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, number: 10 };
const form = document.getElementById("composer");
const input = el("input", { type: "text", id: "line", maxLength: 2000, enterkeyhint: "send" });
const options = el("div.options-of-command", { role: "group" });
const send = el("button.button.primary.send", { type: "submit" });
let commands = null; // asked for when first wanted, forgotten when the reader or the channel changes
let command = null;
let fields = new Map();
let busy = false;

const suggestions = suggest(input, matching, begin);
form.append(suggestions.list, options, el("div.line", {}, input, send));
input.addEventListener("input", () => { if (command && !input.value.startsWith(`/${command.called}`)) forget(); });
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (busy) return; // Enter pressed twice is one wish
  busy = true;
  try { await finish(); } finally { busy = false; }
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && command) { forget(); input.value = ""; input.focus(); }
});
document.addEventListener("command", async (event) => {
  const known = (await offered()).find((entry) => entry.line === event.detail);
  if (known) begin(known);
});

export function refresh(changed) {
  if (changed.has("me") || changed.has("channel") || changed.has("channels") || changed.has("words")) commands = null;
  if (changed.has("me") || changed.has("channel") || changed.has("words")) forget();
  input.disabled = send.disabled = !now.writable;
  const label = now.writable ? word("write", { channel: here()?.name ?? "" }) : word("read-only");
  input.placeholder = label;
  input.setAttribute("aria-label", label);
  send.textContent = word("send");
}

async function offered() {
  commands ??= (await wish("commands")).commands ?? [];
  return commands;
}

async function matching(text) {
  if (!text.startsWith("/") || command) return [];
  const typed = text.slice(1).toLowerCase();
  const found = (await offered()).filter((entry) => `${entry.called} ${entry.line}`.toLowerCase().includes(typed));
  return found.map((entry) => ({ label: `/${entry.called}`, note: entry.description, ...entry }));
}

function begin(chosen) {
  command = chosen;
  input.value = `/${chosen.called}`;
  fields = new Map();
  const shown = chosen.options.map((option) => el("div.option", {},
    el("label", { for: `option-${option.name}`, title: option.description }, option.called, option.required ? el("span.must", {}, " *") : null),
    control(option), el("small", {}, option.description)));
  options.replaceChildren(...shown);
  options.setAttribute("aria-label", word("options", { command: chosen.called }));
  (chosen.options.some((option) => option.required) ? options.querySelector("input, button") : input).focus();
}

function forget() {
  command = null;
  fields = new Map();
  options.replaceChildren();
}

async function finish() {
  const line = input.value.trim();
  if (!line) return;
  if (!command && line.startsWith("/")) {
    const known = (await offered()).find((entry) => [`/${entry.called}`, `/${entry.line}`].includes(line));
    if (!known) return toast(word("no-command", { line }), "problem");
    begin(known);
    if (known.options.some((option) => option.required)) return;
  }
  if (!command) {
    input.value = "";
    const answer = await wish("say", { text: line });
    if (answer.error) complain(answer);
    return;
  }
  const given = {};
  for (const [name, [type, read]] of fields) {
    const value = read();
    if (value !== null && value !== "") given[name] = { type, value };
  }
  const missing = command.options.find((option) => option.required && !(option.name in given));
  if (missing) return toast(word("missing", { option: missing.called }), "problem");
  const wanted = command.line;
  forget();
  input.value = "";
  input.focus();
  act("slash", { line: wanted, options: given });
}

function control(option) {
  const id = `option-${option.name}`;
  const listed = choices(option);
  if (listed) {
    const box = select({ options: [{ value: "", label: "—" }, ...listed.map((entry) => ({ ...entry, value: JSON.stringify(entry.value) }))], key: id, name: option.called, label: option.called });
    fields.set(option.name, [option.type, () => { const [value] = box.values(); return value ? JSON.parse(value) : null; }]);
    return box;
  }
  const numeric = option.type === KINDS.integer || option.type === KINDS.number;
  const field = el("input", { id, type: numeric ? "number" : "text", step: option.type === KINDS.number ? "any" : null, min: option.min_value, max: option.max_value, maxLength: option.max_length ?? 6000 });
  let chosen = null;
  fields.set(option.name, [option.type, () => {
    if (chosen && chosen.label === field.value) return chosen.value;
    return numeric && field.value !== "" ? Number(field.value) : field.value;
  }]);
  if (!option.autocomplete) return field;
  const { list } = suggest(field, async (typed) => {
    const answer = await wish("suggest", { line: command.line, option: option.name, typed });
    return (answer.choices ?? []).map((choice) => ({ label: choice.name, value: choice.value }));
  }, (item) => { chosen = item; field.value = item.label; });
  return el("div.menu", {}, list, field);
}

function choices(option) {
  if (option.choices.length) return option.choices;
  if (option.type === KINDS.boolean) return [{ value: true, label: word("yes") }, { value: false, label: word("no") }];
  if (option.type === KINDS.user) return now.people.map((person) => ({ value: person.id, label: person.name }));
  if (option.type === KINDS.channel) return now.channels.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  return null;
}
