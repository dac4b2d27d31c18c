import type { Difficulty } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import type { AnswerLanguage } from "#shared/domain/answer-language.ts";
import type { ExamType } from "#shared/domain/exams.ts";
import type { Comprehension } from "#shared/contracts/messages.ts";
import type { z } from "zod";
import { type ConceptExplanation, conceptExplanation } from "./outputs/concept-explanation.ts";
import { type DoubtSolution, doubtSolution } from "./outputs/doubt-solution.ts";
import { type HomeworkSolution, homeworkSolution } from "./outputs/homework-solution.ts";
import { practiceProblem } from "./outputs/practice-problem.ts";
import { quiz } from "./outputs/quiz.ts";
import type { TranscriptionField } from "./outputs/transcription.ts";
import type { Photo } from "./photo.ts";

/** A language for all answers, whatever the language of the question. */
export type FixedLanguage = Exclude<AnswerLanguage, "question">;

/** The asker: the class to write for, and the names to redact. */
export interface Asker {
  grade: number;
  /** The exam that she has set in her plan. */
  exam?: ExamType;
  /** The language for every answer; by default that of the question. */
  answerIn?: FixedLanguage;
  /** Names on the account; removed from everything that goes to a third party. */
  redact?: readonly string[];
  /** A pseudonym of the student for a provider: a keyed hash. */
  safetyIdentifier?: string;
  /** Earlier turns of this conversation, oldest first; prompts take as many of the last as fit their budget. */
  turns?: readonly Turn[];
  /** The concept library's passages on the topic. */
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

/** A result of the solver, which an engine explains rather than computes. LaTeX without `$`. */
export interface ComputedResult {
  answer: string;
  /** The method by its school name. */
  method: string;
}

/** The solver's findings in equations of a student's own working. LaTeX without `$`. */
export interface AttemptCheck {
  /** Her first equation and its solution; null where it could not be solved. */
  solved: { equation: string; answer: string } | null;
  /** The first of her lines that is certainly wrong; null where none is known to be. */
  wrong: string | null;
}

/** What was wrong with an engine's earlier replies to the same request, quoted so that it is not repeated. */
export interface RepairNotes {
  /** The final answer that the computed result contradicts. */
  contradictedAnswer?: string;
  /** A certainly false line of the steps. */
  wrongLine?: string;
  /** Fields that revealed a final answer that is to be withheld, by their names in the output. */
  leakedFields?: readonly string[];
  /** Quiz questions with a wrong key, or with two equal options. */
  wrongQuestions?: readonly string[];
}

export interface HomeworkRequest extends Asker, RepairNotes {
  /** The student's words; empty where there is only a photo. */
  question: string;
  photo?: Photo;
  helpLevel: HelpLevel;
  /** Present if the solver computed the question, as typed or as transcribed by an earlier reply. */
  computed?: ComputedResult;
  /** Present if the student's words contain equations of her own working. */
  attempt?: AttemptCheck;
  /** The question in the photo, as an earlier reply read it. */
  transcription?: string;
}

/** A student's request; the tutor adds the results of the solver and the checker. */
export type HomeworkQuestion = Omit<HomeworkRequest, AdditionName>;

/** What the tutor adds to a question. */
type AdditionName = "computed" | "transcription" | keyof RepairNotes;

export interface PracticeRequest extends Asker {
  question: string;
  /** The known answer to it, whichever tool it came from. */
  solution: Pick<HomeworkSolution, "subject" | "topic" | "answer">;
  /** Asks for one that is easier than the question before. */
  easier?: boolean;
}

export interface ConceptRequest extends Asker, RepairNotes {
  /** The student's words. */
  concept: string;
  /** The level to explain at. */
  difficulty: Difficulty;
}
export type ConceptQuestion = Omit<ConceptRequest, keyof RepairNotes>;

/** The student's feedback on an explanation that is to be replaced. */
export type Need = Exclude<Comprehension, "understood">;

/** An idea that was explained, as its asker and the library call it. */
interface AboutConcept extends Asker {
  concept: string;
  /** The explanation's concept of the library; null for a model's own. */
  conceptId: string | null;
  /** The level that suits the student at present. */
  difficulty: Difficulty;
}

export interface ReExplainRequest extends AboutConcept, RepairNotes {
  previous: ConceptExplanation;
  need: Need;
}
export type ReExplainQuestion = Omit<ReExplainRequest, keyof RepairNotes>;

export interface QuizRequest extends AboutConcept, RepairNotes {
  explanation: ConceptExplanation;
}
export type QuizQuestion = Omit<QuizRequest, keyof RepairNotes>;

export interface DoubtRequest extends Asker, RepairNotes {
  /** The student's words; empty where there is only a photo. */
  doubt: string;
  photo?: Photo;
  /** Present if the solver computed the doubt, as typed or as transcribed by an earlier reply. */
  computed?: ComputedResult;
  /** Present if the student's words contain equations of her own working. */
  attempt?: AttemptCheck;
  /** The doubt in the photo, as an earlier reply read it. */
  transcription?: string;
}
export type DoubtQuestion = Omit<DoubtRequest, AdditionName>;

export interface RefineRequest extends Asker, RepairNotes {
  /** As it was asked at first; empty where it was a photo alone. */
  doubt: string;
  previous: DoubtSolution;
  /** The change that the student requests, in her words. */
  wish: string;
  computed?: ComputedResult;
  attempt?: AttemptCheck;
}
export type RefineQuestion = Omit<RefineRequest, AdditionName>;

interface Requests {
  homework: HomeworkRequest;
  practice: PracticeRequest;
  concept: ConceptRequest;
  reExplain: ReExplainRequest;
  quiz: QuizRequest;
  doubt: DoubtRequest;
  refine: RefineRequest;
}

/** The output of each operation; engines are held to these schemas. */
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

/** The result, by its schema: a solution comes with the transcription of the photo, where there was one. */
interface Replies extends Omit<typeof outputs, "homework" | "doubt" | "refine"> {
  homework: z.ZodType<HomeworkSolution & TranscriptionField>;
  doubt: z.ZodType<DoubtSolution & TranscriptionField>;
  refine: z.ZodType<DoubtSolution & TranscriptionField>;
}

/** Every operation of the tutor, with its input and output. */
export type Operations = {
  [Name in OperationName]: { request: Requests[Name]; output: Replies[Name] };
};
