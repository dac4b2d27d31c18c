import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Label, measureLabel, noLabel } from "../../../story/amount.ts";
import { askingWith, asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { sentenceCase } from "../../../story/nouns.ts";
import { currencyOf, sameLabel, positiveValues } from "../../../story/prepare.ts";
import { mustFind } from "../../../story/question-words.ts";
import { singularOf, type StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { ratioBars } from "../../../story/story-bars.ts";
import { makeRule } from "../../../story/rules.ts";

const any = "money|number|length|mass|volume";
const divide =
  "divide|share|split|distribute|divided|shared|distributed|is_divided|is_shared|is_to_be_divided|was_divided|to_be_divided";
const between = "between|among|amongst";
const [A, B, C] = ["{A:relative}", "{B:relative}", "{C:relative}"];

const clauses: readonly Clause[] = [
  ...askingWith(
    { persons: "two" },
    ["first", "second"],
    `[if] ${divide} [sum_of|amount_of] {total:${any}} ${between} ${A} and ${B} in [ratio] [of] {ratio:ratio}`,
    `[if] ${divide} [sum_of|amount_of] {total:${any}} in ratio [of] {ratio:ratio} ${between} ${A} and ${B}`,
  ),
  ...askingWith(
    { persons: "three" },
    ["first", "second", "third"],
    `${divide} [sum_of|amount_of] {total:${any}} ${between} ${A} , ${B} and ${C} in ratio [of] {ratio:ratio}`,
  ),
  ...telling(
    { kind: "groups" },
    `ratio of [number_of] ${A} to|and [number_of] ${B} <in {g:goods}> is|are [of] {ratio:ratio}`,
    `in {g:goods} [,] ratio of [number_of] ${A} to|and [number_of] ${B} is [of] {ratio:ratio}`,
    `${A} and ${B} <in {g:goods}> are in ratio [of] {ratio:ratio}`,
    `ratio of income|age|weight|share of ${A} and ${B} is {ratio:ratio}`,
  ),
  // Said with three persons, so that a ratio of two terms can't stand with them.
  ...telling(
    { persons: "three" },
    `[sum_of] {total:money} is|are ${divide} ${between} ${A} , ${B} and ${C} in ratio [of] {ratio:ratio}`,
  ),
  ...facts(
    `[sum_of] {total:money} is|are ${divide} ${between} ${A} and ${B} in ratio [of] {ratio:ratio}`,
    `[if] there are {first:number} ${A} <in {g:goods}>`,
    `[if] there are {second:number} ${B} <in {g:goods}>`,
    `number of ${A} is {first:number}`,
    `number of ${B} is {second:number}`,
    `{g:goods} has {first:number} ${A}`,
    `there are {total:number} {s:goods} [in_all|altogether] <in {g:goods}>`,
    `total number of {s:goods} is {total:number}`,
  ),
  ...asks(
    "first",
    `how_many ${A} are there <in {g:goods}>`,
    `${mustFind} number of ${A} <in {g:goods}>`,
    `${mustFind} share of ${A}`,
    `how_much does|will ${A} get`,
    `${mustFind} ${A} share`,
  ),
  ...asks(
    "second",
    `how_many ${B} are there <in {g:goods}>`,
    `${mustFind} number of ${B} <in {g:goods}>`,
    `${mustFind} share of ${B}`,
    `how_much does|will ${B} get`,
    `${mustFind} ${B} share`,
  ),
  ...asks(
    ["first", "second"],
    `${mustFind} share of each`,
    `${mustFind} their shares`,
    `how_much does|will each get`,
    `${mustFind} number of ${A} and [number_of] ${B}`,
  ),
  ...asks(
    "third",
    `${mustFind} share of ${C}`,
    `how_much does|will ${C} get`,
    `${mustFind} ${C} share`,
  ),
  ...asks(
    "total",
    `${mustFind} total number of {s:goods} <in {g:goods}>`,
    `how_many {s:goods} are there [in_all|altogether] <in {g:goods}>`,
  ),
];

const roles = {
  total: "Whole",
  p: "First term of the ratio",
  r: "Second term of the ratio",
  t: "Third term of the ratio",
  parts: "Number of parts",
  one: "One part",
  first: "First share",
  second: "Second share",
  third: "Third share",
};

const rules = [
  makeRule(
    "parts",
    "p r t",
    "Add the terms of the ratio",
    "The whole has as many equal parts as the terms add up to.",
    (v) => line`${v("p")} + ${v("r")} + ${v("t")}`,
  ),
  makeRule(
    "parts",
    "p r",
    "Add the terms of the ratio",
    "The whole has as many equal parts as the terms add up to.",
    (v) => line`${v("p")} + ${v("r")}`,
  ),
  makeRule(
    "one",
    "total parts",
    "Find one part",
    "Divide the whole by the number of parts.",
    (v) => line`\frac{${v("total")}}{${v("parts")}}`,
  ),
  makeRule(
    "one",
    "first p",
    "Find one part",
    "The first share has as many parts as its term says: divide.",
    (v) => line`\frac{${v("first")}}{${v("p")}}`,
  ),
  makeRule(
    "one",
    "second r",
    "Find one part",
    "The second share has as many parts as its term says: divide.",
    (v) => line`\frac{${v("second")}}{${v("r")}}`,
  ),
  makeRule(
    "one",
    "third t",
    "Find one part",
    "The third share has as many parts as its term says: divide.",
    (v) => line`\frac{${v("third")}}{${v("t")}}`,
  ),
  makeRule(
    "first",
    "one p",
    "Find the first share",
    "Multiply one part by the first term.",
    (v) => line`${v("one")} \times ${v("p")}`,
  ),
  makeRule(
    "second",
    "one r",
    "Find the second share",
    "Multiply one part by the second term.",
    (v) => line`${v("one")} \times ${v("r")}`,
  ),
  makeRule(
    "third",
    "one t",
    "Find the third share",
    "Multiply one part by the third term.",
    (v) => line`${v("one")} \times ${v("t")}`,
  ),
  makeRule(
    "total",
    "one parts",
    "Find the whole",
    "Multiply one part by the number of parts.",
    (v) => line`${v("one")} \times ${v("parts")}`,
  ),
];

/** What boys and girls, or cows and goats, are together; other nouns are something else. */
const wholes = new Set([
  "student",
  "child",
  "children",
  "pupil",
  "person",
  "people",
  "member",
  "animal",
  "worker",
  "employee",
]);

function isSound({ words }: StoryFacts): boolean {
  const whole = words.get("s");
  return whole === undefined || wholes.has(singularOf(whole));
}

function prepare(told: StoryFacts): StoryPreparation | null {
  const terms = told.amounts.get("ratio")?.terms ?? [];
  const label = labelOf(told);
  const givens = positiveValues(told);
  const count = told.says["persons"] === "three" ? 3 : 2;
  if (!label || !givens || terms.length !== count) return null;
  givens.delete("ratio");
  for (const [at, term] of terms.entries()) givens.set(["p", "r", "t"][at] ?? "t", term);
  const labels = sameLabel(label, "total", "one", "first", "second", "third");
  return { givens, labels, steps: [], names: namesOf(told) };
}

/** In the words of the question: "Ravi's share", or "Boys". */
function namesOf({ words, says }: StoryFacts): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [at, role] of ["first", "second", "third"].entries()) {
    const name = sentenceCase(words.get(["A", "B", "C"][at] ?? "") ?? "");
    if (name !== "") names[role] = says["kind"] === "groups" ? name : `${name}’s share`;
  }
  return names;
}

