import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Unit } from "../../../quantities/unit.ts";
import type { Question } from "../../../read/question.ts";
import { measureLabel, numberLatex } from "../../../story/amount.ts";
import { asks, type Clause, facts, telling } from "../../../story/role-clause.ts";
import { mustFind } from "../../../story/question-words.ts";
import { readStory, type StoryFacts } from "../../../story/read-story.ts";
import { defineEquationStory, type EquationModel, type StoryTarget } from "./equation-story.ts";

const thing =
  "rectangle|rectangular_field|rectangular_plot|rectangular_park|rectangular_garden|rectangular_room|rectangular_hall|rectangular_playground|rectangular_ground|rectangular_swimming_pool";
const breadth = "[its] breadth|width";
const length = `length of ${thing}`;

function multiples(before: string): Clause[] {
  return [
    ...facts(`${length} is ${before}{k:number} times ${breadth}`),
    ...telling({ k: "2" }, `${length} is ${before}twice|double ${breadth}`),
    ...telling({ k: "3" }, `${length} is ${before}thrice ${breadth}`),
  ];
}

const clauses: readonly Clause[] = [
  ...multiples("{more:length} more than "),
  ...multiples("{less:length} less than "),
  ...multiples(""),
  ...facts(
    `${length} is {more:length} more|longer|greater than ${breadth}`,
    `${length} exceeds ${breadth} by {more:length}`,
    `breadth|width of ${thing} is {more:length} less|shorter than [its] length`,
    `[if] perimeter of ${thing} is {p:length}`,
    `[if] its perimeter is {p:length}`,
    `perimeter is {p:length}`,
  ),
  ...asks("l", `${mustFind} its length`, `${mustFind} length [of_rectangle]`),
  ...asks("b", `${mustFind} its breadth|width`, `${mustFind} breadth|width [of_rectangle]`),
  ...asks(
    "both",
    `${mustFind} its|their length and breadth|width`,
    `${mustFind} length and breadth|width [of_rectangle]`,
    `${mustFind} [its] dimensions|sides [of_rectangle]`,
    `${mustFind} dimensions|length_and_breadth of ${thing}`,
    `what are [its] dimensions`,
  ),
];

interface Sides {
  factor: Rational;
  more: Rational;
  perimeter: Rational;
}

function sidesOf(told: StoryFacts): Sides | null {
  const lengths = [...told.amounts.values()].filter(({ kind }) => kind === "length");
  const perimeter = told.amounts.get("p")?.value;
  const factor = factorOf(told);
  const more = differenceOf(told);
  const isOneUnit = new Set(lengths.map(({ unit }) => unit)).size === 1;
  const areWhole = [...told.amounts.values()].every(
    ({ value }) => q.isInteger(value) && q.sign(value) > 0,
  );
  if (!perimeter || !factor || !more || !isOneUnit || !areWhole) return null;
  // Only the perimeter is told.
  if (q.equals(factor, q.one) && q.isZero(more)) return null;
  return { factor, more, perimeter };
}

/** The ratio of length and breadth, before an addend; null if it is given twice. */
function factorOf({ amounts, says }: StoryFacts): Rational | null {
  const figures = amounts.get("k")?.value;
  const word = says["k"];
  if (figures) return word === undefined ? figures : null;
  return q.rational(BigInt(word ?? "1"));
}

function differenceOf({ amounts }: StoryFacts): Rational | null {
  const [more, less] = ["more", "less"].map((role) => amounts.get(role)?.value);
  if (more) return less ? null : more;
  return less ? q.negate(less) : q.zero;
}

function lengthLine({ factor, more }: Sides): string {
  const times = q.equals(factor, q.one) ? "x" : `${factor.numerator}x`;
  if (q.isZero(more)) return times;
  return `${times} ${q.sign(more) < 0 ? "-" : "+"} ${q.absolute(more).numerator}`;
}

function read(question: Question): EquationModel | null {
  const told = readStory(question, clauses);
  const sides = told && sidesOf(told);
  const measure = told?.amounts.get("p")?.measure;
  return told && sides && measure ? modelOf(told, sides, measure) : null;
}

function modelOf(told: StoryFacts, sides: Sides, measure: Unit): EquationModel | null {
  const [asked, ...others] = told.targets;
  if (asked === undefined || others.length > 0) return null;
  const label = measureLabel("length", measure);
  const line = lengthLine(sides);
  const [long, broad]: [StoryTarget, StoryTarget] = [
    { name: "Length", label, line },
    { name: "Breadth", label, line: "x" },
  ];
  const answers = { l: [long], b: [broad] }[asked] ?? [long, broad];
  return {
    amounts: [...told.amounts.values()],
    lets: [`Let the breadth be x ${measure.symbol}. Then the length is $${line}$.`],
    expressions: ["x", line],
    equations: [`2(${line} + x) = ${sides.perimeter.numerator}`],
    why: "Perimeter of a rectangle = 2 × (length + breadth).",
    answers,
    demands: "positive",
    check: ([x = q.zero]) => checked(sides, x),
  };
}

function checked({ factor, more, perimeter }: Sides, x: Rational): string[] {
  const long = q.add(q.multiply(factor, x), more);
  if (q.sign(x) <= 0 || q.sign(long) <= 0) return [];
  return [`2 \\times (${numberLatex(long)} + ${numberLatex(x)}) = ${numberLatex(perimeter)}`];
}

/** The sides of a rectangle from its perimeter and what links its length and its breadth. */
export const rectangleSides = defineEquationStory({
  name: "sides-of-a-rectangle",
  about: /rectang.*L\d/,
  read,
  lesson: {
    topic: "Linear Equations in One Variable",
    idea: "Call the breadth x, write the length with it, and use the formula of the perimeter.",
    terms: { Perimeter: "The length of the boundary of a figure." },
  },
  examples: [
    "The length of a rectangle is 3 cm more than twice its breadth. Its perimeter is 48 cm. Find its length and breadth.",
    "The length of a rectangular field is thrice its breadth. The perimeter of the rectangular field is 160 m. Find its length.",
  ],
});
