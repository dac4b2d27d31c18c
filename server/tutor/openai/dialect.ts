import { z } from "zod";

const dialect = z.object({
  /** How the form of an answer is asked for; at `none`, and at `json_object`, by the words of the prompt as well. */
  format: z.enum(["json_schema", "json_object", "none"]),
  cap: z.enum(["max_completion_tokens", "max_tokens"]),
  /** The highest cap it takes; null where none is known. */
  mostReplyTokens: z.number().int().positive().nullable(),
  /** Sends an answer as it is written. */
  streams: z.boolean(),
  /** Tells at the end of a stream how many tokens it took. */
  countsStreams: z.boolean(),
  /** Takes a student's hash, by which misuse is told apart. */
  takesSafetyIdentifier: z.boolean(),
  takesReasoningEffort: z.boolean(),
  takesVerbosity: z.boolean(),
  /** Sends the headers of a reply before the model has begun to write. */
  beginsAtOnce: z.boolean(),
});

/** What of the API a provider understands. All of them say that they speak it; few speak all of it. */
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

/** A dialect that was learnt, as it is kept over a restart. */
export const learntDialect = z.object({ dialect, learntAt: z.number() });
export type LearntDialect = z.infer<typeof learntDialect>;

/** What one dialect has that another has not, by its names. */
export function differences(one: Dialect, other: Dialect): (keyof Dialect)[] {
  // safe: the keys of a dialect
  const names = Object.keys(one) as (keyof Dialect)[];
  return names.filter((name) => one[name] !== other[name]);
}
