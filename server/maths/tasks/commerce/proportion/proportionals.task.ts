import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { positiveValues } from "../../../story/prepare.ts";
import { find } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { defineRuleStory, type Lesson, type StoryPreparation } from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";

const proportional = "proportional|proportion";

const clauses: readonly Clause[] = [
  ...telling({ kind: "mean" }, "[between|of|to] {a:number} and|, {c:number}"),
  ...telling({ kind: "third" }, "to|of {a:number} and|, {b:number}"),
  ...facts(
    "to|of {a:number} , {b:number} [,] and {c:number}",
    "to|of {a:number} , {b:number} , {c:number}",
  ),
  ...telling({ kind: "mean" }, `mean ${proportional}`),
  ...asks("mean", `${find} mean ${proportional}`),
  ...asks("third", `${find} third ${proportional}`),
  ...asks("fourth", `${find} fourth ${proportional}`),
];

const roles = {
  a: "First term",
  b: "Second term",
  c: "Third term",
  square: "Product",
  mean: "Mean proportional",
  third: "Third proportional",
  fourth: "Fourth proportional",
};

const rules = [
  makeRule(
    "square",
    "a c",
    "Multiply the two numbers",
    "If a : m = m : c, then m × m = a × c (product of means = product of extremes).",
    (v) => line`${v("a")} \times ${v("c")}`,
  ),
  makeRule(
    "mean",
    "square",
    "Take the square root",
    "The mean proportional is the positive square root of the product.",
    (v) => line`\sqrt{${v("square")}}`,
  ),
  makeRule(
    "third",
    "a b",
    "Find the third proportional",
    "If a : b = b : x, then x = b × b ÷ a.",
    (v) => line`\frac{${v("b")} \times ${v("b")}}{${v("a")}}`,
  ),
  makeRule(
    "fourth",
    "a b c",
    "Find the fourth proportional",
    "If a : b = c : x, then x = b × c ÷ a.",
    (v) => line`\frac{${v("b")} \times ${v("c")}}{${v("a")}}`,
  ),
  makeRule(
    "a",
    "mean c",
    "Find the first term",
    "a = m × m ÷ c.",
    (v) => line`\frac{${v("mean")} \times ${v("mean")}}{${v("c")}}`,
  ),
  makeRule(
    "a",
    "third b",
    "Find the first term",
    "a = b × b ÷ x.",
    (v) => line`\frac{${v("b")} \times ${v("b")}}{${v("third")}}`,
  ),
  makeRule(
    "a",
    "fourth b c",
    "Find the first term",
    "a = b × c ÷ x.",
    (v) => line`\frac{${v("b")} \times ${v("c")}}{${v("fourth")}}`,
  ),
];

function isSound(told: StoryFacts): boolean {
  const needed: Readonly<Record<string, string>> = { mean: "a c", third: "a b", fourth: "a b c" };
  const roleNames = [...told.amounts.keys()].toSorted().join(" ");
  return told.targets.length === 1 && needed[told.targets[0] ?? ""] === roleNames;
}

function prepare(told: StoryFacts): StoryPreparation | null {
  const givens = positiveValues(told);
  return givens && { givens, labels: {}, steps: [] };
}

function lesson(): Lesson {
  return {
    topic: "Ratio and Proportion",
    method: "Product of extremes = product of means",
    difficulty: "beginner",
    idea: "In a proportion a : b = c : d the product of the outer terms equals that of the inner terms.",
    firstMove: "Write the proportion with a letter for the term that is asked for.",
    terms: {
      Extremes: "The first and the last term of a proportion.",
      Means: "The two middle terms.",
    },
    next: [
      "Is the new ratio really equal to the first?",
      "What changes if the two given numbers change places?",
    ],
  };
}

/** Mean, third and fourth proportionals. */
export const proportionals = defineRuleStory({
  name: "proportionals",
  about: /(?:proportional|proportion) /,
  clauses,
  roles,
  isSound,
  prepare,
  rules,
  lesson,
  examples: [
    "Find the third proportional to 4 and 6.",
    "Find the fourth proportional to 2, 3 and 8.",
  ],
});
