import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { asks, type Clause, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const it = "[of] [its|that|same|this] it|number|itself|that_number|same_number|original_number";
const number = "number|certain_number";

const clauses: readonly Clause[] = [
  ...telling(
    { kind: "more" },
    `{f:number} of ${number} is {d:number} more|greater than [its] {g:number} [of] <${it}>`,
    `{f:number} of ${number} exceeds [its] {g:number} [of] <${it}> by {d:number}`,
    `difference between {f:number} and {g:number} of ${number} is {d:number}`,
    `difference of {f:number} and {g:number} of ${number} is {d:number}`,
    `difference between {f:number} of ${number} and {g:number} of ${it} is {d:number}`,
  ),
  ...telling(
    { kind: "less" },
    `{f:number} of ${number} is {d:number} less than [its] {g:number} [of] <${it}>`,
  ),
  ...telling(
    { kind: "whole" },
    `${number} exceeds its {g:number} by {d:number}`,
    `${number} is {d:number} more|greater than its {g:number}`,
  ),
  ...asks("x", `${mustFind} number|original_number|that_number`, "what is number|that_number"),
];

const written = (value: Rational): string => rationalLatex(value);

/** A number from the difference of two of its fractions. */
export const fractionsOfNumber = storyTask({
  name: "fractions-of-a-number",
  about: /N\d+ .*number .*N\d|number .*its N\d/,
  clauses,
  roles: {
    f: ["First fraction", "fraction"],
    g: ["Second fraction", "fraction"],
    b: ["Larger fraction", "fraction"],
    s: ["Smaller fraction", "fraction"],
    d: ["Difference", ""],
    part: ["Difference as a fraction", "fraction"],
    x: ["Number", ""],
  },
  rename: ({ says: { kind = "" } }) => (kind === "less" ? { f: "s", g: "b" } : { f: "b", g: "s" }),
  extra: ({ says: { kind = "" } }) => (kind === "whole" ? { b: q.one } : {}),
  rules: [
    makeRule(
      "part",
      "b s",
      "Find the difference as a fraction of the number",
      "Both are fractions of the same number: subtract them.",
      (v) => line`${written(v("b"))} - ${written(v("s"))}`,
    ),
    makeRule(
      "x",
      "d part",
      "Find the number",
      "So much of the number is the difference: divide by the fraction.",
      (v) => line`${v("d")} \div ${written(v("part"))}`,
    ),
    makeRule(
      "d",
      "x part",
      "Find the difference",
      "",
      (v) => line`${written(v("part"))} \times ${v("x")}`,
    ),
  ],
  lesson: {
    topic: "Fractions",
    method: "The whole is 1",
    difficulty: "intermediate",
    idea: "Both fractions are of the same number, so their difference is a fraction of that number too.",
    firstMove: "Subtract the smaller fraction from the larger one.",
    terms: {},
    next: ["What are the two parts of the number?", "Could you write the story as an equation?"],
  },
  examples: [
    "Half of a number is 7 more than its one third. Find the number.",
    "The difference between 3/4 and 2/5 of a number is 14. Find the number.",
  ],
});
