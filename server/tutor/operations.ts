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
import type { Transcribed } from "./outputs/transcription.ts";
import type { Photo } from "./photo.ts";

/** A language that is written whatever the question is in. */
export type FixedLanguage = Exclude<AnswerLanguage, "question">;

/** Who asks: the class to write for, and the words that must not leave with the question. */
export interface Asker {
  grade: number;
  /** The exam that she has set in her plan. */
  exam?: ExamType;
  /** The language that she wants every answer in; left out: that of the question. */
  answerIn?: FixedLanguage;
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
export interface ComputedResult {
  answer: string;
  /** The method by its school name. */
  method: string;
}

/** What our mathematics found in equations that a student wrote down as her own working. LaTeX without `$`. */
export interface AttemptCheck {
  /** The equation that she begins with and what it comes to; null where it could not be solved. */
  solved: { equation: string; answer: string } | null;
  /** The first of her lines that is wrong for certain; null where none is known to be. */
  wrong: string | null;
}

/** What was wrong with an engine's earlier replies to the same request, quoted so that it is not repeated. */
export interface RepairNotes {
  /** The final answer that the computed result contradicts. */
  contradicted?: string;
  /** A line of the steps that is false for certain. */
  wrongLine?: string;
  /** Fields that gave the final answer away where it is to be held back, by their names in the output. */
  leakedFields?: readonly string[];
  /** Questions of a quiz of which the key is wrong, or of which two options are the same. */
  wrongQuestions?: readonly string[];
}

export interface HomeworkRequest extends Asker, RepairNotes {
  /** The student's words; empty where there is only a photo. */
  question: string;
  photo?: Photo;
  helpLevel: HelpLevel;
  /** Present if our solver computed the question, as typed or as transcribed by an earlier reply. */
  computed?: ComputedResult;
  /** Present if the student's words hold equations of her own working. */
  attempt?: AttemptCheck;
  /** The question in the photo, as an earlier reply read it. */
  transcription?: string;
}

/** What a student asks; what our solver and our checker have to say is added by the tutor. */
export type HomeworkQuestion = Omit<HomeworkRequest, Found>;

/** What the tutor adds to a question. */
type Found = "computed" | "transcription" | keyof RepairNotes;

export interface PracticeRequest extends Asker {
  question: string;
  /** What is known of the answer to it, whichever tool it came from. */
  solution: Pick<HomeworkSolution, "subject" | "topic" | "answer">;
  /** One that is easier than the question before. */
  easier?: boolean;
}

export interface ConceptRequest extends Asker, RepairNotes {
  /** The student's words. */
  concept: string;
  /** The level to explain at. */
  difficulty: Difficulty;
}
export type ConceptQuestion = Omit<ConceptRequest, keyof RepairNotes>;

/** What the student said of an explanation that is to be told in another way. */
export type Need = Exclude<Comprehension, "understood">;

/** An idea that was explained, as its asker and our library call it. */
interface AboutConcept extends Asker {
  concept: string;
  /** The library's concept that the explanation rests on; null for a model's own. */
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
  /** Present if our solver computed the doubt, as typed or as transcribed by an earlier reply. */
  computed?: ComputedResult;
  /** Present if the student's words hold equations of her own working. */
  attempt?: AttemptCheck;
  /** The doubt in the photo, as an earlier reply read it. */
  transcription?: string;
}
export type DoubtQuestion = Omit<DoubtRequest, Found>;

export interface RefineRequest extends Asker, RepairNotes {
  /** As it was asked at first; empty where it was a photo alone. */
  doubt: string;
  previous: DoubtSolution;
  /** What the student wants changed, in her words. */
  wish: string;
  computed?: ComputedResult;
  attempt?: AttemptCheck;
}
export type RefineQuestion = Omit<RefineRequest, Found>;

interface Requests {
  homework: HomeworkRequest;
  practice: PracticeRequest;
  concept: ConceptRequest;
  reExplain: ReExplainRequest;
  quiz: QuizRequest;
  doubt: DoubtRequest;
  refine: RefineRequest;
}

/** What each operation gives back; engines are held to these schemas. */
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

/** What comes back, by its schema: with a solution comes what was read in the photo, where there was one. */
interface Replies extends Omit<typeof outputs, "homework" | "doubt" | "refine"> {
  homework: z.ZodType<HomeworkSolution & Transcribed>;
  doubt: z.ZodType<DoubtSolution & Transcribed>;
  refine: z.ZodType<DoubtSolution & Transcribed>;
}

/** Everything the tutor can be asked, with what goes in and what comes out. */
export type Operations = {
  [Name in OperationName]: { request: Requests[Name]; output: Replies[Name] };
};
