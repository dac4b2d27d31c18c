import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { type Measure, type RatesProblem, readRelatedRates } from "./read-related-rates.ts";

/** A number times a power of π. */
interface WithPi {
  size: Rational;
  pi: -1 | 0 | 1;
}

interface Result {
  /** The rate of change of the length itself. */
  length: WithPi;
  asked: WithPi;
}

/** The derivative of a measure with respect to the length, at the length. */
function slopeAt({ factor, power }: Measure, at: Rational): Rational {
  const steps = Array.from({ length: power - 1 }, () => at);
  return steps.reduce(q.multiply, q.multiply(factor, q.rational(BigInt(power))));
}

function pi(known: Measure, asked: Measure | null): WithPi["pi"] {
  const above = asked?.hasPi === true ? 1 : 0;
  const below = known.hasPi ? 1 : 0;
  return above === below ? 0 : above > below ? 1 : -1;
}

function solve({ knownMeasure, target, rate, at }: RatesProblem): Result {
  const length = q.divide(rate, slopeAt(knownMeasure, at));
  return {
    length: { size: length, pi: pi(knownMeasure, null) },
    asked: { size: q.multiply(slopeAt(target, at), length), pi: pi(knownMeasure, target) },
  };
}

const numeric = (value: Rational): number => Number(value.numerator) / Number(value.denominator);

/** Both measures computed a moment later, from the known rate alone. */
function prove(
  { knownMeasure, target, rate, at, figure }: RatesProblem,
  result: Result,
): Proof | null {
  const moment = 1e-6;
  const value = ({ factor, hasPi, power }: Measure, x: number): number =>
    numeric(factor) * (hasPi ? Math.PI : 1) * x ** power;
  const start = numeric(at);
  const grown = value(knownMeasure, start) + numeric(rate) * moment;
  const scale = numeric(knownMeasure.factor) * (knownMeasure.hasPi ? Math.PI : 1);
  const later = (grown / scale) ** (1 / knownMeasure.power);
  const measured = (value(target, later) - value(target, start)) / moment;
  const own = numeric(result.asked.size) * Math.PI ** result.asked.pi;
  if (!(Math.abs(measured - own) <= 1e-3 * Math.max(Math.abs(own), 1e-6))) return null;
  return {
    method: `The ${figure.name} a very short time later, worked out from the given rate`,
    lines: [
      `\\text{change of the ${target.name} per unit of time} \\approx ${measured.toPrecision(5)}`,
      `${withPi(result.asked).latex} \\approx ${own.toPrecision(5)}`,
    ],
  };
}

function withPi({ size, pi: power }: WithPi): MathsAnswer {
  if (power === 0 || q.isZero(size)) {
    return { latex: rationalLatex(size), plain: rationalPlain(size) };
  }
  const { numerator: above, denominator: below } = size;
  if (power > 0) {
    const top = above === 1n ? "" : above === -1n ? "-" : `${above}`;
    return below === 1n
      ? { latex: `${top}\\pi`, plain: `${top}π` }
      : { latex: `\\frac{${top}\\pi}{${below}}`, plain: `${top}π/${below}` };
  }
  const bottom = below === 1n ? "" : `${below}`;
  return {
    latex: `\\frac{${above}}{${bottom}\\pi}`,
    plain: `${above}/${bottom === "" ? "π" : `(${bottom}π)`}`,
  };
}

/** As a decimal if the question contains decimals. */
function written({ rate, at }: RatesProblem, found: WithPi): MathsAnswer {
  const isDecimal = !q.isInteger(rate) || !q.isInteger(at);
  if (!isDecimal || found.pi < 0 || !q.isTerminating(found.size)) return withPi(found);
  const pi = found.pi === 0 || q.isZero(found.size) ? ["", ""] : ["\\pi", "π"];
  return {
    latex: `${rationalLatex(found.size, "decimal")}${pi[0] ?? ""}`,
    plain: `${rationalPlain(found.size, "decimal")}${pi[1] ?? ""}`,
  };
}

function unitOf({ unit, time }: RatesProblem, { power }: Measure): MathsAnswer {
  const raised = power === 1 ? "" : `^${power}`;
  return { latex: `\\text{ ${unit}}${raised}/\\text{${time}}`, plain: ` ${unit}${raised}/${time}` };
}

/** 4πr², 6x², r. */
function formula({ factor, hasPi, power }: Measure, letter: string): string {
  const size = q.equals(factor, q.one) ? "" : rationalLatex(factor);
  return `${size}${hasPi ? "\\pi " : ""}${letter}${power === 1 ? "" : `^{${power}}`}`;
}

function slopeFormula(one: Measure, letter: string): string {
  const factor = q.multiply(one.factor, q.rational(BigInt(one.power)));
  if (one.power > 1) return formula({ ...one, factor, power: one.power - 1 }, letter);
  return `${q.equals(factor, q.one) ? "" : rationalLatex(factor)}${one.hasPi ? "\\pi" : ""}`;
}

