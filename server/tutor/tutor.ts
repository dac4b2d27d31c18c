import type { CareMessage } from "./safety/safety.ts";
import { type AnswerBank, createAnswerBank } from "../bank/answer-bank.ts";
import type { TutorAnswer } from "./answering/answer.ts";
import { answerDoubt, answerRefine } from "./answering/doubt.ts";
import { answerConcept, answerReExplain, type ExplanationAnswer } from "./answering/explanation.ts";
import { answerHomework } from "./answering/homework.ts";
import { answerPractice } from "./answering/practice.ts";
import { answerQuiz } from "./answering/quiz.ts";
import type { TutorDependencies } from "./answering/dependencies.ts";
import type { AskContext } from "./ask-engine.ts";
import type {
  ConceptQuestion,
  DoubtQuestion,
  HomeworkQuestion,
  PracticeRequest,
  QuizQuestion,
  RefineQuestion,
  ReExplainQuestion,
} from "./operations.ts";
import type { DoubtSolution } from "./outputs/doubt-solution.ts";
import type { HomeworkSolution } from "./outputs/homework-solution.ts";
import type { PracticeProblem } from "./outputs/practice-problem.ts";
import type { Quiz } from "./outputs/quiz.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import type { ConceptLibrary } from "../library/concept-library.ts";

/** Answers one kind of question. Rejects with a `TutorError`. */
type Answering<Question, Answer> = (question: Question, context: AskContext) => Promise<Answer>;

export interface Tutor {
  homework: Answering<HomeworkQuestion, TutorAnswer<HomeworkSolution> | CareMessage>;
  /** A question to try after homework or a doubt. */
  practice: Answering<PracticeRequest, TutorAnswer<PracticeProblem>>;
  /** An idea at a level; the answer names its concept of the library. */
  concept: Answering<ConceptQuestion, ExplanationAnswer | CareMessage>;
  /** The same idea in other words, with another example. */
  reExplain: Answering<ReExplainQuestion, ExplanationAnswer | CareMessage>;
  quiz: Answering<QuizQuestion, TutorAnswer<Quiz> | CareMessage>;
  doubt: Answering<DoubtQuestion, TutorAnswer<DoubtSolution> | CareMessage>;
  /** A refined solution of a doubt, as the student requests. */
  refine: Answering<RefineQuestion, TutorAnswer<DoubtSolution> | CareMessage>;
}

interface TutorOptions extends Omit<TutorDependencies, "answers" | "random"> {
  /** None by default. */
  answers?: AnswerBank;
  random?: () => number;
}

/**
 * The tutor: the safety check, then an engine with the checker, then the built-in tutor where the engine fails. A final
 * answer that can be computed is computed, and a contradicting one is never shown. Failures without a fallback are
 * thrown as `TutorError`, after each call has been recorded.
 */
export function createTutor({
  random = Math.random,
  answers = createAnswerBank([]),
  ...rest
}: TutorOptions): Tutor {
  const library = cachedLibrary(rest.library);
  const dependencies: TutorDependencies = { ...rest, library, answers, random };
  return {
    homework: timed((question, context) => answerHomework(dependencies, question, context)),
    practice: timed((request, context) => answerPractice(dependencies, request, context)),
    concept: timed((question, context) => answerConcept(dependencies, question, context)),
    reExplain: timed((question, context) => answerReExplain(dependencies, question, context)),
    quiz: timed((question, context) => answerQuiz(dependencies, question, context)),
    doubt: timed((question, context) => answerDoubt(dependencies, question, context)),
    refine: timed((question, context) => answerRefine(dependencies, question, context)),
  };
}

/** All calls for one answer share the student's time limit. */
function timed<Question, Answer>(
  answering: Answering<Question, Answer>,
): Answering<Question, Answer> {
  return (question, context) => answering(question, { startedAt: performance.now(), ...context });
}

/** The same library with a cache of its searches: a whole class asks the same question. */
export function cachedLibrary(library: ConceptLibrary): ConceptLibrary {
  const cache = createBoundedCache<ReturnType<ConceptLibrary["find"]>>();
  const find: ConceptLibrary["find"] = (text, options = {}) => {
    const key = `${options.grade ?? ""} ${text}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const finding = library.find(text, options);
    cache.set(key, finding);
    return finding;
  };
  return { ...library, find };
}
