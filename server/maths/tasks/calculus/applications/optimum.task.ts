import * as u from "../../../algebra/univariate.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { numberOf, type GapTexts } from "../../../wording/line-reader.ts";
import { optimumTold } from "./optimum-told.ts";

const whole = (value: bigint): Rational => q.rational(value);

function withUnit(value: Rational, unit: string): MathsAnswer {
  return {
    latex: `${rationalLatex(value, "decimal")} \\text{ ${unit}}`,
    plain: `${rationalPlain(value, "decimal")} ${unit}`,
  };
}

function twoNumbers({ s }: GapTexts, kind: "maximum" | "minimum"): ShortStory | null {
  const sum = numberOf(s);
  if (q.sign(sum) <= 0) return null;
  const total = rationalLatex(sum, "decimal");
  const product = u.univariate([q.zero, sum, whole(-1n)]);
  const squares = u.univariate([q.multiply(sum, sum), q.multiply(sum, whole(-2n)), whole(2n)]);
  return optimumTold({
    kind,
    unknown: `the first number, so that the second is $${total} - x$`,
    what: kind === "maximum" ? "product" : "sum of the squares",
    letter: kind === "maximum" ? "P" : "S",
    f: kind === "maximum" ? product : squares,
    formula: kind === "maximum" ? `x(${total} - x)` : `x^{2} + (${total} - x)^{2}`,
    below: sum,
    reading: `x + y = ${total},\\quad ${kind === "maximum" ? "xy \\text{ largest}" : "x^{2} + y^{2} \\text{ smallest}"}`,
    ask: (place) => {
      const other = q.subtract(sum, place);
      const [first, second] = [place, other].map((one) => rationalLatex(one, "decimal"));
      return {
        steps: [
          step(
            "Find the second number",
            "Both make the sum.",
            second ?? "",
            `${total} - ${first ?? ""}`,
          ),
        ],
        answer: {
          latex: `${first ?? ""},\\; ${second ?? ""}`,
          plain: [place, other].map((one) => rationalPlain(one, "decimal")).join(", "),
        },
      };
    },
  });
}

/** Squares of side x cut off from the corners of a sheet of sides a and b. */
function openBox({ a, b = a, m = "cm", w = m }: GapTexts): ShortStory | null {
  return m === w ? boxOf(numberOf(a), numberOf(b), unitName(m)) : null;
}

function boxOf(long: Rational, wide: Rational, unit: string): ShortStory | null {
  if (q.sign(long) <= 0 || q.sign(wide) <= 0) return null;
  const shorter = q.order(long, wide) < 0 ? long : wide;
  const [first, second] = [long, wide].map((side) => rationalLatex(side, "decimal"));
  const base = q.equals(long, wide)
    ? `(${first ?? ""} - 2x)^{2}`
    : `(${first ?? ""} - 2x)(${second ?? ""} - 2x)`;
  return optimumTold({
    kind: "maximum",
    unknown: "the side of the squares, which is the height of the box",
    what: "volume",
    letter: "V",
    f: u.univariate([
      q.zero,
      q.multiply(long, wide),
      q.multiply(q.add(long, wide), whole(-2n)),
      whole(4n),
    ]),
    formula: `x${base}`,
    below: q.divide(shorter, whole(2n)),
    reading: `V = x${base},\\quad V \\text{ largest}`,
    ask: (place) => {
      const answer = withUnit(place, unit);
      return {
        steps: [
          step(
            "Write the answer with its unit",
            "A length needs its unit.",
            answer.latex,
            rationalLatex(place, "decimal"),
          ),
        ],
        answer,
      };
    },
  });
}

const unitName = (written: string): string => (written.startsWith("c") ? "cm" : "m");

