// How does a field suggest while one types? A list above it: arrows, Enter or Tab to take one, Escape to leave it.

import { el } from "./dom.js";
import { word } from "./store.js";

let count = 0;

// `find(text)` gives or promises [{label, note, value}]; `take(item)` is called with the one chosen.
export function suggest(input, find, take) {
  count += 1;
  const id = `suggestions${count}`;
  const list = el("ul.suggestions", { id, role: "listbox", hidden: true });
  for (const [key, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", id], ["aria-expanded", "false"]]) input.setAttribute(key, value);
  let items = [];
  let current = 0;
  let asked = 0;

  async function look() {
    asked += 1;
    const turn = asked;
    const found = await find(input.value);
    if (turn !== asked || document.activeElement !== input) return;
    items = found;
    current = 0;
    list.setAttribute("aria-label", word("suggestions"));
    list.replaceChildren(...items.map((item, index) => el("li", { id: `${id}-${index}`, role: "option", onpointerdown: (event) => { event.preventDefault(); choose(index); } },
      el("span", {}, item.label), item.note ? el("small", {}, item.note) : null)));
    open(items.length > 0);
    mark();
  }
  function open(wanted) {
    list.hidden = !wanted;
    input.setAttribute("aria-expanded", String(wanted));
    if (!wanted) input.removeAttribute("aria-activedescendant");
  }
  function mark() {
    [...list.children].forEach((row, index) => {
      row.classList.toggle("current", index === current);
      row.setAttribute("aria-selected", String(index === current));
    });
    if (!list.hidden) input.setAttribute("aria-activedescendant", `${id}-${current}`);
    list.children[current]?.scrollIntoView({ block: "nearest" });
  }
  function choose(index) {
    const item = items[index];
    close();
    take(item);
  }
  function close() {
    asked += 1;
    items = [];
    open(false);
  }
  input.addEventListener("input", look);
  input.addEventListener("focus", look);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      current = (current + (event.key === "ArrowDown" ? 1 : items.length - 1)) % items.length;
      mark();
    } else if (event.key === "Enter" || event.key === "Tab") choose(current);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  return { list, close };
}
