import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { fourWalls } from "./walls.task.ts";

function answerOf(question: string): string | null {
  const outcome = fourWalls.attempt(readQuestion(question), { grade: 8 });
  return outcome?.kind === "solved" ? outcome.solution.answer.plain : null;
}

test.each([
  [
    "A room is 5 m long, 4 m wide and 3 m high. Find the cost of whitewashing the four walls at ₹12 per square metre.",
    "₹648",
  ],
  [
    "The length, breadth and height of a room are 6 m, 5 m and 3 m respectively. Find the cost of painting the walls of the room and the ceiling at ₹10 per m².",
    "₹960",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "A room is 5 m long, 4 m wide and 3 m high. It has a door 2 m by 1 m. Find the cost of whitewashing the four walls at ₹12 per square metre.",
  "A room is 5 m long, 4 m wide and 3 m high. Find the cost of whitewashing two walls at ₹12 per square metre.",
  "A room is 5 m long, 4 m wide and 3 m high. Find the cost of whitewashing the four walls at ₹12 per metre.",
])("no number is given for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
