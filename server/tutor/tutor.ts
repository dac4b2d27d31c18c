import type { Concern } from "#shared/domain/study.ts";
import type { AskContext } from "./ask-engine.ts";
import type { Cared, Declined, TutorAnswer } from "./answering/answer.ts";
import { withFallback } from "./answering/fall-back.ts";
import { solveByModel, solveByOurselves } from "./answering/homework.ts";
import { drawPractice } from "./answering/practice.ts";
import type { TutorEngine } from "./engine.ts";
import type { HomeworkQuestion, PracticeRequest } from "./operations.ts";
import type { HomeworkSolution } from "./outputs/homework-solution.ts";
import type { PracticeProblem } from "./outputs/practice-problem.ts";
import type { Photo } from "./photo.ts";
import type { Solver } from "./solver/solver.ts";

export type { HomeworkQuestion } from "./operations.ts";

export interface Tutor {
  /** Begins to compute what a question asks, so that it need not be waited for when the question is asked. */
  prepare: (question: Pick<HomeworkQuestion, "question" | "grade">) => void;
  homework: (
    question: HomeworkQuestion,
    context: AskContext,
  ) => Promise<TutorAnswer<HomeworkSolution> | Cared>;
  practice: (
    request: PracticeRequest,
    context: AskContext,
  ) => Promise<TutorAnswer<PracticeProblem>>;
}

/** Looks at a question before any engine does. */
export interface Safety {
  /** What the student may need a person for; null for an ordinary question. Never rejects but for Stop. */
  assess: (
    question: { text: string; photo?: Photo; names?: readonly string[] },
    signal: AbortSignal,
  ) => Promise<Pick<Cared, "concern" | "source"> | null>;
  /** A kind word in the language of the text, and who can help. */
  careFor: (concern: Concern, text: string) => Pick<Cared, "content" | "helplines">;
  /** Whether a text has clearly nothing to do with study. */
  isOffTopic: (text: string) => boolean;
  /** One friendly line back to study, in the language of the text. */
  offTopicLine: (text: string) => string;
}

interface TutorDependencies {
  engine: TutorEngine;
  /** Answers what it can where the engine can't; the engine itself where no model is set up. */
  builtIn: TutorEngine;
  solver: Solver;
  safety: Safety;
  now: () => Date;
  /** From 0 up to 1; examples for computed solutions are drawn with it. */
  random?: () => number;
}

/**
 * The tutor: safety first, then an engine with the checker in front of it, then the built-in tutor where the engine
 * fails. A final answer that can be computed is computed, and what contradicts it never gets out. Failures that nobody
 * could stand in for are thrown as `TutorError`, each call recorded before.
 */
export function createTutor({
  engine,
  builtIn,
  safety,
  random = Math.random,
  ...rest
}: TutorDependencies): Tutor {
  const dependencies = {
    ...rest,
    random,
    offTopicLine: safety.offTopicLine,
    careFor: safety.careFor,
  };
  const isModel = engine.name !== builtIn.name;

  async function homework(
    question: HomeworkQuestion,
    context: AskContext,
  ): Promise<TutorAnswer<HomeworkSolution> | Cared> {
    const stopped = await beforeSolving(question, context.signal);
    if (stopped) return stopped;
    const { question: text, grade } = question;
    const computed = await rest.solver.solve({ question: text, grade });
    const inquiry = { ...dependencies, question, computed };
    return withFallback(
      {
        model: isModel ? () => solveByModel({ ...inquiry, engine }, context) : null,
        builtIn: () => solveByOurselves({ ...inquiry, engine: builtIn }, context),
      },
      context,
    );
  }

  function practice(
    request: PracticeRequest,
    context: AskContext,
  ): Promise<TutorAnswer<PracticeProblem>> {
    return withFallback(
      {
        model: isModel ? () => drawPractice({ ...dependencies, engine, request }, context) : null,
        builtIn: () => drawPractice({ ...dependencies, engine: builtIn, request }, context),
      },
      context,
    );
  }

  /** The reply to a question that goes to no engine; null for all others. */
  async function beforeSolving(
    { question, photo, redact: names }: HomeworkQuestion,
    signal: AbortSignal,
  ): Promise<Cared | Declined | null> {
    const asked = { text: question, ...(photo && { photo }), ...(names && { names }) };
    const found = await safety.assess(asked, signal);
    if (found) {
      const care = safety.careFor(found.concern, question);
      return { kind: "care", ...found, ...care, engine: "built-in" };
    }
    return safety.isOffTopic(question)
      ? { kind: "declined", sentence: safety.offTopicLine(question), engine: "built-in" }
      : null;
  }

  return { prepare: preparing(rest.solver), homework, practice };
}

function preparing(solver: Solver): Tutor["prepare"] {
  return ({ question, grade }) => {
    // What fails here fails again when it is asked for, and is told then.
    if (question !== "") void solver.solve({ question, grade }).catch(() => undefined);
  };
}
