import { type Expression, variablesIn } from "../../expressions/expression.ts";
import { collect, termsOf } from "../../expressions/polynomial.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { expressionPlain } from "../../expressions/write-plain.ts";
import { termsLatex } from "../../expressions/write-terms.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalPlain } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { parseExpression } from "../../read/parse-expression.ts";
import { phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import { tokenise } from "../../read/tokenise.ts";
import { notSupported } from "../../refusal.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation } from "../../task/task.ts";
import { proveEqual } from "./equal-at-points.ts";
import { readRequest } from "../../wording/requested-expression.ts";

interface Problem {
  expression: Expression;
  letter: string;
  /** The coefficients of ax² + bx + c. */
  a: Rational;
  b: Rational;
  c: Rational;
}

const orders = ["", "write|express|convert|rewrite|change|put "].flatMap((verb) => [
  `${verb}{expression} by completing the square`,
  `${verb}{expression} in|into|to completed|complete square form`,
  `${verb}{expression} in|into|to the completed|complete square form`,
  `${verb}{expression} in|into|to vertex form`,
]);
const wordings = [
  "complete the square of|for|in|on {expression}",
  "complete the square {expression}",
  "complete square of|for|in {expression}",
  ...orders,
].map(phrase);

/** Wordings of a completed square: "in the form a(x + h)² + k", "as a perfect square plus a constant". */
const named = [
  /^(?:express|write|put|rewrite)\s+(.+?)\s+in\s+the\s+form\s+(?:of\s+)?(?:[a-z]\s*)?\(\s*[a-z]\s*[+\-−±]\s*[a-z]\s*\)\s*(?:²|\^\s*\{?2\}?)\s*[+\-−]\s*[a-z][\s.]*$/i,
  /^(?:express|write|put|rewrite)\s+(.+?)\s+as\s+(?:the\s+sum\s+of\s+)?a\s+perfect\s+square\s+(?:plus|and|\+)\s+(?:a\s+)?constant(?:\s+by\s+completing\s+the\s+square)?[\s.]*$/i,
];

function recognise(question: Question): Problem | null {
  const text = question.text.replaceAll("$", "");
  const [typed] = named.flatMap((form) => form.exec(text)?.[1] ?? []);
  const expression =
    typed === undefined
      ? readRequest(question, wordings)?.expression
      : parseExpression(tokenise(typed));
  return expression ? problemOf(expression) : null;
}

function problemOf(expression: Expression): Problem {
  const [letter, ...others] = variablesIn(expression);
  if (letter === undefined || others.length > 0) throw needsQuadratic();
  const terms = collect(termsOf(expression));
  const powers = ["", letter, letter + letter];
  const [c = q.zero, b = q.zero, a = q.zero] = powers.map(
    (letters) => terms.find((term) => term.letters === letters)?.coefficient,
  );
  const isQuadratic = terms.every(({ letters }) => powers.includes(letters)) && !q.isZero(a);
  if (!isQuadratic || q.isZero(b)) throw needsQuadratic();
  return { expression, letter, a, b, c };
}

function needsQuadratic() {
  return notSupported(
    "I can complete the square of an expression with x² and x, like x^2 + 6x + 5.",
  );
}

interface Result {
  square: Expression;
  steps: MathsStep[];
}

function solve({ expression, letter, a, b, c }: Problem): Result {
  const inner = q.divide(b, a);
  const half = q.divide(inner, q.rational(2n));
  const added = q.multiply(half, half);
  const rest = q.subtract(c, q.multiply(a, added));
  const square = read(`${factor(a)}(${letter}${signed(half)})^2${signed(rest)}`);
  const inside = `${letter}^2${signed(inner, letter)}`;
  const opened = read(
    `${factor(a)}(${inside}${signed(added)}${signed(q.negate(added))})${signed(c)}`,
  );
  const factored = read(`${factor(a)}(${inside})${signed(c)}`);
  const line = (part: Expression): string => expressionLatex(part);
  const taken = step(
    "Take the coefficient of the square out of the terms with the letter",
    "The square that is completed must begin with a coefficient of 1.",
    line(factored),
    line(expression),
  );
  const isMonic = q.equals(a, q.one);
  const start = isMonic ? line(expression) : line(factored);
  return {
    square,
    steps: [
      ...(isMonic ? [] : [taken]),
      step(
        `Add and subtract the square of half the coefficient of $${letter}$`,
        `Half of it is $${line(read(rationalPlain(half)))}$. Adding and subtracting the same number changes nothing.`,
        line(opened),
        start,
      ),
      step(
        "Write the first three terms as a square, and collect the numbers",
        "$a^{2} + 2ab + b^{2} = (a + b)^{2}$.",
        line(square),
        line(opened),
      ),
    ],
  };
}

function read(text: string): Expression {
  return parseExpression(tokenise(text));
}

function factor(a: Rational): string {
  if (q.equals(a, q.one)) return "";
  if (q.equals(a, q.rational(-1n))) return "-";
  return q.isInteger(a) ? rationalPlain(a) : `(${rationalPlain(a)})`;
}

/** Returns a further term, " + 3" or " - 3x", as plain text; empty for 0. */
function signed(value: Rational, letter = ""): string {
  if (q.isZero(value)) return "";
  const size = q.absolute(value);
  const isOne = letter !== "" && q.equals(size, q.one);
  const number =
    q.isInteger(size) || letter === "" ? rationalPlain(size) : `(${rationalPlain(size)})`;
  return ` ${q.sign(value) < 0 ? "-" : "+"} ${isOne ? "" : number}${letter}`;
}

function explain(problem: Problem, { square, steps }: Result): Explanation {
  return lesson({
    topic: "Quadratic Expressions",
    method: "Completing the square",
    difficulty: "intermediate",
    answer: { latex: expressionLatex(square), plain: expressionPlain(square) },
    steps,
    idea: "Half the coefficient of the letter is the number that stands in the bracket with it.",
    firstMove: `Halve the coefficient of $${problem.letter}$, and square the half.`,
    finalMove: "Write the square, and collect the numbers behind it. What do you get?",
    terms: { "Completing the square": "Writing a quadratic as a square plus a number." },
    next: ["What is the least or greatest value of this expression?"],
  });
}

/** Completes the square: writes a quadratic expression as a multiple of a square plus a constant. */
export const completedSquare = defineTask<Problem, Result>({
  name: "completed-square",
  recognise,
  reading: ({ expression }) => `\\text{complete the square: } ${expressionLatex(expression)}`,
  solve,
  prove: ({ expression }, { square }) => proveEqual(expression, square, {}),
  explain,
  vary: ({ letter }, random) => {
    const terms = [
      { coefficient: q.one, letters: letter + letter },
      { coefficient: q.rational(BigInt(2 * nonZeroBetween(random, -6, 6))), letters: letter },
      { coefficient: q.rational(BigInt(wholeBetween(random, 1, 20))), letters: "" },
    ];
    return `Complete the square: ${termsLatex(terms).replaceAll(/[{}]/g, "")}`;
  },
  examples: ["Complete the square: x^2 + 6x + 5", "Complete the square: x^2 - 4x + 7"],
});
