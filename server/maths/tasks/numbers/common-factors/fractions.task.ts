import { leastCommonMultiple, greatestCommonDivisor } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { fractionLatex, integerLatex, rationalLatex } from "../../../numbers/written.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { lesson, numberAnswer, step } from "../../../lesson/lesson.ts";
import { gap, wordings } from "../../../wording/token-wording.ts";
import { readNumbers } from "../../../wording/written-number.ts";
import { factorSteps, finalStep } from "./explain.ts";
import { proveLcm } from "./prove.ts";
import { type CommonFactorsResult, solveLcm } from "./solve.ts";

interface FractionsProblem {
  wanted: "HCF" | "LCM" | "denominator";
  fractions: Rational[];
}

const hcf = "hcf|gcd|gcf|highest_common_factor|greatest_common_divisor|greatest_common_factor";
const lcm = "lcm|least_common_multiple|lowest_common_multiple";

const asks = wordings({
  denominator: [
    "[least|lowest|smallest] common denominator of|for [fractions] {numbers...}",
    "lcd of|for [fractions] {numbers...}",
  ],
  HCF: [`${hcf} of [fractions] {numbers...}`],
  LCM: [`${lcm} of [fractions] {numbers...}`],
});

function recognise({ body, targets }: Question): FractionsProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, wanted) => {
    const numbers = readNumbers(gap(gaps, "numbers"));
    if (!numbers || numbers.length < 2 || numbers.length > 6) return null;
    if (!numbers.some(({ form }) => form === "fraction")) return null;
    if (!numbers.every(({ form }) => form === "fraction" || form === "integer")) return null;
    const fractions = numbers.map(({ value }) => value);
    const isReduced = numbers.every(({ latex, value }) => latex === rationalLatex(value));
    if (!isReduced) {
      throw notSupported("Write every fraction in its lowest terms first, then ask again.");
    }
    const isPositive = fractions.every((value) => q.sign(value) > 0);
    return isPositive || wanted === "denominator" ? { wanted, fractions } : null;
  });
}

/**
 * For fractions in lowest terms, HCF = HCF of the numerators / LCM of the denominators, and LCM = LCM of the numerators
 * / HCF of the denominators.
 */
function solve({ wanted, fractions }: FractionsProblem): Rational {
  const tops = fractions.map(({ numerator }) => numerator);
  const bottoms = fractions.map(({ denominator }) => denominator);
  const shared = (numbers: readonly bigint[]): bigint => numbers.reduce(greatestCommonDivisor);
  const common = (numbers: readonly bigint[]): bigint => numbers.reduce(leastCommonMultiple);
  if (wanted === "denominator") return q.rational(common(bottoms));
  return wanted === "HCF"
    ? q.rational(shared(tops), common(bottoms))
    : q.rational(common(tops), shared(bottoms));
}

/**
 * Divides each fraction by the HCF, or the LCM by each fraction: the quotients must be integers with no common factor.
 */
function prove({ wanted, fractions }: FractionsProblem, value: Rational): Proof | null {
  if (q.sign(value) <= 0) return null;
  const quotients = fractions.map((fraction) => {
    if (wanted === "HCF") return q.divide(fraction, value);
    return wanted === "LCM"
      ? q.divide(value, fraction)
      : q.divide(value, q.rational(fraction.denominator));
  });
  const shared = quotients.map(({ numerator }) => numerator).reduce(greatestCommonDivisor);
  if (!quotients.every(q.isInteger) || shared !== 1n) return null;
  return {
    method: "By division: all the quotients are whole numbers that share no factor but 1",
    lines: quotients.map((quotient, at) => {
      const fraction = fractions[at] ?? q.one;
      const own = rationalLatex(
        wanted === "denominator" ? q.rational(fraction.denominator) : fraction,
      );
      const [left, right] =
        wanted === "HCF" ? [own, rationalLatex(value)] : [rationalLatex(value), own];
      return `${left} \\div ${right} = ${rationalLatex(quotient)}`;
    }),
  };
}

