import { evaluate } from "../../../expressions/evaluate.ts";
import {
  type Expression,
  fractionLeaf,
  mapChildren,
  type NumberLeaf,
} from "../../../expressions/expression.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import { Refusal } from "../../../refusal.ts";
import { pick, sameSize, wholeBetween } from "../../../variation/random.ts";
import type { ArithmeticProblem } from "./recognise.ts";

/** The most tries to find numbers whose answer is as simple as that of the original. */
const tries = 150;

/** Returns the same expression with other numbers of similar size and the same exponents, as a question. */
export function vary({ expression }: ArithmeticProblem, random: () => number): string {
  if (expression.kind === "number") return `Simplify ${reducibleFraction(random)}`;
  const wanted = evaluate(expression);
  let varied = varyNumbers(expression, random);
  for (let left = tries; left > 0 && !isAsFriendly(varied, wanted); left -= 1) {
    varied = varyNumbers(expression, random);
  }
  return `Find ${expressionPlain(varied)}`;
}

/** Returns a fraction that can be reduced, as a question that consists of one number asks for that. */
function reducibleFraction(random: () => number): string {
  const denominator = pick(random, friendlyDenominators);
  const numerator = wholeBetween(random, 1, denominator - 1);
  const factor = wholeBetween(random, 2, 6);
  return `${numerator * factor}/${denominator * factor}`;
}

function varyNumbers(expression: Expression, random: () => number): Expression {
  if (expression.kind === "number") return varyLeaf(expression, random);
  if (expression.kind === "power") {
    return { ...expression, base: varyNumbers(expression.base, random) };
  }
  return mapChildren(expression, (child) => varyNumbers(child, random));
}

function varyLeaf(leaf: NumberLeaf, random: () => number): NumberLeaf {
  const money = leaf.money === true ? { money: true } : {};
  switch (leaf.form.kind) {
    case "integer": {
      const value = q.rational(sameSize(random, leaf.value.numerator));
      return { kind: "number", value, form: leaf.form, ...money };
    }
    case "decimal": {
      const scale = 10n ** BigInt(leaf.form.places);
      const digits = sameSize(random, (leaf.value.numerator * scale) / leaf.value.denominator);
      // With a last digit of 0 the decimal would have fewer places.
      const value = q.rational(digits % 10n === 0n ? digits + 1n : digits, scale);
      return { kind: "number", value, form: leaf.form, ...money };
    }
    case "fraction":
    case "mixed":
      return { ...varyFraction(leaf.form, random), ...money };
  }
}

const friendlyDenominators = [2, 3, 4, 5, 6, 8, 10, 12] as const;

function varyFraction(
  form: Extract<NumberLeaf["form"], { denominator: bigint }>,
  random: () => number,
): NumberLeaf {
  const denominator = pick(random, friendlyDenominators);
  const top = BigInt(wholeBetween(random, 1, denominator - 1));
  const minus = form.numerator < 0n ? -1n : 1n;
  const proper = fractionLeaf(top * minus, BigInt(denominator));
  if (form.kind === "fraction") return proper;
  const whole = BigInt(wholeBetween(random, 1, 5));
  return {
    kind: "number",
    value: q.add(q.rational(whole), proper.value),
    form: { kind: "mixed", whole, numerator: top, denominator: BigInt(denominator) },
  };
}

function isAsFriendly(varied: Expression, wanted: q.Rational): boolean {
  const value = valueOrNull(varied);
  if (!value || q.isZero(value)) return false;
  if (q.isInteger(wanted) && !q.isInteger(value)) return false;
  if (q.sign(wanted) >= 0 && q.sign(value) < 0) return false;
  return value.denominator <= 120n || value.denominator <= wanted.denominator;
}

function valueOrNull(expression: Expression): q.Rational | null {
  try {
    return evaluate(expression);
  } catch (error) {
    // Random numbers may cause a division by zero; the caller then tries others.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
