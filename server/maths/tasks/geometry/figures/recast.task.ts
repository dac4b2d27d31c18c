import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { integerLatex, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { decimalValue } from "../exact/decimal-value.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactLatex } from "../exact/write-exact.ts";
import { type MeasureUnit, unitLatex } from "../reading/measure-unit.ts";
import { scan, type ScannedQuestion, type Value } from "../reading/scan.ts";
import { relationsOf } from "./parsed-relation.ts";
import type { Figure } from "./figure.ts";
import { figures } from "./figure-list.ts";
import { unitOf } from "./figure-problem.ts";
import { readFigure } from "./read-figure.ts";
import type { FigureReading } from "./figure-reading.ts";
import { type FigureResult, solveFigure } from "./solve-figure.ts";

/** A solid that is recast into equal smaller ones, whose number is requested. */
interface Problem {
  whole: Solid;
  part: Solid;
  isCut: boolean;
  scanned: ScannedQuestion;
  text: string;
}

interface Solid {
  reading: FigureReading;
  result: FigureResult;
}

const solids: readonly Figure[] = figures.filter(({ measures }) =>
  measures.some(({ symbol }) => symbol === "V"),
);

const adjectives =
  /\b(?:identical|small|smaller|solid|metallic|metal|equal|lead|big|bigger|large|larger|iron|wooden|given) (?=\S)/g;
const many =
  /^(?:find (?:the )?number of|how many) (.+?) (?:that |which )?(?:can be|will be|are|could be|may be) (made|formed|cast|obtained|moulded|cut|produced) (?:(?:by|on) (?:melting|recasting|melting and recasting)|from|out of|out from) (?:a |the )?(.+)$/;
const melted =
  /^(?:a |the )?(.+?) is melted (?:and |to )?(?:recast(?:ed)?|cast|made|formed|moulded|converted|turned|reshaped)? ?(?:into|to form|to make|to) (?:a number of |some )?(.+?) (?:\. |, )?(?:find |calculate |how many )(?:the )?(?:number of )?(?:such )?(?:small |solid )?(?:spheres |cones |cubes |cylinders |balls |coins )?(?:so formed|formed|thus formed|obtained|made|are formed|are made|are obtained|can be made|so obtained|thus obtained)$/;

const needed =
  /^(?:find (?:the )?number of|how many) (.+?) ,? ?(?:that |which )?(?:must|should|need to|have to|has to|are to|will) be melted to (?:form|make|obtain|get) (?:a |the )?(.+)$/;

/** Rewrites coins as flat cylinders; the thickness is the height. */
function withCoins(text: string): string {
  return text
    .replace(/^(?:silver |gold |copper |metallic |circular )*coins\b/, "cylinders")
    .replaceAll(/\bthickness\b/g, "height")
    .replaceAll(/\bthick\b/g, "high")
    .replaceAll(/<q(\d+)> in diameter\b/g, "of diameter <q$1>");
}

/** Recognises how many of one solid another solid makes; null if any word is not understood. */
function recognise(question: Question): Problem | null {
  const scanned = scan(question);
  if (!/how many|number of/.test(scanned.text)) return null;
  const clauses = clausesOf(scanned.text);
  if (!clauses) return null;
  const read = (pi: Rational | null): (Solid | null)[] =>
    [clauses.part, clauses.whole].map((clause) => readSolid(clause, scanned.values, pi));
  const kept = read(null);
  // π cancels unless exactly one of the solids is round.
  const needsPi = new Set(kept.map((solid) => solid && exact.hasPi(volumeOf(solid)))).size > 1;
  const [part, whole] = needsPi ? read(q.rational(22n, 7n)) : kept;
  if (!part || !whole || !haveSameUnit(part, whole)) return null;
  return { part, whole, isCut: clauses.isCut, scanned, text: question.text };
}

/** Returns the clauses on the small and the large solid; null for other questions. */
function clausesOf(scanned: string): { part: string; whole: string; isCut: boolean } | null {
  const text = scanned
    .replace(/ \.$/, "")
    .replaceAll(/\b(?:spherical )?(?:balls?|shots?|bullets?|marbles?)\b/g, "spheres");
  const [, small, verb, large] = many.exec(text) ?? [];
  if (small !== undefined && large !== undefined) {
    return { part: small, whole: large, isCut: verb === "cut" };
  }
  const [, piece, block] = needed.exec(text) ?? [];
  if (piece !== undefined && block !== undefined) {
    return { part: withCoins(piece), whole: block, isCut: false };
  }
  const [, whole, part] = melted.exec(text) ?? [];
  return whole !== undefined && part !== undefined ? { part, whole, isCut: false } : null;
}

function readSolid(text: string, values: readonly Value[], pi: Rational | null): Solid | null {
  const clause = text.replaceAll(adjectives, "");
  for (const figure of solids) {
    const reading = readFigure(figure, clause, values);
    if (!reading || reading.targets.length > 0 || reading.cost || reading.givens.size === 0)
      continue;
    // Between two round solids π cancels, so it remains symbolic.
    const taken = pi && (reading.pi ?? pi);
    const result = solveFigure({ ...reading, pi: taken, keepsPi: pi === null }, ["V"]);
    if (result) return { reading, result };
  }
  return null;
}

function haveSameUnit(one: Solid, other: Solid): boolean {
  return (one.result.unit === null) === (other.result.unit === null);
}

function volumeOf({ result }: Solid): Exact {
  return result.values.get("V") ?? exact.zero;
}

/** Returns the volume of the whole in the unit of the part. */
function inUnitOf(part: Solid, whole: Solid): Exact {
  const [from, to] = [
    unitOf(whole.reading.figure, "V", whole.result.unit),
    unitOf(part.reading.figure, "V", part.result.unit),
  ];
  const factor = from && to ? q.divide(from.size, to.size) : q.one;
  return exact.multiply(volumeOf(whole), exact.fromRational(factor));
}

function solve({ whole, part, isCut }: Problem): Rational {
  const quotient = exact.divide(inUnitOf(part, whole), volumeOf(part));
  const count = quotient && exact.asRational(quotient);
  if (!count || !q.isInteger(count) || q.sign(count) <= 0) {
    throw notSupported(
      "The volume of the solid is not a whole number of the smaller ones. Check the numbers.",
    );
  }
  if (isCut && !fitsInRows(whole, part)) {
    throw notSupported(
      "The small cubes do not fit into the solid without waste, so I can't tell how many can be cut.",
    );
  }
  return count;
}

/** Whether the edge of the cubes divides every dimension of the block, so that they can be cut without waste. */
function fitsInRows({ reading, result }: Solid, part: Solid): boolean {
  const edge = part.result.values.get("a");
  const isBox = reading.figure.dimensions !== undefined || reading.figure.name === "a cube";
  if (
    !edge ||
    !isBox ||
    part.reading.figure.name !== "a cube" ||
    result.unit?.symbol !== part.result.unit?.symbol
  )
    return false;
  const sides = [...reading.givens.keys()].map((symbol) =>
    exact.divide(result.values.get(symbol) ?? exact.zero, edge),
  );
  return sides.every((times) => {
    const number = times && exact.asRational(times);
    return number !== null && q.isInteger(number);
  });
}

/** Multiplies the small volume by the count in decimals; the product must equal the large volume. */
function prove({ whole, part }: Problem, count: Rational): Proof | null {
  const [large, small] = [whole, part].map(decimalVolume);
  if (large === undefined || small === undefined) return null;
  const filled = (Number(count.numerator) / Number(count.denominator)) * small;
  if (!(Math.abs(filled - large) <= 1e-9 * large)) return null;
  return {
    method: "The small volumes together fill the whole",
    lines: [
      `${rationalLatex(count)} \\times ${exactLatex(volumeOf(part))} = ${exactLatex(inUnitOf(part, whole))}`,
    ],
  };
}

/** Returns the volume in cubic metres, or in cubes of the bare unit; NaN if there is no formula. */
function decimalVolume({ reading, result }: Solid): number {
  const values = new Map(
    [...result.values].map(([symbol, value]) => [symbol, exact.toNumber(value)]),
  );
  values.set("π", exact.toNumber(result.setting.pi));
  const relation = relationsOf(reading.figure).find(({ left, symbols }) => {
    return left === "V" && symbols.every((symbol) => values.has(symbol));
  });
  const unit = unitOf(reading.figure, "V", result.unit);
  const size = unit ? Number(unit.size.numerator) / Number(unit.size.denominator) : 1;
  return relation ? decimalValue(relation.right, values) * size : Number.NaN;
}

function explain({ whole, part, isCut }: Problem, count: Rational): Explanation {
  const unit = unitOf(part.reading.figure, "V", part.result.unit);
  const large = exactLatex(inUnitOf(part, whole));
  const small = exactLatex(volumeOf(part));
  const line = `\\text{Number} = \\frac{${large}}{${small}}`;
  return lesson({
    topic: "Surface Areas and Volumes",
    method: isCut ? "Comparing volumes" : "Volume does not change when a solid is recast",
    difficulty: "intermediate",
    answer: { latex: integerLatex(count.numerator), plain: rationalPlain(count) },
    steps: [
      volumeStep(whole, unitOf(whole.reading.figure, "V", whole.result.unit), "given"),
      ...(whole.result.unit?.symbol === part.result.unit?.symbol
        ? []
        : [
            step(
              "Write it in the smaller unit",
              "Both volumes must have the same unit.",
              `V = ${large}${unit ? unitLatex(unit) : ""}`,
            ),
          ]),
      volumeStep(part, unit, "small"),
      step(
        "Write the number as a fraction of the volumes",
        "The volume of the whole is shared out among the equal parts.",
        line,
      ),
      step(
        "Divide",
        "What stands above and below cancels.",
        `\\text{Number} = ${integerLatex(count.numerator)}`,
        line,
      ),
    ],
    idea: "Whatever shape the material gets, its volume stays the same.",
    firstMove: `Find the volume of the large solid, and then that of one small one.${part.result.setting.pi === exact.pi ? " Keep $\\pi$ as it is." : ""}`,
    finalMove: "Divide the large volume by the small one. How many are there?",
    terms: { Volume: "How much space a solid takes up." },
    next: ["Does the total surface area stay the same as well?"],
  });
}

function volumeStep(
  { reading, result }: Solid,
  unit: MeasureUnit | null,
  which: "given" | "small",
): ReturnType<typeof step> {
  const last = result.derivations.find(({ symbol }) => symbol === "V");
  const value = `${exactLatex(result.values.get("V") ?? exact.zero)}${unit ? unitLatex(unit) : ""}`;
  return step(
    `Find the volume of the ${which} ${reading.figure.name.replace(/^an? /, "")}`,
    `${last?.relation.rule ?? ""}.${piNote(result, last?.start)}`,
    last ? `${last.start} = ${value}` : `V = ${value}`,
  );
}

function piNote({ setting }: FigureResult, start = ""): string {
  const pi = exactLatex(setting.pi);
  return setting.pi !== exact.pi && start.includes(pi) ? ` Take $\\pi = ${pi}$.` : "";
}

/** Finds the number of equal solids that another solid makes. */
export const recasting = defineTask({
  name: "recasting-solids",
  recognise,
  reading: ({ whole, part }) =>
    `\\text{how many of } V = ${exactLatex(volumeOf(part))} \\text{ in } V = ${exactLatex(volumeOf(whole))}`,
  solve,
  prove,
  explain,
  vary: ({ text, scanned }, random) => {
    const factor = BigInt(2 + Math.floor(random() * 2));
    return scanned.values.reduceRight((all, value) => {
      const size = value.kind === "quantity" ? exact.asRational(value.value) : null;
      const scaled = size && q.multiply(size, q.rational(factor));
      return scaled
        ? all.slice(0, value.start) + rationalPlain(scaled, "decimal") + all.slice(value.numberEnd)
        : all;
    }, text);
  },
  examples: [
    "How many spheres of radius 1 cm can be made by melting a sphere of radius 8 cm?",
    "How many cubes of side 2 cm can be cut from a cuboid 8 cm by 6 cm by 4 cm?",
  ],
});
