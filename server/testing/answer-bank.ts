import { createAnswerBank } from "../bank/answer-bank.ts";
import type { ChoiceQuestion, ShortQuestion } from "../bank/bank-question.ts";

const placed = {
  topic: "friction",
  difficulty: "beginner",
  subject: "Physics",
  chapter: { grade: 8, name: "Friction" },
  classes: [8, 9],
  exams: ["CBSE"],
  asked: [],
} as const;

/** Asked in a board paper, and answered in two points. */
export const tyres: ShortQuestion = {
  ...placed,
  id: "physics/friction/tyres",
  kind: "short",
  question: "Why do the tyres of vehicles have treads?",
  marks: 2,
  points: [
    { text: "Treads make the surface of the tyre rough.", marks: 1 },
    { text: "So the friction with the road is greater and the vehicle doesn't skid.", marks: 1 },
  ],
};

const kick: ChoiceQuestion = {
  ...placed,
  id: "physics/friction/rolling-ball",
  kind: "choice",
  question: "Which force stops a football that rolls on a level field?",
  options: [
    { text: "Gravity", mistake: "Gravity pulls it down, not back." },
    { text: "Friction", mistake: null },
    { text: "Magnetism", mistake: "Neither the ball nor the grass is a magnet." },
    { text: "Its inertia", mistake: "Inertia would keep the ball going." },
  ],
  key: 1,
  explanation: "The grass rubs against the ball and slows it down. That force is friction.",
};

/** A bank of two questions on friction. */
export const twoAnswers = createAnswerBank([tyres, kick]);
