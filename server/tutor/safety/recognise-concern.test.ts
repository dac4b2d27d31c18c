import { expect, test } from "vitest";
import { recogniseConcern } from "./recognise-concern.ts";
import { borderQuestions } from "./testing/border-questions.ts";
import { concerningMessages } from "./testing/concerning-messages.ts";
import { heldOutMessages } from "./testing/held-out-messages.ts";
import { heldOutQuestions } from "./testing/held-out-questions.ts";
import { secondMessages, secondQuestions } from "./testing/second-held-out.ts";

const concerning = [concerningMessages, heldOutMessages, secondMessages]
  .flatMap((set) => Object.entries(set))
  .flatMap(([concern, messages]) => messages.map((message) => ({ concern, message })));
const questions = [...borderQuestions, ...heldOutQuestions, ...secondQuestions];

test("the test sets have the required size and mix", () => {
  expect(concerning.length).toBeGreaterThanOrEqual(180);
  expect(questions.length).toBeGreaterThanOrEqual(280);
  expect(new Set([...questions, ...concerning.map(({ message }) => message)]).size).toBe(
    questions.length + concerning.length,
  );
});

test.each(concerning)("$concern: $message", ({ concern, message }) => {
  expect(recogniseConcern(message)).toBe(concern);
});

test.each(questions)("no concern: %s", (question) => {
  expect(recogniseConcern(question)).toBeNull();
});

test.each([
  ["s.u.i.c.i.d.e", "self_harm"],
  ["I w a n t t o d i e", "self_harm"],
  ["i want to d1e", "self_harm"],
  ["i waaaant to dieeee", "self_harm"],
  ["I want to di\u200Be", "self_harm"],
  ["i wаnt to diе", "self_harm"],
  ["#killmyself", "self_harm"],
  ["ｉ ｗａｎｔ ｔｏ ｄｉｅ", "self_harm"],
  ["mujheee jeena nahiiii", "self_harm"],
  ["muje zindgi khtm krni h", "self_harm"],
  ["मैं मरना चाहता हू\u0901", "self_harm"],
  ["send n*des", "sexual"],
])("a disguise changes nothing: %s", (message, concern) => {
  expect(recogniseConcern(message)).toBe(concern);
});

test("a concern between lines of homework is found", () => {
  const homework = "Solve x^2 - 5x + 6 = 0.\nFind the roots.\n";
  expect(recogniseConcern(`${homework}i want to kill myself\n${homework}`)).toBe("self_harm");
});

test("a quotation is the poet's, and a friend's words are the friend's", () => {
  expect(recogniseConcern('Explain the lines "I want to die, I want to die"')).toBeNull();
  expect(recogniseConcern('my friend said "i want to die" what should i do')).toBe("self_harm");
});

test("texts made to slow down the search are read to the limit", () => {
  for (const part of ["i want ", "i ", "kill ", "mujhe nahi ", "x!x1", "a b ", "s*", '"', "मैं "]) {
    expect(recogniseConcern(part.repeat(100_000 / part.length))).toBeNull();
  }
});
