import { canonical } from "../../algebra/canonical.ts";
import { signOf } from "../../algebra/constant-value.ts";
import type { Quotient } from "../../algebra/form.ts";
import { fromPolynomial, isConstant } from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import type { Equation } from "../../equations/equation.ts";
import { type Expression, numbersIn, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { withEulersNumberInAll } from "../../read/eulers-number.ts";
import { parseExpression } from "../../read/parse-expression.ts";
import type { Question } from "../../read/question.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import { notSupported, Refusal } from "../../refusal.ts";
import { inBrackets } from "../../working/written.ts";
import { proveEqual } from "../algebra/equal-at-points.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { truthWordings } from "./truth-wordings.ts";
import { gap, wordings } from "../../wording/token-wording.ts";

/** Each relation in LaTeX, with the signs of (left side − right side) for which it holds. */
const relations = {
  "=": { latex: "=", holdsFor: [0] },
  "≠": { latex: "\\ne", holdsFor: [-1, 1] },
  "<": { latex: "<", holdsFor: [-1] },
  ">": { latex: ">", holdsFor: [1] },
  "≤": { latex: "\\le", holdsFor: [-1, 0] },
  "≥": { latex: "\\ge", holdsFor: [0, 1] },
} as const satisfies Record<string, { latex: string; holdsFor: readonly number[] }>;
type Relation = keyof typeof relations;

interface Problem extends Equation {
  relation: Relation;
}

interface Result {
  isTrue: boolean;
  /** Left side − right side. */
  difference: Quotient;
}

const asks = wordings({ statement: truthWordings("*") });

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0 || signsIn(body).length !== 1) return null;
  return asks(body, (gaps) => readStatement(gap(gaps, "statement")));
}

function signsIn(tokens: readonly Token[]): { at: number; relation: Relation }[] {
  return tokens.flatMap((token, at) => {
    const relation = relationOf(token);
    return relation ? [{ at, relation }] : [];
  });
}

function relationOf(token: Token): Relation | null {
  for (const relation of ["=", "≠", "<", ">", "≤", "≥"] as const) {
    if (isSymbol(token, relation)) return relation;
  }
  return null;
}

function readStatement(tokens: readonly Token[]): Problem | null {
  const [sign] = signsIn(tokens);
  if (!sign) return null;
  try {
    const read = [tokens.slice(0, sign.at), tokens.slice(sign.at + 1)].map(parseExpression);
    const [left, right] = withEulersNumberInAll(read);
    if (!left || !right || read.some(hasMoney)) return null;
    return { left, right, relation: sign.relation };
  } catch (error) {
    // Another task may be able to read it.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function hasMoney(side: Expression): boolean {
  return numbersIn(side).some(({ money }) => money === true);
}

function differenceOf({ left, right }: Equation): Expression {
  return { kind: "difference", left, right: inBrackets(right) };
}

function solve(problem: Problem): Result {
  const difference = canonical(differenceOf(problem));
  const holdsFor: readonly number[] = relations[problem.relation].holdsFor;
  if (isConstant(difference)) {
    const sign = signOf(difference);
    if (sign !== null) return { isTrue: holdsFor.includes(sign), difference };
  }
  const isEquation = problem.relation === "=" || problem.relation === "≠";
  if (isEquation && isNeverZero(difference)) {
    return { isTrue: problem.relation === "≠", difference };
  }
  throw notSupported(
    "This may be true for some values of the letters and false for others. To find them, type it without the words.",
  );
}

/** Whether the fraction has a non-zero constant as its numerator: 3/x is never 0. */
function isNeverZero({ numerator }: Quotient): boolean {
  const above = fromPolynomial(numerator);
  const sign = isConstant(above) ? signOf(above) : null;
  return sign === 1 || sign === -1;
}

/**
 * Checks that the sign of the simplified difference decides the statement, and that the difference is simplified
 * correctly.
 */
export function prove(problem: Problem, { isTrue, difference }: Result): Proof | null {
  const sign = isConstant(difference) ? signOf(difference) : isNeverZero(difference) ? 1 : null;
  const holdsFor: readonly number[] = relations[problem.relation].holdsFor;
  if (sign === null || holdsFor.includes(sign) !== isTrue) return null;
  return proveEqual(differenceOf(problem), toExpression(difference), {});
}

function statementLatex({ left, right, relation }: Problem): string {
  return `${expressionLatex(left)} ${relations[relation].latex} ${expressionLatex(right)}`;
}

function explain(problem: Problem, { isTrue, difference }: Result): Explanation {
  const worked = expressionLatex(toExpression(difference));
  const hasLetters = variablesIn(differenceOf(problem)).length > 0;
  return lesson({
    topic: hasLetters ? "Algebraic Identities" : "Real Numbers",
    method: "Simplifying the difference of both sides",
    difficulty: "intermediate",
    answer: isTrue
      ? { latex: "\\text{True}", plain: "true" }
      : { latex: "\\text{False}", plain: "false" },
    steps: [
      step(
        "Subtract the right side from the left side and simplify",
        "Two sides are equal just where their difference is 0; a positive difference means that the left side is greater.",
        worked,
        expressionLatex(differenceOf(problem)),
      ),
      step(
        "See what this says of the statement",
        `${verdict(problem, isTrue)}${hasLetters ? ", whatever the letter stands for, as long as both sides have a value" : ""}.`,
        `${worked} ${relations[problem.relation].latex} 0 \\text{ is ${isTrue ? "true" : "false"}}`,
      ),
    ],
    idea: "Bring everything to one side and see whether the letters cancel.",
    firstMove: "Subtract the right side from the left side, with the right side in brackets.",
    finalMove: "What does the difference of the two sides say about the statement?",
    terms: { Identity: "An equation that is true for every value of its letters." },
    next: ["How could you change one number so that the statement says the opposite?"],
  });
}

function verdict({ relation }: Problem, isTrue: boolean): string {
  if (relation === "=") return isTrue ? "Both sides are always equal" : "The sides are never equal";
  return isTrue ? "The statement always holds" : "The statement never holds";
}

/** Decides whether a statement with letters, roots or functions is true for all values of its letters, or for none. */
export const statementOfLetters = defineTask<Problem, Result>({
  name: "statement-of-letters",
  recognise,
  reading: (problem) => `\\text{Is it true that } ${statementLatex(problem)} \\text{?}`,
  solve,
  prove,
  explain,
  vary: (_problem, random) => {
    const [factor, term] = [wholeBetween(random, 2, 9), wholeBetween(random, 2, 9)];
    const shift = wholeBetween(random, 0, 1);
    return `True or false: ${factor}(x + ${term}) = ${factor}x + ${factor * term + shift}`;
  },
  examples: ["True or false: 3(x + 2) = 3x + 6", "Is it true that x + 5 = x + 7?"],
});
