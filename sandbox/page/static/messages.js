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
let low = true; // whether the newest message is to stay in sight
let top = 0;
let orphan = false; // the focus was on a control that is gone, and nothing else could be pressed

// Only going up oneself lets go of the end: pictures that arrive make the list longer, and nothing else.
scroll.addEventListener("scroll", () => {
  const rest = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight;
  if (rest < 40) low = true;
  else if (scroll.scrollTop < top - 2) low = false;
  top = scroll.scrollTop;
});
new ResizeObserver(stay).observe(list);
new ResizeObserver(stay).observe(scroll);

function stay() {
  if (low) scroll.scrollTop = scroll.scrollHeight;
}

const earlier = el("li.earlier", {}, el("button.button.secondary.small", { type: "button", onclick: () => { low = false; wish("older"); } }));

export function show(fresh, everything) {
  if (everything) { list.replaceChildren(); low = true; orphan = false; }
  earlier.remove();
  earlier.firstChild.textContent = word("older");
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
      const thought = Boolean(item?.querySelector(".thinking"));
      if (item) lost = replace(item, made) ?? lost;
      if ((!item || thought) && !message.loading && isAnswer(message)) answer = made;
      if (!item) {
        if (!everything && !message.ephemeral) speak(`${message.author.name}: ${made.querySelector(".text")?.textContent ?? ""}`);
      }
      item = made;
    }
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
  });
  if (now.older) list.prepend(earlier);
  else earlier.remove();
  writeStamps(list);
  if (answer) attend(answer);
  else if (lost || orphan) follow(lost);
  stay();
}

// Looks for the next thing to press after a control that is gone; until it comes, the focus waits at the message.
function follow(lost) {
  const next = newestUsable();
  const item = lost ? [...list.children].find((each) => each.dataset.id === lost) : null;
  orphan = !next && (orphan || Boolean(lost));
  if (next) attend(next);
  else if (item) item.querySelector("article").focus({ preventScroll: true });
}

// Puts a message in place of its older self; returns its id if the focus was lost with a control that is gone.
function replace(old, made) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  for (const picture of made.querySelectorAll("img")) {
    const same = [...old.querySelectorAll("img")].find((each) => each.getAttribute("src") === picture.getAttribute("src") && each.alt === picture.alt);
    if (same) picture.replaceWith(same); // it is drawn already
  }
  old.replaceWith(made);
  if (!focused) return null;
  const { key, name } = focused.dataset;
  const fresh = [...made.querySelectorAll(CONTROLS)].filter((control) => !control.disabled);
  const same = fresh.find((control) => key && control.dataset.key === key) ?? fresh.find((control) => name && control.dataset.name === name);
  if (same) same.focus({ preventScroll: true });
  else if (fresh.some((control) => control.classList.contains("button") || control.classList.contains("select"))) made.querySelector("article").focus({ preventScroll: true });
  else return made.dataset.id;
  return null;
}

function attend(item) {
  if (!item) return;
  orphan = false;
  item.querySelector("article").focus({ preventScroll: true });
  if (item === list.lastElementChild) low = true;
  else item.scrollIntoView({ block: "nearest" });
  stay();
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
