import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { isOnePolynomial } from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { factoredExpression } from "../../../working/factored.ts";
import { inBrackets, isOneTerm } from "../../../working/written.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { readDivision, type DivisionTarget } from "./division-wordings.ts";

interface Problem {
  dividend: Expression;
  divisor: Expression;
  wanted: DivisionTarget;
}

/** Recognises a division of polynomials in several letters; for one letter, long division is used. */
function recognise(question: Question): Problem | null {
  const read = readDivision(question);
  if (!read) return null;
  const letters = new Set([...variablesIn(read.dividend), ...variablesIn(read.divisor)]);
  const areBoth = [read.dividend, read.divisor].every((one) => isWhole(canonical(one)));
  if (letters.size < 2 || !areBoth) return null;
  const asksForRest = question.tokens.some(({ written }) => /^remainder$/i.test(written));
  return { ...read, wanted: read.wanted === "both" && !asksForRest ? "quotient" : read.wanted };
}

/** Whether a value is a polynomial: letters with positive whole powers, without denominators and roots. */
function isWhole({ numerator, denominator }: Quotient): boolean {
  return (
    isOnePolynomial(denominator) &&
    numerator.terms.every(({ monomial }) =>
      monomial.factors.every(
        ({ atom, exponent }) =>
          atom.kind === "variable" && exponent.denominator === 1n && exponent.numerator > 0n,
      ),
    )
  );
}

function solve({ dividend, divisor }: Problem): Quotient {
  const bottom = canonical(divisor);
  if (form.isZero(bottom)) {
    throw notSupported("Dividing by 0 has no answer. Check the polynomial that you divide by.");
  }
  const quotient = form.divide(canonical(dividend), bottom);
  if (!isWhole(quotient)) {
    throw notSupported(
      "This division leaves a remainder, and with several letters it depends on the letter that comes first.",
    );
  }
  return quotient;
}

function prove({ dividend, divisor }: Problem, quotient: Quotient): Proof | null {
  const product = form.multiply(canonical(divisor), quotient);
  if (!form.equals(product, canonical(dividend))) return null;
  const shown = [canonical(divisor), quotient].map(
    (one) => `(${expressionLatex(toExpression(one))})`,
  );
  return {
    method: "Divisor × quotient gives the dividend again",
    lines: [`${shown.join("")} = ${expressionLatex(toExpression(product))}`],
  };
}

function answerOf(wanted: DivisionTarget, quotient: Expression): Explanation["answer"] {
  const [latex, plain] = [expressionLatex(quotient), expressionPlain(quotient)];
  if (wanted === "quotient") return { latex, plain };
  if (wanted === "remainder") return { latex: "0", plain: "0" };
  return {
    latex: `\\text{quotient } ${latex},\\; \\text{remainder } 0`,
    plain: `quotient ${plain}, remainder 0`,
  };
}

function explain({ dividend, divisor, wanted }: Problem, found: Quotient): Explanation {
  const quotient = toExpression(found);
  const whole: Expression = { kind: "quotient", sign: "bar", left: dividend, right: divisor };
  const factored: Expression = {
    ...whole,
    left: factoredExpression(canonical(dividend).numerator),
    right: factoredExpression(canonical(divisor).numerator),
  };
  const answer = answerOf(wanted, quotient);
  const isPlain = [dividend, divisor].every(isOneTerm);
  return {
    topic: "Polynomials",
    method: "Factorising and cancelling",
    difficulty: "intermediate",
    answer,
    steps: [
      ...(isPlain
        ? []
        : [
            {
              title: "Factorise the dividend and the divisor",
              why: "What is a factor of both can be cancelled.",
              before: expressionLatex(whole),
              after: expressionLatex(factored),
            },
          ]),
      {
        title: "Cancel the common factors",
        why: "Nothing is left below the bar, so the division leaves no remainder.",
        before: expressionLatex(isPlain ? whole : factored),
        after: expressionLatex(quotient),
      },
      {
        title: "Read off the result",
        why: `It has to hold that $${expressionLatex(inBrackets(divisor))} \\times \\text{quotient}$ is the dividend.`,
        before: null,
        after: answer.latex,
      },
    ],
    finalMove: ["Which factors are left? What does that say of the remainder?"],
    hints: {
      idea: ["Write the division as a fraction and factorise above and below."],
      firstMove: ["Look for a factor that the dividend has in common with the divisor."],
    },
    keyTerms: [
      { term: "Divisor", meaning: "What is divided by." },
      { term: "Quotient", meaning: "The result of a division." },
    ],
    followUpQuestions: ["How can you check the quotient by multiplying?"],
  };
}

/** Division of polynomials in several letters without a remainder. */
export const exactDivision = defineTask({
  name: "exact-polynomial-division",
  recognise,
  reading: ({ dividend, divisor }) =>
    `(${expressionLatex(dividend)}) \\div (${expressionLatex(divisor)})`,
  solve,
  prove,
  explain,
  vary: (_problem, random) => {
    const [first, second] = [wholeBetween(random, 2, 9), wholeBetween(random, 2, 9)];
    return `Divide ${first * first}x^2 - ${second * second}y^2 by ${first}x + ${second}y`;
  },
  examples: ["Divide x^2 - y^2 by x + y", "Divide a^3 + b^3 by a + b"],
});