function fence({ p, m = "m" }: GapTexts): ShortStory | null {
  const perimeter = numberOf(p);
  if (q.sign(perimeter) <= 0) return null;
  const half = q.divide(perimeter, whole(2n));
  const total = rationalLatex(half, "decimal");
  return optimumTold({
    kind: "maximum",
    unknown: `the length, so that the breadth is $${total} - x$`,
    what: "area",
    letter: "A",
    f: u.univariate([q.zero, half, whole(-1n)]),
    formula: `x(${total} - x)`,
    below: half,
    reading: `\\text{perimeter } ${rationalLatex(perimeter, "decimal")},\\quad \\text{largest area?}`,
    ask: (place) => {
      const area = q.multiply(place, q.subtract(half, place));
      const unit = unitName(m);
      const side = rationalLatex(place, "decimal");
      return {
        steps: [
          step(
            "Work out the area",
            "Length times breadth; the rectangle is a square.",
            rationalLatex(area, "decimal"),
            `${side} \\times ${rationalLatex(q.subtract(half, place), "decimal")}`,
          ),
        ],
        answer: {
          latex: `${rationalLatex(area, "decimal")} \\text{ ${unit}}^{2}`,
          plain: `${rationalPlain(area, "decimal")} ${unit}^2`,
        },
      };
    },
  });
}

const largest = "maximum|greatest|largest|as_large_as_possible|as_great_as_possible|a_maximum";
const least = "minimum|least|smallest|as_small_as_possible|a_minimum";
const positive = "[find] 2 [positive] numbers [x_and_y]";
const length = "cm|m|centimetres|metres";
const cutting =
  "by cutting [off] [a|equal] square|squares [of_equal_size] from each|its|4 corner|corners and folding up [the] flaps|sides [to_form_box]";
const made = `is to be made into a|an [open] box [without|with_no] [a] [top|lid] [,] ${cutting}`;
const cutAsked =
  "[.|,] [what|find] [should|must|is] [be] [the] side of [the] square|squares to be cut off [so_that|such_that|if] volume of box is [to_be] maximum|largest [possible]";
const material = "tin|cardboard|metal|paper|card|aluminium";

/** Word problems on maxima and minima: two numbers, a box from a sheet, a fenced rectangle. */
export const optimum = storyTask({
  name: "optimum-stories",
  about: /maxim|minim|largest|greatest|smallest|least|as (?:large|small|great) as/i,
  wordings: [
    [
      [
        `${positive} whose|such_that|with [their] sum is|of|= {s} and whose|their product is ${largest}`,
        `${positive} whose|such_that|with [their] sum is|of {s} and [whose|their] product is ${largest}`,
      ],
      (taken) => twoNumbers(taken, "maximum"),
    ],
    [
      [
        `${positive} whose|such_that|with [their] sum is|of {s} and sum of whose|their squares is ${least}`,
        `${positive} whose|such_that|with [their] sum is|of {s} and whose|their sum of squares is ${least}`,
      ],
      (taken) => twoNumbers(taken, "minimum"),
    ],
    [[`a square piece|sheet of ${material} of side {a} {m:length} ${made} ${cutAsked}`], openBox],
    [
      [
        `a rectangular piece|sheet of ${material} [of_size|of_sides|measuring|of] {a} {m:length} by|* {b} {w:length} ${made} ${cutAsked}`,
      ],
      openBox,
    ],
    [
      [
        `a farmer|man|gardener has {p} {m:length} of fencing|wire|fence to enclose|make|fence a rectangular field|garden|plot|region [.|,] [find|what_is] maximum|largest|greatest area [that|which] [he|it] [can] [be] [enclose|enclosed]`,
        `[find|what_is] maximum|largest|greatest [possible] area of a rectangle with|of|whose|having [a] perimeter [is|of] {p} {m:length}`,
      ],
      fence,
    ],
  ],
  gaps: { length: `(?:${length}) ` },
  vary: (random) =>
    pick(random, [
      `Find two positive numbers whose sum is ${2 * wholeBetween(random, 5, 30)} and whose product is as large as possible.`,
      `A square piece of tin of side ${6 * wholeBetween(random, 2, 9)} cm is to be made into a box without top, by cutting a square from each corner and folding up the flaps. What should be the side of the square to be cut off so that the volume of the box is maximum?`,
      `A farmer has ${20 * wholeBetween(random, 3, 20)} m of fencing to enclose a rectangular field. Find the maximum area.`,
    ]),
  examples: [
    "A square piece of tin of side 18 cm is to be made into a box without top, by cutting a square from each corner and folding up the flaps. What should be the side of the square to be cut off so that the volume of the box is maximum?",
    "Find two positive numbers whose sum is 15 and the sum of whose squares is minimum.",
    "A farmer has 100 m of fencing to enclose a rectangular field. Find the maximum area.",
  ],
});
