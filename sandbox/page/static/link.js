// How does the page talk with the sandbox? One websocket: news come in, wishes go out and are answered.

let socket = null;
let number = 0;
let told = () => {};
let state = () => {};
const open = new Map();

export function connect(onNews, onState, greeting) {
  told = onNews;
  state = onState;
  begin(greeting, 0);
}

function begin(greeting, attempt) {
  socket = new WebSocket(`ws://${location.host}/visit`);
  socket.addEventListener("open", () => {
    attempt = 0;
    state(true);
    greeting();
  });
  socket.addEventListener("message", (event) => {
    const heard = JSON.parse(event.data);
    if (heard.kind === "news") told(heard);
    else finish(heard.number, heard);
  });
  socket.addEventListener("close", () => {
    state(false);
    for (const key of [...open.keys()]) finish(key, { error: "bot-gone" });
    setTimeout(() => begin(greeting, attempt + 1), Math.min(200 * 2 ** attempt, 5000));
  });
}

function finish(key, answer) {
  open.get(key)?.(answer);
  open.delete(key);
}

// Wishes for something; the answer has an `error` where it cannot be.
export function wish(what, details = {}) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "bot-gone" });
  number += 1;
  const key = number;
  const answer = new Promise((resolve) => open.set(key, resolve));
  socket.send(JSON.stringify({ do: what, number: key, ...details }));
  return answer;
}
