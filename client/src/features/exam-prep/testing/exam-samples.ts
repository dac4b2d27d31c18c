import type { ExamPlan, ExamQuestion, ExamResult, ExamSession } from "#shared/contracts/exams.ts";

const motion = { id: "equations-of-motion", name: "Equations of motion" };
export const force = { id: "force", name: "Force" };

export type ChoiceSample = Extract<ExamQuestion, { kind: "choice" }>;

/** A question with four options, the second of which is right; the first has a named mistake. */
export const aChoice = (id: string, change: Partial<ChoiceSample> = {}): ChoiceSample => ({
  id,
  kind: "choice",
  subject: "Physics",
  topic: motion,
  difficulty: "intermediate",
  question: `A car starts from rest with $a = 2$ m/s². How fast is it after 5 s (${id})?`,
  options: [
    { text: "5 m/s", mistake: "You left out the acceleration." },
    { text: "10 m/s", mistake: null },
    { text: "25 m/s", mistake: "You took the distance for the speed." },
    { text: "$\\frac{5}{2}$ m/s", mistake: "You divided where you should multiply." },
  ],
  key: 1,
  explanation: "$v = u + at = 0 + 2 \\times 5 = 10$ m/s.",
  ...change,
});

export const aNumerical = (id: string): ExamQuestion => ({
  id,
  kind: "numerical",
  subject: "Mathematics",
  topic: { id: "arithmetic-progression", name: "Arithmetic progression" },
  difficulty: "intermediate",
  question: "Find the 10th term of 3, 7, 11, …",
  answer: "39",
  explanation: "$a_{10} = 3 + 9 \\times 4 = 39$.",
});

export const aShort = (id: string): ExamQuestion => ({
  id,
  kind: "short",
  subject: "Science",
  topic: { id: "respiration", name: "Respiration" },
  difficulty: "beginner",
  question: "Why is respiration considered an exothermic reaction?",
  marks: 2,
  points: [
    { text: "Glucose combines with oxygen in the cells.", marks: 1 },
    { text: "Energy is given out.", marks: 1 },
  ],
});

/** A session that began two minutes ago and has eight minutes left, unless the test says otherwise. */
export function aSession(change: Partial<ExamSession> = {}): ExamSession {
  const now = Date.now();
  return {
    id: 12,
    sessionType: "quick_revision",
    subject: "Physics",
    examType: "CBSE",
    questions: [aChoice("q-1"), aChoice("q-2", { topic: force })],
    durationSeconds: 600,
    startedAt: new Date(now - 120_000).toISOString(),
    endsAt: new Date(now + 480_000).toISOString(),
    result: null,
    ...change,
  };
}

type Response = ExamResult["responses"][number];

export const aResponse = (questionId: string, change: Partial<Response> = {}): Response => ({
  questionId,
  choice: null,
  typed: null,
  written: null,
  marks: null,
  seconds: 0,
  isMarked: false,
  isRight: null,
  ...change,
});

/** One of two answers is right; the second topic is weak. */
export const aResult = (change: Partial<ExamResult> = {}): ExamResult => ({
  score: 50,
  questionsAttempted: 2,
  correctAnswers: 1,
  questionCount: 2,
  timeSpent: 130,
  marks: null,
  byTopic: [
    { topic: motion, right: 1, of: 1 },
    { topic: force, right: 0, of: 1 },
  ],
  strongTopics: [motion],
  weakTopics: [force],
  responses: [
    aResponse("q-1", { choice: 1, isRight: true }),
    aResponse("q-2", { choice: 0, isRight: false }),
  ],
  ...change,
});

export const aPlan = (change: Partial<ExamPlan> = {}): ExamPlan => ({
  examType: "CBSE",
  subjects: ["Mathematics", "Science", "Hindi"],
  studyHoursPerDay: 2,
  targetDate: null,
  currentProgress: 0,
  strongAreas: [],
  weakAreas: [],
  sessionsFinished: 0,
  questionsAnswered: 0,
  correctAnswers: 0,
  boardAnswers: 0,
  bank: [
    { subject: "Mathematics", choice: 200, numerical: 10, short: 0 },
    { subject: "Science", choice: 120, numerical: 0, short: 40 },
    { subject: "Hindi", choice: 0, numerical: 0, short: 0 },
  ],
  mock: null,
  reviewsDue: 0,
  openSessionId: null,
  ...change,
});
