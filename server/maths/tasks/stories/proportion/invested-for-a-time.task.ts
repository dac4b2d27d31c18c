import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const [A, B, C] = ["{A:person}", "{B:person}", "{C:person}"];
const invests = "invests|invested|invest|puts|put";
const starts = "start|started|starts|begin|began|opened|enter|entered [into]";
const business = "business|shop|partnership|firm";
const when = "[at_end_of_year|after_year|after_one_year|at_end_of_the_year|at_end_of_one_year]";
const earned = "[total] profit [earned|of_year|made] [of|is|was]";

const clauses: readonly Clause[] = [
  ...telling(
    { time: "same" },
    `${A} , ${B} and ${C} ${starts} ${business} by|with investing|investments|capitals|investment [of] {a:money} , {b:money} and {c:money} [respectively]`,
    `${A} , ${B} and ${C} ${invests} {a:money} , {b:money} and {c:money} [respectively] [in_business]`,
    `${A} and ${B} ${starts} ${business} by|with investing|investments|capitals [of] {a:money} and {b:money} [respectively]`,
  ),
  ...telling(
    { time: "own" },
    `${A} ${invests} {a:money} for {ta:time} and ${B} [${invests}] {b:money} for {tb:time} [in_business]`,
    `${A} ${invests} {a:money} for {ta:time} , ${B} ${invests} {b:money} for {tb:time} [in_business]`,
  ),
  ...telling(
    { time: "joined" },
    `${A} ${starts} ${business} with|by [investing|capital_of|investment_of] {a:money}`,
    `after {late:time} [,] ${B} joins|joined [him|her|business] with|by [investing|capital_of|investment_of|capital] {b:money}`,
    `${B} joins|joined [him|her|business] after {late:time} with|by [investing|capital_of] {b:money}`,
    `at end of [that|this|first] year [,] [total] profit was|is {profit:money}`,
  ),
  ...facts(
    `${when} [,] [if] [the] ${earned} [is|was] {profit:money}`,
    `[if] they earn|earned|made|make [a] [total] profit of {profit:money} ${when}`,
    `[if] [the] ${earned} {profit:money} ${when}`,
  ),
  ...asks(
    "shareA",
    `${mustFind} share of ${A}`,
    `${mustFind} ${A} share`,
    `how_much does|will|did ${A} get`,
  ),
  ...asks(
    "shareB",
    `${mustFind} share of ${B}`,
    `${mustFind} ${B} share`,
    `how_much does|will|did ${B} get`,
  ),
  ...asks(
    "shareC",
    `${mustFind} share of ${C}`,
    `${mustFind} ${C} share`,
    `how_much does|will|did ${C} get`,
  ),
  ...asks(
    "all",
    `divide profit of {profit:money} between|among them`,
    `${mustFind} share of each [partner]`,
    `${mustFind} their shares [of_profit|in_profit]`,
    `[how] [should] divide profit among|between them`,
  ),
];

const year = q.rational(12n);
const partners = ["A", "B", "C"] as const;

function isSound({ amounts, says }: StoryFacts): boolean {
  const has = (role: string): boolean => amounts.has(role);
  const times = [...amounts.values()].filter(({ kind }) => kind === "time");
  const isMonths = times.every(({ unit }) => unit === "month");
  const isTimed = {
    same: times.length === 0,
    own: has("ta") && has("tb"),
    joined: has("late") && has("b"),
  }[says["time"] ?? ""];
  return isMonths && isTimed === true && has("profit") && has("a");
}

function makesSense(value: (role: string) => Rational | undefined): boolean {
  const late = value("late");
  return !late || q.order(late, year) < 0;
}

/** Shares of a profit in proportion to capital and time. */
export const investedForATime = storyTask({
  name: "partnership-shares",
  about: /(?:invest|business|~?shop|partnership|firm).* profit /,
  clauses,
  roles: {
    a: ["First investment", "money"],
    b: ["Second investment", "money"],
    c: ["Third investment", "money"],
    ta: ["Months of the first", ""],
    tb: ["Months of the second", ""],
    late: ["Months before joining", ""],
    year: ["Months of the year", ""],
    profit: ["Profit", "money"],
    pa: ["First investment × months", ""],
    pb: ["Second investment × months", ""],
    pc: ["Third investment", ""],
    parts: ["Sum of the parts", ""],
    shareA: ["Share of the first", "money"],
    shareB: ["Share of the second", "money"],
    shareC: ["Share of the third", "money"],
  },
  units: { time: "month" },
  isSound,
  makesSense,
  extra: ({ says }) => (says["time"] === "joined" ? { year } : {}),
  targets: ({ targets, amounts }) =>
    targets.includes("all")
      ? partners.filter((name) => amounts.has(name.toLowerCase())).map((name) => `share${name}`)
      : targets,
  // With a common duration the partners are A, B and C; otherwise there are two, each with a duration.
  rename: ({ says }) => (says["time"] === "same" ? { a: "pa", b: "pb", c: "pc" } : {}),
  rules: [
    makeRule(
      "ta",
      "year",
      "Find the months of the first",
      "The first is in the business for the whole year.",
      (v) => line`${v("year")} + 0`,
    ),
    makeRule(
      "tb",
      "year late",
      "Find the months of the second",
      "The second joins later.",
      (v) => line`${v("year")} - ${v("late")}`,
    ),
    makeRule(
      "pa",
      "a ta",
      "Multiply money and months of the first",
      "Money for twice as long counts twice.",
      (v) => line`${v("a")} \times ${v("ta")}`,
    ),
    makeRule(
      "pb",
      "b tb",
      "Multiply money and months of the second",
      "Money for twice as long counts twice.",
      (v) => line`${v("b")} \times ${v("tb")}`,
    ),
    makeRule(
      "parts",
      "pa pb pc",
      "Add the parts",
      "The profit is shared in the ratio of these numbers.",
      (v) => line`${v("pa")} + ${v("pb")} + ${v("pc")}`,
    ),
    makeRule(
      "parts",
      "pa pb",
      "Add the parts",
      "The profit is shared in the ratio of these numbers.",
      (v) => line`${v("pa")} + ${v("pb")}`,
    ),
    ...partners.map((name) =>
      makeRule(
        `share${name}`,
        `profit parts p${name.toLowerCase()}`,
        "Take the share of the profit",
        "So many of all the parts.",
        (v) => line`\frac{${v(`p${name.toLowerCase()}`)}}{${v("parts")}} \times ${v("profit")}`,
      ),
    ),
    ...partners.map((name) =>
      makeRule(
        "profit",
        `share${name} parts p${name.toLowerCase()}`,
        "Go back to the whole profit",
        "",
        (v) =>
          line`${v(`share${name}`)} \times \frac{${v("parts")}}{${v(`p${name.toLowerCase()}`)}}`,
      ),
    ),
  ],
  lesson: {
    topic: "Ratio and proportion: partnership",
    method: "Ratio of money × time",
    difficulty: "intermediate",
    idea: "Partners share the profit in the ratio of money × time.",
    firstMove: "Multiply what each put in by the months for which it was in the business.",
    terms: { Partnership: "A business of several persons." },
    next: ["Do all shares together make the profit?", "What if all had joined at the start?"],
  },
  examples: [
    "A started a business with ₹24000. After 4 months B joined with ₹36000. At the end of the year the profit was ₹20000. Find the share of B.",
    "A, B and C start a business by investing ₹20000, ₹30000 and ₹50000. At the end of the year the profit is ₹25000. Find the share of C.",
  ],
});
