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
} from "../../tutor/present/present.ts";
import { presentDoubt } from "../../tutor/present/doubt.ts";
import { presentExplanation } from "../../tutor/present/explanation.ts";
import { presentQuiz } from "../../tutor/present/quiz.ts";

const engine = z.enum(["built-in", "openai"]);

/** Steps of a time before there were steps inside of steps are still read. */
const keptSolution = homeworkSolution.extend({
  steps: z.array(solutionStep.extend({ substeps: solutionStep.shape.substeps.default([]) })),
});

/** Of every answer that an engine wrote. */
const by = {
  check,
  engine,
  /** Why another tutor than usual wrote it. */
  notice: z.string().optional(),
};

/** What the student tried herself: how often it was judged, and whether she has found it. None in older replies. */
const tries = z.object({ count: z.number().int(), isFound: z.boolean() });

const asked = {
  /** As it was solved: what the student typed, or what was read in her photo. */
  question: z.string(),
  /** The question in her photo, as it was read; none where her words were answered. */
  transcription: z.string().optional(),
};

const solved = {
  ...by,
  tries: tries.optional(),
  ...asked,
  solution: keptSolution,
  /** The answer as our solver found it, where it could; null in replies of a time when it was not kept. */
  computed: computedAnswer.nullable().default(null),
  /** The student asked to see the whole solution. */
  revealed: z.boolean(),
};

const about = {
  ...by,
  /** As the student asked for it. */
  concept: z.string(),
  /** The concept of our library that it rests on; null for a model's own. */
  conceptId: z.string().nullable(),
};

const explanationReply = z.object({
  kind: z.literal("explanation"),
  ...about,
  explanation: conceptExplanation,
});
export type ExplanationReply = z.infer<typeof explanationReply>;

const quizReply = z.object({
  kind: z.literal("quiz"),
  ...about,
  quiz,
  /** What the student chose in each question: places, counted from 0; null until she has. */
  chosen: z.array(z.number().int().nullable()),
});
export type QuizReply = z.infer<typeof quizReply>;

const doubtReply = z.object({
  kind: z.literal("doubt"),
  ...by,
  tries: tries.optional(),
  ...asked,
  solution: doubtSolution,
  replyKind: z.optional(replyKind),
  computed: computedAnswer.nullable(),
});
export type DoubtReply = z.infer<typeof doubtReply>;

/** An answer as a message keeps it: whole. What the student may see of it is cut by `presentReply`, each time. */
export const storedReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("homework"), helpLevel, ...solved }),
  z.object({ kind: z.literal("practice"), ...solved }),
  explanationReply,
  quizReply,
  doubtReply,
  z.object({
    kind: z.literal("declined"),
    sentence: z.string(),
    /** What can be asked instead; none in replies of a time when it was only named. */
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

/** The one way out for an answer: nothing that its help level holds back leaves the server. */
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
