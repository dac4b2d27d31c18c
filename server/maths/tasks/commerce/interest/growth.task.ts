import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { percentLabel } from "../../../story/amount.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { currencyOf, sameLabel, positiveValues } from "../../../story/prepare.ts";
import { is, mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { inYears } from "./time.ts";
import { yearly as perYear } from "./wordings.ts";

const thing = "<of {x:goods} / of {x:goods} in {when:number}>";
const often = "[per_annum|pa|annually|per_year|yearly|every_year|each_year|year]";

const clauses: readonly Clause[] = [
  ...facts(
    `[present|current|initial] population|value|price|cost ${thing} ${is} [now] {start:money|number} [now|at_present]`,
    `{x:goods} has population of {start:number}`,
    `{x:goods} [was|is] [bought|purchased|costs|cost|worth|valued] [for|at] {start:money|number}`,
    `{who:person} [has] bought|buys|purchased {x:goods} for|at {start:money}`,
    `its [present|current] value|price|population ${is} {start:money|number}`,
    "after {t:time}",
    "at end of {t:time}",
    "in {t:time}",
    "{t:time} hence|later",
    `[rate_of|annual] [rate] [of] depreciation|growth|increase ${is} {r:percent} ${perYear}`,
  ),
  ...telling(
    { way: "up" },
    `[it|which|and_it|population|value|price] <of {x:goods}> [is|has_been] increases|increasing|grows|growing|rises|increased|appreciates ${often} [at|by] [rate_of] {r:percent} ${often}`,
    `increases|grows ${often} at rate of {r:percent} ${often}`,
  ),
  ...telling(
    { way: "down" },
    `[it|which|its_value|value|price|machine|population] <of {x:goods}> [is] depreciates|depreciating|decreases|depreciate|decreasing|falls ${often} [at|by] [rate_of] {r:percent} ${often}`,
    `[its|of] depreciation [is|of] {r:percent} ${often}`,
  ),
  ...asks(
    "end",
    `${mustFind} its|population|value|price <of {x:goods}>`,
    `${mustFind} its value|price|population`,
    "what will be its value|price|population|worth",
    "what will be value|price|population <of {x:goods}>",
    "what will population|value|price be",
    `what will its value|price|population be`,
  ),
  ...asks(
    "start",
    `${mustFind} population|value|price|its_population|its_value <of {x:goods}> {t:time} ago`,
    "what was population|value|price|its_population|its_value <of {x:goods}> {t:time} ago",
  ),
];

const growthFactor = "(1 + R/100)ⁿ";
const decayFactor = "(1 − R/100)ⁿ";

const rules = [
  makeRule(
    "end",
    "start up n",
    "Find the value at the end",
    `Growth at R% a year for n years multiplies by ${growthFactor}.`,
    (v) => line`${v("start")} \times \left(1 + \frac{${v("up")}}{100}\right)^{${v("n")}}`,
  ),
  makeRule(
    "end",
    "start down n",
    "Find the value at the end",
    `Depreciation at R% a year for n years multiplies by ${decayFactor}.`,
    (v) => line`${v("start")} \times \left(1 - \frac{${v("down")}}{100}\right)^{${v("n")}}`,
  ),
  makeRule(
    "start",
    "end up n",
    "Find the value at the start",
    `The value now is the value then times ${growthFactor}, so divide by it.`,
    (v) => line`\frac{${v("end")}}{\left(1 + \frac{${v("up")}}{100}\right)^{${v("n")}}}`,
  ),
  makeRule(
    "start",
    "end down n",
    "Find the value at the start",
    `The value now is the value then times ${decayFactor}, so divide by it.`,
    (v) => line`\frac{${v("end")}}{\left(1 - \frac{${v("down")}}{100}\right)^{${v("n")}}}`,
  ),
];

const hundred = q.rational(100n);

function prepare(told: StoryFacts): StoryPreparation | null {
  const money = currencyOf(told);
  const time = told.amounts.get("t");
  const years = time && inYears(time);
  const values = positiveValues(told);
  const way = told.says["way"];
  if (!money || !years || !values || way === undefined) return null;
  const givens = yearly(told, values, years.years);
  const labels = { ...sameLabel(money, "start", "end"), ...sameLabel(percentLabel, "up", "down") };
  return givens && { givens, labels, steps: years.steps };
}

/** Start, rate and years; where the past is requested, the value told is that of the end. */
function yearly(
  { says, targets }: StoryFacts,
  values: ReadonlyMap<string, Rational>,
  years: Rational,
): Map<string, Rational> | null {
  const [value, rate] = [values.get("start"), values.get("r")];
  if (!value || !rate || !isPossible(years, rate)) return null;
  return new Map([
    [targets.includes("start") ? "end" : "start", value],
    [says["way"] ?? "up", rate],
    ["n", years],
  ]);
}

function isPossible(years: Rational, rate: Rational): boolean {
  const isShort = q.isInteger(years) && q.order(years, q.rational(10n)) <= 0;
  return isShort && q.sign(years) > 0 && q.sign(rate) > 0 && q.order(rate, hundred) < 0;
}

/** Half a person is a sign of numbers that were typed wrong. */
function refusal(
  value: (role: string) => Rational | undefined,
  { labels }: StoryPreparation,
): string | null {
  const isWhole = ["start", "end"].every((role) => {
    const found = value(role);
    return !found || labels[role]?.kind === "money" || q.isInteger(found);
  });
  return isWhole
    ? null
    : "The result is not a whole number here. Check the numbers of the question.";
}

function lesson(_: unknown, { targets }: StoryProblem): Lesson {
  return {
    topic: "Comparing Quantities: growth and depreciation",
    method: "Compound growth formula",
    difficulty: targets.includes("start") ? "advanced" : "intermediate",
    idea: "Each year's change is a percent of the value at the start of that year, as with compound interest.",
    firstMove: "Write what the value is multiplied by in one year.",
    terms: {
      Depreciation: "The loss of value of a thing as it gets older.",
      Growth: "An increase by the same percent, year after year.",
    },
    next: [
      "By how much does the value change in the first year, and in the second? Why not equally?",
      "What would it be one year later?",
    ],
  };
}

/** Populations that grow and machines that lose value, at a yearly percent. */
export const growth = defineRuleStory({
  name: "growth-and-depreciation",
  about: /(?:increas\w+|grow\w*|ris\w+|depreciat\w+|decreas\w+|falls|appreciates) .*T\d/,
  clauses,
  roles: {
    start: "Value at the start",
    end: "Value at the end",
    n: "Years",
    up: "Rate",
    down: "Rate",
  },
  prepare,
  rules,
  refusal,
  lesson,
  examples: [
    "The population of a town is 20000. It increases at 5% per annum. Find the population after 2 years.",
    "A machine was bought for ₹50000. Its value depreciates at 10% per annum. Find its value after 2 years.",
  ],
});
