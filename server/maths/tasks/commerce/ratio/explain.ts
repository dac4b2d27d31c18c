import { numberLatex } from "../../../expressions/write-latex.ts";
import { integerLatex, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Explanation } from "../../../task/task.ts";
import { partsBar } from "./parts-bar.ts";
import type { RatioProblem } from "./recognise.ts";
import type { RatioResult, SimplestRatio } from "./solve.ts";
import { answerOf, ratioLatex, reading, styleOf } from "./written-ratio.ts";

const keyTerms = [
  { term: "Ratio", meaning: "A comparison of amounts of the same kind: how many parts of each." },
  { term: "Lowest terms", meaning: "A ratio whose numbers share no factor but 1." },
];

export function explain(problem: RatioProblem, result: RatioResult): Explanation {
  const { method, idea, firstMove, next } = words[problem.kind];
  const steps = stepsOf(problem, result);
  const plot =
    problem.kind === "divide" && result.kind === "divide"
      ? partsBar(problem, result.ratio.lowest)
      : null;
  return {
    topic: "Ratio and Proportion",
    method,
    difficulty: problem.kind === "simplify" ? "beginner" : "intermediate",
    answer: answerOf(problem, result),
    steps,
    ...(plot && { plot }),
    finalMove: [prompts(problem, result)],
    hints: { idea: [idea], firstMove: [firstMove] },
    keyTerms,
    followUpQuestions: [next, "How could you check your answer by going backwards?"],
  };
}

const words = {
  simplify: {
    method: "Dividing by the HCF",
    idea: "A ratio stays the same when all its numbers are multiplied or divided by the same number.",
    firstMove: "Find the largest number that divides all the numbers of the ratio.",
    next: "Can you name another ratio that is equal to this one?",
  },
  divide: {
    method: "Parts of a whole",
    idea: "A ratio tells how many equal parts each share has. Find what a single part is worth.",
    firstMove: "Add the numbers of the ratio to find how many equal parts there are.",
    next: "What would the shares be if the ratio were turned round?",
  },
  missing: {
    method: "Product of extremes = product of means",
    idea: "In a proportion, the outer terms multiplied give the same as the inner terms multiplied.",
    firstMove: "Write the product of the outer terms equal to the product of the inner terms.",
    next: "How could you find it by simplifying the known ratio?",
  },
} as const;

function stepsOf(problem: RatioProblem, result: RatioResult): MathsStep[] {
  if (problem.kind === "divide" && result.kind === "divide") return divideSteps(problem, result);
  if (problem.kind === "missing" && result.kind === "missing") {
    return missingSteps(problem, result);
  }
  return result.kind === "simplify" ? simplifySteps(reading(problem), result, 2) : [];
}

/** The steps to lowest terms; at least one, also where the ratio is in lowest terms already. */
function simplifySteps(start: string, ratio: SimplestRatio, least: 0 | 2): MathsStep[] {
  const { multiplier, whole, divisor, lowest } = ratio;
  const steps: MathsStep[] = [];
  if (multiplier > 1n) {
    steps.push({
      title: `Multiply every term by $${integerLatex(multiplier)}$`,
      why: "Multiplying all the terms by the same number makes them whole and keeps the ratio.",
      before: start,
      after: ratioLatex(whole.map(integerLatex)),
    });
  }
  if (divisor > 1n || (least > 0 && steps.length === 0)) {
    steps.push({
      title: `Divide every term by their HCF, $${integerLatex(divisor)}$`,
      why:
        divisor > 1n
          ? "Dividing all the terms by the same number keeps the ratio."
          : "The HCF is 1, so the ratio is in its lowest terms already.",
      before: ratioLatex(whole.map(integerLatex)),
      after: ratioLatex(lowest.map(integerLatex)),
    });
  }
  return steps;
}

function divideSteps(
  problem: Extract<RatioProblem, { kind: "divide" }>,
  { ratio, parts, perPart, shares }: Extract<RatioResult, { kind: "divide" }>,
): MathsStep[] {
  const style = styleOf(problem);
  const amount = numberLatex({
    kind: "number",
    value: problem.amount.value,
    form: problem.amount.form,
  });
  const each = rationalLatex(perPart, style);
  return [
    ...simplifySteps(ratioLatex(problem.terms.map(numberLatex)), ratio, 0),
    {
      title: "Add the parts",
      why: "The ratio cuts the whole into this many equal parts.",
      before: ratio.lowest.map(integerLatex).join(" + "),
      after: integerLatex(parts),
    },
    {
      title: "Find the value of 1 part",
      why: "Unitary method: divide the whole by the number of parts.",
      before: `${amount} \\div ${integerLatex(parts)}`,
      after: each,
    },
    ...shares.map((share, at): MathsStep => ({
      title: `Find share ${at + 1}`,
      why:
        at === 0
          ? "Each share has as many parts as its number in the ratio."
          : `All parts are equally large, so ${ratio.lowest[at] ?? 1n} of them make this share.`,
      before: `${integerLatex(ratio.lowest[at] ?? 1n)} \\times ${each}`,
      after: rationalLatex(share, style),
    })),
  ];
}

function missingSteps(
  problem: Extract<RatioProblem, { kind: "missing" }>,
  result: Extract<RatioResult, { kind: "missing" }>,
): MathsStep[] {
  const { partner, factors } = result;
  const style = styleOf(problem);
  const [first, second] = factors.map((factor) => rationalLatex(factor, style));
  const product = `${first} \\times ${second}`;
  const divisor = rationalLatex(partner, style);
  const equation = `${problem.name} \\times ${divisor} = ${product}`;
  return [
    {
      title: "Multiply crosswise",
      why: "In a proportion, the product of the extremes equals the product of the means.",
      before: reading(problem),
      after: equation,
    },
    {
      title: `Divide both sides by $${divisor}$`,
      why: "Whatever we do to one side we do to the other, so the equation stays true.",
      before: `${problem.name} = \\frac{${product}}{${divisor}}`,
      after: answerOf(problem, result).latex,
    },
  ];
}

function prompts(problem: RatioProblem, result: RatioResult): string {
  if (result.kind === "missing") {
    const [first, second] = result.factors.map((factor) => rationalLatex(factor, styleOf(problem)));
    return `What is $${first} \\times ${second} \\div ${rationalLatex(result.partner, styleOf(problem))}$?`;
  }
  if (result.kind === "divide") {
    const style = styleOf(problem);
    const last = integerLatex(result.ratio.lowest.at(-1) ?? 1n);
    return `What is $${last} \\times ${rationalLatex(result.perPart, style)}$?`;
  }
  return `What is $${ratioLatex(result.whole.map(integerLatex))}$ in its lowest terms?`;
}
