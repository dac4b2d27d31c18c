import { expect, test } from "vitest";
import { choiceQuestion, several, shortQuestion } from "../../testing/bank-questions.ts";
import { planProgress } from "./exam-plans.service.ts";
import { afterAnswer } from "./review-schedule.ts";
import { pickQuestions } from "./pick-questions.ts";
import { judge } from "./scoring.ts";
import { topicStrengthOf } from "./topic-strength.ts";

const moment = new Date("2026-11-01T10:00:00Z");
const daysBetween = (from: Date, due: Date) => (due.getTime() - from.getTime()) / 86_400_000;

test("each right answer in a row lengthens a question's interval, and a wrong one shortens it", () => {
  let standing = afterAnswer(undefined, true, moment);
  const days = [daysBetween(moment, standing.nextDueAt)];
  for (let time = 0; time < 6; time += 1) {
    const seen = standing.nextDueAt;
    standing = afterAnswer(standing, true, seen);
    days.push(daysBetween(seen, standing.nextDueAt));
  }
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(days[0]).toBeGreaterThanOrEqual(1);
  expect(days[1]).toBeGreaterThan(2 * (days[0] ?? 0));
  expect(days.at(-1)).toBeLessThan(370);
  const wrong = afterAnswer(standing, false, standing.nextDueAt);
  expect(wrong).toMatchObject({ seen: 8, right: 7, rightInRow: 0, wasRight: false });
  const next = daysBetween(standing.nextDueAt, wrong.nextDueAt);
  expect(next).toBeLessThan((days.at(-1) ?? 0) / 4);
});

test("a question answered before memory states were stored starts as a new one", () => {
  const old = { seen: 5, right: 4, rightInRow: 2, lastSeenAt: moment };
  const before = { ...old, stability: null, memoryDifficulty: null };
  const first = afterAnswer(undefined, true, moment);
  expect(afterAnswer(before, true, moment)).toMatchObject({
    seen: 6,
    rightInRow: 3,
    nextDueAt: first.nextDueAt,
  });
});

test("a late answer is counted, and its next due date is after it", () => {
  const standing = afterAnswer(undefined, true, moment);
  const earlier = new Date(moment.getTime() - 86_400_000);
  const late = afterAnswer(standing, false, earlier);
  expect(late.seen).toBe(2);
  expect(late.nextDueAt.getTime()).toBeGreaterThan(earlier.getTime());
});

test("questions within a rank are in random order, and ranks never mix", () => {
  const from = ["right", "new", "wrong", "due"].flatMap((name) =>
    several(3, (id) => choiceQuestion(id), name),
  );
  const history = new Map(
    from.flatMap(({ id }) => {
      if (id.startsWith("new")) return [];
      return [[id, { wasRight: !id.startsWith("wrong"), isDue: id.startsWith("due") }] as const];
    }),
  );
  const ranks = [0.9, 0.1].map((lot) => {
    let drawn = lot;
    const random = () => (drawn = (drawn * 7.3 + 0.17) % 1);
    return pickQuestions(from, { history, count: 12, random }).map(({ id }) => id);
  });
  const expected = ["due", "wrong", "new", "right"].flatMap((name) => [name, name, name]);
  for (const ids of ranks) expect(ids.map((id) => id.split("-")[0])).toEqual(expected);
  expect(ranks[0]).not.toEqual(ranks[1]);
});

test("a topic is weak from its first wrong answer, and strong from the second right one", () => {
  const answers = (topic: string, ...all: boolean[]) => all.map((isRight) => ({ topic, isRight }));
  const standing = topicStrengthOf([
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
  const history = new Map(
    questions.map(({ id }, at) => [id, { wasRight: at < right, isDue: false }] as const),
  );
  expect(planProgress(questions, history).currentProgress).toBe(percent);
});

test("a response keeps only the fields of its kind of question", () => {
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
