import { evaluateReal } from "../algebra/evaluate-complex.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  variablesIn,
} from "../expressions/expression.ts";
import { evaluate } from "../expressions/evaluate.ts";
import * as q from "../numbers/rational.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { Refusal } from "../refusal.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";
import { splitOutside } from "./outer.ts";

/** One family of angles, such as 2nπ + π/3, with the letter that ranges over the integers. */
interface Family {
  expression: Expression;
  letter: string | null;
}

/** The range of the compared values: several turns on either side. */
const reach = 3 * Math.PI;
/** Enough steps for families as close as π/12. */
const steps = 40;
const mostFamilies = 8;

/**
 * General solutions of trigonometric equations, as sets of angles: nπ + (-1)^n π/6 is π/6 + 2nπ or 5π/6 + 2nπ.
 * Null if the expected answer is none.
 */
export function compareGeneralSolutions(expected: string, given: string): Judgement | null {
  if (!/[nkm]\s*(?:π|\\pi|\)\s*π)|n\s*∈/.test(expected)) return null;
  const wanted = readFamilies(expected);
  if (!wanted?.some(({ letter }) => letter !== null)) return null;
  const found = readFamilies(given);
  if (!found) return unreadable;
  const [own, other] = [wanted, found].map(valuesOf);
  if (!own || !other || other.length === 0) return unreadable;
  if (!isWithin(other, own)) return different;
  if (isWithin(own, other)) return equal;
  return unfinished("other-values");
}

function readFamilies(text: string): Family[] | null {
  const plain = text
    .replaceAll(
      /[,;]?\s*(?:where\s+|for\s+(?:all\s+|any\s+)?)?\(?\b[nkm]\s*(?:∈|is\s+(?:an\s+|any\s+)?(?:integers?|whole number)|belongs to|in)\s*(?:an\s+)?(?:integers?|[ZI])?\)?/gi,
      " ",
    )
    .replaceAll(/\\(?:frac|dfrac|tfrac)/g, "\\frac")
    .trim();
  const parts = splitOutside(plain, /\bor\b|\band\b|,|;|\n/i).filter((part) => part !== "");
  if (parts.length === 0 || parts.length > mostFamilies) return null;
  const families = parts
    .map((part) => part.replace(/^\s*[a-zθ]\s*(?:=|∈)/i, "").trim())
    .flatMap((part) =>
      part.includes("±") ? [part.replaceAll("±", "+"), part.replaceAll("±", "-")] : [part],
    )
    .map(readFamily);
  return families.every((family) => family !== null) ? families : null;
}

function readFamily(text: string): Family | null {
  // n(π/2) is a product, but the parser reads a letter before a bracket as a function.
  const plain = text.replaceAll(/(?<![a-z])([nkm])\s*\(/gi, "$1*(").replaceAll(/\)\s*(?=π)/g, ")*");
  try {
    const expression = parseExpression(tokenise(plain));
    const letters = variablesIn(expression);
    if (letters.length > 1) return null;
    return { expression, letter: letters[0] ?? null };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The values near 0; null if one cannot be computed. */
function valuesOf(families: readonly Family[]): number[] | null {
  const values: number[] = [];
  for (const { expression, letter } of families) {
    const range = letter === null ? 0 : steps;
    for (let n = -range; n <= range; n += 1) {
      const value = evaluateReal(withWhole(expression, BigInt(n)), new Map());
      if (value === null) return null;
      if (Math.abs(value) < reach) values.push(value);
    }
  }
  return values;
}

/** With an integer for the letter: (-1)^(n + 1) is real only for integers. */
function withWhole(expression: Expression, n: bigint): Expression {
  if (expression.kind === "variable") return integerLeaf(n);
  const put = mapChildren(expression, (child) => withWhole(child, n));
  if (put.kind !== "power") return put;
  const exponent = evaluate(put.exponent);
  return q.isInteger(exponent) ? { ...put, exponent: integerLeaf(exponent.numerator) } : put;
}

function isWithin(values: readonly number[], others: readonly number[]): boolean {
  return values.every((value) => others.some((other) => Math.abs(value - other) < 1e-9));
}
