import {
  type Expression,
  fractionLeaf,
  integerLeaf,
  type NumberLeaf,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { power } from "../../../expressions/evaluate.ts";
import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import {
  type Chain,
  chainOf,
  commonDenominator,
  hasFraction,
  hasLikeDenominators,
} from "./chain.ts";
import { overDenominator, writtenFraction } from "../../../expressions/settle.ts";

export interface Change {
  to: Expression;
  title: string;
  why: string;
}

/** One class of operations of BODMAS: returns the change of a part that it applies to, or null. */
export type Rule = (part: Expression) => Change | null;

type Binary = Extract<Expression, { left: Expression }>;

function leaves(part: Binary): [NumberLeaf, NumberLeaf] | null {
  const { left, right } = part;
  return left.kind === "number" && right.kind === "number" ? [left, right] : null;
}

/** Computes a power of a number: 2³ is 8. */
export const powers: Rule = (part) => {
  if (part.kind !== "power") return null;
  const { base, exponent } = part;
  if (base.kind !== "number" || exponent.kind !== "number") return null;
  const isDecimal = base.form.kind === "decimal";
  return {
    to: valueLeaf(power(base.value, exponent.value), isDecimal ? "decimal" : "fraction"),
    title: "Work out the power",
    why: `BODMAS: orders (powers) come before × and ÷. ${meaningOfPower[q.sign(exponent.value)]}`,
  };
};

const meaningOfPower = {
  [-1]: "A negative exponent means 1 over the power with the positive one: $a^{-n} = \\frac{1}{a^{n}}$.",
  0: "Every number except 0 has the power 1 for the exponent 0: $a^{0} = 1$.",
  1: "A power is repeated multiplication of its base.",
};

/** Computes a product that is written as "of": ½ of 10 is 5. */
export const of: Rule = (part) => {
  if (part.kind !== "product" || part.sign !== "of") return null;
  const pair = leaves(part);
  return (
    pair && {
      to: timesLeaf(...pair),
      title: 'Work out the "of"',
      why: 'BODMAS: "of" means multiply, and it comes before ÷ and ×.',
    }
  );
};

/** Replaces a division by the product with the reciprocal, if one of the numbers is a fraction. */
export const divideByFraction: Rule = (part) => {
  if (part.kind !== "quotient") return null;
  const [left, right] = leaves(part) ?? [];
  if (!left || !right || ![left, right].some(({ form }) => form.kind === "fraction")) return null;
  const { numerator, denominator } = writtenFraction(right);
  const flipped = q.sign(right.value) < 0 ? [-denominator, -numerator] : [denominator, numerator];
  const [top = 1n, bottom = 1n] = flipped;
  const reciprocal = bottom === 1n ? integerLeaf(top) : fractionLeaf(top, bottom);
  return {
    to: { kind: "product", sign: "×", left, right: reciprocal },
    title: "Turn the division into a multiplication",
    why: "To divide by a number, multiply by its reciprocal: the fraction turned upside down.",
  };
};

/** Divides two numbers, with the rule of signs as part of the reason where one is negative. */
export const divide: Rule = (part) => {
  if (part.kind !== "quotient") return null;
  const [left, right] = leaves(part) ?? [];
  if (!left || !right) return null;
  const isDecimal = [left, right].some(({ form }) => form.kind === "decimal");
  return {
    to: valueLeaf(q.divide(left.value, right.value), isDecimal ? "decimal" : "fraction"),
    title: "Divide",
    why: withSignRule(
      [left, right],
      isDecimal
        ? "Make the divisor a whole number by moving the decimal point equally in both numbers, then divide."
        : "BODMAS: × and ÷ come before + and −, and are done from left to right.",
    ),
  };
};

/** Appends the rule of signs if one of the numbers is negative. */
function withSignRule(pair: readonly NumberLeaf[], why: string): string {
  const isNegative = pair.some(({ value }) => q.sign(value) < 0);
  return isNegative ? `${why} ${signRule}` : why;
}

/** The rule of signs for products and quotients, from class 7. */
export const signRule =
  "Two numbers with the same sign give a positive result, two with different signs a negative one.";

function timesLeaf(left: NumberLeaf, right: NumberLeaf): NumberLeaf {
  const forms = [left.form.kind, right.form.kind];
  if (!forms.includes("fraction")) {
    return valueLeaf(q.multiply(left.value, right.value), "decimal");
  }
  const [a, b] = [writtenFraction(left), writtenFraction(right)];
  return fractionLeaf(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Multiplies two numbers; fractions by numerators and denominators, without cancelling. */
export const multiply: Rule = (part) => {
  if (part.kind !== "product") return null;
  const pair = leaves(part);
  if (!pair) return null;
  const hasFractions = pair.some(({ form }) => form.kind === "fraction");
  return {
    to: timesLeaf(...pair),
    title: hasFractions ? "Multiply the fractions" : "Multiply",
    why: withSignRule(
      pair,
      hasFractions
        ? "Multiply the numerators with each other, and the denominators with each other."
        : "BODMAS: × and ÷ come before + and −, and are done from left to right.",
    ),
  };
};

/** Writes a fraction in its lowest terms. */
export const simplify: Rule = (part) => {
  if (part.kind !== "number" || part.form.kind !== "fraction") return null;
  if (part.form.denominator === part.value.denominator && part.value.denominator !== 1n)
    return null;
  return {
    to: valueLeaf(part.value),
    title: "Write the fraction in its lowest terms",
    why: "Divide the numerator and the denominator by their HCF; the value stays the same.",
  };
};

/** Writes the fractions of a sum with their least common denominator. */
export const likeFractions: Rule = (part) => {
  const chain = chainOf(part);
  if (!chain || chain.terms.length < 2 || !hasFraction(chain)) return null;
  if (hasLikeDenominators(chain)) return null;
  const common = commonDenominator(chain);
  return {
    to: rebuild(chain, (leaf) => overDenominator(leaf, common)),
    title: `Change to like fractions with the denominator ${integerLatex(common)}`,
    why: `Only fractions with the same denominator can be added or subtracted. The LCM of the denominators is $${integerLatex(common)}$.`,
  };
};

/** Replaces a − (−b) by a + b for every negative number that is subtracted. */
export const addOpposite: Rule = (part) => {
  const chain = chainOf(part);
  const isTurned = ({ leaf, isSubtracted }: Chain["terms"][number]): boolean =>
    isSubtracted && q.sign(leaf.value) < 0;
  if (!chain?.terms.some(isTurned)) return null;
  const terms = chain.terms.map((term) =>
    isTurned(term) ? { leaf: oppositeOf(term.leaf), isSubtracted: false } : term,
  );
  return {
    to: rebuild({ terms }, (leaf) => leaf),
    title: "Add the opposite number instead of subtracting",
    why: "To take away a negative number is to add the same number without its minus sign: $a - (-b) = a + b$.",
  };
};

function oppositeOf(leaf: NumberLeaf): NumberLeaf {
  const { form } = leaf;
  const turned = form.kind === "fraction" ? { ...form, numerator: -form.numerator } : form;
  return { ...leaf, value: q.negate(leaf.value), form: turned };
}

function rebuild({ terms }: Chain, change: (leaf: NumberLeaf) => NumberLeaf): Expression {
  return terms
    .map(({ leaf, isSubtracted }) => ({
      leaf: change(leaf) as Expression,
      isSubtracted,
    }))
    .reduce((before, { leaf, isSubtracted }) => ({
      leaf: { kind: isSubtracted ? "difference" : "sum", left: before.leaf, right: leaf },
      isSubtracted: false,
    })).leaf;
}

/** Longer chains are added in one step, to keep the working short. */
const mostSingleAdditions = 5;

/** Adds the numbers of a sum from left to right: all at once in a long sum, otherwise the first two. */
export const addAndSubtract: Rule = (part) => {
  const chain = chainOf(part);
  if (!chain || chain.terms.length < 2) return null;
  if (hasFraction(chain)) return addFractions(chain);
  const isLong = chain.terms.length > mostSingleAdditions;
  const taken = isLong ? chain.terms : chain.terms.slice(0, 2);
  const sum = valueLeaf(total({ terms: taken }), "decimal");
  const terms = [{ leaf: sum, isSubtracted: false }, ...chain.terms.slice(taken.length)];
  return {
    to: rebuild({ terms }, (leaf) => leaf),
    title: isLong ? "Add and subtract" : taken[1]?.isSubtracted === true ? "Subtract" : "Add",
    why: "BODMAS: + and − come last, and are done from left to right.",
  };
};

function addFractions(chain: Chain): Change {
  const common = commonDenominator(chain);
  const numerator = total({
    terms: chain.terms.map(({ leaf, isSubtracted }) => ({
      leaf: integerLeaf(writtenFraction(leaf).numerator),
      isSubtracted,
    })),
  }).numerator;
  const minus = chain.terms.some(({ isSubtracted }) => isSubtracted);
  const plus = chain.terms.slice(1).some(({ isSubtracted }) => !isSubtracted);
  const verb = minus ? (plus ? "Add and subtract" : "Subtract") : "Add";
  return {
    to: fractionLeaf(numerator, common),
    title: `${verb} the numerators`,
    why: "Like fractions keep their denominator; only the numerators are added or subtracted.",
  };
}

function total({ terms }: Chain): q.Rational {
  return terms.reduce(
    (sum, { leaf, isSubtracted }) =>
      isSubtracted ? q.subtract(sum, leaf.value) : q.add(sum, leaf.value),
    q.zero,
  );
}

/** Whether the part is a sum of like fractions, which must not be reduced before they are added. */
export function isLikeChain(part: Expression): boolean {
  const chain = chainOf(part);
  return (
    chain !== null && chain.terms.length > 1 && hasFraction(chain) && hasLikeDenominators(chain)
  );
}
