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
 * A value that is still being received. It is not validated: values may be anything of their type, and a string is as
 * long as it has been written.
 */
export type Draft<Value> = Value extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Draft<Value[Key]> }
    : Value;

export interface Call<Output> {
  /** Aborts the work: the student pressed Stop, or time is up. */
  signal: AbortSignal;
  /**
   * When work on the answer began, by `performance.now()`: its time limit runs from there. By default it begins now.
   */
  startedAt?: number | undefined;
  /** Given the output as far as it is written: its first part at once, and all that has come at most every 35 ms. */
  onDraft?: (draft: Draft<Output>) => void;
  /**
   * The fields whose unfinished text is read. Of all others only complete values are read, and an engine may omit drafts
   * that complete none. By default all fields.
   */
  wordByWord?: readonly string[] | undefined;
}

/** The outcome of a call: an answer, or a refusal because the engine lacks the ability, which is not a failure. */
export type Outcome<Output> =
  | {
      kind: "answered";
      output: Output;
      /** Set where the output is related and doesn't answer the question. */
      replyKind?: ReplyKind;
      usage: Usage;
    }
  | {
      kind: "declined";
      /** For the student: what this engine can't do, and the nearest thing it can. Markdown. */
      sentence: string;
      /** Related things that it can do, each to be asked by these words. */
      nearby?: readonly string[];
      /** The one question in the student's text that it can answer, in case she meant that. */
      suggestion?: string;
      /** Parts of the product that help instead, best first. */
      offers?: readonly Offer[];
      /** Set where it is more than a refusal. */
      replyKind?: ReplyKind;
      usage: Usage;
    };

export type Skill<Name extends OperationName> = (
  request: Operations[Name]["request"],
  call: Call<z.infer<Operations[Name]["output"]>>,
) => Promise<Outcome<z.infer<Operations[Name]["output"]>>>;

/**
 * The interface of every engine. An engine has only the skills that it supports: an unsupported one is absent, and the
 * tutor declines in a sentence. Failures (time-out, refusal of the provider, an unreadable reply) are thrown as
 * `TutorError`.
 */
export interface TutorEngine {
  name: "built-in" | "openai";
  /** Recorded with every call. */
  model: string;
  readsPhotos: boolean;
  skills: { [Name in OperationName]?: Skill<Name> };
}
