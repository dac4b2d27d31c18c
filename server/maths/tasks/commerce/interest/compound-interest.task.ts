import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { type Label, numberLatex, percentLabel } from "../../../story/amount.ts";
import { line } from "../../../story/line.ts";
import { currencyOf, isMoneyAlike, sameLabel, positiveValues } from "../../../story/prepare.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { makeRule, type ValueOf } from "../../../story/rules.ts";
import { inYears } from "./time.ts";
import { compoundInterestClauses } from "./wordings.ts";

/** (1 + r/100)ⁿ, with the rate of a period and the number of periods. */
function growth(v: ValueOf): string {
  return line`\left(1 + \frac{${v("r")}}{100}\right)^{${v("n")}}`;
}

const rules = [
  makeRule(
    "amount",
    "p r n",
    "Find the amount",
    "A = P × (1 + R/100)ⁿ, with the rate R of each period and n periods.",
    (v) => line`${v("p")} \times ${growth(v)}`,
  ),
  makeRule(
    "ci",
    "amount p",
    "Find the compound interest",
    "Compound interest = Amount − Principal.",
    (v) => line`${v("amount")} - ${v("p")}`,
  ),
  makeRule(
    "si",
    "p r n",
    "Find the simple interest",
    "SI = P × R × T ÷ 100.",
    (v) => line`\frac{${v("p")} \times ${v("r")} \times ${v("n")}}{100}`,
  ),
  makeRule(
    "difference",
    "ci si",
    "Find the difference",
    "Subtract the simple interest from the compound interest.",
    (v) => line`${v("ci")} - ${v("si")}`,
  ),
  makeRule("amount", "p ci", "Find the amount", "Amount = Principal + Compound interest.", (v) => {
    return line`${v("p")} + ${v("ci")}`;
  }),
  makeRule(
    "square",
    "p amount twoYears",
    "Divide the amount by the principal",
    "From A = P × (1 + R/100)²: (1 + R/100)² = A ÷ P.",
    (v) => line`\frac{${v("amount")}}{${v("p")}}`,
  ),
  makeRule(
    "factor",
    "square",
    "Take the square root",
    "This is 1 + R/100, by which the money is multiplied in one year.",
    (v) => line`\sqrt{${v("square")}}`,
  ),
  makeRule(
    "r",
    "factor",
    "Find the rate",
    "Subtract 1, and multiply by 100.",
    (v) => line`(${v("factor")} - 1) \times 100`,
  ),
  makeRule(
    "p",
    "amount r twoYears",
    "Find the principal",
    "From A = P × (1 + R/100)²: divide the amount by (1 + R/100)².",
    (v) => line`\frac{${v("amount")}}{\left(1 + \frac{${v("r")}}{100}\right)^{2}}`,
  ),
  makeRule(
    "p",
    "ci r twoYears",
    "Find the principal",
    "CI = P × [(1 + R/100)² − 1], so divide the interest by the bracket.",
    (v) => line`\frac{${v("ci")}}{\left(1 + \frac{${v("r")}}{100}\right)^{2} - 1}`,
  ),
  makeRule(
    "p",
    "amount r n",
    "Find the principal",
    "From A = P × (1 + R/100)ⁿ: divide the amount by (1 + R/100)ⁿ.",
    (v) => line`\frac{${v("amount")}}{${growth(v)}}`,
  ),
  makeRule(
    "p",
    "ci r n",
    "Find the principal",
    "CI = P × [(1 + R/100)ⁿ − 1], so divide the interest by the bracket.",
    (v) => line`\frac{${v("ci")}}{${growth(v)} - 1}`,
  ),
  makeRule(
    "p",
    "difference r n",
    "Find the principal",
    "CI − SI = P × [(1 + R/100)ⁿ − 1 − n × R/100], so divide the difference by the bracket.",
    (v) =>
      line`\frac{${v("difference")}}{${growth(v)} - 1 - ${v("n")} \times \frac{${v("r")}}{100}}`,
  ),
];

const roles = {
  p: "Principal",
  r: "Rate",
  n: "Number of periods",
  ci: "Compound interest",
  si: "Simple interest",
  difference: "Difference of CI and SI",
  amount: "Amount",
  twoYears: "Years",
  square: "Amount ÷ Principal",
  factor: "Growth of one year",
};

interface Period {
  perYear: bigint;
  name: string;
}

const periods: Readonly<Record<string, Period>> = {
  year: { perYear: 1n, name: "year" },
  half: { perYear: 2n, name: "half-year" },
  quarter: { perYear: 4n, name: "quarter" },
};

