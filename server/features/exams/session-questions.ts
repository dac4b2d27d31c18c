import { type ExamQuestion, examQuestion } from "#shared/contracts/exams.ts";
import { z } from "zod";
import type { BankQuestion } from "../../bank/bank-question.ts";
import type { DrawnQuestion } from "./draw-session.ts";

/** The questions of a session as stored in its row. */
export const sessionQuestions = z.array(examQuestion);

type Topic = ExamQuestion["topic"];

/** A drawn question with everything needed to show and score it, even if it is later removed from the bank. */
export function sessionQuestionOf(
  { subject, question }: DrawnQuestion,
  topicOf: (concept: string) => Topic,
): ExamQuestion {
  const { id, topic, difficulty, question: text } = question;
  const placed = { id, subject, topic: topicOf(topic), difficulty, question: text };
  return { ...placed, ...matterOf(question) };
}

function matterOf(question: BankQuestion) {
  switch (question.kind) {
    case "choice": {
      const { kind, options, key, explanation } = question;
      return { kind, options: [...options], key, explanation };
    }
    case "numerical": {
      const { kind, answer, tolerance, explanation } = question;
      return { kind, answer, tolerance, explanation };
    }
    case "short": {
      const { kind, marks, points } = question;
      return { kind, marks, points: [...points] };
    }
  }
}
