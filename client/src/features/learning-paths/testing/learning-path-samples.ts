import type { z } from "zod/mini";
import type {
  Performance,
  readRecommendations,
  Recommendation,
  SubjectMap,
} from "#shared/contracts/learning-paths.ts";

type Recommendations = z.output<(typeof readRecommendations)["response"]>;

export const aPerformance = (change: Partial<Performance> = {}): Performance => ({
  averageComprehension: 0.754,
  consistencyScore: 0.4,
  streakDays: 6,
  totalInteractions: 48,
  preferredDifficulty: "intermediate",
  strongSubjects: ["Mathematics"],
  weakSubjects: ["Science", "English"],
  ...change,
});

export const aRecommendation = (change: Partial<Recommendation> = {}): Recommendation => ({
  id: "elimination",
  title: "Elimination, once more",
  description: "Make the numbers before one letter alike, and take one line from the other.",
  difficulty: "intermediate",
  estimatedDuration: 25,
  reasoning: "You missed 3 of 4 on elimination this week.",
  goals: [
    {
      id: "elimination-understand",
      title: "Understand elimination",
      description: "Say in your own words why it works.",
      subject: "Mathematics",
      estimatedHours: 0.5,
    },
  ],
  nextSteps: [
    {
      title: "Explain elimination",
      place: { kind: "explain", concept: "elimination", name: "Elimination method" },
    },
    { title: "Practise weak areas", place: { kind: "weakAreas", subject: "Mathematics" } },
  ],
  ...change,
});

export const someRecommendations = (change: Partial<Recommendations> = {}): Recommendations => ({
  performance: aPerformance(),
  isStart: false,
  recommendations: [aRecommendation()],
  subjects: ["Mathematics", "Science"],
  ...change,
});

/** The page of a new student. */
export const startOfPath = (): Recommendations =>
  someRecommendations({
    performance: aPerformance({
      averageComprehension: 0,
      consistencyScore: 0,
      streakDays: 0,
      totalInteractions: 0,
      preferredDifficulty: "beginner",
      strongSubjects: [],
      weakSubjects: [],
    }),
    isStart: true,
    recommendations: [
      aRecommendation({ id: "first", reasoning: "The books of class 8 begin with it." }),
    ],
  });

type Concept = SubjectMap["concepts"][number];

export const aConcept = (change: Partial<Concept> = {}): Concept => ({
  id: "force",
  name: "Force",
  grade: 8,
  state: "weak",
  mastery: 0.31,
  answers: 4,
  buildsOn: [],
  ...change,
});
