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

/** About what a photo of our size (1,600 px at most) costs with the models that see. */
const tokensPerPhoto = 1_000;

/**
 * What a request has cost about, where the provider doesn't say: many leave usage out of streams, and one that is cut
 * or stopped ends before the count comes. Better a rough figure in the account of a day's tokens than a free answer.
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

/** About so many tokens a text takes. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
