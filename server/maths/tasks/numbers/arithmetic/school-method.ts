import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Approach, MathsSolution, MathsStep } from "../../../outcome.ts";
import { workOutPowers } from "../../../working/exponents/work-out-powers.ts";
import type { ArithmeticProblem } from "./recognise.ts";

/** How a book of the student's class works a whole sum out, where that is not one operation of BODMAS after the other. */
export interface SchoolMethod {
  /** As a school names it. */
  method: string;
  topic?: string;
  idea?: string;
  keyTerms?: MathsSolution["keyTerms"];
  steps: MathsStep[];
  /** What the working in the order of BODMAS is called beside it; left out where that says nothing more. */
  beside?: Approach["method"];
}

/** NCERT has the laws of exponents from class 7. */
const firstClassOfLaws = 7;

/** Products of powers by the laws of exponents. */
export function byLawsOfExponents(
  { expression }: ArithmeticProblem,
  grade: number,
): SchoolMethod | null {
  const worked = grade >= firstClassOfLaws ? workOutPowers(expression) : null;
  return (
    worked && {
      method: "Laws of exponents",
      idea: "Look for powers of the same base, or with the same exponent. Then a law of exponents joins them into one power.",
      keyTerms: termsOfPowers,
      steps: worked.steps.map(({ before, after, title, why }) => ({
        title,
        why,
        before: expressionLatex(before),
        after: expressionLatex(after),
      })),
      beside: "Every power worked out",
    }
  );
}

const termsOfPowers = [
  { term: "Base", meaning: "The number that is multiplied by itself." },
  { term: "Exponent", meaning: "The small raised number: how many times the base is used." },
];
