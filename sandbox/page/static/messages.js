// How does the channel look? Its messages, each drawn anew only when it has changed.

import { avatar, el } from "./dom.js";
import { draw, embed, image } from "./components.js";
import { isAnswer } from "./acting.js";
import { speak } from "./toasts.js";
import { wish } from "./link.js";
import { messages, now, word } from "./store.js";
import { writeStamps, written } from "./time.js";

const list = document.getElementById("messages");
const scroll = document.getElementById("scroll");
const CONTROLS = "button, a[href], [tabindex='0']";
let low = true; // whether the newest message is in sight

scroll.addEventListener("scroll", () => { low = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 80; });
new ResizeObserver(() => { if (low) scroll.scrollTop = scroll.scrollHeight; }).observe(list);

export function show(fresh, everything) {
  if (everything) { list.replaceChildren(); low = true; }
  const known = new Map([...list.children].map((item) => [item.dataset.id, item]));
  let lost = null;
  for (const [id, item] of known) {
    if (now.order.includes(id)) continue;
    if (item.contains(document.activeElement)) lost = id;
    item.remove();
    known.delete(id);
  }
  let answer = null;
  now.order.forEach((id, place) => {
    const message = messages.get(id);
    if (!message) return;
    let item = known.get(id);
    if (!item || fresh.includes(id)) {
      const made = el("li", { dataset: { id } }, article(message));
      if (item) lost = replace(item, made) ?? lost;
      else {
        if (isAnswer(message) && !message.loading) answer = made;
        if (!everything && !message.ephemeral) speak(`${message.author.name}: ${made.querySelector(".text")?.textContent ?? ""}`);
      }
      item = made;
    }
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
  });
  writeStamps(list);
  if (answer) attend(answer);
  else if (lost) attend(newestUsable());
  if (low) scroll.scrollTop = scroll.scrollHeight;
}

// Puts a message in place of its older self; returns its id if the focus was lost with a control that is gone.
function replace(old, made) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const controls = focused ? [...old.querySelectorAll(CONTROLS)] : [];
  old.replaceWith(made);
  if (!focused) return null;
  const { key, name } = focused.dataset;
  const fresh = [...made.querySelectorAll(CONTROLS)].filter((control) => !control.disabled);
  const same = fresh.find((control) => key && control.dataset.key === key) ?? fresh.find((control) => name && control.dataset.name === name)
    ?? fresh.filter((control) => control.dataset.key)[Math.max(0, Math.min(controls.filter((control) => control.dataset.key).indexOf(focused), fresh.length - 1))];
  if (!same) return made.dataset.id;
  same.focus({ preventScroll: true });
  return null;
}

function attend(item) {
  if (!item) return;
  (item.querySelector("article")).focus({ preventScroll: true });
  item.scrollIntoView({ block: item.clientHeight > scroll.clientHeight ? "start" : "end" });
}

// Goes to the newest message that offers something, from wherever one is.
export function goToNewest() {
  attend(newestUsable());
}

function newestUsable() {
  return [...list.children].reverse().find((item) => item.querySelector("button.button:not([disabled])")) ?? null;
}

function article(message) {
  const { author } = message;
  const name = el("h3", {}, el("span.author", {}, author.name), author.bot ? el("span.app", {}, word("app")) : null,
    el("time", { datetime: new Date(message.at).toISOString() }, written(message.at, "t")));
  const body = el("div.body", {},
    message.command ? el("p.used", {}, word("used", { name: message.asker }), " ", el("span.mention", {}, `/${message.command}`)) : null,
    name, content(message),
    message.edited ? el("small.edited", {}, word("edited")) : null,
    message.ephemeral ? only(message) : null, failures(message));
  return el(`article${message.ephemeral ? ".ephemeral" : ""}${message.pinged ? ".pinged" : ""}`, { tabindex: "-1", "aria-label": label(message) }, avatar(author), body);
}

function content(message) {
  if (message.loading) return el("p.thinking", { role: "status" }, el("span.dots", { "aria-hidden": "true" }), word("thinking", { name: message.author.name }));
  return [
    message.html ? el("div.text", { html: message.html }) : null,
    message.embeds.map(embed),
    message.files.map((file) => (file.kind.startsWith("image/") ? image(file.url, file.description, "picture") : el("a.file", { href: file.url, download: "" }, file.name))),
    message.components.map((raw) => draw(raw, message)),
  ].flat();
}

function only(message) {
  return el("p.only", {}, word("only-you"), " · ",
    el("button.plain", { type: "button", dataset: { name: "dismiss" }, onclick: () => wish("dismiss", { message: message.id }) }, word("dismiss")));
}

function failures(message) {
  return now.failed.filter((entry) => entry.message === message.id).map(failure);
}

export function failure(entry) {
  return el("p.failed", { role: "alert" }, word(entry.reason), " ",
    el("button.plain", { type: "button", "aria-label": word("close"), onclick: () => wish("forgive", { interaction: entry.id }) }, "×"));
}

function label(message) {
  const kind = message.ephemeral ? word("private-message") : word("message");
  return `${kind}, ${message.author.name}, ${written(message.at, "t")}`;
}
