import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Label, measureLabel, noLabel, percentLabel } from "../../../story/amount.ts";
import { line } from "../../../story/line.ts";
import { currencyOf, sameLabel } from "../../../story/prepare.ts";
import { singularOf, type StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { percentStoryBars } from "./percent-story-bars.ts";
import { percentageClauses } from "./wordings.ts";

const roles = {
  whole: "Whole",
  part: "Part",
  rest: "Rest",
  p: "Percent",
  old: "Old value",
  new: "New value",
  difference: "Change",
  rise: "Percent change",
  fall: "Percent change",
  more: "Percent more",
  less: "Percent less",
  base: "Starting value",
  result: "Result",
};

const rules = [
  makeRule(
    "part",
    "p whole",
    "Find the part",
    "Percent means out of 100, and “of” means multiply.",
    (v) => line`\frac{${v("p")}}{100} \times ${v("whole")}`,
  ),
  makeRule(
    "rest",
    "whole part",
    "Find the rest",
    "Take the part from the whole.",
    (v) => line`${v("whole")} - ${v("part")}`,
  ),
  makeRule(
    "p",
    "part whole",
    "Find the percent",
    "Write the part over the whole and multiply by 100%.",
    (v) => line`\frac{${v("part")}}{${v("whole")}} \times 100`,
  ),
  makeRule(
    "whole",
    "part p",
    "Find the whole",
    "The part is so many hundredths of the whole, so divide by the percent and multiply by 100.",
    (v) => line`\frac{${v("part")} \times 100}{${v("p")}}`,
  ),
  makeRule(
    "part",
    "whole rest",
    "Find the part",
    "Take the rest from the whole.",
    (v) => line`${v("whole")} - ${v("rest")}`,
  ),
  makeRule(
    "rise",
    "old new",
    "Find the percent increase",
    "Percent increase = increase ÷ old value × 100.",
    (v) => line`\frac{${v("new")} - ${v("old")}}{${v("old")}} \times 100`,
  ),
  makeRule(
    "fall",
    "old new",
    "Find the percent decrease",
    "Percent decrease = decrease ÷ old value × 100.",
    (v) => line`\frac{${v("old")} - ${v("new")}}{${v("old")}} \times 100`,
  ),
  makeRule(
    "new",
    "old rise",
    "Find the new value",
    "New value = old value × (100 + percent) ÷ 100.",
    (v) => line`\frac{${v("old")} \times (100 + ${v("rise")})}{100}`,
  ),
  makeRule(
    "new",
    "old fall",
    "Find the new value",
    "New value = old value × (100 − percent) ÷ 100.",
    (v) => line`\frac{${v("old")} \times (100 - ${v("fall")})}{100}`,
  ),
  makeRule(
    "difference",
    "more base",
    "Find how much more it is",
    "Percent means out of 100, and “of” means multiply.",
    (v) => line`\frac{${v("more")}}{100} \times ${v("base")}`,
  ),
  makeRule(
    "difference",
    "less base",
    "Find how much less it is",
    "Percent means out of 100, and “of” means multiply.",
    (v) => line`\frac{${v("less")}}{100} \times ${v("base")}`,
  ),
  makeRule(
    "result",
    "base more difference",
    "Add it",
    "More than the starting value: add.",
    (v) => line`${v("base")} + ${v("difference")}`,
  ),
  makeRule(
    "result",
    "base less difference",
    "Take it away",
    "Less than the starting value: subtract.",
    (v) => line`${v("base")} - ${v("difference")}`,
  ),
  makeRule(
    "base",
    "result more",
    "Find the starting value",
    "Result = base × (100 + percent) ÷ 100, so multiply by 100 and divide.",
    (v) => line`\frac{${v("result")} \times 100}{100 + ${v("more")}}`,
  ),
  makeRule(
    "base",
    "result less",
    "Find the starting value",
    "Result = base × (100 − percent) ÷ 100, so multiply by 100 and divide.",
    (v) => line`\frac{${v("result")} \times 100}{100 - ${v("less")}}`,
  ),
];

/** Whoever is not the one is the other. */
const opposites: readonly (readonly [string, string])[] = [
  ["boy", "girl"],
  ["man", "woman"],
  ["male", "female"],
  ["adult", "child"],
  ["vegetarian", "non vegetarian"],
];

function areOpposite(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [one, other].map((noun) => singularOf(noun ?? "").replace("children", "child"));
  return opposites.some(([first, second]) => {
    return (a === first && b === second) || (a === second && b === first);
  });
}

function isSound(told: StoryFacts): boolean {
  const isOfOthers = told.targets.includes("others");
  return !isOfOthers || areOpposite(told.words.get("y"), told.words.get("z"));
}

function prepare(told: StoryFacts): StoryPreparation | null {
  const money = currencyOf(told);
  const label = money && labelOfAll(told, money);
  if (!label) return null;
  const way = told.says["way"];
  const renamed: Readonly<Record<string, string>> = {
    by: way ?? "",
    change: way === "down" ? "fall" : "rise",
    others: "rest",
  };
  const givens = new Map<string, Rational>();
  for (const [role, { value }] of told.amounts) {
    if (q.sign(value) <= 0) return null;
    givens.set(renamed[role] ?? role, value);
  }
  const asked = told.targets.map((role) => renamed[role] ?? role);
  const isTurned = askedWay(givens, asked);
  const percents = ["p", "rise", "fall", "more", "less"];
  const counts = Object.keys(roles).filter((role) => !percents.includes(role));
  return {
    givens,
    labels: { ...sameLabel(label, ...counts), ...sameLabel(percentLabel, ...percents) },
    steps: [],
    names: namesOf(told),
    targets:
      way === undefined && isTurned ? asked.map((role) => role.replace("rise", "fall")) : asked,
  };
}

/** In the words of the question: "Number of girls" and "Percent of girls". */
function namesOf({ words }: StoryFacts): Record<string, string> {
  const [all = "", some = "", others = ""] = ["x", "y", "z"].map((role) => words.get(role));
  const isGroup = all !== "" && some !== "";
  return isGroup
    ? {
        whole: `Number of ${all}`,
        part: `Number of ${some}`,
        p: `Percent of ${some}`,
        ...(others !== "" && { rest: `Number of ${others}` }),
      }
    : {};
}

/** "Percent change" from more to less is a fall. */
function askedWay(given: ReadonlyMap<string, Rational>, asked: readonly string[]): boolean {
  const [old, now] = [given.get("old"), given.get("new")];
  return asked.includes("rise") && old !== undefined && now !== undefined && q.order(now, old) < 0;
}

/** All amounts but percents are of one kind and unit. */
function labelOfAll({ amounts }: StoryFacts, money: Label): Label | null {
  const counted = [...amounts.values()].filter(({ kind }) => kind !== "percent");
  const [first] = counted;
  if (!first) return noLabel;
  const isOne = counted.every(({ kind, unit }) => kind === first.kind && unit === first.unit);
  if (!isOne) return null;
  if (first.kind === "money") return money;
  return first.measure ? measureLabel(first.kind, first.measure) : noLabel;
}

function refusal(
  value: (role: string) => Rational | undefined,
  { labels }: StoryPreparation,
): string | null {
  const isBroken = ["part", "rest", "whole"].some((role) => {
    const found = value(role);
    return found && labels[role]?.unit === "" && !q.isInteger(found);
  });
  if (isBroken)
    return "The number does not come out whole here. Check the numbers of the question.";
  const isNegative = ["rest", "rise", "fall", "result"].some((role) => {
    const found = value(role);
    return found && q.sign(found) < 0;
  });
  return isNegative
    ? "The numbers of this question do not fit together. Check which is the larger."
    : null;
}

function lesson(_: unknown, { targets }: StoryProblem): Lesson {
  const isChange = targets.includes("rise") || targets.includes("fall");
  return {
    topic: "Comparing Quantities: percentage",
    method: isChange ? "Percentage change" : "Percentage of a whole",
    difficulty: isChange || targets.includes("whole") ? "intermediate" : "beginner",
    idea: isChange
      ? "A percent change compares the change with the old value."
      : "A percentage is a part of the whole: so many out of every hundred.",
    firstMove: isChange
      ? "Find the change, and compare it with the value at the start."
      : "Decide what is the whole and what is the part.",
    terms: { Percent: "Out of every 100.", Whole: "The amount that counts as 100%." },
    next: [
      "How could you find ten percent in your head, and use it to check the answer?",
      "What percent is left over?",
    ],
  };
}

/** Percentages in word problems: parts of a group, marks, income, and percent changes. */
export const percentOfGroup = defineRuleStory({
  name: "percentage-story",
  about: /% |P\d/,
  clauses: percentageClauses,
  roles,
  isSound,
  prepare,
  rules,
  refusal,
  lesson,
  draw: percentStoryBars,
  examples: [
    "In a class of 40 students, 30% are girls. How many girls are there?",
    "The price of rice rises from ₹40 to ₹50. Find the percentage increase.",
  ],
});
