import { expect, test } from "vitest";
import { courtesyReply } from "./courtesy.ts";
import { heldOutQuestions } from "./testing/held-out-questions.ts";
import { secondQuestions } from "./testing/second-held-out.ts";

test.each([
  ["thank you", /You're welcome/u],
  ["Thanks a lot sir!! 🙏", /You're welcome/u],
  ["thank u so much for your help", /You're welcome/u],
  ["hello", /^Hello/u],
  ["hi sir good morning", /^Hello/u],
  ["ok got it", /^Good!/u],
  ["ok thanks", /You're welcome/u],
  ["bye", /See you/u],
  ["bahut dhanyavad aapka", /Khushi hui/u],
  ["acha samajh gaya", /Bahut achha/u],
  ["धन्यवाद", /ख़ुशी हुई/u],
])("%s gets a friendly reply", (text, reply) => {
  expect(courtesyReply(text)).toMatch(reply);
});

test.each([
  "",
  "?",
  "help me",
  "ok 2 + 2",
  "thanks, now explain photosynthesis",
  "hello what is gravity",
  "good",
  "ok".repeat(100),
  "Thanksgiving is celebrated in which country",
  "what is the meaning of thanks",
])("%s is more than a courtesy", (text) => {
  expect(courtesyReply(text)).toBeNull();
});

test.each([...heldOutQuestions, ...secondQuestions])("a question is no courtesy: %s", (text) => {
  expect(courtesyReply(text)).toBeNull();
});
