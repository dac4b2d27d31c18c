import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import {
  amountLatex,
  type Label,
  moneyLabel,
  percentLabel,
  wordLabel,
} from "../../../story/amount.ts";
import { line } from "../../../story/line.ts";
import { currencyOf, isMoneyAlike, sameLabel, positiveValues } from "../../../story/prepare.ts";
import type { StoryFacts } from "../../../story/read-story.ts";
import {
  defineRuleStory,
  type Lesson,
  type StoryPreparation,
  type StoryProblem,
} from "../../../story/rule-story.ts";
import { makeRule } from "../../../story/rules.ts";
import { inYears } from "./time.ts";
import { simpleInterestClauses } from "./wordings.ts";

const formula = "SI = P × R × T ÷ 100";

const rules = [
  makeRule(
    "si",
    "p r t",
    "Find the simple interest",
    `${formula}, with the principal P, the rate R per year and the time T in years.`,
    (v) => line`\frac{${v("p")} \times ${v("r")} \times ${v("t")}}{100}`,
  ),
  makeRule(
    "amount",
    "p si",
    "Find the amount",
    "Amount = Principal + Simple interest.",
    (v) => line`${v("p")} + ${v("si")}`,
  ),
  makeRule(
    "si",
    "amount p",
    "Find the simple interest",
    "Simple interest = Amount − Principal.",
    (v) => line`${v("amount")} - ${v("p")}`,
  ),
  makeRule(
    "p",
    "amount si",
    "Find the principal",
    "Principal = Amount − Simple interest.",
    (v) => line`${v("amount")} - ${v("si")}`,
  ),
  makeRule(
    "p",
    "si r t",
    "Find the principal",
    `From ${formula}: P = SI × 100 ÷ (R × T).`,
    (v) => line`\frac{${v("si")} \times 100}{${v("r")} \times ${v("t")}}`,
  ),
  makeRule(
    "r",
    "si p t",
    "Find the rate",
    `From ${formula}: R = SI × 100 ÷ (P × T), in percent per year.`,
    (v) => line`\frac{${v("si")} \times 100}{${v("p")} \times ${v("t")}}`,
  ),
  makeRule(
    "t",
    "si p r",
    "Find the time",
    `From ${formula}: T = SI × 100 ÷ (P × R), in years.`,
    (v) => line`\frac{${v("si")} \times 100}{${v("p")} \times ${v("r")}}`,
  ),
  makeRule(
    "p",
    "amount r t",
    "Find the principal",
    "₹100 grow to ₹(100 + R × T). So P = Amount × 100 ÷ (100 + R × T).",
    (v) => line`\frac{${v("amount")} \times 100}{100 + ${v("r")} \times ${v("t")}}`,
  ),
];

const roles = { p: "Principal", r: "Rate", t: "Time", si: "Simple interest", amount: "Amount" };

const moneyRoles = new Set(["p", "si", "ci", "amount", "difference"]);

function isSound(told: StoryFacts): boolean {
  return isMoneyAlike(told, moneyRoles);
}

function prepare(told: StoryFacts): StoryPreparation | null {
  const money = currencyOf(told);
  const givens = positiveValues(told);
  const time = told.amounts.get("t");
  const years = time ? inYears(time) : { years: null, steps: [] };
  if (!money || !givens || !years) return null;
  if (years.years) givens.set("t", years.years);
  const isMultiple = told.says["times"] !== undefined;
  if (isMultiple && (tellsResult(givens) || !asksTimeOrRate(told))) return null;
  const sign = labelOf(told, money);
  const steps = [...years.steps, ...(isMultiple ? [multiplied(told, givens, money)] : [])];
  const labels = {
    ...sameLabel(sign, "p", "si", "amount"),
    r: percentLabel,
    t: wordLabel("time", "years"),
  };
  return { givens, labels, steps };
}

/** "In how many years will the interest double" is another question than that of a sum. */
function asksTimeOrRate({ targets }: StoryFacts): boolean {
  return targets.length === 1 && (targets[0] === "t" || targets[0] === "r");
}

/** Where no money is told, as of a sum that doubles, it is taken in rupees. */
function labelOf({ says, amounts }: StoryFacts, money: Label): Label {
  return says["times"] !== undefined && !amounts.has("p") ? moneyLabel("₹") : money;
}

/** Whether more money is told than the principal. */
function tellsResult(given: ReadonlyMap<string, Rational>): boolean {
  return [...moneyRoles].some((role) => role !== "p" && given.has(role));
}

/** The amount that a principal doubles to. */
function multiplied(told: StoryFacts, given: Map<string, Rational>, money: Label): MathsStep {
  const principal = given.get("p");
  if (!principal) return assumed(told, given);
  const times = told.says["times"] ?? "2";
  const amount = q.multiply(principal, q.rational(BigInt(times)));
  given.set("amount", amount);
  return {
    title: "Find the amount",
    why: `The principal becomes ${times === "2" ? "double" : `${times} times as much`}.`,
    before: null,
    after: `A = ${times} \\times ${amountLatex(principal, money)} = ${amountLatex(amount, money)}`,
  };
}

/** "In how many years does a sum double": any sum will do, so one of ₹100 is taken. */
function assumed(told: StoryFacts, given: Map<string, Rational>): MathsStep {
  const principal = q.rational(100n);
  const amount = q.multiply(principal, q.rational(BigInt(told.says["times"] ?? "2")));
  given.set("p", principal);
  given.set("amount", amount);
  return {
    title: "Take a principal of ₹100",
    why: `Any principal will do, as all grow alike. The amount is then ${told.says["times"] ?? "2"} times as much.`,
    before: null,
    after: `P = ${amountLatex(principal, moneyLabel("₹"))},\\; A = ${amountLatex(amount, moneyLabel("₹"))}`,
  };
}

function refusal(value: (role: string) => Rational | undefined): string | null {
  const interest = value("si");
  return interest && q.sign(interest) <= 0
    ? "The amount must be more than the principal. Check the two numbers."
    : null;
}

function lesson(_: unknown, { rules: used, targets }: StoryProblem): Lesson {
  return {
    topic: "Simple Interest",
    method: "Simple interest formula",
    difficulty: used.length > 1 || !targets.includes("si") ? "intermediate" : "beginner",
    idea: "Simple interest is the same every year: so many percent of the principal, for each year.",
    firstMove: `${used[0]?.title ?? "Write the formula"}: ${used[0]?.why ?? ""}`,
    terms: {
      "Principal (P)": "The money that is lent or borrowed.",
      "Rate (R)": "The interest on ₹100 for one year.",
      "Amount (A)": "The principal and the interest together.",
    },
    next: [
      "How much interest is there for one year? Does that, times the number of years, fit?",
      "What would the interest be if the time were doubled?",
    ],
  };
}

/** Interest, amount, principal, rate or time at simple interest. */
export const simpleInterest = defineRuleStory({
  name: "simple-interest",
  about: /^(?!.*(?:compound|ci |half yearly|quarterly)).*(?:interest|si|SI) /,
  clauses: simpleInterestClauses,
  roles,
  isSound,
  prepare,
  rules,
  refusal,
  lesson,
  examples: [
    "Find the simple interest on ₹5000 at 8% per annum for 3 years.",
    "At what rate of simple interest will ₹2000 amount to ₹2480 in 4 years?",
  ],
});
