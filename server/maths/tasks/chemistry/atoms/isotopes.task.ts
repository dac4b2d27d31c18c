import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import { wholeBetween } from "../../../variation/random.ts";
import type { Question } from "../../../read/question.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { unitOf, writeAmount } from "../lesson/written-amount.ts";
import { chemistryReading } from "../reading/chemistry-reading.ts";

interface Isotope {
  mass: Rational;
  percent: Rational;
}

interface IsotopeProblem {
  isotopes: readonly Isotope[];
}

const fillers = new Set(
  "say available to be that a an the of is are in and with has have exists exist occurs occur two three its isotopes isotope isotopic element atom atoms average atomic mass masses relative abundance abundances natural naturally percentage percent find calculate what sample u if it as whose form forms having given respectively nature bromine chlorine neon boron copper silicon magnesium lithium argon carbon potassium from following data : =".split(
    " ",
  ),
);

/** "79Br (49.7%)", "mass 35 (75%)", "75% Cl-35": masses and percentages in pairs, all in one form. */
const forms = [
  /<(?:number|mass):(\d+)> (?:u )?(?:[a-z]+~\d+ )?(?:<percent:(\d+)>) /g,
  /<percent:(\d+)> (?:of |is )?(?:the )?(?:isotope )?(?:(?:[a-z]+~\d+ )?- |(?:with |of )?mass (?:number )?)?<(?:number|mass):(\d+)> /g,
  /[a-z]+~\d+ - <number:(\d+)> (?:is |= )?<percent:(\d+)> /g,
  /<number:(\d+)> [a-z]+~\d+ <percent:(\d+)> /g,
];

function recognise(question: Question): IsotopeProblem | null {
  const reading = chemistryReading(question);
  if (!reading || !/average/.test(reading.line) || !/isotop|abundance/.test(reading.line))
    return null;
  for (const [at, form] of forms.entries()) {
    const matches = [...reading.line.matchAll(form)];
    if (matches.length < 2 || matches.length !== reading.line.match(/<percent:/g)?.length) continue;
    const rest = reading.line
      .replaceAll(form, " ")
      .replace(/<number:\d+>(?= isotopes)/, "")
      .split(" ")
      .filter(Boolean);
    if (!rest.every((word) => fillers.has(word.replace(/~\d+$/, "")))) continue;
    const isotopes = matches.map(([, first = "", second = ""]) => {
      const [mass, percent] = at === 1 ? [second, first] : [first, second];
      return {
        mass: valueOf(reading.pieces[Number(mass)]),
        percent: valueOf(reading.pieces[Number(percent)]),
      };
    });
    return isComplete(isotopes) ? { isotopes } : null;
  }
  return null;
}

function valueOf(
  piece: NonNullable<ReturnType<typeof chemistryReading>>["pieces"][number] | undefined,
): Rational {
  if (piece?.kind === "number") return piece.value;
  return piece?.kind === "quantity" && piece.quantity.unit.symbol === "u"
    ? piece.quantity.value
    : q.zero;
}

/** The abundances add up to 100%, and each mass occurs once. */
function isComplete(isotopes: readonly Isotope[]): boolean {
  const total = isotopes.map(({ percent }) => percent).reduce(q.add, q.zero);
  return isotopes.every(({ mass }) => q.sign(mass) > 0) && q.equals(total, q.rational(100n));
}

const hundred = q.rational(100n);

function solve({ isotopes }: IsotopeProblem): Rational {
  return q.divide(
    isotopes.map(({ mass, percent }) => q.multiply(mass, percent)).reduce(q.add, q.zero),
    hundred,
  );
}

/** The deviations from the average, weighted by the abundances, must cancel. */
export function prove({ isotopes }: IsotopeProblem, average: Rational): Proof | null {
  const deviations = isotopes.map(({ mass, percent }) =>
    q.multiply(q.subtract(mass, average), percent),
  );
  if (!q.isZero(deviations.reduce(q.add, q.zero))) return null;
  return {
    method: "The deviations from the average cancel",
    lines: [
      `${isotopes.map(({ mass, percent }) => `\\left(${numberToLatex(mass)} - ${numberToLatex(average)}\\right) \\times ${numberToLatex(percent)}`).join(" + ")} = 0`,
    ],
  };
}

function explain({ isotopes }: IsotopeProblem, average: Rational): Explanation {
  const sum = isotopes
    .map(
      ({ mass, percent }) =>
        `${numberToLatex(mass)} \\times \\frac{${numberToLatex(percent)}}{100}`,
    )
    .join(" + ");
  const products = isotopes
    .map(({ mass, percent }) => numberToLatex(q.divide(q.multiply(mass, percent), hundred)))
    .join(" + ");
  const answer = writeAmount(average, unitOf("u"), 8);
  return lesson({
    topic: "Structure of the Atom: isotopes",
    method: "Weighted average",
    difficulty: "beginner",
    answer: { latex: answer.latex, plain: answer.plain },
    steps: [
      step(
        "Weigh each mass by its share",
        "The average atomic mass is the sum of mass × abundance.",
        sum,
      ),
      step("Multiply", "Each mass times its share, in u.", products, sum),
      step("Add", "All the shares together make up the average.", answer.latex, products),
    ],
    idea: "An isotope that is more common counts more in the average.",
    firstMove:
      "Write every percentage as a fraction of 100 and multiply it by the mass of its isotope.",
    terms: ["Isotopes", "Atomic mass"],
    followUps: [
      "Why is the average nearer to the mass of the more common isotope?",
      "Does any single atom have the average mass?",
    ],
  });
}

export const isotopesTask = defineTask<IsotopeProblem, Rational>({
  name: "average-atomic-mass",
  recognise,
  reading: ({ isotopes }) =>
    isotopes
      .map(
        ({ mass, percent }) => `${numberToLatex(mass)}\\,\\mathrm{u}: ${numberToLatex(percent)}\\%`,
      )
      .join(",\\; "),
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const [mass, percent] = [wholeBetween(random, 10, 80), wholeBetween(random, 10, 90)];
    return `An element has two isotopes with mass ${mass} (${percent}%) and ${mass + 2} (${100 - percent}%). Find the average atomic mass`;
  },
  examples: [
    "An element has two isotopes with mass 35 (75%) and 37 (25%). Find the average atomic mass",
    "If bromine atom is available in the form of two isotopes 79Br (49.7%) and 81Br (50.3%), calculate the average atomic mass of bromine atom",
  ],
});
