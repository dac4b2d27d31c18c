import { numberLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { mixedLatex, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import type { Audience, Explanation } from "../../../task/task.ts";
import { approachesTo } from "./approaches.ts";
import { percentBars } from "./percent-bars.ts";
import type { PercentageKind, PercentageProblem } from "./recognise.ts";
import type { PercentageResult } from "./solve.ts";

export function explain(
  problem: PercentageProblem,
  result: PercentageResult,
  { grade }: Audience,
): Explanation {
  const answer = answerOf(problem, result.value);
  const steps = stepsOf(problem, result, answer);
  const last = steps.at(-1);
  const plot = percentBars(problem, result);
  return {
    topic: grade <= 5 ? "Percentage" : "Comparing Quantities",
    method: methods[problem.kind],
    difficulty: problem.kind === "part" ? "beginner" : "intermediate",
    answer,
    steps,
    ...(plot && { plot }),
    approaches: approachesTo(problem, { ...typed(problem), answer }),
    finalMove: [`What is $${last?.before ?? ""}$?`],
    hints: {
      idea: [
        "Percent means out of every hundred, so a percentage is a fraction of the whole.",
        "A percentage is a fraction of the whole.",
      ],
      firstMove: [firstMoves[problem.kind], "Decide first what is the whole and what is the part."],
    },
    keyTerms: [
      { term: "Percent", meaning: "Out of every 100: 15% means 15 out of every 100." },
      { term: "Whole", meaning: "The amount that counts as 100%." },
    ],
    followUpQuestions: [
      "How could you find 10% in your head, and use it to check the answer?",
      "What would the answer be if the percentage were doubled?",
    ],
  };
}

const methods: Record<PercentageKind, string> = {
  part: "Percentage of a quantity",
  percent: "One quantity as a percentage of another",
  whole: "Finding the whole from a percentage",
  increase: "Percentage increase",
  decrease: "Percentage decrease",
};

const firstMoves: Record<PercentageKind, string> = {
  part: "Write the percentage as a fraction with the denominator 100.",
  percent: "Write the part over the whole as a fraction.",
  whole: "Find what a single percent is worth: divide the part by the percentage.",
  increase: "Find how much is added: the percentage of the starting number.",
  decrease: "Find how much is taken away: the percentage of the starting number.",
};

function answerOf({ kind, style, isMoney }: PercentageProblem, value: Rational): MathsAnswer {
  const unit = kind === "percent" ? "%" : "";
  const rupee = isMoney ? "₹" : "";
  const wrap = (latex: string): string =>
    `${isMoney ? "\\text{₹}" : ""}${latex}${unit === "" ? "" : "\\%"}`;
  const mixed = q.isTerminating(value) && style === "decimal" ? null : mixedLatex(value);
  const latex = wrap(rationalLatex(value, style));
  return {
    latex: mixed === null ? latex : `${latex} = ${wrap(mixed)}`,
    plain: `${rupee}${rationalPlain(value, style)}${unit}`,
  };
}

interface Writer {
  /** The known numbers as typed. */
  first: string;
  second: string;
  write: (value: Rational) => string;
  answer: string;
}

function stepsOf(
  problem: PercentageProblem,
  { change }: PercentageResult,
  answer: MathsAnswer,
): MathsStep[] {
  const write = (value: Rational): string => rationalLatex(value, problem.style);
  const writer = {
    ...typed(problem),
    write,
    answer: answer.latex,
  };
  switch (problem.kind) {
    case "part":
      return partSteps(problem, writer);
    case "percent":
      return percentSteps(writer);
    case "whole":
      return wholeSteps(problem, writer);
    case "increase":
    case "decrease":
      return changeSteps(problem, writer, change ?? q.zero);
  }
}

/** The known numbers as they were typed, without the sign of money. */
function typed({ first, second }: PercentageProblem): Pick<Writer, "first" | "second"> {
  return {
    first: numberLatex(withoutMoney(first)),
    second: numberLatex(withoutMoney(second)),
  };
}

function withoutMoney({
  kind,
  value,
  form,
}: PercentageProblem["first"]): PercentageProblem["first"] {
  return { kind, value, form };
}

function partSteps({ first, second }: PercentageProblem, writer: Writer): MathsStep[] {
  const product = `\\frac{${writer.first}}{100} \\times ${writer.second}`;
  const line = `\\frac{${writer.write(q.multiply(first.value, second.value))}}{100}`;
  return [
    {
      title: `Write $${writer.first}\\%$ as a fraction and multiply`,
      why: 'Percent means "out of 100", and "of" means multiply.',
      before: `${writer.first}\\% \\text{ of } ${writer.second}`,
      after: product,
    },
    {
      title: "Multiply, then divide by 100",
      why: "Multiply the numerators; the denominator 100 stays.",
      before: product,
      after: `${line} = ${writer.answer}`,
    },
  ];
}

function percentSteps({ first, second, answer }: Writer): MathsStep[] {
  const product = `\\frac{${first}}{${second}} \\times 100\\%`;
  return [
    {
      title: "Write the part over the whole",
      why: "A percentage compares a part with its whole.",
      before: null,
      after: `\\frac{${first}}{${second}}`,
    },
    {
      title: "Multiply by 100%",
      why: "100% is one whole, so multiplying by it changes only how the number is written.",
      before: product,
      after: answer,
    },
  ];
}

function wholeSteps({ first, second }: PercentageProblem, writer: Writer): MathsStep[] {
  const single = writer.write(q.divide(second.value, first.value));
  return [
    {
      title: "Find 1% of the number",
      why: `Unitary method: $${writer.first}\\%$ is $${writer.second}$, so 1% is that divided by $${writer.first}$.`,
      before: `1\\% = ${writer.second} \\div ${writer.first}`,
      after: `1\\% = ${single}`,
    },
    {
      title: "Find 100% of the number",
      why: "The whole is 100 times 1%.",
      before: `${single} \\times 100`,
      after: writer.answer,
    },
  ];
}

function changeSteps(problem: PercentageProblem, writer: Writer, change: Rational): MathsStep[] {
  const amount = writer.write(change);
  const sign = problem.kind === "increase" ? "+" : "-";
  const isIncrease = problem.kind === "increase";
  return [
    {
      title: `Find $${writer.first}\\%$ of $${writer.second}$`,
      why: 'Percent means "out of 100", and "of" means multiply.',
      before: `\\frac{${writer.first}}{100} \\times ${writer.second}`,
      after: amount,
    },
    {
      title: isIncrease ? "Add it to the starting number" : "Take it away from the starting number",
      why: isIncrease
        ? "An increase is added to the whole."
        : "A decrease is subtracted from the whole.",
      before: `${writer.second} ${sign} ${amount}`,
      after: writer.answer,
    },
  ];
}
