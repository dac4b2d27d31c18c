import { expect, test } from "vitest";
import { choiceQuestion, several, shortQuestion } from "../../testing/bank-questions.ts";
import { afterAnswer } from "./next-due.ts";
import { pickQuestions } from "./pick-questions.ts";
import { planProgress } from "./plan-progress.ts";
import { judge } from "./scoring.ts";
import { standingOfTopics } from "./standing-of-topics.ts";

const moment = new Date("2026-11-01T10:00:00Z");
const daysUntil = (due: Date) => (due.getTime() - moment.getTime()) / 86_400_000;

test("each right answer in a row puts a question off further, and a wrong one to tomorrow", () => {
  let standing = afterAnswer(undefined, true, moment);
  const days = [daysUntil(standing.nextDueAt)];
  for (let time = 0; time < 6; time += 1) {
    standing = afterAnswer(standing, true, moment);
    days.push(daysUntil(standing.nextDueAt));
  }
  expect(days).toEqual([3, 7, 16, 35, 90, 90, 90]);
  const wrong = afterAnswer(standing, false, moment);
  expect(wrong).toMatchObject({ seen: 8, right: 7, rightInRow: 0, wasRight: false });
  expect(daysUntil(wrong.nextDueAt)).toBe(1);
  expect(daysUntil(afterAnswer(wrong, true, moment).nextDueAt)).toBe(3);
});

test("questions of one rank come in any order, and ranks never mix", () => {
  const from = ["right", "new", "wrong", "due"].flatMap((name) =>
    several(3, (id) => choiceQuestion(id), name),
  );
  const known = new Map(
    from.flatMap(({ id }) => {
      if (id.startsWith("new")) return [];
      return [[id, { wasRight: !id.startsWith("wrong"), isDue: id.startsWith("due") }] as const];
    }),
  );
  const ranks = [0.9, 0.1].map((lot) => {
    let drawn = lot;
    const random = () => (drawn = (drawn * 7.3 + 0.17) % 1);
    return pickQuestions(from, { known, count: 12, random }).map(({ id }) => id);
  });
  const expected = ["due", "wrong", "new", "right"].flatMap((name) => [name, name, name]);
  for (const ids of ranks) expect(ids.map((id) => id.split("-")[0])).toEqual(expected);
  expect(ranks[0]).not.toEqual(ranks[1]);
});

test("a topic is weak from its first wrong answer on, and strong from the second right one", () => {
  const answers = (topic: string, ...all: boolean[]) => all.map((isRight) => ({ topic, isRight }));
  const standing = standingOfTopics([
    ...answers("one-right", true),
    ...answers("one-wrong", false),
    ...answers("strong", true, true),
    ...answers("half", true, false),
    ...answers("fair", true, true, false),
  ]);
  expect(standing).toEqual({ strong: ["strong"], weak: ["one-wrong", "half"] });
});

test.each([
  [0, 0],
  [1, 1],
  [150, 50],
  [299, 99],
  [300, 100],
])("of 300 questions %i right are %i percent of the plan", (right, percent) => {
  const questions = several(300, (id) => choiceQuestion(id));
  const known = new Map(
    questions.map(({ id }, at) => [id, { wasRight: at < right, isDue: false }] as const),
  );
  expect(planProgress(questions, known).currentProgress).toBe(percent);
});

test("a response keeps only what its question can be answered with", () => {
  const given = {
    questionId: "s",
    choice: 1,
    typed: "1",
    written: "  ",
    marks: 3,
    seconds: 1,
    isMarked: true,
  };
  const topic = { id: "fractions", name: "Fractions" };
  const { topic: _id, ...short } = shortQuestion("s");
  const question = { ...short, topic, points: [...short.points] };
  expect(judge(question, given)).toEqual({
    questionId: "s",
    choice: null,
    typed: null,
    written: null,
    marks: 3,
    seconds: 1,
    isMarked: true,
    isRight: true,
  });
});
