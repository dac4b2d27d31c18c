import { expect, test } from "vitest";
import { givenExplanation, givenQuiz } from "../../testing/given-outputs.ts";
import { modelOf } from "../../testing/scripted-skills.ts";
import { tutorWith } from "../../testing/scripted-tutor.ts";
import type { QuizQuestion } from "../operations.ts";
import type { Quiz } from "../outputs/quiz.ts";
import { presentQuiz } from "../present/quiz.ts";

const quizQuestion: QuizQuestion = {
  concept: "Adding",
  conceptId: null,
  difficulty: "beginner",
  grade: 5,
  explanation: givenExplanation(),
};
const right = givenQuiz();
const wrongKey = givenQuiz({ key: 1 });

function quiz(replies: Quiz[], question: Partial<QuizQuestion> = {}) {
  const { engine, requests } = modelOf("quiz", ...replies);
  const { tutor, context, shown, calls } = tutorWith(engine);
  return { answer: tutor.quiz({ ...quizQuestion, ...question }, context), requests, shown, calls };
}

test("a quiz with right keys is shown unchanged, and none of its questions before", async () => {
  const { answer, shown } = quiz([right]);
  expect(await answer).toMatchObject({ output: right, engine: "openai" });
  expect(shown.length).toBeGreaterThan(0);
  for (const part of shown) expect(part).not.toHaveProperty("quiz");
});

test("a question with a wrong key is asked again once, quoted", async () => {
  const { answer, requests, calls } = quiz([wrongKey, right]);
  expect(await answer).toMatchObject({ output: right });
  expect(requests[1]).toMatchObject({ wrongQuestions: ["What is 2 + 3?"] });
  expect(calls.map(({ verdict }) => verdict)).toEqual(["corrected", "unchecked"]);
});

test.each([
  ["whose key is wrong", { key: 1 }],
  ["with two options of one value", { options: ["5", "6", "1", "5.0"] }],
  ["with a right option that is not the key", { options: ["six", "5", "1", "2"] }],
])("a question %s is left out when it is repeated", async (_what, changes) => {
  const { answer, requests } = quiz([givenQuiz(changes), givenQuiz(changes)]);
  const answered = await answer;
  if (answered.kind !== "answered") throw new Error(answered.kind);
  expect(answered.output.questions.map(({ question }) => question)).toEqual([
    "What is 4 + 5?",
    "What is 6 + 1?",
  ]);
  expect(requests).toHaveLength(2);
});

test("the key of a question that can't be computed is trusted", async () => {
  const words = givenQuiz({ question: "Which is red?", options: ["Rose", "Sky", "Leaf", "Sea"] });
  const { answer, requests } = quiz([words]);
  expect(await answer).toMatchObject({ output: words });
  expect(requests).toHaveLength(1);
});

test("with too few questions left the library's quiz is used, or none", async () => {
  const bad: Quiz = { ...right, questions: right.questions.map((one) => ({ ...one, key: 2 })) };
  const declined = await quiz([bad, bad]).answer;
  expect(declined).toMatchObject({ kind: "declined" });
  expect(await quiz([bad, bad], { conceptId: "friction" }).answer).toMatchObject({
    engine: "built-in",
    output: { topic: "Friction" },
  });
});

test("a key and its reason leave the server after the student's choice, and not before", () => {
  const shown = presentQuiz(right, { chosen: [{ choice: 2 }], engine: "openai" });
  const [first, ...others] = right.questions;
  expect(shown.quiz?.[0]?.chosen).toEqual({ choice: 2, key: 0, why: first?.why });
  expect(shown.quiz?.slice(1).map(({ chosen }) => chosen)).toEqual([null, null]);
  const hidden = presentQuiz(right, { chosen: [], engine: "openai" });
  expect(JSON.stringify(hidden)).not.toMatch(/"key"|Count on/u);
  expect(others).toHaveLength(2);
});
