import { expect, test } from "vitest";
import { heldOutQuestions } from "../safety/testing/held-out-questions.ts";
import { secondQuestions } from "../safety/testing/second-held-out.ts";
import { missingQuestion } from "./missing-question.ts";

test.each([
  ["please help", /Which question/u],
  ["help me sir!!", /Which question/u],
  ["i dont understand this question", /Which question/u],
  ["(a)", /Which question/u],
  ["ii)", /Which question/u],
  ["Q.5", /Which question/u],
  ["?", /Which question/u],
  ["x = ?", /Which question/u],
  ["bhai ye sawal samajh nahi aaya", /Kaunsa sawaal/u],
  ["ye solve karo", /Kaunsa sawaal/u],
  ["मुझे यह सवाल समझ नहीं आया", /कौन-सा सवाल/u],
])("%s has no question in it, and is asked for it", (text, reply) => {
  expect(missingQuestion(text)).toMatch(reply);
});

test.each([
  "help me with friction",
  "x",
  "5",
  "2 + 2",
  "x = 5",
  "what is a verb",
  "mujhe photosynthesis samjhao",
  "एक क्रिया क्या है",
  ...heldOutQuestions,
  ...secondQuestions,
])("%s is a question", (text) => {
  expect(missingQuestion(text)).toBeNull();
});
