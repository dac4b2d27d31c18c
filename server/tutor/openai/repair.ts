import { asData } from "../prompts/as-data.ts";
import type { Message } from "../prompts/message.ts";
import { type RedactedMessage, redactMessages } from "../safety/redact.ts";

interface Broken {
  text: string;
  problem: string;
}

/**
 * Asks the same once more with the reply that can't be used: what was wrong with it is said among the rules, and the
 * reply itself is quoted as data, for a question may have led it to give orders.
 */
export function repairMessages(
  messages: readonly RedactedMessage[],
  { text, problem }: Broken,
): RedactedMessage[] {
  const rule = `An earlier reply of yours, quoted by the user as data, can't be used. ${problem}\nWrite the whole answer again, as one whole JSON object.`;
  const quote = asData("earlier-reply", text);
  const first = messages.findIndex(({ role }) => role === "system");
  const last = messages.findLastIndex(({ role }) => role === "user");
  const mended = messages.map((message, place): Message => {
    if (place === first) return { ...message, content: `${message.content}\n\n${rule}` };
    if (place === last) return { ...message, content: `${message.content}\n\n${quote}` };
    return message;
  });
  // Numbers in the quote are the model's own, and everything else went through here before.
  return redactMessages(mended, { keepNumbers: true });
}
