import { type AiResponse, check, helpline, offer, replyKind } from "#shared/contracts/answer.ts";
import { helpLevel } from "#shared/contracts/conversations.ts";
import { z } from "zod";
import { computedAnswer } from "../../tutor/computed-answer.ts";
import { conceptExplanation } from "../../tutor/outputs/concept-explanation.ts";
import { doubtSolution } from "../../tutor/outputs/doubt-solution.ts";
import { homeworkSolution, solutionStep } from "../../tutor/outputs/homework-solution.ts";
import { quiz } from "../../tutor/outputs/quiz.ts";
import {
  presentCare,
  presentDeclined,
  presentHomework,
  presentPractice,
  presentExplanation,
} from "../../tutor/present/present.ts";
import { presentDoubt } from "../../tutor/present/doubt.ts";
import { presentQuiz } from "../../tutor/present/quiz.ts";

const engine = z.enum(["built-in", "openai"]);

/** Accepts stored steps from before steps could be nested. */
const storedSolution = homeworkSolution.extend({
  steps: z.array(solutionStep.extend({ substeps: solutionStep.shape.substeps.default([]) })),
});

/** Fields of every answer that an engine wrote. */
const authorFields = {
  check,
  engine,
  /** Why another tutor than usual wrote it. */
  notice: z.string().optional(),
};

/** The student's own tries: how often they were judged, and whether she has found the answer. None in older replies. */
const tries = z.object({ count: z.number().int(), isFound: z.boolean() });

const questionFields = {
  /** The question as solved: typed by the student, or read from her photo. */
  question: z.string(),
  /** The question as read from her photo; none where her typed words were answered. */
  transcription: z.string().optional(),
};

const solutionFields = {
  ...authorFields,
  tries: tries.optional(),
  ...questionFields,
  solution: storedSolution,
  /** The solver's own answer, where it has one; null in replies from before it was stored. */
  computed: computedAnswer.nullable().default(null),
  /** Whether the student asked for the whole solution. */
  revealed: z.boolean(),
};

const conceptFields = {
  ...authorFields,
  /** In the student's words. */
  concept: z.string(),
  /** The library concept that the reply is based on; null for a model's own. */
  conceptId: z.string().nullable(),
};

const explanationReply = z.object({
  kind: z.literal("explanation"),
  ...conceptFields,
  explanation: conceptExplanation,
});
export type ExplanationReply = z.infer<typeof explanationReply>;

const quizReply = z.object({
  kind: z.literal("quiz"),
  ...conceptFields,
  quiz,
  /** The student's choice in each question: option indexes from 0; null until she chooses. */
  chosen: z.array(z.number().int().nullable()),
});
export type QuizReply = z.infer<typeof quizReply>;

const doubtReply = z.object({
  kind: z.literal("doubt"),
  ...authorFields,
  tries: tries.optional(),
  ...questionFields,
  solution: doubtSolution,
  replyKind: z.optional(replyKind),
  computed: computedAnswer.nullable(),
});
export type DoubtReply = z.infer<typeof doubtReply>;

/** The whole answer as a message stores it. `presentReply` cuts it to what the student may see, on each read. */
export const storedReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("homework"), helpLevel, ...solutionFields }),
  z.object({ kind: z.literal("practice"), ...solutionFields }),
  explanationReply,
  quizReply,
  doubtReply,
  z.object({
    kind: z.literal("declined"),
    sentence: z.string(),
    /** Other questions that the student can ask; none in replies from when they were only named in the text. */
    nearby: z.array(z.string()).readonly().optional(),
    /** The one question in the student's text that can be answered. */
    suggestion: z.string().optional(),
    offers: z.array(offer).readonly().optional(),
    replyKind: z.optional(replyKind),
    engine,
    notice: z.string().optional(),
  }),
  z.object({ kind: z.literal("care"), content: z.string(), helplines: z.array(helpline) }),
]);
export type StoredReply = z.infer<typeof storedReply>;

/** The only way for an answer to leave the server: removes everything that its help level holds back. */
export function presentReply(reply: StoredReply): AiResponse {
  switch (reply.kind) {
    case "declined":
      return presentDeclined(reply, reply);
    case "care":
      return presentCare(reply);
    case "practice":
      return presentPractice(reply.solution, reply);
    case "explanation":
      return presentExplanation(reply.explanation, reply);
    case "quiz":
      return presentQuiz(reply.quiz, {
        ...reply,
        chosen: reply.chosen.map((choice) => (choice === null ? null : { choice })),
      });
    case "doubt":
      return presentDoubt(reply.solution, reply);
    case "homework":
      return presentHomework(reply.solution, {
        ...reply,
        helpLevel: reply.revealed ? "full" : reply.helpLevel,
      });
  }
}
