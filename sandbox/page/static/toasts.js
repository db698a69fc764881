// What is said in passing? Pings of people, problems.

import { el } from "./dom.js";
import { word } from "./store.js";

const SECONDS = 6;

export function toast(text, kind = "news", onclick = null) {
  const shown = onclick
    ? el(`button.toast.${kind}`, { type: "button", onclick: () => { onclick(); shown.remove(); } }, text)
    : el(`div.toast.${kind}`, {}, text);
  document.getElementById("toasts").append(shown);
  setTimeout(() => shown.remove(), SECONDS * 1000);
}

// Says why a wish could not be granted; what the sandbox thinks of it goes to whoever reads the console.
export function complain({ error, detail }) {
  if (detail) console.info(detail);
  toast(word(error), "problem");
}

// For screen readers alone.
export function speak(text) {
  document.getElementById("spoken").textContent = text;
}
