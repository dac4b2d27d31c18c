import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Approach, MathsAnswer } from "../../../outcome.ts";
import type { PercentageProblem } from "./recognise.ts";

/** The known numbers as typed, and the answer. */
export interface PercentageNumbers {
  first: string;
  second: string;
  answer: MathsAnswer;
}

const hundred = q.rational(100n);

/** Other school methods for the same answer: by one percent or one unit, and by decimals. */
export function approachesTo(problem: PercentageProblem, known: PercentageNumbers): Approach[] {
  switch (problem.kind) {
    case "part":
      return [fromOnePercent(problem, known), ...byDecimal(problem, known)];
    case "percent":
      return [fromOneUnit(problem, known), ...bySharing(problem, known)];
    case "whole":
      return byEquation(problem, known);
    case "increase":
    case "decrease":
      return [byNewPercentage(problem, known), fromOnePercentOfNew(problem, known)];
  }
}

/** A decimal if it terminates, the usual form of 1% of a number; otherwise a fraction. */
function write(value: Rational): string {
  return rationalLatex(value, q.isTerminating(value) ? "decimal" : "fraction");
}

function fromOnePercent({ second }: PercentageProblem, known: PercentageNumbers): Approach {
  return { method: "Unitary method", steps: fromOnePercentSteps(second.value, known.first, known) };
}

function fromOnePercentSteps(
  whole: Rational,
  percent: string,
  { second, answer }: PercentageNumbers,
) {
  const single = write(q.divide(whole, hundred));
  return [
    {
      title: `Find 1% of $${second}$`,
      why: "The whole is 100%, so 1% is the whole divided by 100.",
      before: `${second} \\div 100`,
      after: single,
    },
    {
      title: `Multiply by $${percent}$`,
      why: `$${percent}\\%$ is so many times 1%.`,
      before: `${single} \\times ${percent}`,
      after: answer.latex,
    },
  ];
}

/** Not if the percentage has no terminating decimal, such as 33 1/3. */
function byDecimal({ first }: PercentageProblem, known: PercentageNumbers): Approach[] {
  const decimal = q.divide(first.value, hundred);
  if (!q.isTerminating(decimal)) return [];
  return [
    {
      method: "Multiplying by a decimal",
      steps: [
        {
          title: `Write $${known.first}\\%$ as a decimal`,
          why: "To divide by 100, move the decimal point two places to the left.",
          before: `${known.first} \\div 100`,
          after: write(decimal),
        },
        {
          title: `Multiply $${known.second}$ by it`,
          why: '"Of" means multiply.',
          before: `${write(decimal)} \\times ${known.second}`,
          after: known.answer.latex,
        },
      ],
    },
  ];
}

function fromOneUnit({ second }: PercentageProblem, known: PercentageNumbers): Approach {
  const single = write(q.divide(hundred, second.value));
  return {
    method: "Unitary method",
    steps: [
      {
        title: "Find how many percent a single unit is",
        why: `All of $${known.second}$ is 100%, so one unit is 100% divided by $${known.second}$.`,
        before: `100\\% \\div ${known.second}`,
        after: `${single}\\%`,
      },
      {
        title: `Multiply by $${known.first}$`,
        why: `The part has so many units.`,
        before: `${single}\\% \\times ${known.first}`,
        after: known.answer.latex,
      },
    ],
  };
}

/** Division first, if the quotient terminates. */
function bySharing({ first, second }: PercentageProblem, known: PercentageNumbers): Approach[] {
  const share = q.divide(first.value, second.value);
  if (!q.isTerminating(share)) return [];
  return [
    {
      method: "Writing the fraction as a decimal",
      steps: [
        {
          title: "Divide the part by the whole",
          why: "The result says which part of one whole it is.",
          before: `${known.first} \\div ${known.second}`,
          after: write(share),
        },
        {
          title: "Write the decimal as a percentage",
          why: "To multiply by 100, move the decimal point two places to the right.",
          before: `${write(share)} \\times 100\\%`,
          after: known.answer.latex,
        },
      ],
    },
  ];
}

/** The unknown number is x; both sides are divided by its coefficient. */
function byEquation({ first }: PercentageProblem, known: PercentageNumbers): Approach[] {
  const decimal = q.divide(first.value, hundred);
  if (!q.isTerminating(decimal)) return [];
  return [
    {
      method: "Forming an equation",
      steps: [
        {
          title: "Call the number $x$ and write the sentence as an equation",
          why: `$${known.first}\\%$ as a decimal is $${write(decimal)}$, and "of" means multiply.`,
          before: null,
          after: `${write(decimal)}x = ${known.second}`,
        },
        {
          title: `Divide both sides by $${write(decimal)}$`,
          why: "Both sides stay equal.",
          before: null,
          after: `x = \\frac{${known.second}}{${write(decimal)}} = ${known.answer.latex}`,
        },
      ],
    },
  ];
}

/** The remaining or final value is itself a percentage of the original one. */
function newPercentage({ kind, first }: PercentageProblem): Rational {
  return kind === "increase" ? q.add(hundred, first.value) : q.subtract(hundred, first.value);
}

function byNewPercentage(problem: PercentageProblem, known: PercentageNumbers): Approach {
  const percent = newPercentage(problem);
  const sign = problem.kind === "increase" ? "+" : "-";
  return {
    method: "Percentage of the new amount",
    steps: [
      {
        title: "Find the new amount in percent",
        why: "The starting number is 100%.",
        before: `100\\% ${sign} ${known.first}\\%`,
        after: `${write(percent)}\\%`,
      },
      {
        title: `Find $${write(percent)}\\%$ of $${known.second}$`,
        why: 'Percent means "out of 100", and "of" means multiply.',
        before: `\\frac{${write(percent)}}{100} \\times ${known.second}`,
        after: known.answer.latex,
      },
    ],
  };
}

function fromOnePercentOfNew(problem: PercentageProblem, known: PercentageNumbers): Approach {
  const percent = write(newPercentage(problem));
  return {
    method: "Unitary method",
    steps: fromOnePercentSteps(problem.second.value, percent, known),
  };
}
