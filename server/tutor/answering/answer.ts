import type { Check, Offer, ReplyKind } from "#shared/contracts/answer.ts";
import type { MathsOutcome, Solved } from "../../maths/index.ts";
import { checkInWords } from "../check/check-in-words.ts";
import { type ComputedAnswer, computedAnswerIn, computedAnswerOf } from "../computed-answer.ts";
import type { Said } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";

/** An answer after the checker, with the engine that wrote what is shown. */
export interface Answered<Output> {
  kind: "answered";
  output: Output;
  check: Check;
  engine: TutorEngine["name"];
  /** The answer as our solver found it, where it could. */
  computed: ComputedAnswer | null;
  /** The question as it was solved, where that isn't what the student typed. */
  question?: string;
  /** The question in her photo, as it was read. */
  transcription?: string;
  /** Where it is about the matter and doesn't answer the question. */
  replyKind?: ReplyKind;
  /** For the student: why another tutor than usual wrote it, or what was left out. */
  notice?: string;
}

export interface Declined {
  kind: "declined";
  sentence: string;
  /** What can be asked instead. */
  nearby?: readonly string[];
  /** The one question in her text that can be answered. */
  suggestion?: string;
  /** What of the product helps instead. */
  offers?: readonly Offer[];
  /** Where it is more than a refusal. */
  replyKind?: ReplyKind;
  engine: TutorEngine["name"];
  notice?: string;
}

export type TutorAnswer<Output> = Answered<Output> | Declined;

export function byEngine<Output>(
  { name }: TutorEngine,
  output: Output,
  { check, computed }: { check: Check; computed: MathsOutcome },
): Answered<Output> {
  return {
    kind: "answered",
    output,
    check,
    engine: name,
    computed: computedAnswerIn(computed, name),
  };
}

/** What is neither right nor wrong by computation: an explanation, a quiz. */
export function uncomputed<Output>(engine: TutorEngine["name"], output: Output): Answered<Output> {
  return { kind: "answered", output, check: { status: "unchecked" }, engine, computed: null };
}

export function byOurselves<Output>(output: Output, solved: Solved): Answered<Output> {
  const check: Check = { status: "checked", method: checkInWords(solved.solution.check) };
  const computed = computedAnswerOf(solved);
  return { kind: "answered", output, check, engine: "built-in", computed };
}

/** An engine that was ended early said nothing: whoever ends it knows what to say. */
export function declinedBy({ name }: TutorEngine, asked: Said | { kind: "cut" }): Declined {
  if (asked.kind === "cut") throw new Error("Only a call that is watched can be ended early");
  return { ...asked, engine: name };
}
