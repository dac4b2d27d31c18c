import { expressionLatex } from "../../../expressions/write-latex.ts";
import { unlessRefused } from "../../../refusal.ts";
import { workOutPowers } from "../../../working/exponents/work-out-powers.ts";
import { endingIn, type SchoolMethod, type SumToExplain } from "./school-method.ts";

/** NCERT has the laws of exponents from class 7. */
const firstClassOfLaws = 7;

/** Works out products of powers by the laws of exponents; returns null for other sums and for lower classes. */
export function byLawsOfExponents({
  expression,
  answer,
  grade,
  usual,
}: SumToExplain): SchoolMethod | null {
  if (grade < firstClassOfLaws) return null;
  const worked = unlessRefused(() => workOutPowers(expression));
  const steps = worked?.steps.map(({ before, after, title, why }) => ({
    title,
    why,
    before: expressionLatex(before),
    after: expressionLatex(after),
  }));
  if (!steps) return null;
  return {
    method: "Laws of exponents",
    idea: "Look for powers of the same base, or with the same exponent. Then a law of exponents joins them into one power.",
    keyTerms,
    steps: endingIn(answer, steps),
    approaches: [{ method: "Every power worked out", steps: [...usual] }],
  };
}

const keyTerms = [
  { term: "Base", meaning: "The number that is multiplied by itself." },
  { term: "Exponent", meaning: "The small raised number: how many times the base is used." },
];
