import * as q from "../../../../numbers/rational.ts";
import {
  scaleTerm,
  collectTerms,
  constantTerm,
  multiplyTerms,
  powerOf,
  type RatioName,
  type RatioTerm,
} from "./ratio-terms.ts";

/** The rewritten sum, and the identities applied, written with the angle of the question. */
export interface RewrittenSum {
  terms: RatioTerm[];
  identities: string[];
}

/** Writes a ratio of the angle in LaTeX: "\sin^{2} \theta". */
export type WriteRatio = (name: RatioName, exponent?: number) => string;

const products: readonly { of: readonly [RatioName, RatioName]; is: RatioName | null }[] = [
  { of: ["sin", "cosec"], is: null },
  { of: ["cos", "sec"], is: null },
  { of: ["tan", "cot"], is: null },
  { of: ["cos", "tan"], is: "sin" },
  { of: ["sin", "cot"], is: "cos" },
  { of: ["sin", "sec"], is: "tan" },
  { of: ["cos", "cosec"], is: "cot" },
  { of: ["tan", "cosec"], is: "sec" },
  { of: ["cot", "sec"], is: "cosec" },
];

/** Simplifies products within each term: sin θ cosec θ = 1, sin θ sec θ = tan θ and similar. */
export function withoutReciprocals(terms: readonly RatioTerm[], write: WriteRatio): RewrittenSum {
  const identities: string[] = [];
  const reduced = terms.map((term) => {
    let current = term;
    for (const { of: pair, is } of products) {
      const [a, b] = pair;
      const times = Math.min(powerOf(current, a), powerOf(current, b));
      if (times === 0) continue;
      identities.push(`$${write(a)}${write(b)} = ${is ? write(is) : "1"}$`);
      current = scaleTerm(current, { [a]: -times, [b]: -times });
      if (is) current = scaleTerm(current, { [is]: times });
    }
    return current;
  });
  return { terms: reduced, identities: [...new Set(identities)] };
}

/** Combines c sin² θ + c cos² θ into c, for every pair of such terms with the same sign. */
export function withUnitSquares(terms: readonly RatioTerm[], write: WriteRatio): RewrittenSum {
  const identities: string[] = [];
  let current = collectTerms(terms);
  for (const sine of current.filter((term) => powerOf(term, "sin") >= 2)) {
    const rest = scaleTerm(sine, { sin: -2 });
    const cosine = current.find((term) => {
      return term.powers.join() === scaleTerm(rest, { cos: 2 }).powers.join();
    });
    if (!cosine || q.sign(cosine.coefficient) !== q.sign(sine.coefficient)) continue;
    if (!current.includes(sine)) continue;
    const shared = smaller(sine.coefficient, cosine.coefficient);
    const less = (term: RatioTerm): RatioTerm => ({
      ...term,
      coefficient: q.subtract(term.coefficient, shared),
    });
    const others = current.map((term) => (term === sine || term === cosine ? less(term) : term));
    current = collectTerms([...others, { ...rest, coefficient: shared }]);
    identities.push(`$${write("sin", 2)} + ${write("cos", 2)} = 1$`);
  }
  return { terms: current, identities: [...new Set(identities)] };
}

function smaller(a: q.Rational, b: q.Rational): q.Rational {
  return q.order(q.absolute(a), q.absolute(b)) <= 0 ? a : b;
}

interface Square {
  name: RatioName;
  other: RatioName;
  /** name² = one + sign · other² */
  one: bigint;
  sign: bigint;
}

const squares: readonly Square[] = [
  { name: "sec", other: "tan", one: 1n, sign: 1n },
  { name: "tan", other: "sec", one: -1n, sign: 1n },
  { name: "cosec", other: "cot", one: 1n, sign: 1n },
  { name: "cot", other: "cosec", one: -1n, sign: 1n },
  { name: "sin", other: "cos", one: 1n, sign: -1n },
  { name: "cos", other: "sin", one: 1n, sign: -1n },
];

/**
 * Replaces squares of ratios that the goal does not contain by their Pythagorean partner: cosec² θ becomes 1 + cot² θ.
 */
export function towards(
  goal: readonly RatioTerm[],
  terms: readonly RatioTerm[],
  write: WriteRatio,
): RewrittenSum {
  const hasSquare = (sum: readonly RatioTerm[], name: RatioName): boolean =>
    sum.some((term) => powerOf(term, name) >= 2);
  const identities: string[] = [];
  const done = new Set<RatioName>();
  let current = [...terms];
  for (const { name, other, one, sign } of squares) {
    const isWanted = hasSquare(current, name) && !hasSquare(goal, name) && !done.has(name);
    if (!isWanted) continue;
    const number = constantTerm(q.rational(one));
    const square = scaleTerm(constantTerm(q.rational(sign)), { [other]: 2 });
    const by = one < 0n ? [square, number] : [number, square];
    current = current.flatMap((term) => replaced(term, name, by));
    // The partner is not replaced back.
    done.add(other);
    const right =
      one < 0n ? `${write(other, 2)} - 1` : `1 ${sign < 0n ? "-" : "+"} ${write(other, 2)}`;
    identities.push(`$${write(name, 2)} = ${right}$`);
  }
  return { terms: current, identities };
}

function replaced(term: RatioTerm, name: RatioName, by: readonly RatioTerm[]): RatioTerm[] {
  if (powerOf(term, name) < 2) return [term];
  const rest = scaleTerm(term, { [name]: -2 });
  return by.flatMap((one) => replaced(multiplyTerms(rest, one), name, by));
}