/** The maximum count of periods for a computation on paper. */
const mostPeriods = q.rational(12n);

const moneyRoles = new Set(["p", "si", "ci", "amount", "difference"]);

function isSound(told: StoryFacts): boolean {
  return isMoneyAlike(told, moneyRoles);
}

function prepare(told: StoryFacts): StoryPreparation | null {
  const money = currencyOf(told);
  const time = told.amounts.get("t");
  const years = time && inYears(time);
  const period = periodOf(told);
  const givens = positiveValues(told);
  const rate = givens?.get("r");
  if (!money || !years || !givens || !period) return null;
  if (!rate) return withoutRate(told, { money, given: givens, years: years.years, period });
  const timing = { rate, years: years.years, period };
  const count = q.multiply(years.years, q.rational(period.perYear));
  if (!isPossible(told, count, period)) return null;
  givens.delete("t");
  givens.set("r", q.divide(rate, q.rational(period.perYear)));
  givens.set("n", count);
  const steps = period.perYear === 1n ? years.steps : [perPeriod(timing)];
  const labels = { ...sameLabel(money, ...moneyRoles), r: percentLabel };
  return { givens, labels, steps };
}

interface Untimed {
  money: Label;
  given: Map<string, Rational>;
  years: Rational;
  period: Period;
}

/** The rate is requested: it comes from a square root, so only after 2 years. */
function withoutRate(
  { targets }: StoryFacts,
  { money, given: givens, years, period }: Untimed,
): StoryPreparation | null {
  const isSquare = q.equals(years, q.rational(2n)) && period.perYear === 1n;
  if (targets.join() !== "r" || !isSquare) return null;
  givens.delete("t");
  givens.set("twoYears", years);
  return { givens, labels: { ...sameLabel(money, ...moneyRoles), r: percentLabel }, steps: [] };
}

function periodOf({ says }: StoryFacts): Period | undefined {
  return periods[says["period"] ?? "year"];
}

/** A whole number of periods; for a comparison with simple interest, of years. */
function isPossible(
  { targets, amounts }: StoryFacts,
  count: Rational,
  { perYear }: Period,
): boolean {
  const isCompared = targets.includes("difference") || amounts.has("difference");
  const isShort = q.isInteger(count) && q.order(count, mostPeriods) <= 0;
  return isShort && (!isCompared || perYear === 1n);
}

interface Timing {
  rate: Rational;
  years: Rational;
  period: Period;
}

function perPeriod({ rate, years, period }: Timing): MathsStep {
  const { perYear, name } = period;
  const count = q.rational(perYear);
  return {
    title: `Find the rate of a ${name} and the number of ${name}s`,
    why: `Interest is added ${perYear} times a year, so each time it is 1/${perYear} of the yearly rate, and there are ${perYear} times as many periods as years.`,
    before: null,
    after: `R = \\frac{${numberLatex(rate)}}{${perYear}} = ${numberLatex(q.divide(rate, count))}, \\quad n = ${numberLatex(years)} \\times ${perYear} = ${numberLatex(q.multiply(years, count))}`,
  };
}

function lesson(_: unknown, { targets }: StoryProblem): Lesson {
  return {
    topic: "Comparing Quantities: compound interest",
    method: "Compound interest formula",
    difficulty:
      targets.includes("p") || targets.includes("difference") ? "advanced" : "intermediate",
    idea: "With compound interest, the interest of each period is added to the principal of the next.",
    firstMove:
      "Write down the principal, the rate of one period and the number of periods, and put them into A = P(1 + R/100)ⁿ.",
    terms: {
      "Compound interest": "Interest that is also paid on the interest of the periods before.",
      "Conversion period":
        "The time after which interest is added: a year, a half-year or a quarter.",
    },
    next: [
      "How much simple interest would there be? Why is it less?",
      "What changes if the interest is compounded twice as often?",
    ],
  };
}

/** Amount, interest, principal, and the difference from simple interest, at compound interest. */
export const compoundInterest = defineRuleStory({
  name: "compound-interest",
  about: /(?:compound|compounded|ci) /,
  clauses: compoundInterestClauses,
  roles,
  isSound,
  prepare,
  rules,
  refusal: (value) => {
    const isLoss = ["r", "ci", "p"].some((role) => q.sign(value(role) ?? q.one) <= 0);
    return isLoss ? "The amount must be more than the principal. Check the numbers." : null;
  },
  lesson,
  examples: [
    "Find the compound interest on ₹10000 at 10% per annum for 2 years.",
    "Find the amount on ₹8000 at 10% per annum for 1 year compounded half-yearly.",
  ],
});
