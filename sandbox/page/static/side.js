// Who can be played, and where? Channels, threads and people with what waits for them, and the reader's language.

import { avatar, el, refill } from "./dom.js";
import { wish } from "./link.js";
import { me, now, word } from "./store.js";

const side = document.getElementById("side");
export const LANGUAGES = { "en-US": "English", "es-ES": "Español", "es-419": "Español (Latinoamérica)", fr: "Français", de: "Deutsch" };

export function refresh() {
  side.setAttribute("aria-label", now.server?.name ?? "");
  refill(side,
    el("div.server", {}, el("h1", {}, now.server?.name ?? ""), el("button.icon.shut", { type: "button", "aria-label": word("close"), dataset: { key: "shut" }, onclick: shut }, "×")),
    el("h2", {}, word("channels")), el("ul", {}, now.channels.map(channel)),
    el("h2", {}, word("people")), el("p.note", {}, word("people-note")), el("ul", {}, now.people.map(person)),
    el("div.self", {}, language()));
}

export function open() {
  document.body.classList.add("side-open");
  document.getElementById("main").inert = true;
  side.querySelector("button.current")?.focus();
}

export function shut() {
  if (!document.body.classList.contains("side-open")) return;
  document.body.classList.remove("side-open");
  document.getElementById("main").inert = false;
  document.querySelector("#head button")?.focus();
}

function badge(pings) {
  return pings ? el("span.badge", {}, String(pings), el("span.unseen", {}, ` ${word(pings === 1 ? "ping" : "pings")}`)) : null;
}

function channel(entry) {
  const current = entry.id === now.channel;
  const sign = entry.direct ? "@" : entry.thread ? "↳" : "#";
  const marks = [entry.archived ? word("archived") : "", entry.locked ? word("locked") : ""].filter(Boolean).join(", ");
  return el("li", {}, el(`button.place${current ? ".current" : ""}${entry.thread ? ".thread" : ""}${entry.unread && !current ? ".unread" : ""}`, {
    type: "button", "aria-current": current ? "true" : null, dataset: { key: `channel ${entry.id}` },
    onclick: () => { shut(); wish("look", { person: now.me.id, channel: entry.id }); },
  }, el("span.sign", { "aria-hidden": "true" }, sign), el("span.name", {}, entry.name), marks ? el("small", {}, marks) : null, badge(entry.pings)));
}

function person(entry) {
  const current = entry.id === now.me?.id;
  return el("li", {}, el(`button.place.person${current ? ".current" : ""}${entry.here ? "" : ".away"}`, {
    type: "button", "aria-current": current ? "true" : null, dataset: { key: `person ${entry.id}` },
    onclick: () => { shut(); become(entry.id); },
  }, avatar(entry), el("span.name", {}, entry.name), el("small", {}, [current ? word("you") : "", entry.here ? "" : word("away")].filter(Boolean).join(", ")), badge(entry.pings)));
}

export function become(id) {
  wish("look", { person: id, channel: now.channel });
}

function language() {
  const picker = el("select", { id: "language", dataset: { key: "language" }, onchange: (event) => wish("speak", { locale: event.target.value }) },
    Object.entries(LANGUAGES).map(([locale, name]) => el("option", { value: locale, selected: locale === now.me?.locale }, name)));
  return [el("label", { for: "language" }, word("language-of", { name: me()?.name ?? "" })), picker];
}
