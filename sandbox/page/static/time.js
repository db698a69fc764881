// How are moments written? In the reader's language, by the sandbox's clock, the relative ones kept true.

import { now } from "./store.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function clock() {
  return Date.now() + (now.offset ?? 0);
}

export function written(milliseconds, style) {
  const locale = now.me?.locale ?? "en";
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(milliseconds);
  const seconds = Math.round((milliseconds - clock()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

export function writeStamps(parent = document) {
  for (const stamp of parent.querySelectorAll("time.stamp")) {
    const milliseconds = Number(stamp.dataset.at) * 1000;
    const text = written(milliseconds, stamp.dataset.style);
    if (stamp.textContent !== text) stamp.textContent = text;
    stamp.dateTime = new Date(milliseconds).toISOString();
    stamp.title = written(milliseconds, "F");
  }
}

setInterval(() => writeStamps(), 1000);
