import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { noLabel, numberLatex } from "../../../story/amount.ts";
import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { mustFind } from "../../../story/question-words.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { defineEquationStory, type EquationModel } from "./equation-story.ts";

const top = "numerator";
const bottom = "denominator";
const its = "[its|the]";
const both =
  "both|both_numerator_and_denominator|both_of_them|each|each_of_them|numerator_and_denominator|both_its_numerator_and_denominator";
const becomes =
  "[it|fraction|new_fraction|number|fraction_obtained|the_fraction] becomes|is|reduces_to|obtained_is";

const clauses: readonly Clause[] = [
  ...facts(
    `${bottom} of [a] fraction|rational_number is {more:number} more|greater than ${its} ${top}`,
    `${top} of [a] fraction|rational_number is {more:number} less than ${its} ${bottom}`,
    `${bottom} of [a] fraction|rational_number exceeds ${its} ${top} by {more:number}`,
    `${top} of [a] fraction|rational_number is {less:number} more|greater than ${its} ${bottom}`,
    `[if|when] {plus:number} is added to ${both} [,] ${becomes} {result:number}`,
    `[if|when] {minus:number} is subtracted from ${both} [,] ${becomes} {result:number}`,
    `[if|when] {plus:number} is added to ${both}`,
    `[if|when] {minus:number} is subtracted from ${both}`,
    `${becomes} {result:number}`,
  ),
  ...asks("fraction", `${mustFind} [original] fraction`, `what is [original] fraction`),
];

interface Known {
  /** The denominator is x + more, the numerator x; `more` is below 0 where the numerator is the larger. */
  more: Rational;
  added: Rational;
  result: Rational;
}

function knownOf({ amounts }: StoryFacts): Known | null {
  const more = signed(amounts, "more", "less");
  const added = signed(amounts, "plus", "minus");
  const result = amounts.get("result")?.value;
  if (!more || !added || !result || amounts.size !== 3) return null;
  const isWhole = q.isInteger(more) && q.isInteger(added);
  return isWhole && !q.equals(result, q.one) ? { more, added, result } : null;
}

/** The number of the one role, or that of the other with a minus sign. */
function signed(amounts: StoryFacts["amounts"], plus: string, minus: string): Rational | undefined {
  const less = amounts.get(minus)?.value;
  return amounts.get(plus)?.value ?? (less && q.negate(less));
}

/** x and a whole number that may be below 0: x + 3, x − 2, x. */
function shifted(by: Rational): string {
  if (q.isZero(by)) return "x";
  const size = numberLatex(q.absolute(by));
  return q.sign(by) > 0 ? `x + ${size}` : `x - ${size}`;
}

function read(question: Question): EquationModel | null {
  const told = readStory(question, clauses);
  const known = told && knownOf(told);
  if (!told || !known) return null;
  const { more, added, result } = known;
  const [above, below] = [added, q.add(more, added)].map(shifted);
  const [p, r] = [result.numerator, result.denominator];
  return {
    amounts: [...told.amounts.values()],
    lets: [`Let the numerator be x. Then the denominator is $${shifted(more)}$.`],
    expressions: [`\\frac{x}{${shifted(more)}}`],
    equations: [`${r === 1n ? "" : r}(${above ?? ""}) = ${p === 1n ? "" : p}(${below ?? ""})`],
    why: "The changed fraction is known; in equal fractions the cross products are equal.",
    answers: [
      {
        name: "Fraction",
        label: { ...noLabel, isFraction: true },
        line: `\\frac{x}{${shifted(more)}}`,
      },
    ],
    other: otherFraction,
    check: ([x = q.zero]) => {
      const [high, low] = [q.add(x, added), q.add(q.add(x, more), added)];
      const isFraction = q.isInteger(x) && !q.isZero(low) && isReduced(x, q.add(x, more));
      return isFraction
        ? [`\\frac{${numberLatex(high)}}{${numberLatex(low)}} = \\frac{${p}}{${r}}`]
        : [];
    },
  };
}

/** Chooses the fraction and what is added, and tells of them. */
function otherFraction(random: () => number): string {
  const more = pick(random, [1, 2, 3, 4, 5, 7]);
  const numerators = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => isLowest(one, one + more));
  const numerator = pick(random, [1, ...numerators.slice(1)]);
  const added = wholeBetween(random, 1, 6);
  const becomes = q.rational(BigInt(numerator + added), BigInt(numerator + more + added));
  return `The denominator of a fraction is ${more} more than its numerator. If ${added} is added to both, the fraction becomes ${becomes.numerator}/${becomes.denominator}. Find the fraction.`;
}

function isLowest(numerator: number, denominator: number): boolean {
  return q.rational(BigInt(numerator), BigInt(denominator)).denominator === BigInt(denominator);
}

/** Numerator and denominator have no common factor, so that the fraction is written as it was told. */
function isReduced(x: Rational, y: Rational): boolean {
  if (q.isZero(y)) return false;
  const { numerator, denominator } = q.divide(x, y);
  return numerator === x.numerator && denominator === y.numerator;
}

/** A fraction from the difference of its two numbers, and its value after both are changed. */
export const fractionChanged = defineEquationStory({
  name: "fraction-changed",
  about: /(?:numerator|denominator) /,
  read,
  lesson: {
    topic: "Linear Equations in One Variable: fractions",
    idea: "Call the numerator x, write the denominator with x, and then the changed fraction.",
    terms: { Numerator: "The number above the line.", Denominator: "The number below the line." },
  },
  examples: [
    "The denominator of a fraction is 3 more than its numerator. If 1 is added to both, the fraction becomes 2/3. Find the fraction.",
    "The denominator of a fraction exceeds its numerator by 4. If 3 is added to both, the fraction becomes 2/3. Find the fraction.",
  ],
});
