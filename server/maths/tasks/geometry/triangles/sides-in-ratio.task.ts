import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import { rootOfProductLines } from "../exact/root-of-product.ts";
import { exactLatex, exactPlain } from "../exact/write-exact.ts";
import { type MeasureUnit, raisedUnit, unitLatex } from "../reading/measure-unit.ts";
import { chain, type Link } from "../reading/chain.ts";
import type { Value } from "../reading/scan.ts";
import { wordedTask } from "../reading/worded-task.ts";
import { reasons } from "../../../working/reasons.ts";

interface Problem {
  shape: "triangle" | "rectangle" | "quadrilateral";
  terms: readonly Rational[];
  perimeter: Rational;
  unit: MeasureUnit | null;
  asks: "sides" | "area";
  isDecimal: boolean;
}

interface Result {
  part: Rational;
  sides: readonly Rational[];
  area: exact.Exact;
}

function read(
  values: readonly Value[],
  shape: Problem["shape"],
  asks: Problem["asks"],
): Problem | null {
  const ratio = values.find((value) => value.kind === "ratio");
  const length = values.find((value) => value.kind === "quantity");
  const perimeter = length && exact.asRational(length.value);
  if (!ratio || !length || !perimeter || values.length !== 2) return null;
  if (length.unit && length.unit.dimension !== 1) return null;
  const { terms } = ratio;
  if (q.sign(perimeter) <= 0 || !areSides(shape, terms)) return null;
  return { shape, terms, perimeter, unit: length.unit, asks, isDecimal: length.isDecimal };
}

const counts: Readonly<Record<Problem["shape"], number>> = {
  triangle: 3,
  quadrilateral: 4,
  rectangle: 2,
};

/** Whether the shape has as many sides, and the longest is shorter than the sum of the others. */
function areSides(shape: Problem["shape"], terms: readonly Rational[]): boolean {
  if (terms.length !== counts[shape] || !terms.every((term) => q.sign(term) > 0)) return false;
  const sum = total(terms);
  return shape === "rectangle" || terms.every((term) => q.order(q.add(term, term), sum) < 0);
}

function total(values: readonly Rational[]): Rational {
  return values.reduce(q.add, q.zero);
}

/** Returns the number of parts in the perimeter; a rectangle has each side twice. */
function partsOf({ shape, terms }: Problem): Rational {
  const sum = total(terms);
  return shape === "rectangle" ? q.add(sum, sum) : sum;
}

function solve(problem: Problem): Result {
  const part = q.divide(problem.perimeter, partsOf(problem));
  const sides = problem.terms.map((term) => q.multiply(term, part));
  return { part, sides, area: areaOf(problem.shape, sides) };
}

function areaOf(shape: Problem["shape"], sides: readonly Rational[]): exact.Exact {
  if (shape !== "triangle") return exact.fromRational(sides.reduce(q.multiply, q.one));
  return exact.squareRoot(exact.fromRational(heron(sides).reduce(q.multiply, q.one))) ?? exact.zero;
}

/** Returns the factors s, s − a, s − b, s − c of Heron's formula. */
function heron(sides: readonly Rational[]): Rational[] {
  const half = q.divide(total(sides), q.rational(2n));
  return [half, ...sides.map((side) => q.subtract(half, side))];
}

/** Adds the sides again, and compares their ratios by cross multiplication. */
export function prove(problem: Problem, { sides, area }: Result): Proof | null {
  const around = problem.shape === "rectangle" ? [...sides, ...sides] : sides;
  const [first = q.zero] = sides;
  const [term = q.one] = problem.terms;
  const isInRatio = sides.every((side, at) =>
    q.equals(q.multiply(side, term), q.multiply(first, problem.terms[at] ?? q.zero)),
  );
  const isArea = problem.asks === "sides" || isAreaOf(problem.shape, sides, area);
  if (!isInRatio || !isArea || !q.equals(total(around), problem.perimeter)) return null;
  const sum = around.map((side) => rationalLatex(side, "decimal")).join(" + ");
  return {
    method: "The sides added up give the perimeter",
    lines: [`${sum} = ${rationalLatex(problem.perimeter, "decimal")}`],
  };
}

