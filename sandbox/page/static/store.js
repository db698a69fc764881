// What does this tab know? The latest news, put together.

export const now = { words: {}, people: [], channels: [], order: [], waiting: [], failed: [], knobs: {}, settings: [] };
export const messages = new Map();

// Takes news in; returns which parts have changed.
export function take(news) {
  const changed = new Set();
  for (const [key, value] of Object.entries(news)) {
    if (key === "kind" || key === "messages") continue;
    now[key] = value;
    changed.add(key);
  }
  if (changed.has("channel") || changed.has("me")) messages.clear();
  const fresh = news.messages.map((message) => message.id);
  for (const message of news.messages) messages.set(message.id, message);
  if (changed.has("order")) {
    for (const id of [...messages.keys()]) if (!now.order.includes(id)) messages.delete(id);
  }
  return { changed, fresh };
}

export function word(key, values = {}) {
  const text = now.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

export function me() {
  return now.people.find((person) => person.id === now.me?.id);
}

export function here() {
  return now.channels.find((channel) => channel.id === now.channel);
}

export function isWaiting(message, control) {
  return now.waiting.some((entry) => entry.message === message && entry.control === control);
}
