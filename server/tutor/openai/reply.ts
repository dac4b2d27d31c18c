import { APIError } from "openai";
import { z } from "zod";
import type { Usage } from "../engine.ts";
import { TutorError } from "../tutor-error.ts";
import type {
  ChatCompletionCreateParams,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions";

/** A model's raw reply. */
interface Reply {
  text: string;
  /** The model's own refusal; empty where it answers. */
  refusal: string;
  /** The provider's finish reason; null where it gives none. */
  finishReason: string | null;
  hasChoice: boolean;
  /** The usage as the provider counted it. */
  usage: Usage | undefined;
}

/** A reply with its usage, counted or estimated. */
export type CountedReply = Reply & { usage: Usage };

/** More than any reply costs; a larger or fractional number doesn't fit the database column. */
const tokens = z.number().int().nonnegative().max(1e9);
/** An implausible count is estimated, and invalidates no answer. */
const usage = z
  .object({ prompt_tokens: tokens, completion_tokens: tokens })
  .nullish()
  .catch(undefined);
/** Some send a list of parts, including reasoning; only text is the reply. */
const parts = z
  .array(z.looseObject({ type: z.string().nullish(), text: z.string().nullish() }))
  .transform((list) => list.map(({ type, text }) => (type === "text" ? text : "")).join(""));
const textFields = {
  content: z.union([z.string(), parts]).nullish(),
  refusal: z.string().nullish(),
};
const providerError = z.looseObject({ message: z.unknown(), code: z.unknown() });

/** The fields of a chunk that are read; providers of a dialect omit fields. */
const chunk = z.object({
  choices: z
    .array(
      z.object({
        index: z.number().nullish(),
        finish_reason: z.string().nullish(),
        delta: z.object(textFields).nullish(),
      }),
    )
    .nullish(),
  usage,
  error: z.union([providerError, z.string()]).nullish(),
});

type Chunk = z.infer<typeof chunk>;

const completion = z.object({
  choices: z.array(
    z.object({ finish_reason: z.string().nullish(), message: z.object(textFields) }),
  ),
  usage,
});

/** Some gateways report an error with a status of success. */
const errorReply = z.object({ error: z.union([providerError, z.string()]) });

/** Assembles a reply from the chunks of a stream. */
export interface Gathering {
  readonly reply: Reply;
  /** The stream has announced its end. */
  readonly isDone: boolean;
  /**
   * Returns the text that a chunk adds to the reply, if any.
   *
   * @throws {TutorError} for what is no chunk, {APIError} for an error that the provider reports in mid-stream.
   */
  take: (data: string) => string;
}

export function gatherReply(): Gathering {
  const reply: Reply = {
    text: "",
    refusal: "",
    finishReason: null,
    hasChoice: false,
    usage: undefined,
  };
  let isDone = false;

  function take(data: string): string {
    if (data !== "[DONE]") return takeChunk(reply, chunkIn(data));
    isDone = true;
    return "";
  }

  return {
    reply,
    get isDone() {
      return isDone;
    },
    take,
  };
}

function chunkIn(data: string): Chunk {
  const parsed = chunk.safeParse(parseJson(data));
  if (!parsed.success) throw noCompletion(parsed.error);
  if (parsed.data.error) throw errorInStream(parsed.data.error);
  return parsed.data;
}

function takeChunk(reply: Reply, { choices, usage }: Chunk): string {
  if (usage) reply.usage = usageOf(usage);
  // Only one choice is requested, and others don't continue the first one.
  const choice = choices?.find(({ index }) => (index ?? 0) === 0);
  if (!choice) return "";
  const contentDelta = choice.delta?.content ?? "";
  reply.hasChoice = true;
  reply.text += contentDelta;
  reply.refusal += choice.delta?.refusal ?? "";
  reply.finishReason = choice.finish_reason ?? reply.finishReason;
  return contentDelta;
}

/**
 * Parses a whole reply from a provider that doesn't stream.
 *
 * @throws {TutorError} `unreadable` for what is no chat completion, {APIError} for an error that came in its place
 */
export function readCompletion(body: string): Reply {
  const value = parseJson(body);
  const failure = errorReply.safeParse(value).data;
  if (failure) throw errorInStream(failure.error);
  const result = completion.safeParse(value);
  if (!result.success) throw noCompletion(result.error);
  const choice = result.data.choices[0];
  return {
    text: choice?.message.content ?? "",
    refusal: choice?.message.refusal ?? "",
    finishReason: choice?.finish_reason ?? null,
    hasChoice: choice !== undefined,
    usage: result.data.usage ? usageOf(result.data.usage) : undefined,
  };
}

function usageOf(counted: NonNullable<z.infer<typeof usage>>): Usage {
  return { inputTokens: counted.prompt_tokens, outputTokens: counted.completion_tokens };
}

/**
 * After its headers a stream can't change its status: the error arrives as data, sometimes with the status as its code.
 */
function errorInStream(error: NonNullable<Chunk["error"]>): APIError {
  const detail = typeof error === "string" ? { message: error } : error;
  const status = "code" in detail && typeof detail.code === "number" ? detail.code : undefined;
  return new APIError(status, detail, undefined, undefined);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw noCompletion(error);
  }
}

function noCompletion(cause: unknown): TutorError {
  return new TutorError("unreadable", "This is no chat completion", { cause });
}

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
