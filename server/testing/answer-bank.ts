import { createAnswerBank } from "../bank/answer-bank.ts";
import { createBank } from "../bank/bank.ts";
import { choiceQuestion, shortQuestion } from "./bank-questions.ts";

const placed = { topic: "friction", subject: "Physics" } as const;

/** A question of a board paper with an answer in two points. */
export const tyres = shortQuestion("physics/friction/tyres", {
  ...placed,
  question: "Why do the tyres of vehicles have treads?",
  marks: 2,
  points: [
    { text: "Treads make the surface of the tyre rough.", marks: 1 },
    { text: "So the friction with the road is greater and the vehicle doesn't skid.", marks: 1 },
  ],
});

const rollingBall = choiceQuestion("physics/friction/rolling-ball", {
  ...placed,
  question: "Which force stops a football that rolls on a level field?",
  options: [
    { text: "Gravity", mistake: "Gravity pulls it down, not back." },
    { text: "Friction", mistake: null },
    { text: "Magnetism", mistake: "Neither the ball nor the grass is a magnet." },
    { text: "Its inertia", mistake: "Inertia would keep the ball going." },
  ],
  explanation: "The grass rubs against the ball and slows it down. That force is friction.",
});

/** A bank of two questions on friction. */
export const bankOnFriction = createBank([tyres, rollingBall], () => "Physics");

/** What the tutor answers from with these two questions. */
export const twoAnswers = createAnswerBank(bankOnFriction.all);
