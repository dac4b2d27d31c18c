import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { difficulty } from "./answer.ts";

const share = z.number().check(z.minimum(0), z.maximum(1));
const count = z.int().check(z.minimum(0));

/** The student's activity, counted from rows; zeros where there is none. */
export const performance = z.object({
  /** Of the explanations that she rated: the share that was understood. */
  averageComprehension: share,
  /** Of the last 30 days, or of those since sign-up: the share with study. */
  consistencyScore: share,
  streakDays: count,
  totalInteractions: count,
  preferredDifficulty: difficulty,
  strongSubjects: z.array(z.string()),
  weakSubjects: z.array(z.string()),
});
export type Performance = z.infer<typeof performance>;

/** Where a step can be done, one tap away. */
const place = z.discriminatedUnion("kind", [
  /** The explanation of a concept, asked for by its name. */
  z.object({ kind: z.literal("explain"), concept: z.string(), name: z.string() }),
  /** Exercises of the concept, all of one kind. */
  z.object({ kind: z.literal("practise"), concept: z.string(), name: z.string() }),
  /** Questions on a subject's weak topics, where there is a plan. */
  z.object({ kind: z.literal("weakAreas"), subject: z.string() }),
  z.object({ kind: z.literal("review") }),
  z.object({ kind: z.literal("examPrep") }),
]);

export type Place = z.infer<typeof place>;

export const recommendation = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty,
  /** Minutes. */
  estimatedDuration: count,
  /** States the evidence: "You missed 3 of 4 on elimination this week." */
  reasoning: z.string(),
  goals: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      subject: z.string(),
      estimatedHours: z.number(),
    }),
  ),
  nextSteps: z.array(z.object({ title: z.string(), place })),
});
export type Recommendation = z.infer<typeof recommendation>;

/** A student's mastery of a concept. `unknown`: too few answers to tell. */
export const masteryStates = ["unknown", "weak", "growing", "strong"] as const;
export type MasteryState = (typeof masteryStates)[number];

const conceptOnMap = z.object({
  id: z.string(),
  name: z.string(),
  /** The class whose book has its chapter. */
  grade: z.int(),
  state: z.enum(masteryStates),
  /** The probability of a right answer to the next question of middle difficulty; null where unknown. */
  mastery: z.nullable(share),
  /** The number of first tries counted. */
  answers: count,
  /** Ids of the prerequisites in the same subject. */
  buildsOn: z.array(z.string()),
});

export const readRecommendations = endpoint({
  method: "GET",
  path: "/api/learning-paths/recommendations",
  access: "user",
  summary: "How the student is doing, and what to study next.",
  response: z.object({
    performance,
    /** No history yet: these are the first concepts of her class. */
    isStart: z.boolean(),
    recommendations: z.array(recommendation).check(z.maxLength(6)),
    /** The subjects that have a map for her class. */
    subjects: z.array(z.string()),
  }),
});

export const readSubjectMap = endpoint({
  method: "GET",
  path: "/api/learning-paths/map/:subject",
  access: "user",
  summary:
    "The concepts of a subject for the student's class, in the order in which they build on each other.",
  params: z.object({ subject: z.string().check(z.maxLength(60)) }),
  response: z.object({ subject: z.string(), concepts: z.array(conceptOnMap) }),
});
export type SubjectMap = z.infer<(typeof readSubjectMap)["response"]>;
