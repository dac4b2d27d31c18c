import type { Offer, ReplyKind } from "#shared/contracts/answer.ts";
import type { z } from "zod";
import type { OperationName, Operations } from "./operations.ts";

/** Tokens as the provider counted them; zeros for the built-in engine. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

export const noUsage: Usage = { inputTokens: 0, outputTokens: 0 };

/**
 * A value of which parts may not have come yet. Not held to its schema: values have their types, and may be anything; of
 * a string as much is there as has been written.
 */
export type Draft<Value> = Value extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Draft<Value[Key]> }
    : Value;

export interface Call<Output> {
  /** Ends the work: the student pressed Stop, or time is up. */
  signal: AbortSignal;
  /** When work on the answer began, by `performance.now()`: its time runs from there. Left out: it begins now. */
  startedAt?: number | undefined;
  /** Given the output as far as it is written: its first part at once, and all that has come at most every 35 ms. */
  onDraft?: (draft: Draft<Output>) => void;
  /**
   * The fields of which the streamed text is looked at. Of all others only what is whole is, and no draft need be given
   * where nothing more is. Left out: of all fields.
   */
  wordByWord?: readonly string[] | undefined;
}

/** What came of asking: an answer, or an honest "I can't do that" which is not a failure. */
export type Outcome<Output> =
  | {
      kind: "answered";
      output: Output;
      /** Where the output is about the matter and doesn't answer the question. */
      replyKind?: ReplyKind;
      usage: Usage;
    }
  | {
      kind: "declined";
      /** For the student: what this engine can't do, and the nearest thing it can. Markdown. */
      sentence: string;
      /** What it can do that is near, each to be asked by these words. */
      nearby?: readonly string[];
      /** The one question in the student's text that it can answer, in case she meant that. */
      suggestion?: string;
      /** What of the product helps instead, the best first. */
      offers?: readonly Offer[];
      /** Where it is more than a refusal. */
      replyKind?: ReplyKind;
      usage: Usage;
    };

export type Skill<Name extends OperationName> = (
  request: Operations[Name]["request"],
  call: Call<z.infer<Operations[Name]["output"]>>,
) => Promise<Outcome<z.infer<Operations[Name]["output"]>>>;

/**
 * What every engine can be asked. An engine has the skills it really has: a missing one is not there to be
 * called, and the tutor says so in a sentence. Failures (time-out, refusal of the provider, an unreadable reply)
 * are thrown as `TutorError`.
 */
export interface TutorEngine {
  name: "built-in" | "openai";
  /** Recorded with every call. */
  model: string;
  readsPhotos: boolean;
  skills: { [Name in OperationName]?: Skill<Name> };
}
