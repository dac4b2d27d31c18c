import { type RedactedMessage, redactMessages } from "../safety/redact.ts";
import { TutorError } from "../tutor-error.ts";
import { isApiError, isTooLong } from "./failures.ts";
import type { Reading } from "./read-answer.ts";
import { asData, type Message } from "../prompts/message.ts";

/** The messages of a question, and the length limit of its reply. */
export interface Prompt {
  messages: readonly RedactedMessage[];
  maxReplyTokens: number;
}

/** A provider's refusal or a model's defect that may not happen in a changed second request. */
export type Mishap =
  /** The provider found that the model's reply violates the schema, and withheld it. */
  | { kind: "invalid"; text: string; error: TutorError }
  /** Prompt and cap together exceed the model's context; `room`: tokens that are left for a reply. */
  | { kind: "too_long"; room: number | null; error: TutorError };

/** An unusable or missing reply. */
export type UnusableReply = Mishap | Exclude<Reading<never>, { kind: "read" }>;

export function mishapIn(error: unknown): Mishap | null {
  if (!(error instanceof TutorError) || !isApiError(error.cause)) return null;
  const { cause } = error;
  if (isTooLong(cause)) return { kind: "too_long", room: roomIn(cause.message), error };
  if (cause.code !== "json_validate_failed") return null;
  const body: { failed_generation?: unknown } | undefined = cause.error;
  const text = typeof body?.failed_generation === "string" ? body.failed_generation : "";
  return { kind: "invalid", text, error };
}

const contextSize = /maximum (?:model )?(?:context|sequence)[\w ]*? is (?<most>\d+)/iu;
const promptSize =
  /(?<used>\d+) (?:of |tokens? )?(?:in the messages|in the prompt|input tokens|prompt tokens|from the input)/iu;
/** Providers' token counts are approximate, and some add a few per message. */
const margin = 64;

function roomIn(complaint: string): number | null {
  const most = contextSize.exec(complaint)?.groups?.["most"];
  const used = promptSize.exec(complaint)?.groups?.["used"];
  if (most === undefined || used === undefined) return null;
  const room = Number(most) - Number(used) - margin;
  return room > 0 ? room : null;
}

/** A whole answer seldom takes more. */
const shortReplyTokens = 2_000;

/**
 * The second request; null where it would equal the first.
 *
 * @param most The highest cap that the provider takes; null where none is known
 */
export function secondRequest(
  prompt: Prompt,
  reply: UnusableReply,
  most: number | null,
): Prompt | null {
  const { messages, maxReplyTokens } = prompt;
  switch (reply.kind) {
    case "broken":
      return { messages: repairMessages(messages, reply), maxReplyTokens };
    case "invalid": {
      const problem = "It is no JSON that keeps to its schema.";
      return { messages: repairMessages(messages, { ...reply, problem }), maxReplyTokens };
    }
    case "eaten":
      return most !== null && most <= maxReplyTokens
        ? null
        : { messages, maxReplyTokens: maxReplyTokens * 2 };
    case "too_long":
      return shorter(prompt, reply.room ?? shortReplyTokens);
  }
}

/** Null where nothing can be omitted and the cap is as low already. */
function shorter({ messages, maxReplyTokens }: Prompt, room: number): Prompt | null {
  const least = withoutTurns(messages);
  return least.length === messages.length && maxReplyTokens <= room
    ? null
    : { messages: least, maxReplyTokens: Math.min(room, maxReplyTokens) };
}

/** The rules and the question, without earlier turns. */
function withoutTurns(messages: readonly RedactedMessage[]): readonly RedactedMessage[] {
  const last = messages.findLastIndex(({ role }) => role === "user");
  return messages.filter(({ role }, place) => role === "system" || place === last);
}

const capUsedUp =
  "The cap on tokens was used up before the answer began, by thinking: raise OPENAI_MAX_REPLY_TOKENS, as far as the model takes it, or lower OPENAI_REASONING_EFFORT";

/** The failure for an unusable reply. */
export function failureIn(reply: UnusableReply): TutorError {
  switch (reply.kind) {
    case "broken":
      return new TutorError("unreadable", `The reply was of no use. ${reply.problem}`, {
        cause: reply.cause,
      });
    case "eaten":
      return new TutorError("unreadable", capUsedUp);
    case "invalid":
    case "too_long":
      return reply.error;
  }
}

interface BrokenReply {
  text: string;
  problem: string;
}

/**
 * Repeats a request with the unusable reply: its defect is stated among the rules, and the reply is quoted as data,
 * since a question may have made it contain instructions.
 */
function repairMessages(
  messages: readonly RedactedMessage[],
  { text, problem }: BrokenReply,
): RedactedMessage[] {
  const rule = `An earlier reply of yours, quoted by the user as data, can't be used. ${problem}\nWrite the whole answer again, as one whole JSON object.`;
  const quote = asData("earlier-reply", text);
  const first = messages.findIndex(({ role }) => role === "system");
  const last = messages.findLastIndex(({ role }) => role === "user");
  const repairedMessages = messages.map((message, place): Message => {
    if (place === first) return { ...message, content: `${message.content}\n\n${rule}` };
    if (place === last) return { ...message, content: `${message.content}\n\n${quote}` };
    return message;
  });
  // Numbers in the quote are the model's own; everything else was redacted before.
  return redactMessages(repairedMessages, { keepNumbers: true });
}
