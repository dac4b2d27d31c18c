import { expect, test } from "vitest";
import { readQuestion } from "../read/question.ts";
import { asks, facts } from "./role-clause.ts";
import { readStory, singularOf } from "./read-story.ts";
import { storyText } from "./story-text.ts";

test.each([
  ["A man paid Rs. 1,500/- for 2 dozen pens", "~man paid M0 for N1_24 ~pens "],
  ["60 km an hour, 60 kmph and 60 km/h", "S0 , S1 and S2 "],
  ["₹10 a pen", "M0 per ~pen "],
  ["A can do it in 2 and a half days", "A can do it in T0 "],
  ["the 6-foot pole, 12½ %, 3:4", "L0 ~pole , P1 , R2 "],
  ["twenty-five boys in 3 lakh", "N0_25 ~boys in N1 "],
  ["$40 or 50 paise", "M0 or M1 "],
  ["A started with B's share", "A ~started with B ~share "],
])("%s becomes the atoms %s", (question, text) => {
  expect(storyText(readQuestion(question)).text).toBe(text);
});

const clauses = [
  ...facts("{who:person} has {n:number} {x:goods}", "each {x:goods} costs {price:money}"),
  ...asks("total", "how_much do they cost"),
];

function told(question: string): unknown {
  const story = readStory(readQuestion(question), clauses);
  return story && [...story.amounts].map(([role, { value }]) => `${role}=${value.numerator}`);
}

test("a word problem is read clause by clause, in any order", () => {
  expect(told("Ravi has 5 pens. Each pen costs ₹3. How much do they cost?")).toEqual([
    "n=5",
    "price=3",
  ]);
  expect(told("Each pen costs ₹3 and Ravi has 5 pens, how much do they cost")).toEqual([
    "price=3",
    "n=5",
  ]);
});

test.each([
  "Ravi has 5 pens. Each pencil costs ₹3. How much do they cost?",
  "Ravi has 5 pens. Ravi has 6 pens. Each pen costs ₹3. How much do they cost?",
  "Ravi has 5 pens. Each pen costs ₹3. How much do they cost today?",
  "Ravi has 5 of the pens. Each pen costs ₹3. How much do they cost?",
  "Ravi has 5 pens. Each pen costs ₹3.",
  "Ravi has 5 pens. Each pen costs 3 kg. How much do they cost?",
])("%s is not read", (question) => {
  expect(told(question)).toBeNull();
});

test.each([
  ["house", "houses"],
  ["prize", "prizes"],
  ["vase", "vases"],
  ["glass", "glasses"],
  ["bus", "buses"],
  ["mango", "mangoes"],
  ["lady", "ladies"],
])("%s and %s are the same noun", (one, more) => {
  expect(singularOf(one)).toBe(singularOf(more));
});
