import type { Check } from "#shared/contracts/answer.ts";
import type { MathsOutcome, Solved } from "../maths/outcome.ts";
import { type AskContext, askEngine } from "./ask-engine.ts";
import { type ComputedAnswer, computedAnswerOf } from "./computed-answer.ts";
import type { TutorEngine } from "./engine.ts";
import type { HomeworkRequest, PracticeRequest } from "./operations.ts";
import type { HomeworkSolution } from "./outputs/homework-solution.ts";
import type { PracticeProblem } from "./outputs/practice-problem.ts";
import { wholeSeed } from "./solver/seeded-random.ts";
import type { Solver } from "./solver/solver.ts";
import { TutorError } from "./tutor-error.ts";

/** An answer after the checker, with the engine that wrote what is shown. */
type TutorAnswer<Output> =
  | {
      kind: "answered";
      output: Output;
      check: Check;
      engine: TutorEngine["name"];
      /** The answer as our solver found it, where it could. */
      computed: ComputedAnswer | null;
    }
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
  solver: Solver;
  now: () => Date;
  /** From 0 up to 1; examples for computed solutions are drawn with it. */
  random?: () => number;
}

/**
 * The tutor: one engine, and the checker in front of it. A final answer that can be computed is computed, and what
 * contradicts it never gets out. Failures of the engine are thrown as `TutorError`, each recorded before.
 */
export function createTutor({
  engine,
  solver,
  now,
  random = Math.random,
}: TutorDependencies): Tutor {
  async function homework(
    question: HomeworkQuestion,
    context: AskContext,
  ): Promise<TutorAnswer<HomeworkSolution>> {
    const computed = await solver.solve({ question: question.question, grade: question.grade });
    const seesPhoto = question.photo !== undefined && engine.readsPhotos;
    // With a photo in view the words may be a part of the question only ("5 - 2" can be its number in the book).
    const request = seesPhoto ? question : { ...question, ...given(computed) };
    const first = await askEngine("homework", request, { ...context, engine, now });
    if (first.kind === "declined") return { ...first, engine: engine.name };

    const verdict = await solver.check({ computed, solution: answerOf(first.output) });
    if (verdict.status !== "wrong")
      return byEngine(engine, first.output, { check: verdict, computed });
    if (seesPhoto)
      return byEngine(engine, first.output, { check: { status: "unchecked" }, computed });
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
      const solution = answerOf(second.output);
      const verdict = await solver.check({ computed: expected, solution });
      if (verdict.status === "checked")
        return byEngine(engine, second.output, { check: verdict, computed: expected });
    }
    const seed = wholeSeed(random);
    const ours = await solver.write({ solved: expected, grade: request.grade, seed });
    return byOurselves(ours, expected);
  }

  async function practice(
    request: PracticeRequest,
    context: AskContext,
  ): Promise<TutorAnswer<PracticeProblem>> {
    const drawn = await askEngine("practice", request, { ...context, engine, now });
    if (drawn.kind === "declined") return { ...drawn, engine: engine.name };

    const { question, solution } = drawn.output;
    const { grade } = request;
    const computed = await solver.solve({ question, grade });
    const verdict = await solver.check({ computed, solution: answerOf(solution) });
    if (verdict.status !== "wrong")
      return byEngine(engine, drawn.output, { check: verdict, computed });
    // Asking again would bring another question; this one is solved already.
    const solved = verdict.expected;
    const ours = await solver.write({ solved, grade, seed: wholeSeed(random) });
    return byOurselves({ question, solution: ours }, verdict.expected);
  }

  return { homework, practice };
}

function byEngine<Output>(
  { name }: TutorEngine,
  output: Output,
  { check, computed }: { check: Check; computed: MathsOutcome },
): TutorAnswer<Output> {
  const answer = computed.kind === "solved" ? computedAnswerOf(computed) : null;
  return { kind: "answered", output, check, engine: name, computed: answer };
}

function byOurselves<Output>(output: Output, solved: Solved): TutorAnswer<Output> {
  const check: Check = { status: "checked", method: solved.solution.check.method };
  return {
    kind: "answered",
    output,
    check,
    engine: "built-in",
    computed: computedAnswerOf(solved),
  };
}

/** All of a solution that is held against the computed one. */
function answerOf({ answer }: HomeworkSolution): Pick<HomeworkSolution, "answer"> {
  return { answer };
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
