// What can reviewers do? The panel of time, failures, the bot, permissions, the server's language, and people.

import { el, refill } from "./dom.js";
import { become, LANGUAGES } from "./side.js";
import { wish } from "./link.js";
import { here, now, word } from "./store.js";
import { complain, toast } from "./toasts.js";

const panel = document.getElementById("tools");
const STEPS = [[1, "minute"], [15, "quarter"], [60, "hour"], [1440, "day"], [10080, "week"]];
const STRANGE = ["𝕬𝖇𝖞𝖘𝖘 👑🐙", "<@1> **bold** `x`", "مريم الأعماق", "李深淵", "W".repeat(32), "‮desrever"];
let log = null;
let request = "answer";
let how = "error";

export function toggle() {
  panel.hidden = !panel.hidden;
  document.body.classList.toggle("tools-open", !panel.hidden);
  if (!panel.hidden) { refresh(); panel.querySelector("button")?.focus(); }
}

async function tool(name, details = {}) {
  const answer = await wish("tool", { tool: name, ...details });
  if (answer.error) complain(answer);
  return answer;
}

export function refresh() {
  if (panel.hidden || !now.bot) return;
  panel.setAttribute("aria-label", word("tools"));
  refill(panel,
    el("div.server", {}, el("h2", {}, word("tools")), el("button.icon", { type: "button", "aria-label": word("close"), dataset: { key: "close tools" }, onclick: toggle }, "×")),
    part("clock", row(STEPS.map(([minutes, key]) => small(word(`tool-${key}`), () => tool("advance", { minutes }))))),
    now.bot.own ? part("bot", row([
      small(word("tool-restart"), () => tool("restart")), small(word("tool-kill"), () => tool("kill")), small(word("tool-drop"), () => tool("drop")), small(word("tool-log"), showLog),
    ]), settings(), log) : part("bot", row([small(word("tool-drop"), () => tool("drop"))])),
    part("fail", row([picker("request", ["answer", "message", "edit", "any"], request, (value) => { request = value; }),
      picker("how", ["error", "forbidden", "unknown", "limited", "dropped", "slow"], how, (value) => { how = value; })]),
    row([small(word("tool-fail"), async () => { await tool("fail", { request, how }); toast(word("fail-planned")); })])),
    part("permissions", now.bot.permissions.map((entry) => el("label.tick", {},
      el("input", { type: "checkbox", checked: entry.allowed, dataset: { key: entry.name }, onchange: (event) => tool("permission", { name: entry.name, allowed: event.target.checked }) }), " ", word(`permission-${entry.name}`)))),
    part("server", row([languages()])),
    part("threads", row([small(word("tool-thread"), () => tool("thread", { name: word("tool-thread-name") })), here()?.thread ? small(word("tool-archive"), () => tool("archive")) : null])),
    part("newcomer", newcomer()));
  if (log) log.scrollTop = log.scrollHeight;
}

function part(key, ...inner) {
  return el("section", {}, el("h3", {}, word(`part-${key}`)), inner.flat().filter(Boolean));
}

function row(inner) {
  return el("div.row", {}, inner);
}

function small(label, onclick) {
  return el("button.button.secondary.small", { type: "button", dataset: { key: label }, onclick }, label);
}

function picker(name, values, chosen, take) {
  return el("select", { "aria-label": word(`tool-${name}`), dataset: { key: name }, onchange: (event) => take(event.target.value) },
    values.map((value) => el("option", { value, selected: value === chosen }, word(`${name}-${value}`))));
}

function settings() {
  return now.settings.map((knob) => el("label.setting", {}, knob.label, " ",
    el("select", { dataset: { key: knob.name }, onchange: (event) => tool("knob", { name: knob.name, value: event.target.value }) },
      knob.values.map((entry) => el("option", { value: entry.value, selected: entry.value === now.knobs[knob.name] }, entry.label)))));
}

// Shows the end of the log, or hides it; what is shown is kept up to date while the panel is drawn anew.
async function showLog() {
  log = log ? null : el("pre.log", { tabindex: "0", "aria-label": word("tool-log") });
  await readLog();
  refresh();
}

async function readLog() {
  if (!log) return;
  const answer = await tool("log");
  if (!log) return;
  log.textContent = (answer.lines ?? []).join("\n");
  log.scrollTop = log.scrollHeight;
}
setInterval(() => { if (log?.isConnected && !panel.hidden) readLog(); }, 2000);

function languages() {
  return el("select", { "aria-label": word("part-server"), dataset: { key: "server language" }, onchange: (event) => tool("server-locale", { locale: event.target.value }) },
    Object.entries(LANGUAGES).map(([locale, name]) => el("option", { value: locale, selected: locale === now.server.locale }, name)));
}

function newcomer() {
  const name = el("input", { type: "text", maxLength: 32, "aria-label": word("name"), placeholder: word("name"), list: "strange", dataset: { key: "newcomer" } });
  const come = async () => {
    const answer = await tool("person", { name: name.value || STRANGE[Math.floor(Math.random() * STRANGE.length)], locale: now.me.locale });
    if (answer.person) become(answer.person);
  };
  return [el("datalist", { id: "strange" }, STRANGE.map((value) => el("option", { value }))), row([name, small(word("tool-person"), come)]),
    row([small(word("tool-leave"), () => tool("leave"))])];
}
