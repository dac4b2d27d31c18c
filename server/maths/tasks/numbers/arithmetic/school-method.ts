import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Expression } from "../../../expressions/expression.ts";
import type { Approach, MathsSolution, MathsStep } from "../../../outcome.ts";

/** An expression with its answer and its usual working, from which the school method is chosen. */
export interface SumToExplain {
  expression: Expression;
  /** The final answer in LaTeX. */
  answer: string;
  grade: number;
  /** The steps in the order of BODMAS, one operation at a time. */
  usual: readonly MathsStep[];
}

/** The method of the student's textbook for a whole expression, where it differs from the order of BODMAS. */
export interface SchoolMethod {
  /** The name of the method at school. */
  method: string;
  topic?: string;
  idea?: string;
  keyTerms?: MathsSolution["keyTerms"];
  steps: MathsStep[];
  /** Other methods, including the usual working if it differs. */
  approaches?: Approach[];
}

export type Move = (after: Expression, title: string, why: string) => void;

/** Creates a list of steps in which each line follows from the one before. */
export function createWorking(first: Expression): {
  steps: MathsStep[];
  /** Adds a step to the next expression, unless it is written like the current one. */
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

/** Makes the last line end in the answer as it is given, with its mixed number or ₹ sign. */
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
