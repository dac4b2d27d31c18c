import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { difficulty } from "./answer.ts";

const share = z.number().check(z.minimum(0), z.maximum(1));
const count = z.int().check(z.minimum(0));

/** What the student did, all of it from rows; zeros where there is none. */
export const performance = z.object({
  /** Of explanations that she judged: the share that was understood. */
  averageComprehension: share,
  /** Of the last 30 days, or of those since she came: the share with study. */
  consistencyScore: share,
  streakDays: count,
  totalInteractions: count,
  preferredDifficulty: difficulty,
  strongSubjects: z.array(z.string()),
  weakSubjects: z.array(z.string()),
});
export type Performance = z.infer<typeof performance>;

/** A place where a step can be done, reached by one tap. */
const place = z.discriminatedUnion("kind", [
  /** The explanation of a concept, asked by its name. */
  z.object({ kind: z.literal("explain"), concept: z.string(), name: z.string() }),
  /** Exercises of the concept, one like another. */
  z.object({ kind: z.literal("practise"), concept: z.string(), name: z.string() }),
  /** Questions of a subject's weak topics, where there is a plan. */
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
  /** Names the evidence: "You missed 3 of 4 on elimination this week." */
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

/** How sure a student is of a concept. `unknown`: too little was answered to say. */
export const masteryStates = ["unknown", "weak", "growing", "strong"] as const;
export type MasteryState = (typeof masteryStates)[number];

const conceptOnMap = z.object({
  id: z.string(),
  name: z.string(),
  /** The class that its chapter is of. */
  grade: z.int(),
  state: z.enum(masteryStates),
  /** The chance that the next question of middle difficulty is answered right; null where unknown. */
  mastery: z.nullable(share),
  /** First tries that were counted. */
  answers: count,
  /** Ids of concepts of the same subject that it builds on. */
  buildsOn: z.array(z.string()),
});

export const readRecommendations = endpoint({
  method: "GET",
  path: "/api/learning-paths/recommendations",
  access: "user",
  summary: "How the student is doing, and what to study next.",
  response: z.object({
    performance,
    /** No history yet: these are where her class begins. */
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
