import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import { coefficientsIn } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { type Expression, someWithin, variablesIn } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import { isInteger } from "../../numbers/rational.ts";
import { eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { canonicalLatex, readExpressionOf, readRelationOf, workedOut } from "./read-option.ts";

const topic = "Polynomials";

/** Parses an expression, without a prefix such as "p(x) =". */
function readPolynomialOf(text: string): Expression | null {
  return readExpressionOf(
    text.replace(/^\s*(?:the (?:polynomial|expression) )?(?:[a-z]\s*\([a-z]\)\s*=)?/i, ""),
  );
}

/** Returns the total degree of a polynomial; null if a letter is under a root, in a function or in a denominator. */
function totalDegree(value: Quotient): number | null {
  const letters = form.variablesOf(value);
  if (letters.some((letter) => coefficientsIn(value, letter) === null)) return null;
  return Math.max(0, ...value.numerator.terms.map(({ monomial }) => degreeOf(monomial.factors)));
}

function degreeOf(factors: Quotient["numerator"]["terms"][number]["monomial"]["factors"]): number {
  const exponents = factors.flatMap(({ atom, exponent }) =>
    atom.kind === "variable" && isInteger(exponent) ? [Number(exponent.numerator)] : [],
  );
  return exponents.reduce((sum, exponent) => sum + exponent, 0);
}

/** Whether a letter is in a denominator, even if it cancels: textbooks differ on whether that is a polynomial. */
function hasLetterBelow(expression: Expression): boolean {
  return someWithin(expression, (part) => {
    if (part.kind === "quotient") return variablesIn(part.right).length > 0;
    return part.kind === "power" && part.exponent.kind === "negate";
  });
}

interface DegreeRule {
  pattern: RegExp;
  property: string;
  rule: string;
  fits: (degree: number, letters: readonly string[]) => boolean;
}

const numberOfDegree: Readonly<Record<string, number>> = { linear: 1, quadratic: 2, cubic: 3 };

function readDegree(property: string): OptionTest | null {
  const rule = degreeRule(property);
  if (!rule) return null;
  return eachOption({ ...rule, topic }, (option) => {
    const expression = readPolynomialOf(option);
    if (!expression || readRelationOf(option)) return null;
    const value = canonical(expression);
    const degree = totalDegree(value);
    const line = workedOut(expressionLatex(expression), value);
    if (degree === null) return { isTrue: false, line: `${line} \\text{ is no polynomial}` };
    if (hasLetterBelow(expression)) return null;
    return {
      isTrue: rule.fits(degree, variablesIn(expression)),
      line: `${line}:\\quad \\text{degree } ${degree}`,
    };
  });
}

function degreeRule(property: string): DegreeRule | null {
  const one = /^polynomials? in one variable$/i;
  const [, name] = /^(linear|quadratic|cubic) (?:polynomial|expression)s?$/i.exec(property) ?? [];
  const [, digits] =
    /^(?:has |have |(?:a )?polynomial )?(?:of |with )?(?:the )?degree (\d)$/i.exec(property) ?? [];
  const wanted = name === undefined ? digits : numberOfDegree[name.toLowerCase()];
  const shared = { pattern: one, rule: "The degree is the highest power of the letter." };
  if (wanted !== undefined) {
    const degree = Number(wanted);
    return {
      ...shared,
      property: `a polynomial of degree $${degree}$`,
      fits: (found) => found === degree,
    };
  }
  const rule = "In a polynomial the exponents of the letters are whole numbers.";
  if (one.test(property)) {
    return {
      ...shared,
      rule,
      property: "a polynomial in one variable",
      fits: (_, letters) => letters.length === 1,
    };
  }
  return /^polynomials?$/i.test(property)
    ? { ...shared, rule, property: "a polynomial", fits: () => true }
    : null;
}

const termNames: Readonly<Record<string, number>> = { monomial: 1, binomial: 2, trinomial: 3 };

function readTerms(property: string): OptionTest | null {
  const [, name = ""] = /^(monomial|binomial|trinomial)s?$/i.exec(property) ?? [];
  const wanted = termNames[name.toLowerCase()];
  if (wanted === undefined) return null;
  const rule =
    "A monomial has one term, a binomial two and a trinomial three, like terms taken together.";
  return eachOption(
    { property: `a ${name.toLowerCase()}`, topic: "Algebraic Expressions", rule },
    (option) => {
      const expression = readExpressionOf(option);
      const value = expression && canonical(expression);
      if (!expression || !value || totalDegree(value) === null) return null;
      const terms = value.numerator.terms.length;
      if (terms !== writtenTerms(expression)) return null;
      const word = terms === 1 ? "term" : "terms";
      return {
        isTrue: terms === wanted,
        line: `${expressionLatex(expression)}:\\quad ${terms} \\text{ ${word}}`,
      };
    },
  );
}

function writtenTerms(expression: Expression): number {
  return expression.kind === "sum" || expression.kind === "difference"
    ? writtenTerms(expression.left) + writtenTerms(expression.right)
    : 1;
}

function readFactorOf(property: string): OptionTest | null {
  const [, text] = /^(?:factors?) of (.+)$/i.exec(property) ?? [];
  const polynomial = text === undefined ? null : readPolynomialOf(text);
  if (!polynomial || variablesIn(polynomial).length === 0) return null;
  const rule = "A factor divides the polynomial and leaves no remainder.";
  const name = `a factor of $${expressionLatex(polynomial)}$`;
  return eachOption({ property: name, topic, rule }, (option) => {
    const factor = readPolynomialOf(option);
    return factor && isFactor(factor, polynomial);
  });
}

function readHasFactor(property: string): OptionTest | null {
  const [, text] =
    /^divisible by (.+)$/i.exec(property) ??
    /^(?:has|have) (.+) as (?:its |an? )?(?:one of its )?factors?$/i.exec(property) ??
    /^(?:has|have) (?:the |an? )?factor (.+)$/i.exec(property) ??
    [];
  const factor = text === undefined ? null : readPolynomialOf(text);
  if (!factor || variablesIn(factor).length === 0) return null;
  const rule = "A factor divides the polynomial and leaves no remainder.";
  return eachOption(
    { property: `divisible by $${expressionLatex(factor)}$`, topic, rule },
    (option) => {
      const polynomial = readPolynomialOf(option);
      return polynomial && isFactor(factor, polynomial);
    },
  );
}

function isFactor(factor: Expression, polynomial: Expression): Verdict | null {
  const [divisor, whole] = [canonical(factor), canonical(polynomial)];
  // A constant divides every polynomial over the rational numbers; schools don't ask for that.
  if (totalDegree(divisor) === null || totalDegree(whole) === null) return null;
  if (form.variablesOf(divisor).length === 0 || form.isZero(divisor)) return null;
  const quotient = form.divide(whole, divisor);
  const isTrue = form.isPolynomial(quotient) || form.variablesOf(quotient.denominator).length === 0;
  const [written, by] = [canonicalLatex(whole), expressionLatex(factor)];
  const line = isTrue
    ? `${written} = \\left(${by}\\right)\\left(${canonicalLatex(quotient)}\\right)`
    : `\\left(${written}\\right) \\div \\left(${by}\\right) \\text{ leaves a remainder}`;
  return { isTrue, line };
}

const equationRules: readonly DegreeRule[] = [
  {
    pattern: /^quadratic equations?$/i,
    property: "a quadratic equation",
    rule: "A quadratic equation has the form $ax^{2} + bx + c = 0$ with $a \\ne 0$, all terms taken to one side.",
    fits: (degree, letters) => degree === 2 && letters.length === 1,
  },
  {
    pattern: /^linear equations?(?: in one variable)?$/i,
    property: "a linear equation in one variable",
    rule: "In a linear equation in one variable there is one letter, and its highest power is 1.",
    fits: (degree, letters) => degree === 1 && letters.length === 1,
  },
  {
    pattern: /^linear equations? in two variables$/i,
    property: "a linear equation in two variables",
    rule: "In a linear equation in two variables there are two letters, each in the first power.",
    fits: (degree, letters) => degree === 1 && letters.length === 2,
  },
];

function readEquationKind(property: string): OptionTest | null {
  const rule = equationRules.find(({ pattern }) => pattern.test(property));
  if (!rule) return null;
  return eachOption({ ...rule, topic: "Equations" }, (option) => {
    const relation = readRelationOf(option);
    if (relation?.sign !== "=" || [relation.left, relation.right].some(hasLetterBelow)) return null;
    const value = form.subtract(canonical(relation.left), canonical(relation.right));
    const degree = totalDegree(value);
    if (degree === null) return null;
    const line = `${canonicalLatex(value)} = 0`;
    return { isTrue: rule.fits(degree, form.variablesOf(value)), line };
  });
}

/** Properties of polynomials and polynomial equations. */
export const polynomialTests = [
  readDegree,
  readTerms,
  readFactorOf,
  readHasFactor,
  readEquationKind,
];
