import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { type Label, numberLatex } from "../../../story/amount.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { mustFind } from "../../../story/question-words.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { defineEquationStory, type EquationModel } from "./equation-story.ts";

const degrees = "[°|degrees|degree]";
const one = "one|one_angle|larger|greater|one_of_them|larger_angle|greater_angle";
const other = "other|smaller|other_angle|the_other_angle|smaller_angle|smaller_one";

const clauses: readonly Clause[] = [
  ...["complementary", "supplementary"].flatMap((kind) =>
    telling(
      { kind },
      `two angles are ${kind}`,
      `two ${kind} angles differ by {more:number} ${degrees}`,
      `larger|greater of two ${kind} angles exceeds smaller by {more:number} ${degrees}`,
      `larger|greater of two ${kind} angles is {more:number} ${degrees} more than smaller`,
      `difference between|of two ${kind} angles is {more:number} ${degrees}`,
      `of two ${kind} angles [,] ${one} is {k:number} × ${other}`,
      `two ${kind} angles are in ratio {ratio:ratio}`,
    ),
  ),
  ...facts(
    `[if] ${one} is {k:number} × ${other}`,
    `[if] ${one} is {more:number} ${degrees} more|greater|larger than ${other}`,
    `[if] ${one} exceeds ${other} by {more:number} ${degrees}`,
    `they differ by {more:number} ${degrees}`,
  ),
  ...telling({ k: "2" }, `[if] ${one} is twice|double ${other}`),
  ...telling({ k: "3" }, `[if] ${one} is thrice|triple ${other}`),
  ...asks(
    "both",
    `${mustFind} [two|both|these] angles`,
    `${mustFind} them`,
    `${mustFind} measure|measures of [each|both|two] angles|angle`,
    "what are angles|they",
  ),
  ...asks("larger", `${mustFind} larger|greater|bigger angle`),
  ...asks("smaller", `${mustFind} smaller angle`),
];

const label: Label = { kind: "number", unit: "°", latex: "^\\circ" };

interface Lines {
  small: string;
  large: string;
  fact: (small: Rational, large: Rational) => string;
}

/** How the angles are written with x; null if not just one fact links them. */
function linesOf({ amounts, says }: StoryFacts): Lines | null {
  const said = says["k"];
  const facts = amounts.size + (said === undefined ? 0 : 1);
  if (facts !== 1) return null;
  if (said !== undefined) return asMultiple(q.rational(BigInt(said)));
  const [[role, { value, terms }] = ["", { value: q.zero, terms: [] }]] = [...amounts];
  if (role === "k") return asMultiple(value);
  return role === "more" ? asLarger(value) : inRatio(terms);
}

function asMultiple(k: Rational): Lines | null {
  if (!q.isInteger(k) || q.order(k, q.one) <= 0) return null;
  return {
    small: "x",
    large: `${k.numerator}x`,
    fact: (small, large) =>
      `${numberLatex(large)} = ${numberLatex(k)} \\times ${numberLatex(small)}`,
  };
}

function asLarger(more: Rational): Lines {
  return {
    small: "x",
    large: `x + ${numberLatex(more)}`,
    fact: (small, large) => `${numberLatex(large)} - ${numberLatex(small)} = ${numberLatex(more)}`,
  };
}

function inRatio(terms: readonly Rational[]): Lines | null {
  const [low, high, ...others] = terms.toSorted((a, b) => q.order(a, b));
  if (!low || !high || others.length > 0 || !terms.every(q.isInteger) || q.equals(low, high))
    return null;
  return {
    small: `${low.numerator}x`,
    large: `${high.numerator}x`,
    fact: (small, large) =>
      `${numberLatex(small)} \\times ${numberLatex(high)} = ${numberLatex(large)} \\times ${numberLatex(low)}`,
  };
}

function read(question: Question): EquationModel | null {
  const told = readStory(question, clauses);
  const lines = told && linesOf(told);
  const kind = told?.says["kind"];
  return told && lines && kind !== undefined ? modelOf(told, lines, kind) : null;
}

function modelOf(
  told: StoryFacts,
  { small, large, fact }: Lines,
  kind: string,
): EquationModel | null {
  const [asked = "", ...more] = told.targets;
  if (more.length > 0) return null;
  const sum = kind === "complementary" ? 90 : 180;
  const both = [
    { name: "Larger angle", label, line: large },
    { name: "Smaller angle", label, line: small },
  ];
  return {
    amounts: [...told.amounts.values()],
    lets: [`Let the angles be $${small}$ and $${large}$ degrees.`],
    expressions: [small, large],
    equations: [`${small} + ${large.includes("+") ? `(${large})` : large} = ${sum}`],
    why: `Two ${kind} angles add up to ${sum}°.`,
    answers:
      asked === "both" ? both : both.filter(({ name }) => name.toLowerCase().startsWith(asked)),
    demands: "positive",
    check: ([x = q.zero]) => {
      const coefficient = small === "x" ? q.one : q.rational(BigInt(small.slice(0, -1)));
      const low = q.multiply(coefficient, x);
      const high = q.subtract(q.rational(BigInt(sum)), low);
      return [`${numberLatex(low)} + ${numberLatex(high)} = ${sum}`, fact(low, high)];
    },
  };
}

/** Two complementary or supplementary angles, with their difference or ratio. */
export const pairOfAngles = defineEquationStory({
  name: "pair-of-angles",
  about: /(?:complementary|supplementary) /,
  read,
  lesson: {
    topic: "Lines and Angles",
    idea: "Complementary angles add up to a right angle, supplementary ones to a straight angle.",
    terms: {
      "Complementary angles": "Two angles that make 90° together.",
      "Supplementary angles": "Two angles that make 180° together.",
    },
  },
  examples: [
    "The larger of two supplementary angles exceeds the smaller by 18 degrees. Find them.",
    "Two angles are supplementary. One is 4 times the other. Find the angles.",
  ],
});
