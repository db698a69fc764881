// Who does what? News come from the link, the store keeps them, and each part of the page draws itself anew.

import { el, refill } from "./dom.js";
import { connect, wish } from "./link.js";
import { followLinks } from "./components.js";
import { here, me, now, take, word } from "./store.js";
import { failure, goToNewest, show } from "./messages.js";
import { toast } from "./toasts.js";
import { written, clock } from "./time.js";
import * as composer from "./composer.js";
import * as side from "./side.js";
import * as tools from "./tools.js";

const head = document.getElementById("head");
const hint = document.getElementById("hint");
let pings = new Map();
let marked = new Set(); // messages that show a waiting click or a failure
let connected = false;
let hushed = sessionStorage.getItem("hushed") === "yes"; // the hint is for those who have not begun
let wanted = new URLSearchParams(location.hash.slice(1)); // who and where this tab was

connect(heard, (state) => { connected = state; drawHead(); }, () => {
  wish("hello", { language: navigator.language });
  if (now.me) wish("look", { person: now.me.id, channel: now.channel });
});
followLinks(document.getElementById("messages"));
window.addEventListener("hashchange", () => { wanted = new URLSearchParams(location.hash.slice(1)); resume(); });
document.getElementById("messages").addEventListener("click", (event) => { if (event.target.closest("button.button") && !hushed) hush(); });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("side-open")) return side.shut();
  if (event.key === "Escape" && document.getElementById("tools").contains(document.activeElement)) { tools.toggle(); return drawHead(); }
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) document.getElementById("line").focus();
  if (event.key === "ArrowUp" && event.target.id === "line" && !event.target.value) { event.preventDefault(); goToNewest(); }
  if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName) && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    const line = document.getElementById("line");
    line.focus();
    line.value = "/";
    line.dispatchEvent(new Event("input"));
  }
});

function heard(news) {
  const moved = ("me" in news && news.me.id !== now.me?.id) || ("channel" in news && news.channel !== now.channel);
  const { changed, fresh } = take(news);
  if (resume()) return;
  document.documentElement.lang = now.me.locale;
  document.body.dataset.me = now.me.id;
  show([...fresh, ...restless()], moved || changed.has("words"));
  if (["channels", "people", "me", "words", "server", "channel"].some((key) => changed.has(key))) side.refresh();
  if (["bot", "channel", "words", "offset", "me", "channels"].some((key) => changed.has(key))) drawHead();
  if (["bot", "knobs", "words", "server", "channels", "channel"].some((key) => changed.has(key))) tools.refresh();
  if (["hint", "order", "bot", "channel"].some((key) => changed.has(key))) drawHint();
  if (changed.has("failed") || changed.has("channel") || changed.has("words")) drawFailures();
  if (changed.has("words")) document.getElementById("scroll").setAttribute("aria-label", word("messages"));
  composer.refresh(changed);
  tellPings(moved);
  const typing = now.bot.typing ? word("typing", { name: now.bot.name }) : "";
  const line = document.getElementById("typing");
  if (line.textContent !== typing) line.textContent = typing;
  history.replaceState(null, "", `#as=${now.me.id}&in=${now.channel}`);
}

// Goes back to whom and where this tab showed before it was loaded again.
function resume() {
  const [person, channel] = [wanted.get("as"), wanted.get("in")];
  wanted = new URLSearchParams();
  if (!now.me || !now.people.some((entry) => entry.id === person) || (person === now.me.id && channel === now.channel)) return false;
  wish("look", { person, channel: now.channels.some((entry) => entry.id === channel) ? channel : now.channel });
  return true;
}

// Messages that must be drawn anew because a click on them waits, has failed, or no longer does.
function restless() {
  const marks = new Set([...now.waiting, ...now.failed].map((entry) => entry.message).filter(Boolean));
  const all = [...new Set([...marks, ...marked])];
  marked = marks;
  return all;
}

function drawHead() {
  const state = !connected ? "gone" : now.bot?.state ?? "starting";
  refill(head,
    el("button.icon.open", { type: "button", "aria-label": word("menu"), dataset: { key: "menu" }, onclick: side.open }, "☰"),
    el("h2", {}, el("span", { "aria-hidden": "true" }, here()?.thread ? "↳ " : "# "), here()?.name ?? word("away")),
    el("span.as", {}, me() ? word("playing-as", { name: me().name }) : ""),
    Math.abs(now.offset ?? 0) > 30000 ? el("span.clock", {}, written(clock(), "s")) : null,
    el(`span.state.${state}`, { role: "status" }, `${now.bot?.name ?? ""} · ${word(`bot-${state}`)}`),
    el("button.button.secondary.small", { type: "button", dataset: { key: "tools" }, "aria-expanded": String(!document.getElementById("tools").hidden), onclick: () => { tools.toggle(); drawHead(); } }, word("tools")));
  document.title = `#${here()?.name ?? ""} · ${me()?.name ?? ""}`;
}

function drawHint() {
  const waits = now.order.length === 0 && now.bot.state !== "online";
  const text = waits ? word("wait") : hushed || now.channel !== now.channels[0]?.id || !now.order.length ? "" : now.hint;
  hint.hidden = !text;
  refill(hint, el("span", {}, text), waits ? null : el("button.icon", { type: "button", "aria-label": word("close"), dataset: { key: "hint" }, onclick: () => { hush(); document.getElementById("line").focus(); } }, "×"));
}

function hush() {
  hushed = true;
  sessionStorage.setItem("hushed", "yes");
  drawHint();
}

function drawFailures() {
  const loose = now.failed.filter((entry) => entry.channel === now.channel && (!entry.message || !now.order.includes(entry.message)));
  refill(document.getElementById("failures"), ...loose.map(failure));
}

function tellPings(moved) {
  for (const person of now.people) {
    const before = pings.get(person.id) ?? person.pings;
    if (person.pings > before && !moved) toast(word("pinged", { name: person.name }), "ping", person.id === now.me.id ? null : () => side.become(person.id));
  }
  pings = new Map(now.people.map((person) => [person.id, person.pings]));
}
