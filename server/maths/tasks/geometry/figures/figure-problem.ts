import * as q from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { exactLatex } from "../exact/write-exact.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import { type MeasureUnit, raisedUnit, unitLatex } from "../reading/measure-unit.ts";
import { scan, type ScannedQuestion } from "../reading/scan.ts";
import type { Figure, Measure } from "./figure.ts";
import { figures } from "./figure-list.ts";
import { readFigure } from "./read-figure.ts";
import type { FigureReading } from "./figure-reading.ts";
import { type FigureResult, solveFigure } from "./solve-figure.ts";

/** A question about the measures of one figure, which its formulas solve. */
export interface FigureProblem {
  reading: FigureReading;
  /** The measures to find: the requested ones, or the one from which a cost is computed. */
  targets: readonly string[];
  result: FigureResult;
  source: ScannedQuestion;
  text: string;
}

const anyNoun = figures.map((figure) => ({
  figure,
  noun: new RegExp(`(?:^| )(?:${figure.nouns})(?= |$)`),
}));

/**
 * Recognises a question about one figure; null if a word is unknown, a number is unused, or the formulas don't
 * determine the result.
 */
export function recogniseFigure(question: Question): FigureProblem | null {
  const source = scan(question);
  const text = asVolume(source.text);
  for (const { figure, noun } of anyNoun) {
    if (!noun.test(text)) continue;
    const reading = readFigure(figure, text, source.values);
    const targets = reading && targetsOf(reading);
    const result = targets && reading.givens.size > 0 ? solveFigure(reading, targets) : null;
    if (reading && targets && result && unitFits(reading, targets, result)) {
      return { reading, targets, result, source, text: question.text };
    }
  }
  return null;
}

const held =
  /^(how many litres of|how much) (?:water|milk|oil|petrol|juice) (?:can|will) (a .+?) (?:hold|contain)( in litres)?(?: \.)?$/;

/** Rewrites "How many litres of water can a … hold" as a question for the volume. */
function asVolume(text: string): string {
  if (!text.startsWith("how m")) return text;
  return text.replace(held, (_all, how: string, what: string, litres = "") => {
    return `volume of ${what}${how.includes("litres") ? " in litres" : String(litres)}`;
  });
}

/**
 * Returns the measures to find; null if nothing or something given is requested, or if the cost doesn't fit the
 * measure.
 */
function targetsOf(reading: FigureReading): readonly string[] | null {
  const { targets, cost, figure } = reading;
  const symbols = [...new Set(targets)];
  if (symbols.some((symbol) => reading.givens.has(symbol))) return null;
  if (!cost) return symbols.length > 0 && symbols.length <= 3 ? symbols : null;
  const [named] = symbols;
  const usual = cost.verb === "around" ? figure.around : figure.coveredMeasure;
  const base = named ?? usual;
  const isFitting = base !== undefined && measureOf(figure, base).dimension === cost.per.dimension;
  return isFitting && symbols.length <= 1 ? [base] : null;
}

/** Whether the requested unit fits the measures, and a conversion is possible. */
function unitFits(
  { answerUnit, figure, cost, places }: FigureReading,
  targets: readonly string[],
  { unit }: FigureResult,
): boolean {
  const dimensions = targets.map((symbol) => measureOf(figure, symbol).dimension);
  const isAskedFitting =
    answerUnit === null ||
    (unit !== null &&
      cost === null &&
      dimensions.every((dimension) => dimension === answerUnit.dimension));
  // A rate of ₹15 per metre needs lengths with a unit.
  return (
    isAskedFitting && (cost === null || unit !== null) && (places === null || targets.length === 1)
  );
}

/** Returns the measure of a symbol. Throws an error if the figure has none, which is a bug in its definition. */
export function measureOf(figure: Figure, symbol: string): Measure {
  const measure = figure.measures.find((own) => own.symbol === symbol);
  // A test ensures that all symbols of formulas and lists are those of measures.
  if (!measure) throw new Error(`${figure.name} has no measure ${symbol}`);
  return measure;
}

/** Whether a measure is an angle in degrees. */
export function isAngle(figure: Figure, symbol: string): boolean {
  const { dimension, isCount } = measureOf(figure, symbol);
  return dimension === 0 && isCount !== true;
}

/** Returns the symbol of a measure in LaTeX. */
export function symbolLatex(figure: Figure, symbol: string): string {
  return measureOf(figure, symbol).latex ?? letterLatex(symbol);
}

/** Returns the unit of a measure, cm, cm² or cm³; null for an angle. */
export function unitOf(
  figure: Figure,
  symbol: string,
  unit: MeasureUnit | null,
): MeasureUnit | null {
  const { dimension } = measureOf(figure, symbol);
  return unit && dimension > 0 ? raisedUnit(unit, dimension) : null;
}

/** Returns a number with its unit in LaTeX. */
export function withUnit(
  value: Exact,
  unit: MeasureUnit | null,
  style: "fraction" | "decimal",
): string {
  const number = exactLatex(value, style);
  const needsBrackets = unit !== null && value.length > 1;
  return `${needsBrackets ? `(${number})` : number}${unit ? unitLatex(unit) : ""}`;
}

/** Returns the given and the requested measures in LaTeX. */
export function readingOf({ reading, targets }: FigureProblem): string {
  const { figure, givens, cost, hasDecimals } = reading;
  const style = hasDecimals ? "decimal" : "fraction";
  const givenLines = [...givens].map(([symbol, { value, unit }]) => {
    const number = withUnit(value, unit, style);
    return `${symbolLatex(figure, symbol)} = ${number}${isAngle(figure, symbol) ? "^{\\circ}" : ""}`;
  });
  const asked = cost
    ? [`\\text{cost at ₹}${exactLatex(cost.rate, "decimal")} \\text{ per }${unitLatex(cost.per)}`]
    : targets.map((symbol) => symbolLatex(figure, symbol));
  return `\\text{${figure.name.replace(/^an? /, "")}: } ${givenLines.join(",\\; ")};\\quad ${asked.join(",\\; ")} = {?}`;
}

/** Whether the number is rational: without π and roots. */
export function isPlain(value: Exact): boolean {
  return exact.asRational(value) !== null;
}

/** Returns the factor from one unit to another of the same dimension. */
export function unitFactor(from: MeasureUnit, to: MeasureUnit): q.Rational {
  return q.divide(from.size, to.size);
}
