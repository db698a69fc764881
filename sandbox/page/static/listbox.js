// How does one choose from a list? A button that opens it: arrows, typing a letter, Enter, Escape; several with a tick each.

import { el, emoji } from "./dom.js";
import { word } from "./store.js";

const TYPING = 800; // milliseconds after which a letter begins a new word
let count = 0;

export function select({ options = [], chosen = [], min_values: least = 1, max_values: most = 1, disabled, label, key, onchoose, name }) {
  count += 1;
  const id = `list${count}`;
  const picked = new Set(chosen);
  let before = new Set(chosen);
  const several = most > 1;
  const list = el("ul.options", { id, role: "listbox", tabindex: "-1", hidden: true, "aria-label": label, "aria-multiselectable": several ? "true" : null });
  const face = el("button.select", {
    type: "button", disabled: disabled ?? false, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id,
    dataset: { key: key ?? "", name: name ?? label },
  });
  const done = several ? el("button.button.primary", { type: "button", hidden: true, onclick: () => finish() }, word("done")) : null;
  const box = el("div.menu", {}, face, list, done);
  let current = 0;
  let typed = "";
  let typedAt = 0;
  const rows = options.map((option, index) => el("li", { id: `${id}-${index}`, role: "option", onclick: () => choose(index), onmousemove: () => mark(index) },
    emoji(option.emoji), el("span.words", {}, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null), el("span.tick", { "aria-hidden": "true" }, "✓")));
  list.append(...rows);
  show();

  function show() {
    const names = options.filter((option) => picked.has(option.value)).map((option) => option.label);
    face.replaceChildren(el("span", { class: names.length ? "" : "faint" }, names.join(", ") || label), el("span", { "aria-hidden": "true" }, "⌄"));
    face.setAttribute("aria-label", names.length ? `${label}: ${names.join(", ")}` : label);
    rows.forEach((row, index) => row.setAttribute("aria-selected", String(picked.has(options[index].value))));
  }
  function mark(index) {
    current = index;
    rows.forEach((row, place) => row.classList.toggle("current", place === index));
    list.setAttribute("aria-activedescendant", `${id}-${index}`);
    rows[index]?.scrollIntoView({ block: "nearest" });
  }
  // Goes to what begins with the letters typed lately.
  function seek(letter) {
    typed = (Date.now() - typedAt < TYPING ? typed : "") + letter;
    typedAt = Date.now();
    const found = options.findIndex((option) => option.label.toLowerCase().startsWith(typed));
    if (found >= 0) mark(found);
  }
  function open() {
    list.hidden = false;
    if (done) done.hidden = false;
    face.setAttribute("aria-expanded", "true");
    mark(Math.max(0, options.findIndex((option) => picked.has(option.value))));
    list.focus({ preventScroll: true });
    box.scrollIntoView({ block: "nearest" });
    document.addEventListener("pointerdown", outside);
  }
  function close(focus = true) {
    list.hidden = true;
    if (done) done.hidden = true;
    face.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside);
    if (focus) face.focus({ preventScroll: true });
  }
  function outside(event) {
    if (!box.contains(event.target)) several ? finish(false) : close(false);
  }
  function choose(index) {
    const { value } = options[index];
    if (!several) {
      picked.clear();
      picked.add(value);
      return finish();
    }
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    show();
  }
  function finish(focus = true) {
    if (picked.size < least) return close(focus);
    show();
    close(focus);
    if (picked.size === before.size && [...picked].every((value) => before.has(value))) return; // nothing new
    before = new Set(picked);
    onchoose?.([...picked]);
  }
  face.addEventListener("click", () => (list.hidden ? open() : close()));
  face.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); open(); }
  });
  list.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: Math.min(current + 1, rows.length - 1), ArrowUp: Math.max(current - 1, 0), Home: 0, End: rows.length - 1 };
    if (event.key in moves) mark(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") choose(current);
    else if (event.key === "Escape") close();
    else if (event.key === "Tab") { several ? finish() : close(); return; }
    else if (event.key.length === 1) seek(event.key.toLowerCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  box.values = () => [...picked];
  return box;
}
