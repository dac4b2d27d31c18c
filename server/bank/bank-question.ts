import type { Difficulty } from "#shared/contracts/answer.ts";
import type { examTypes } from "#shared/domain/study.ts";
import type { BankSubject } from "./bank-file.ts";

type ExamType = (typeof examTypes)[number];

/** Of every question: where it belongs. */
interface Placed {
  /** Unique; changes when the question asks something else: "mathematics/real-numbers/irrational". */
  id: string;
  /** The concept of the library that it is about. */
  topic: string;
  difficulty: Difficulty;
  subject: BankSubject;
  chapter: { grade: number; name: string };
  /** The lowest and the highest class that may meet it. */
  classes: readonly [lowest: number, highest: number];
  exams: readonly ExamType[];
  /** Markdown with LaTeX in `$…$`. */
  question: string;
  /** Other ways in which students ask it. */
  asked: readonly string[];
}

export interface BankOption {
  text: string;
  /** Of a wrong option: the mistake that leads to it, as a teacher would name it; null of the right one. */
  mistake: string | null;
}

/** Four options, one of them right. */
export interface ChoiceQuestion extends Placed {
  kind: "choice";
  options: readonly BankOption[];
  /** The place of the right option, from 0. */
  key: number;
  explanation: string;
  /** The id of the template that it was drawn from. */
  template?: string;
}

/** A value to be typed, with its unit. */
export interface NumericalQuestion extends Placed {
  kind: "numerical";
  /** As a student types it: "2.5 m/s". */
  answer: string;
  /** How far from the answer a value is still taken, in its unit; 0 where it must be exact. */
  tolerance: number;
  explanation: string;
}

/** Asked as in a board paper, to be answered in sentences. */
export interface ShortQuestion extends Placed {
  kind: "short";
  marks: number;
  /** The model answer, point by point. */
  points: readonly { text: string; marks: number }[];
}

export type BankQuestion = ChoiceQuestion | NumericalQuestion | ShortQuestion;

/** A question of the bank that answers others asked in other words. */
export type AnsweringQuestion = ShortQuestion | ChoiceQuestion;
