import { z } from "zod";

const dialect = z.object({
  /** How the form of an answer is requested; at `none`, and at `json_object`, by the prompt as well. */
  format: z.enum(["json_schema", "json_object", "none"]),
  cap: z.enum(["max_completion_tokens", "max_tokens"]),
  /** The highest cap that the provider accepts; null where none is known. */
  mostReplyTokens: z.number().int().positive().nullable(),
  /** Supports streaming. */
  streams: z.boolean(),
  /** Reports the usage at the end of a stream. */
  countsStreams: z.boolean(),
  /** Accepts a student's hash, which identifies misuse. */
  takesSafetyIdentifier: z.boolean(),
  takesReasoningEffort: z.boolean(),
  takesVerbosity: z.boolean(),
  /** Sends the headers of a reply before the model has begun to write. */
  beginsAtOnce: z.boolean(),
});

/** The subset of the API that a provider supports; few that claim the API support all of it. */
export type Dialect = z.infer<typeof dialect>;

/** The API as OpenAI publishes it. */
export const wholeDialect: Dialect = {
  format: "json_schema",
  cap: "max_completion_tokens",
  mostReplyTokens: null,
  streams: true,
  countsStreams: true,
  takesSafetyIdentifier: true,
  takesReasoningEffort: true,
  takesVerbosity: true,
  beginsAtOnce: true,
};

/** A learnt dialect, in its stored form. */
export const learntDialect = z.object({ dialect, learntAt: z.number() });
export type LearntDialect = z.infer<typeof learntDialect>;

/** The names of the fields in which one dialect exceeds another. */
export function differences(one: Dialect, other: Dialect): (keyof Dialect)[] {
  // safe: the keys of a dialect
  const names = Object.keys(one) as (keyof Dialect)[];
  return names.filter((name) => one[name] !== other[name]);
}
