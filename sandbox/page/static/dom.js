// How is an element made? `el("button.primary", {type: "button", onclick}, "Words", child)`; empty children are left out.

export function el(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "html") element.innerHTML = value; // made by the server, which escapes what people write
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const COLOURS = ["#5865f2", "#3ba55d", "#c27c0e", "#e0568f", "#1abc9c", "#9b59b6", "#ed4245", "#3498db"];

// Somebody's picture: the first letter of their name in a colour of their own.
export function avatar(person) {
  const letter = [...(person.name.trim() || "?")][0].toUpperCase();
  const picture = el("span.avatar", { "aria-hidden": "true" }, letter);
  picture.style.setProperty("--colour", COLOURS[Number(BigInt(person.id) % BigInt(COLOURS.length))]);
  return picture;
}

export function emoji(given) {
  if (!given) return null;
  if (given.url) return el("img.emoji", { src: given.url, alt: "" });
  return el("span.emoji", { "aria-hidden": "true" }, given.text);
}

// Replaces what is in an element and keeps the focus on the control that stands where the focused one stood.
export function refill(parent, ...children) {
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const place = focused ? keyOf(focused) : null;
  parent.replaceChildren(...children.filter(Boolean));
  if (focused && !parent.contains(document.activeElement)) find(parent, place)?.focus({ preventScroll: true });
}

function keyOf(element) {
  return element.dataset.key ?? element.id ?? null;
}

function find(parent, key) {
  return key ? [...parent.querySelectorAll("[data-key], [id]")].find((element) => keyOf(element) === key) : null;
}
