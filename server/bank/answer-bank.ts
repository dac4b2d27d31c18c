import type { AnsweringQuestion, BankQuestion, ShortQuestion } from "./bank-question.ts";
import { type AnswerSearch, createAnswerSearch } from "./find-answer.ts";

/** The bank's interface for the tutor's answers to theory questions. */
export interface AnswerBank extends AnswerSearch {
  /** Board questions on the same topic, as suggestions. */
  beside: (question: AnsweringQuestion) => readonly ShortQuestion[];
}

const mostBeside = 3;

/** The answers of the bank. Template questions are left to the solver. */
export function createAnswerBank(all: readonly BankQuestion[]): AnswerBank {
  const answering = all.filter(answersOthers);
  const shorts = answering.filter((question) => question.kind === "short");
  return {
    ...createAnswerSearch(answering),
    beside: ({ id, topic }) =>
      shorts.filter((other) => other.topic === topic && other.id !== id).slice(0, mostBeside),
  };
}

function answersOthers(question: BankQuestion): question is AnsweringQuestion {
  if (question.kind === "choice") return question.template === undefined;
  return question.kind === "short";
}
