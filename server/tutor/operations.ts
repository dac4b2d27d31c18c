import type { Difficulty } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { type ConceptExplanation, conceptExplanation } from "./outputs/concept-explanation.ts";
import { type DoubtSolution, doubtSolution } from "./outputs/doubt-solution.ts";
import { type HomeworkSolution, homeworkSolution } from "./outputs/homework-solution.ts";
import { practiceProblem } from "./outputs/practice-problem.ts";
import { quiz } from "./outputs/quiz.ts";
import type { Photo } from "./photo.ts";

/** Who asks: the class to write for, and the words that must not leave with the question. */
interface Asker {
  grade: number;
  /** Names on the account; taken out of whatever goes to a third party. */
  redact?: readonly string[];
  /** Names the student to a provider without telling who she is: a hash that nobody else can make. */
  safetyIdentifier?: string;
  /** What was said before in this conversation, oldest first; prompts take as many of the last as fit their budget. */
  turns?: readonly Turn[];
  /** What the concept library says of the matter. */
  passages?: readonly Passage[];
}

export interface Turn {
  role: "student" | "tutor";
  text: string;
}

export interface Passage {
  title: string;
  text: string;
}

/** A result of our own solver, which an engine explains rather than computes. LaTeX without `$`. */
interface ComputedResult {
  answer: string;
  /** The method by its school name. */
  method: string;
}

/** What was wrong with an engine's earlier replies to the same request, quoted so that it is not repeated. */
export interface Mending {
  /** The final answer that the computed result contradicts. */
  contradicted?: string;
  /** A line of the steps that is false for certain. */
  wrongLine?: string;
  /** Fields that gave the final answer away where it is to be held back, by their names in the output. */
  leakedFields?: readonly string[];
}

export interface HomeworkRequest extends Asker, Mending {
  /** The student's words; empty where there is only a photo. */
  question: string;
  photo?: Photo;
  helpLevel: HelpLevel;
  /** There where our solver could compute the question as it was typed. */
  computed?: ComputedResult;
}

/** What a student asks; what our solver and our checker have to say is added by the tutor. */
export type HomeworkQuestion = Omit<HomeworkRequest, "computed" | keyof Mending>;

export interface PracticeRequest extends Asker {
  question: string;
  solution: HomeworkSolution;
}

interface ConceptRequest extends Asker {
  concept: string;
  difficulty: Difficulty;
}

interface ReExplainRequest extends Asker {
  concept: string;
  previous: ConceptExplanation;
  need: "confused" | "need_simpler" | "need_harder";
}

interface QuizRequest extends Asker {
  concept: string;
  explanation: ConceptExplanation;
}

interface DoubtRequest extends Asker {
  doubt: string;
  photo?: Photo;
}

interface RefineRequest extends Asker {
  doubt: string;
  previous: DoubtSolution;
  /** What the student wants changed, in her words. */
  wish: string;
}

interface Requests {
  homework: HomeworkRequest;
  practice: PracticeRequest;
  concept: ConceptRequest;
  reExplain: ReExplainRequest;
  quiz: QuizRequest;
  doubt: DoubtRequest;
  refine: RefineRequest;
}

/** What each operation gives back; engines are held to these schemas and replies are parsed by them. */
export const outputs = {
  homework: homeworkSolution,
  practice: practiceProblem,
  concept: conceptExplanation,
  reExplain: conceptExplanation,
  quiz,
  doubt: doubtSolution,
  refine: doubtSolution,
};

export type OperationName = keyof Requests;

/** Everything the tutor can be asked, with what goes in and what comes out. */
export type Operations = {
  [Name in OperationName]: { request: Requests[Name]; output: (typeof outputs)[Name] };
};
