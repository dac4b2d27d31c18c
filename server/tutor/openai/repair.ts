import { asData } from "../prompts/as-data.ts";
import type { Message } from "../prompts/message.ts";
import { type RedactedMessage, redactMessages } from "../safety/redact.ts";

interface Broken {
  text: string;
  problem: string;
}

/**
 * Repeats a request with the unusable reply: its fault is stated among the rules, and the reply is quoted as data,
 * since a question may have made it contain instructions.
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
  // Numbers in the quote are the model's own; everything else was redacted before.
  return redactMessages(mended, { keepNumbers: true });
}
