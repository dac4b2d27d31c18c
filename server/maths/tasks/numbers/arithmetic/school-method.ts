import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Expression } from "../../../expressions/expression.ts";
import type { Approach, MathsSolution, MathsStep } from "../../../outcome.ts";

/** A sum with what is known of it when its working is chosen. */
export interface SumToExplain {
  expression: Expression;
  /** The final answer in LaTeX. */
  answer: string;
  grade: number;
  /** The working in the order of BODMAS, one operation after the other. */
  usual: readonly MathsStep[];
}

/** How a book of the student's class works a whole sum out, where that is not by BODMAS alone. */
export interface SchoolMethod {
  /** As a school names it. */
  method: string;
  topic?: string;
  idea?: string;
  keyTerms?: MathsSolution["keyTerms"];
  steps: MathsStep[];
  /** Other methods, including the usual working if it is different. */
  approaches?: Approach[];
}

export type Move = (after: Expression, title: string, why: string) => void;

/** The steps of a working whose lines follow each other: each begins where the last one ended. */
export function createWorking(first: Expression): {
  steps: MathsStep[];
  /** Adds a step to the next line; none if the line is the same on paper. */
  move: Move;
} {
  const steps: MathsStep[] = [];
  let before = expressionLatex(first);
  function move(expression: Expression, title: string, why: string): void {
    const after = expressionLatex(expression);
    if (after === before) return;
    steps.push({ title, why, before, after });
    before = after;
  }
  return { steps, move };
}

/** The last line ends in the answer just as it is given, with a mixed number or the ₹ sign. */
export function endingIn(answer: string, steps: readonly MathsStep[]): MathsStep[] {
  return steps.map((step, at) => {
    if (at < steps.length - 1 || answer === step.after) return step;
    if (answer.includes("₹")) return { ...step, after: answer };
    const { after } = step;
    const reached = after.split(" = ").at(-1) ?? after;
    const others = answer.split(" = ").filter((name) => name !== reached);
    return { ...step, after: [after, ...others].join(" = ") };
  });
}
