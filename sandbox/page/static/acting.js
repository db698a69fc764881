// How is something done, and where does the focus go afterwards? To what the answer brought, if it brought anything.

import { wish } from "./link.js";
import { complain } from "./toasts.js";
import { openModal } from "./dialogs.js";

const PATIENCE = 20000; // milliseconds; an answer may be thought about
let awaited = null; // the message below which an answer is expected, until it comes

export async function act(what, details, message = null) {
  awaited = { after: message?.id ?? "0", until: Date.now() + PATIENCE };
  const answer = await wish(what, details);
  if (answer.error) complain(answer);
  if (answer.modal) openModal(answer.modal);
  return answer;
}

// Whether a new private message is the answer to what was just done here.
export function isAnswer(message) {
  if (!awaited || !message.ephemeral || Date.now() > awaited.until || BigInt(message.id) <= BigInt(awaited.after)) return false;
  awaited = null;
  return true;
}
