import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const P = "{P:relative}";
const Q = "{Q:relative}";
const age = (role: string): string => `{${role}:time|number}`;
const old = "[old] [now]";

const clauses: readonly Clause[] = [
  ...facts(
    `${P} is ${age("older")} older|elder than ${Q}`,
    `${P} is ${age("younger")} younger than ${Q}`,
    `${P} is {k:number} × as old as ${Q} [is]`,
    `${P} is {k:number} × as old as her|him|she_is|he_is`,
    `${P} is ${age("p")} ${old}`,
    `${Q} is ${age("q")} ${old}`,
  ),
  ...telling({ k: "2" }, `${P} is twice as old as ${Q} [is]`, `${P} is twice as old as her|him`),
  ...asks("askP", `how old is ${P} [now]`, `[find|what_is] [present] age of ${P}`),
  ...asks("askQ", `how old is ${Q} [now]`, `[find|what_is] [present] age of ${Q}`),
  ...asks(
    "sum",
    "[find|what_is] sum of their [present] ages",
    "[find|what_is] sum of [present] ages of both",
  ),
];

/** Whether two different persons are named, with exactly two facts, in years or as bare numbers, and one request. */
function isClear({ amounts, words, says, targets }: StoryFacts): boolean {
  const isYears = [...amounts.values()].every(
    ({ kind, unit }) => kind === "number" || unit === "year",
  );
  const isApart = words.has("P") && words.get("P") !== words.get("Q");
  const told = amounts.size + Object.keys(says).length;
  return isYears && isApart && told === 2 && targets.length === 1;
}

/** Two ages, of which one is given, with their difference or ratio. */
export const simpleAges = storyTask({
  name: "two-ages",
  about: /(?:older|elder|younger|old) /,
  clauses,
  roles: {
    p: ["First age", "of years"],
    q: ["Second age", "of years"],
    older: ["Years between", "of years"],
    younger: ["Years between", "of years"],
    k: ["Times as old", ""],
    sum: ["Sum of the ages", "of years"],
  },
  whole: ["p", "q"],
  isSound: isClear,
  targets: ({ targets }) => targets.map((role) => ({ askP: "p", askQ: "q" })[role] ?? role),
  rules: [
    makeRule(
      "p",
      "q older",
      "Find the other age",
      "Older: add.",
      (v) => line`${v("q")} + ${v("older")}`,
    ),
    makeRule(
      "p",
      "q younger",
      "Find the other age",
      "Younger: subtract.",
      (v) => line`${v("q")} - ${v("younger")}`,
    ),
    makeRule(
      "p",
      "q k",
      "Find the other age",
      "So many times as old: multiply.",
      (v) => line`${v("k")} \times ${v("q")}`,
    ),
    makeRule(
      "q",
      "p older",
      "Find the other age",
      "The first is older, so the second is younger: subtract.",
      (v) => line`${v("p")} - ${v("older")}`,
    ),
    makeRule(
      "q",
      "p younger",
      "Find the other age",
      "The first is younger, so the second is older: add.",
      (v) => line`${v("p")} + ${v("younger")}`,
    ),
    makeRule(
      "q",
      "p k",
      "Find the other age",
      "The first is so many times as old: divide.",
      (v) => line`${v("p")} \div ${v("k")}`,
    ),
    makeRule("sum", "p q", "Add the ages", "Sum: add.", (v) => line`${v("p")} + ${v("q")}`),
    makeRule(
      "p",
      "sum q",
      "Take the other age from the sum",
      "",
      (v) => line`${v("sum")} - ${v("q")}`,
    ),
    makeRule(
      "q",
      "sum p",
      "Take the other age from the sum",
      "",
      (v) => line`${v("sum")} - ${v("p")}`,
    ),
    makeRule("older", "p q", "Compare the ages", "", (v) => line`${v("p")} - ${v("q")}`),
    makeRule("younger", "p q", "Compare the ages", "", (v) => line`${v("q")} - ${v("p")}`),
    makeRule("k", "p q", "Compare the ages", "", (v) => line`${v("p")} \div ${v("q")}`),
  ],
  lesson: {
    topic: "Addition and subtraction in daily life",
    method: "Comparing ages",
    difficulty: "beginner",
    idea: "Who is older? The older age is the younger age and what lies between.",
    firstMove: "Write down the age that is told, and whether the other is more or less.",
    terms: {},
    next: [
      "What will the difference of the ages be in ten years?",
      "How old was the older one when the younger was born?",
    ],
  },
  examples: [
    "Sana is 5 years younger than Tina. Tina is 14 years old. How old is Sana?",
    "Rekha is 12 years old. Her mother is 3 times as old as her. What is the sum of their ages?",
  ],
});