function denominatorSteps(fractions: readonly Rational[]) {
  const numbers = [...new Set(fractions.map(({ denominator }) => denominator))];
  const list = numbers.map(integerLatex).join(",\\; ");
  const take = step(
    "Take the denominators",
    "A common denominator is a multiple of every denominator; the least is their LCM. The fractions are in lowest terms.",
    `\\text{denominators: } ${list}`,
  );
  if (numbers.length < 2)
    return [take, step("They are equal", "Equal denominators are common already.", list)];
  const result: CommonFactorsResult = solveLcm({ numbers });
  if (!proveLcm({ numbers }, result)) throw new Error("The LCM does not hold");
  return [take, ...factorSteps(result), finalStep("LCM", result)];
}

function formulaSteps({ wanted, fractions }: FractionsProblem, value: Rational) {
  const tops = fractions.map(({ numerator }) => numerator);
  const bottoms = fractions.map(({ denominator }) => denominator);
  const other = wanted === "HCF" ? "LCM" : "HCF";
  const find = (name: string, numbers: readonly bigint[]): bigint =>
    name === "HCF" ? numbers.reduce(greatestCommonDivisor) : numbers.reduce(leastCommonMultiple);
  const [top, bottom] = [find(wanted, tops), find(other, bottoms)];
  const reduced = fractionLatex(top, bottom);
  return [
    step(
      `Find the ${wanted} of the numerators`,
      "The fractions are in lowest terms.",
      `\\text{${wanted}}(${tops.map(integerLatex).join(",\\; ")}) = ${integerLatex(top)}`,
    ),
    step(
      `Find the ${other} of the denominators`,
      other === "HCF"
        ? "A smaller denominator makes a larger fraction, so the LCM has the HCF below."
        : "A larger denominator makes a smaller fraction, so the HCF has the LCM below.",
      `\\text{${other}}(${bottoms.map(integerLatex).join(",\\; ")}) = ${integerLatex(bottom)}`,
    ),
    step(
      "Write one over the other",
      `${wanted} of fractions = ${wanted} of the numerators ÷ ${other} of the denominators.`,
      bottom === 1n ? `${reduced} = ${rationalLatex(value)}` : reduced,
    ),
  ];
}

/** Finds the HCF and LCM of fractions, and their least common denominator. */
export const fractionsInCommon = defineTask<FractionsProblem, Rational>({
  name: "fractions-in-common",
  recognise,
  reading: ({ wanted, fractions }) =>
    `\\text{${wanted === "denominator" ? "least common denominator" : wanted} of } ${fractions.map((value) => rationalLatex(value)).join(",\\; ")}`,
  solve,
  prove,
  explain: (problem, value) => {
    const isDenominator = problem.wanted === "denominator";
    return lesson({
      topic: "Fractions",
      method: isDenominator ? "LCM of the denominators" : `${problem.wanted} of fractions`,
      difficulty: "intermediate",
      answer: numberAnswer(value),
      steps: isDenominator ? denominatorSteps(problem.fractions) : formulaSteps(problem, value),
      idea: isDenominator
        ? "A common denominator must be a multiple of every denominator. The least of them is their LCM."
        : "Numerators and denominators are treated apart: one gets the HCF, the other the LCM.",
      firstMove: isDenominator
        ? "Write down the denominators and factorise each into primes."
        : "Write the fractions in lowest terms and list the numerators.",
      finalMove: isDenominator
        ? `What is the LCM of the denominators $${problem.fractions.map(({ denominator }) => integerLatex(denominator)).join("$, $")}$?`
        : "Write the number found for the numerators over the number found for the denominators. What do you get?",
      next: [
        "How are the fractions written with this common denominator?",
        "How would you add these fractions?",
      ],
    });
  },
  vary: ({ wanted, fractions }, random) => {
    const other = fractions.map(() => {
      const denominator = wholeBetween(random, 3, 20);
      // Consecutive integers are co-prime, so the fraction is in lowest terms.
      return `${denominator - 1}/${denominator}`;
    });
    const name = wanted === "denominator" ? "common denominator" : wanted;
    return `Find the ${name} of ${other.slice(0, -1).join(", ")} and ${other.at(-1) ?? ""}`;
  },
  examples: ["Find the common denominator of 5/12 and 7/18", "Find the LCM of 2/3, 4/9 and 5/6"],
});