function rateLine(one: Measure, letter: string): string {
  const slope = slopeFormula(one, letter);
  return `\\frac{d${one.symbol}}{dt} = ${slope}${slope === "" ? "" : " \\cdot "}\\frac{d${letter}}{dt}`;
}

function stepsOf(problem: RatesProblem, { length, asked: found }: Result): MathsStep[] {
  const { figure, knownMeasure, target, rate, at } = problem;
  const { letter, size, name } = figure;
  const isGiven = knownMeasure.symbol === letter;
  const speed = withPi(length).latex;
  const given = rationalLatex(rate, "decimal");
  const here = rationalLatex(at, "decimal");
  const toLength = isGiven
    ? []
    : [
        step(
          `Write the ${knownMeasure.name} with the ${size}`,
          `The formula of a ${name}.`,
          `${knownMeasure.symbol} = ${formula(knownMeasure, letter)}`,
        ),
        step("Differentiate by the time $t$", chainRule, rateLine(knownMeasure, letter)),
        step(
          `Put in the rate and $${letter} = ${here}$, and solve for $\\frac{d${letter}}{dt}$`,
          "Only the rate asked for is unknown in this equation.",
          `\\frac{d${letter}}{dt} = ${speed}`,
          `${given} = ${slopeAtLatex(knownMeasure, at)} \\cdot \\frac{d${letter}}{dt}`,
        ),
      ];
  const isLength = target.symbol === letter;
  const fromLength = isLength
    ? []
    : [
        step(
          `Write the ${target.name} with the ${size}`,
          `The formula of a ${name}.`,
          `${target.symbol} = ${formula(target, letter)}`,
        ),
        step("Differentiate by the time $t$", chainRule, rateLine(target, letter)),
        step(
          `Put in $${letter} = ${here}$ and $\\frac{d${letter}}{dt} = ${isGiven ? given : speed}$`,
          "The rates belong to this very moment, so its values go in after differentiating.",
          `\\frac{d${target.symbol}}{dt} = ${written(problem, found).latex}`,
          `\\frac{d${target.symbol}}{dt} = ${slopeAtLatex(target, at)} \\times ${isGiven ? given : speed}`,
        ),
      ];
  const value = written(problem, found).latex;
  return [
    ...toLength,
    ...fromLength,
    step(
      "Write the answer with its unit",
      problem.direction === "decreasing"
        ? "All of it is decreasing: this is how much it loses in each unit of time."
        : "A rate is an amount for each unit of time.",
      `${value}${unitOf(problem, target).latex}`,
      value,
    ),
  ];
}

const chainRule = "Chain rule: the length itself depends on the time.";

function slopeAtLatex(one: Measure, at: Rational): string {
  return withPi({ size: slopeAt(one, at), pi: one.hasPi ? 1 : 0 }).latex;
}

function explain(problem: RatesProblem, result: Result): Explanation {
  const { latex, plain } = written(problem, result.asked);
  const unit = unitOf(problem, problem.target);
  return lesson({
    topic: "Application of Derivatives: Rate of change",
    method: "Chain rule",
    difficulty: "advanced",
    answer: { latex: `${latex}${unit.latex}`, plain: `${plain}${unit.plain}` },
    steps: stepsOf(problem, result),
    idea: "Both measures hang on one length, and that length hangs on the time. So differentiate by the time.",
    firstMove: `Write the measures of the ${problem.figure.name} with its ${problem.figure.size}.`,
    finalMove: "Put the numbers into the last derivative. How fast does it change, in which unit?",
    terms: { "Rate of change": "How much something changes in one unit of time." },
    next: [`What happens to this rate when the ${problem.figure.size} is twice as large?`],
  });
}

function vary({ figure, knownMeasure, target }: RatesProblem, random: () => number): string {
  const power = knownMeasure.power === 1 ? "" : `^${knownMeasure.power}`;
  return `The ${knownMeasure.name} of a ${figure.name} is increasing at the rate of ${wholeBetween(random, 2, 12)} cm${power}/s. Find the rate at which the ${target.name} is increasing when the ${figure.size} is ${wholeBetween(random, 2, 15)} cm.`;
}

/** The rate of change of a measure of a circle, a sphere, a square or a cube from the known rate of another. */
export const relatedRates = defineTask<RatesProblem, Result>({
  name: "related-rates",
  recognise: readRelatedRates,
  reading: (problem) => {
    const { knownMeasure, target, rate, at, figure } = problem;
    return `\\frac{d${knownMeasure.symbol}}{dt} = ${rationalLatex(rate, "decimal")}${unitOf(problem, knownMeasure).latex},\\; ${figure.letter} = ${rationalLatex(at, "decimal")} \\text{ ${problem.unit}},\\quad \\frac{d${target.symbol}}{dt} \\text{?}`;
  },
  solve,
  prove,
  explain,
  vary,
  examples: [
    "The radius of a circle is increasing at the rate of 3 cm/s. Find the rate at which the area of the circle is increasing when the radius is 10 cm.",
    "The volume of a cube is increasing at the rate of 8 cm³/s. How fast is the surface area increasing when the length of an edge is 12 cm?",
  ],
});
