import type { Check, Offer, ReplyKind } from "#shared/contracts/answer.ts";
import type { MathsOutcome, Solved } from "@sawaal/maths";
import { checkInWords } from "../check/check-in-words.ts";
import { type ComputedAnswer, computedAnswerIn, computedAnswerOf } from "../computed-answer.ts";
import type { DeclinedResult } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";
import type { SetAside } from "../present/set-aside.ts";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import type { CareMessage, Safety } from "../safety/safety.ts";
import { type Finding, findingOf } from "./finding.ts";

/** A checked answer, with the engine that wrote the displayed text. */
export interface EngineAnswer<Output> {
  kind: "answered";
  output: Output;
  check: Check;
  engine: TutorEngine["name"];
  /** The solver's answer, where it has one. */
  computed: ComputedAnswer | null;
  /** The question as the solver read it, where that differs from the student's text. */
  question?: string;
  /** The question read from her photo. */
  transcription?: string;
  /** Set where it is related and doesn't answer the question. */
  replyKind?: ReplyKind;
  /** A message for the student: why another tutor than usual wrote it, or what was left out. */
  notice?: string;
}

export interface DeclinedAnswer {
  kind: "declined";
  sentence: string;
  /** Alternatives that can be asked. */
  nearby?: readonly string[];
  /** The one question in her text that can be answered. */
  suggestion?: string;
  /** Parts of the product that help instead. */
  offers?: readonly Offer[];
  /** Set where it is more than a refusal. */
  replyKind?: ReplyKind;
  engine: TutorEngine["name"];
  notice?: string;
}

export type TutorAnswer<Output> = EngineAnswer<Output> | DeclinedAnswer;

export function byEngine<Output>(
  { name }: TutorEngine,
  output: Output,
  { check, computed }: { check: Check; computed: MathsOutcome },
): EngineAnswer<Output> {
  return {
    kind: "answered",
    output,
    check,
    engine: name,
    computed: computedAnswerIn(computed, name),
  };
}

/** For output that no computation can judge: an explanation, a quiz. */
export function uncomputed<Output>(
  engine: TutorEngine["name"],
  output: Output,
): EngineAnswer<Output> {
  return { kind: "answered", output, check: { status: "unchecked" }, engine, computed: null };
}

export function byOurselves<Output>(output: Output, solved: Solved): EngineAnswer<Output> {
  const check: Check = { status: "checked", method: checkInWords(solved.solution.check) };
  const computed = computedAnswerOf(solved);
  return { kind: "answered", output, check, engine: "built-in", computed };
}

/** An aborted engine call carries no error: the aborting caller knows the reason. */
export function declinedBy(
  { name }: TutorEngine,
  result: DeclinedResult | { kind: "cut" },
): DeclinedAnswer {
  if (result.kind === "cut") throw new Error("Only a call that is watched can be ended early");
  return { ...result, engine: name };
}

interface SettingAside {
  engine: TutorEngine;
  safety: Pick<Safety, "offTopicLine" | "careFor">;
}

/** The reply to a text that a model set aside instead of answering. */
export function replyToSetAside(
  aside: SetAside,
  text: string,
  { engine, safety }: SettingAside,
): DeclinedAnswer | CareMessage {
  if (aside.kind === "off-topic") {
    const sentence = safety.offTopicLine(text);
    return { kind: "declined", sentence, replyKind: "aside", engine: engine.name };
  }
  const { concern } = aside;
  const care = safety.careFor(concern, text);
  return { kind: "care", concern, source: "provider", ...care, engine: "built-in" };
}

const linesLeftOut =
  "A line of the working could not be made right, so it was left out with all that follows from it. Check the answer yourself before you use it.";

const textLeftOut = "A line of the text that could not be made right was left out.";

/** A notice that a part of the text is missing, where the answer has no other notice. */
export function withNotice<Output>(
  answered: EngineAnswer<Output>,
  findings: readonly Finding[],
): EngineAnswer<Output> {
  return findingOf(findings, "wrong_text") ? { notice: textLeftOut, ...answered } : answered;
}

/** Cuts before the false line: what follows depends on it, and so may the answer, which gets no mark. */
export function withoutWrongSteps<Output extends Pick<HomeworkSolution, "steps">>(
  engineAnswer: EngineAnswer<Output>,
  findings: readonly Finding[],
): EngineAnswer<Output> {
  const wrong = findingOf(findings, "wrong_step");
  if (!wrong) return engineAnswer;
  const { output } = engineAnswer;
  return {
    ...engineAnswer,
    output: { ...output, steps: output.steps.slice(0, wrong.step) },
    check: { status: "unchecked" },
    notice: linesLeftOut,
  };
}