function labelOf(told: StoryFacts): Label | null {
  const counted = [...told.amounts.values()].filter(({ kind }) => kind !== "ratio");
  const [first, ...others] = counted;
  if (!first || others.length > 0) return null;
  if (first.kind === "money") return currencyOf(told);
  return first.measure ? measureLabel(first.kind, first.measure) : noLabel;
}

/** People and things are counted in whole numbers. */
function refusal(
  value: (role: string) => Rational | undefined,
  { labels }: StoryPreparation,
): string | null {
  const isBroken = ["first", "second", "third", "total"].some((role) => {
    const found = value(role);
    return found && labels[role]?.unit === "" && !q.isInteger(found);
  });
  return isBroken
    ? "The number does not come out whole here. Check the numbers of the question."
    : null;
}

function lesson(_: unknown, { rules: used }: StoryProblem): Lesson {
  return {
    topic: "Ratio and Proportion",
    method: "Equal parts (unitary method)",
    difficulty: used.length > 3 ? "intermediate" : "beginner",
    idea: "A ratio tells how many equal parts each has. So find one part first.",
    firstMove: "Find out how many parts there are, and what one part is.",
    terms: { Ratio: "How many times as much one quantity is as another, written a : b." },
    next: ["Do the shares add up to the whole?", "What would the shares be in equal parts?"],
  };
}

/** Sums shared and groups told in a ratio. */
export const sharing = defineRuleStory({
  name: "sharing-in-a-ratio",
  about: /R\d/,
  clauses,
  roles,
  isSound,
  prepare,
  rules,
  refusal,
  lesson,
  draw: ratioBars,
  examples: [
    "Divide ₹1200 between Ravi and Sita in the ratio 2:3.",
    "The ratio of boys to girls in a class is 3:2. If there are 18 boys, how many girls are there?",
  ],
});