/** Checks 16 × area² = 4a²b² − (a² + b² − c²)², another form of Heron's formula. */
function isAreaOf(shape: Problem["shape"], sides: readonly Rational[], area: exact.Exact): boolean {
  const square = exact.asRational(exact.multiply(area, area));
  const [a, b, c] = sides.map((side) => q.multiply(side, side));
  if (!square || !a || !b) return false;
  if (shape === "rectangle" || !c) return q.equals(square, q.multiply(a, b));
  const difference = q.subtract(q.add(a, b), c);
  const sixteen = q.subtract(
    q.multiply(q.rational(4n), q.multiply(a, b)),
    q.multiply(difference, difference),
  );
  return q.equals(q.multiply(q.rational(16n), square), sixteen);
}

function explain(problem: Problem, result: Result): Explanation {
  const { shape, terms, perimeter, unit, asks } = problem;
  const end = unit ? unitLatex(unit) : "";
  const write = (value: Rational): string =>
    rationalLatex(value, problem.isDecimal ? "decimal" : "fraction");
  const named = terms.map((term) => (q.equals(term, q.one) ? "x" : `${write(term)}x`));
  const sum = shape === "rectangle" ? `2(${named.join(" + ")})` : named.join(" + ");
  const sides = result.sides.map((side) => `${write(side)}${end}`).join(",\\; ");
  const answer = answerOf(problem, result);
  return lesson({
    topic: asks === "area" && shape === "triangle" ? "Heron's Formula" : "Ratio and Proportion",
    method: asks === "area" && shape === "triangle" ? "Heron's formula" : "Sides in a ratio",
    difficulty: asks === "area" ? "intermediate" : "beginner",
    answer,
    steps: chain(
      [
        "Write the perimeter with the common factor x",
        `The sides are $${named.join(",\\; ")}$, as they are in the given ratio.`,
        `${sum} = ${write(perimeter)}`,
      ],
      [
        "Add the like terms",
        reasons.likeTerms,
        `${write(partsOf(problem))}x = ${write(perimeter)}`,
      ],
      ["Divide both sides", "By the coefficient of x.", `x = ${write(result.part)}`],
      [
        "Multiply each term of the ratio by x",
        "Each side has as many parts of this length as its number in the ratio.",
        sides,
        "fresh",
      ],
      ...(asks === "area" ? areaLinks(problem, result, answer.latex) : []),
    ),
    idea: "Sides in a ratio are multiples of one common number $x$. What is their sum?",
    firstMove: `Call the sides $${named.join(",\\; ")}$, and write down the perimeter.`,
    finalMove:
      asks === "area"
        ? "Put the sides into the formula of the area. What do you get?"
        : "Multiply each term of the ratio by $x$. Which sides do you get?",
    terms: { Perimeter: "The length of the boundary all around a flat figure." },
    next: ["What would the sides be if the perimeter were doubled?"],
  });
}

function areaLinks({ shape }: Problem, { sides }: Result, latex: string): Link[] {
  if (shape !== "triangle")
    return [["Multiply length and breadth", "Area = length × breadth.", latex, "fresh"]];
  const numbers = heron(sides);
  const factors = numbers.map((factor) => rationalLatex(factor, "decimal"));
  const byPrimes = numbers.every(q.isInteger) ? rootOfProductLines(numbers) : null;
  const [a, b, c] = sides.map((side) => rationalLatex(side, "decimal"));
  return [
    [
      "Find half the perimeter",
      "$s = \\frac{a + b + c}{2}$.",
      `s = \\frac{${a} + ${b} + ${c}}{2} = ${factors[0]}`,
      "fresh",
    ],
    [
      "Put the sides into Heron's formula",
      "Area $= \\sqrt{s(s - a)(s - b)(s - c)}$.",
      `A = \\sqrt{${factors.join(" \\times ")}}`,
      "fresh",
    ],
    ...(byPrimes ?? []).map((line): Link => [line.title, line.why, `A = ${line.latex}`]),
    byPrimes
      ? [
          "Multiply",
          "What stands in front of the root is multiplied, and what is left inside.",
          latex,
        ]
      : ["Work out the root", "What is a square comes out of the root.", latex],
  ];
}

