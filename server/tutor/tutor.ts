import type { Check } from "#shared/contracts/answer.ts";
import type { MathsOutcome, Solved } from "../maths/outcome.ts";
import { solveQuestion } from "../maths/solve-question.ts";
import { type AskContext, askEngine } from "./ask-engine.ts";
import { solutionOf } from "./built-in/solution-of.ts";
import { checkSolution } from "./check/check-solution.ts";
import type { TutorEngine } from "./engine.ts";
import type { HomeworkRequest, PracticeRequest } from "./operations.ts";
import type { HomeworkSolution } from "./outputs/homework-solution.ts";
import type { PracticeProblem } from "./outputs/practice-problem.ts";
import { TutorError } from "./tutor-error.ts";

/** An answer after the checker, with the engine that wrote what is shown. */
type TutorAnswer<Output> =
  | { kind: "answered"; output: Output; check: Check; engine: TutorEngine["name"] }
  | { kind: "declined"; sentence: string; engine: TutorEngine["name"] };

/** What a student asks; results of our own solver are added by the tutor. */
export type HomeworkQuestion = Omit<HomeworkRequest, "computed" | "contradicted">;

export interface Tutor {
  homework: (
    question: HomeworkQuestion,
    context: AskContext,
  ) => Promise<TutorAnswer<HomeworkSolution>>;
  practice: (
    request: PracticeRequest,
    context: AskContext,
  ) => Promise<TutorAnswer<PracticeProblem>>;
}

interface TutorDependencies {
  engine: TutorEngine;
  now: () => Date;
  /** From 0 up to 1; examples for computed solutions are drawn with it. */
  random?: () => number;
}

/**
 * The tutor: one engine, and the checker in front of it. A final answer that can be computed is computed, and what
 * contradicts it never gets out. Failures of the engine are thrown as `TutorError`, each recorded before.
 */
export function createTutor({ engine, now, random = Math.random }: TutorDependencies): Tutor {
  async function homework(
    question: HomeworkQuestion,
    context: AskContext,
  ): Promise<TutorAnswer<HomeworkSolution>> {
    const computed = solveQuestion(question.question, { grade: question.grade });
    const seesPhoto = question.photo !== undefined && engine.readsPhotos;
    // With a photo in view the words may be a part of the question only ("5 - 2" can be its number in the book).
    const request = seesPhoto ? question : { ...question, ...given(computed) };
    const first = await askEngine("homework", request, { ...context, engine, now });
    if (first.kind === "declined") return { ...first, engine: engine.name };

    const verdict = checkSolution(computed, first.output);
    if (verdict.status !== "wrong") return byEngine(first.output, verdict);
    if (seesPhoto) return byEngine(first.output, { status: "unchecked" });
    return mend({ ...request, contradicted: first.output.answer }, verdict.expected, context);
  }

  /** Once more with the computed result in hand; then the computed solution takes the answer's place. */
  async function mend(
    request: HomeworkRequest,
    expected: Solved,
    context: AskContext,
  ): Promise<TutorAnswer<HomeworkSolution>> {
    const second = await askEngine("homework", request, { ...context, engine, now }).catch(
      unlessStopped,
    );
    if (second?.kind === "answered") {
      const verdict = checkSolution(expected, second.output);
      if (verdict.status === "checked") return byEngine(second.output, verdict);
    }
    return byOurselves(solutionOf(expected, { grade: request.grade, random }), expected);
  }

  async function practice(
    request: PracticeRequest,
    context: AskContext,
  ): Promise<TutorAnswer<PracticeProblem>> {
    const drawn = await askEngine("practice", request, { ...context, engine, now });
    if (drawn.kind === "declined") return { ...drawn, engine: engine.name };

    const { question, solution } = drawn.output;
    const { grade } = request;
    const verdict = checkSolution(solveQuestion(question, { grade }), solution);
    if (verdict.status !== "wrong") return byEngine(drawn.output, verdict);
    // Asking again would bring another question; this one is solved already.
    const ours = solutionOf(verdict.expected, { grade, random });
    return byOurselves({ question, solution: ours }, verdict.expected);
  }

  function byEngine<Output>(output: Output, check: Check): TutorAnswer<Output> {
    return { kind: "answered", output, check, engine: engine.name };
  }

  return { homework, practice };
}

function byOurselves<Output>(output: Output, { solution }: Solved): TutorAnswer<Output> {
  const check: Check = { status: "checked", method: solution.check.method };
  return { kind: "answered", output, check, engine: "built-in" };
}

function given(computed: MathsOutcome): Pick<HomeworkRequest, "computed"> {
  if (computed.kind !== "solved") return {};
  const { answer, method } = computed.solution;
  return { computed: { answer: answer.latex, method } };
}

/** A second try that fails costs nothing: the computed solution is at hand. Stop still means stop. */
function unlessStopped(error: unknown): undefined {
  if (error instanceof TutorError && error.failure !== "stopped") return undefined;
  throw error;
}
