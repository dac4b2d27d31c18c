import type { Difficulty } from "#shared/contracts/answer.ts";
import type { examTypes } from "#shared/domain/study.ts";
import type { BankSubject } from "./bank-file.ts";

type ExamType = (typeof examTypes)[number];

/** Fields of every question. */
interface CommonFields {
  /** Unique; changes when the question changes: "mathematics/real-numbers/irrational". */
  id: string;
  /** The library concept of the question. */
  topic: string;
  difficulty: Difficulty;
  subject: BankSubject;
  chapter: { grade: number; name: string };
  /** The lowest and the highest class that may get it. */
  classes: readonly [lowest: number, highest: number];
  exams: readonly ExamType[];
  /** Markdown with LaTeX in `$…$`. */
  question: string;
  /** Other wordings by students. */
  asked: readonly string[];
}

export interface BankOption {
  text: string;
  /** For a wrong option: the mistake that leads to it, in a teacher's words; null for the right one. */
  mistake: string | null;
}

/** Four options, one of them right. */
export interface ChoiceQuestion extends CommonFields {
  kind: "choice";
  options: readonly BankOption[];
  /** The index of the right option, from 0. */
  key: number;
  explanation: string;
  /** The id of its template. */
  template?: string;
}

/** A value to be typed, with its unit. */
export interface NumericalQuestion extends CommonFields {
  kind: "numerical";
  /** In the notation that a student types: "2.5 m/s". */
  answer: string;
  /** The accepted distance from the answer, in its unit; 0 where it must be exact. */
  tolerance: number;
  explanation: string;
}

/** A question of a board paper, to be answered in sentences. */
export interface ShortQuestion extends CommonFields {
  kind: "short";
  marks: number;
  /** The model answer, point by point. */
  points: readonly { text: string; marks: number }[];
}

export type BankQuestion = ChoiceQuestion | NumericalQuestion | ShortQuestion;

/** A question of the bank that answers other wordings of it. */
export type AnsweringQuestion = ShortQuestion | ChoiceQuestion;