function answerOf(
  { unit, asks, isDecimal }: Problem,
  { sides, area }: Result,
): { latex: string; plain: string } {
  const style = isDecimal ? "decimal" : "fraction";
  if (asks === "area") {
    const own = unit && raisedUnit(unit, 2);
    return {
      latex: `A = ${exactLatex(area, style)}${own ? unitLatex(own) : ""}`,
      plain: `${exactPlain(area, style)}${own ? ` ${own.symbol}` : ""}`,
    };
  }
  return {
    latex: sides
      .map((side) => `${rationalLatex(side, style)}${unit ? unitLatex(unit) : ""}`)
      .join(",\\; "),
    plain: sides
      .map((side) => `${rationalPlain(side, style)}${unit ? ` ${unit.symbol}` : ""}`)
      .join(", "),
  };
}

const find = "[.|,] [and] [find|what_are|calculate|determine|what_is] [the|its]";
const requests = [
  ["sides", "[length|lengths] [of] [the|its|all] sides [of_the_triangle|of_the_quadrilateral]"],
  ["area", "area [of_the_triangle|of_this_triangle|of_triangle]"],
] as const;

/** Finds the sides of a figure from their ratio and the perimeter, and its area. */
export const sidesInRatio = wordedTask<Problem, Result>({
  name: "sides-in-a-ratio",
  cue: /ratio.*perimeter|perimeter.*ratio/,
  variants: [
    ...requests.flatMap(([asks, what]) =>
      (["triangle", "quadrilateral"] as const).flatMap((shape) =>
        // The sides don't determine the area of a quadrilateral.
        shape === "quadrilateral" && asks === "area"
          ? []
          : [
              {
                wordings: [
                  `[if] [the] sides of a ${shape} [plot|field] are in [the] ratio [of] {r} and [if] [its|the] perimeter [of_the_${shape}] is {q} ${find} ${what}`,
                  `[if] [the] sides of a ${shape} [plot|field] are in [the] ratio [of] {r} [.|,] [if|and] [its|the] perimeter [of_the_${shape}] is {q} ${find} ${what}`,
                  `[if] [the] perimeter of a ${shape} is {q} and its|the sides are in [the] ratio [of] {r} ${find} ${what}`,
                  `[the] ${what} of a ${shape} whose sides are in [the] ratio [of] {r} and [whose] perimeter is {q}`,
                ],
                read: ({ values }: { values: readonly Value[] }) => read(values, shape, asks),
              },
            ],
      ),
    ),
    ...(
      [
        ["sides", "length and [the|its] breadth|width [of_the_rectangle]"],
        ["sides", "sides|dimensions [of_the_rectangle]"],
        ["area", "area [of_the_rectangle]"],
      ] as const
    ).map(([asks, what]) => ({
      wordings: [
        `[if] [the] length and [the] breadth|width of a rectangle|rectangular [field|park|garden|plot] are in [the] ratio [of] {r} [.|,|and] [if|and] [its|the] perimeter [of_the_rectangle] is {q} ${find} ${what}`,
        `[if] [the] perimeter of a rectangle is {q} and [its|the] length and breadth|width are in [the] ratio [of] {r} ${find} ${what}`,
      ],
      read: ({ values }: { values: readonly Value[] }) => read(values, "rectangle", asks),
    })),
  ],
  reading: ({ shape, terms, perimeter, unit, asks }) =>
    `\\text{${shape}, sides } ${terms.map((term) => rationalLatex(term)).join(":")},\\; P = ${rationalLatex(perimeter, "decimal")}${unit ? unitLatex(unit) : ""};\\quad \\text{${asks}} = {?}`,
  solve,
  prove,
  explain,
  reroll: (random) => (value) =>
    value.kind === "quantity"
      ? rationalPlain(
          q.multiply(
            exact.asRational(value.value) ?? q.one,
            q.rational(BigInt(2 + Math.floor(random() * 5))),
          ),
          "decimal",
        )
      : null,
  examples: [
    "The sides of a triangle are in the ratio 3:4:5 and its perimeter is 36 cm. Find its sides.",
    "The sides of a triangle are in the ratio 12:17:25 and its perimeter is 540 cm. Find its area.",
  ],
});
