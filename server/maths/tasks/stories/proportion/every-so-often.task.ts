import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Amount } from "../../../story/amount.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const any = "length|money|volume|mass|number";
const does =
  "walks|runs|earns|saves|spends|reads|drinks|uses|makes|produces|sells|drips|wastes|cycles|gives|leaks|jogs|swims|eats|consumes";
const do_ =
  "walk|run|earn|save|spend|read|drink|use|make|produce|sell|drip|waste|cycle|give|leak|jog|swim|eat|consume";
const verbs = does.split("|").map((told, at) => [do_.split("|")[at] ?? "", told] as const);
const periods = ["day", "week", "month", "year", "hour", "minute"] as const;

/** The number of periods in a longer one, where it is fixed. */
const lengths: Readonly<Record<string, bigint>> = {
  "day week": 7n,
  "month year": 12n,
  "minute hour": 60n,
  "hour day": 24n,
};

function everyPeriod(verb: string, told: string): Clause[] {
  return periods.flatMap((period) => [
    ...telling(
      { verb, period },
      `{who:person} ${told} {each:${any}} [of] <{x:goods}> every|each|per|in_a ${period}`,
      `{who:person} ${told} {each:${any}} [of] <{x:goods}> ${period === "day" ? "daily" : period === "month" ? "per_month|monthly" : `per_${period}`}`,
    ),
  ]);
}

function ask(verb: string): Clause[] {
  return [
    ...telling(
      { verb },
      `how_far|how_much|how_many [money] <{x:goods}> does|will|did {who:person} ${verb} in {n:time}`,
    ).map((clause) => ({ ...clause, asks: ["total"] })),
    ...periods.flatMap((period) =>
      telling(
        { verb, long: period },
        `how_far|how_much|how_many [money] <{x:goods}> does|will|did {who:person} ${verb} in ${period}`,
      ).map((clause) => ({ ...clause, asks: ["total"] })),
    ),
  ];
}

/** Income and expenditure per month; the savings of a year are requested. */
const saving: readonly Clause[] = [
  ...["month", "week", "day"].flatMap((period) => [
    ...telling(
      { period },
      `{who:person} earns|earned {income:money} per|every|each ${period}`,
      `{who:person} spends|spent {cost:money} per|every|each ${period}`,
      `[and] spends|spent {cost:money} per|every|each ${period}`,
    ),
  ]),
  // "earns ₹22000 per month and spends ₹17500": the period applies to both.
  ...facts("spends {cost:money}"),
  ...["year", "week", "month"].flatMap((long) =>
    telling({ long }, `how_much [money] does|will {who:person} save in ${long}`).map((clause) => ({
      ...clause,
      asks: ["savings"],
    })),
  ),
  ...asks("savings", "how_much [money] does|will {who:person} save in {n:time}"),
];

const names: Readonly<Record<string, string>> = { h: "hour", min: "minute" };

/**
 * The number of periods in the stated duration or in the longer period that is named; null if both are given, or the
 * number is not fixed.
 */
function count({ amounts, says }: StoryFacts): Rational | null {
  const { period = "", long } = says;
  const time = amounts.get("n");
  if (!time) return periodsIn(period, long ?? "");
  const each = long === undefined ? periodsIn(period, nameOf(time)) : null;
  return each && q.multiply(time.value, each);
}

function periodsIn(period: string, long: string): Rational | null {
  if (period === long) return q.one;
  const fixed = lengths[`${period} ${long}`];
  return fixed === undefined ? null : q.rational(fixed);
}

function nameOf({ unit }: Amount): string {
  return names[unit] ?? unit;
}

function isSound(told: StoryFacts): boolean {
  const { targets, amounts } = told;
  const n = count(told);
  const isSaving = targets.includes("savings");
  const isTold = isSaving ? amounts.has("income") && amounts.has("cost") : amounts.has("each");
  return n !== null && isTold;
}

/** The total over a longer time of an amount per period. */
export const everySoOften = storyTask({
  name: "so-much-every-day",
  about: /(?:every|each|per|daily|monthly|in) .*how (?:far|much|many) /,
  clauses: [
    ...verbs.flatMap(([verb, told]) => [...everyPeriod(verb, told), ...ask(verb)]),
    ...saving,
  ],
  roles: {
    each: ["Each time", "like each"],
    income: ["Income", "money"],
    cost: ["Spent", "money"],
    saved: ["Saved each time", "money"],
    times: ["How often", ""],
    total: ["In all", "like each"],
    savings: ["Saved in all", "money"],
  },
  checkRoles: ["n"],
  isSound,
  extra: (told) => ({ times: count(told) ?? q.one }),
  rules: [
    makeRule(
      "saved",
      "income cost",
      "Find what is saved each time",
      "Savings = income − expenses.",
      (v) => line`${v("income")} - ${v("cost")}`,
    ),
    makeRule(
      "savings",
      "saved times",
      "Multiply by how often",
      "Every time the same is saved.",
      (v) => line`${v("saved")} \times ${v("times")}`,
    ),
    makeRule(
      "total",
      "each times",
      "Multiply by how often",
      "Every time it is the same.",
      (v) => line`${v("each")} \times ${v("times")}`,
    ),
    makeRule(
      "each",
      "total times",
      "Go back to once",
      "",
      (v) => line`${v("total")} \div ${v("times")}`,
    ),
    makeRule(
      "saved",
      "savings times",
      "Go back to once",
      "",
      (v) => line`${v("savings")} \div ${v("times")}`,
    ),
    makeRule(
      "income",
      "saved cost",
      "Go back to the income",
      "",
      (v) => line`${v("saved")} + ${v("cost")}`,
    ),
  ],
  lesson: {
    topic: "Multiplication in daily life",
    method: "Once × how often",
    difficulty: "beginner",
    idea: "Find how often it happens, and multiply: a week has 7 days, a year has 12 months.",
    firstMove: "How often does it happen in the time that is asked for?",
    terms: {},
    next: ["How much is it in twice that time?", "How do you check by dividing?"],
  },
  examples: [
    "A man walks 3.5 km every day. How far does he walk in a week?",
    "Anita earns ₹18500 per month. She spends ₹14250 per month. How much does she save in a year?",
  ],
});
