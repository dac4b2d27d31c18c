import type {
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";
import type { Usage } from "../engine.ts";

export function sumOf(one: Usage, other: Usage): Usage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}

/** The usual rule of thumb for English; Hindi takes more. */
const charactersPerToken = 4;

/** Roughly the cost of a photo of at most 1,600 px with vision models. */
const tokensPerPhoto = 1_000;

/**
 * Estimates the usage of a request where the provider doesn't report it: many omit it in streams, and one that is cut
 * or stopped ends before it. A rough figure in the day's account is better than none.
 */
export function estimatedUsage({ messages }: ChatCompletionCreateParams, reply: string): Usage {
  const inputTokens = messages.reduce((total, { content }) => total + tokensOf(content), 0);
  return { inputTokens, outputTokens: tokensIn(reply) };
}

function tokensOf(content: ChatCompletionMessageParam["content"]): number {
  if (typeof content === "string") return tokensIn(content);
  const parts: readonly { type: string; text?: string }[] = content ?? [];
  return parts.reduce(
    (total, { text }) => total + (text === undefined ? tokensPerPhoto : tokensIn(text)),
    0,
  );
}

/** The approximate number of tokens in a text. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
