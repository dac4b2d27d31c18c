import { relationLatex } from "./write-relation.ts";
import * as q from "../../../numbers/rational.ts";
import { mixedLatex, type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import type { Explanation } from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import type { Exact } from "../exact/exact.ts";
import { decimalLatexOf, decimalOf, exactLatex, exactPlain } from "../exact/write-exact.ts";
import { baseOf, type MeasureUnit, raisedUnit, unitLatex } from "../reading/measure-unit.ts";
import { drawFigure } from "./draw-figure.ts";
import type { Derivation } from "./derive.ts";
import {
  type FigureProblem,
  isAngle,
  isPlain,
  measureOf,
  symbolLatex,
  unitFactor,
  unitOf,
  withUnit,
} from "./figure-problem.ts";
import type { ParsedRelation } from "./parsed-relation.ts";

/** Returns the name of a measure: "total surface area". */
function nameOf({ reading }: FigureProblem, symbol: string): string {
  const { names } = measureOf(reading.figure, symbol);
  return names.split("|")[0] ?? names;
}

/** Returns the lesson on the measures of a figure. */
export function explain(problem: FigureProblem): Explanation {
  const { reading, targets, result } = problem;
  const [target = ""] = targets;
  const what = reading.cost ? "Cost" : nameOf(problem, target);
  const relation = result.derivations.find(({ symbol }) => symbol === target)?.relation;
  const final = finalOf(problem);
  return lesson({
    topic: reading.figure.topic,
    method: methodOf(problem, what, relation),
    difficulty: difficultyOf(problem),
    answer: final.answer,
    steps: [...unitSteps(problem), ...formulaSteps(problem, final), ...final.steps],
    idea:
      reading.figure.idea ??
      (reading.figure.method
        ? "Draw a sketch. Which rule joins what is given with what is asked?"
        : `Which formula of ${reading.figure.name} has both what is given and what is asked in it?`),
    firstMove: relation
      ? `Start from this rule: ${relation.rule.replace(/,? so .*$/, "")}.`
      : "Write down what is given with its letters.",
    finalMove: `Do the last computation yourself. What is the ${what.toLowerCase()}?`,
    terms: termsOf(problem),
    plot: drawFigure(problem),
    next: [
      "What happens to the answer if every length is doubled?",
      "How could you estimate the answer first, to see whether it is sensible?",
    ],
  });
}

/** Returns the name of the method: that of the formula, else that of the figure, else one made from the measure. */
function methodOf(
  { reading: { figure, cost } }: FigureProblem,
  what: string,
  relation: ParsedRelation | undefined,
): string {
  if (cost) return "Cost at a rate";
  const own = relation?.method ?? figure.method;
  return own ?? `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${figure.name}`;
}

function difficultyOf({
  result,
  reading,
}: FigureProblem): "beginner" | "intermediate" | "advanced" {
  const moves = result.derivations.length + (reading.cost ? 1 : 0);
  const isBackwards = result.derivations.some(({ symbol, relation }) => symbol !== relation.left);
  if (moves === 1 && !isBackwards) return "beginner";
  return moves > 2 ? "advanced" : "intermediate";
}

const meanings: Partial<Record<string, string>> = {
  perimeter: "The length of the boundary all around a flat figure.",
  area: "How much of the plane a flat figure covers, counted in unit squares.",
  circumference: "The perimeter of a circle.",
  radius: "The distance from the centre to the boundary.",
  diameter: "Twice the radius: straight across through the centre.",
  volume: "How much space a solid takes up, counted in unit cubes.",
  "lateral surface area": "The area of the side faces, without top and bottom.",
  "total surface area": "The area of the whole outside.",
  "slant height": "The distance from the tip of a cone down its side to the edge of the base.",
  hypotenuse: "The side opposite the right angle, the longest one.",
};

function termsOf(problem: FigureProblem): Record<string, string> {
  const symbols = [...problem.targets, ...problem.reading.givens.keys()];
  return Object.fromEntries(
    symbols.flatMap((symbol) => {
      const name = nameOf(problem, symbol);
      const meaning = meanings[name];
      return meaning === undefined ? [] : [[name.charAt(0).toUpperCase() + name.slice(1), meaning]];
    }),
  );
}

/** Returns the step that converts all measures to the common unit, if some have other units. */
function unitSteps({ reading, result }: FigureProblem): MathsStep[] {
  const { figure, givens } = reading;
  const { unit, setting } = result;
  const other = [...givens].filter(([symbol, given]) => {
    const common = unitOf(figure, symbol, unit);
    return given.unit && common && given.unit.symbol !== common.symbol;
  });
  if (other.length === 0 || !unit) return [];
  const lines = other.map(([symbol, given]) => {
    const common = unitOf(figure, symbol, unit);
    const value = exact.multiply(
      given.value,
      exact.fromRational(given.unit && common ? unitFactor(given.unit, common) : q.one),
    );
    const before = withUnit(given.value, given.unit, "decimal");
    return `${symbolLatex(figure, symbol)} = ${before} = ${withUnit(value, common, setting.style)}`;
  });
  return [
    step(
      "Write all measures in the same unit",
      "A formula works only when its lengths are all in one unit.",
      lines.join(",\\quad "),
    ),
  ];
}

/** Returns the steps of the formulas; the last line of the last step is the answer. */
function formulaSteps(problem: FigureProblem, final: Final): MathsStep[] {
  const { result } = problem;
  return result.derivations.flatMap((derivation, at) => {
    const isLast = at === result.derivations.length - 1;
    return derivationSteps(problem, derivation, {
      note: at === firstWithPi(problem) ? result.piNote : null,
      ending: isLast && final.steps.length === 0 ? final.answer.latex : null,
    });
  });
}

function firstWithPi({ result }: FigureProblem): number {
  return result.derivations.findIndex(({ start }) => /\\pi|\\frac\{22\}\{7\}|3\.14/.test(start));
}

function derivationSteps(
  problem: FigureProblem,
  derivation: Derivation,
  { note, ending }: { note: string | null; ending: string | null },
): MathsStep[] {
  const { figure } = problem.reading;
  const { symbol, relation, start, lines, value } = derivation;
  const formula = relationLatex(figure, relation);
  const why = [`${relation.rule}: $${formula}$.`, note ?? ""]
    .filter((text) => text !== "")
    .join(" ");
  const first = step(
    `Put the known values into the formula for the ${nameOf(problem, relation.left)}`,
    why,
    start,
  );
  const unit = unitOf(figure, symbol, problem.result.unit);
  const found = `${symbolLatex(figure, symbol)} = ${withUnit(value, unit, problem.result.setting.style)}`;
  let before = start;
  const working = lines.map((line, at) => {
    const isLast = at === lines.length - 1;
    const after = isLast ? (ending ?? found) : line.line;
    const made = step(line.title, line.why, after, before);
    before = after;
    return made;
  });
  return [first, ...working];
}

interface Final {
  answer: MathsAnswer;
  /** Steps after the formulas: a conversion of the unit, a cost. */
  steps: MathsStep[];
}

function finalOf(problem: FigureProblem): Final {
  const { reading, targets, result } = problem;
  const { figure, answerUnit, cost, places } = reading;
  if (cost) return costOf(problem, cost);
  const style = result.setting.style;
  const found = targets.map((symbol) => {
    const own = unitOf(figure, symbol, result.unit);
    const value = result.values.get(symbol) ?? exact.zero;
    const wanted = answerUnit ?? own;
    const changed =
      own && wanted ? exact.multiply(value, exact.fromRational(unitFactor(own, wanted))) : value;
    return { symbol, value: changed, unit: wanted, isChanged: own?.symbol !== wanted?.symbol };
  });
  const latex = found.map(({ symbol, value, unit }) => {
    const number = valueLatex(value, unit, { style, places });
    return `${symbolLatex(figure, symbol)} = ${number}${isAngle(figure, symbol) ? "^{\\circ}" : ""}`;
  });
  const plain = found.map(({ symbol, value, unit }) => {
    const number = valuePlain(value, unit, { style, places });
    return `${found.length > 1 ? `${symbol} = ` : ""}${number}${isAngle(figure, symbol) ? "°" : ""}`;
  });
  const answer = { latex: latex.join(",\\quad "), plain: plain.join(", ") };
  const [only] = found;
  if (only?.isChanged !== true || !only.unit)
    return { answer, steps: manySteps(found.length, answer) };
  const own = unitOf(figure, only.symbol, result.unit);
  const from = `${symbolLatex(figure, only.symbol)} = ${withUnit(result.values.get(only.symbol) ?? exact.zero, own, style)}`;
  const why = own ? unitRule(own, only.unit) : "The question asks for this unit.";
  return {
    answer,
    steps: [step(`Change the unit to ${only.unit.symbol}`, why, answer.latex, from)],
  };
}

/** Returns the step that combines several answers. */
function manySteps(count: number, answer: MathsAnswer): MathsStep[] {
  return count > 1
    ? [step("Write the answers together", "The question asks for all of them.", answer.latex)]
    : [];
}

function unitRule(from: MeasureUnit, to: MeasureUnit): string {
  const factor = unitFactor(to, from);
  const isUp = q.order(factor, q.one) >= 0;
  const [one, other, size] = isUp ? [to, from, factor] : [from, to, q.divide(q.one, factor)];
  return `$1${unitLatex(one)} = ${rationalLatex(size)}${unitLatex(other)}$`;
}

type Writing = { style: NumberStyle; places: number | null };

/** Returns the value with its decimal, if it contains π or roots, or with its mixed number. */
function valueLatex(value: Exact, unit: MeasureUnit | null, writing: Writing): string {
  const text = withUnit(value, unit, writing.style);
  const end = unit ? unitLatex(unit) : "";
  const number = exact.asRational(value);
  if (writing.places !== null) {
    const rounded = `${decimalLatexOf(value, writing.places)}${end}`;
    return number && text === rounded ? text : `${text} \\approx ${rounded}`;
  }
  if (!number) return `${text} \\approx ${decimalLatexOf(value)}${end}`;
  const other = otherForm(number, writing.style);
  return other === null ? text : `${text} ${other}${end}`;
}

/** Returns "= 1⅓" for a fraction, or "≈ 4.19" for a non-terminating one among decimals; null if no other form helps. */
function otherForm(number: q.Rational, style: NumberStyle): string | null {
  if (q.isInteger(number)) return null;
  if (style === "decimal") {
    return q.isTerminating(number)
      ? null
      : `\\approx ${decimalLatexOf(exact.fromRational(number))}`;
  }
  const mixed = mixedLatex(number);
  return mixed === null ? null : `= ${mixed}`;
}

function valuePlain(value: Exact, unit: MeasureUnit | null, { style, places }: Writing): string {
  const number = places === null ? exactPlain(value, style) : decimalOf(value, places);
  const needsBrackets = unit !== null && places === null && value.length > 1;
  return `${needsBrackets ? `(${number})` : number}${unit ? ` ${unit.symbol}` : ""}`;
}

function costOf(
  { reading, targets, result }: FigureProblem,
  { rate, per }: NonNullable<FigureProblem["reading"]["cost"]>,
): Final {
  const [symbol = ""] = targets;
  const size = result.values.get(symbol) ?? exact.zero;
  const own = result.unit ? raisedUnit(result.unit, per.dimension) : per;
  const inRate = exact.multiply(size, exact.fromRational(unitFactor(own, per)));
  const cost = exact.multiply(inRate, rate);
  const written = exactLatex(inRate, "decimal");
  const plain = isPlain(cost) ? exactPlain(cost, "decimal") : decimalOf(cost);
  const latex = isPlain(cost)
    ? `\\text{₹}${exactLatex(cost, "decimal")}`
    : `\\text{₹}${exactLatex(cost)} \\approx \\text{₹}${decimalLatexOf(cost)}`;
  const change =
    own.symbol === per.symbol
      ? []
      : [
          step(
            `Change the unit to ${per.symbol}`,
            unitRule(own, per),
            `${symbolLatex(reading.figure, symbol)} = ${withUnit(inRate, per, "decimal")}`,
            `${symbolLatex(reading.figure, symbol)} = ${withUnit(size, own, result.setting.style)}`,
          ),
        ];
  const base = baseOf(per) === null ? "size" : per.dimension === 1 ? "length" : "area";
  const line = `\\text{Cost} = ${written} \\times \\text{₹}${exactLatex(rate, "decimal")}`;
  return {
    answer: { latex, plain: `₹${plain}` },
    steps: [
      ...change,
      step("Multiply by the rate", `Cost = ${base} × rate.`, `\\text{Cost} = ${latex}`, line),
    ],
  };
}
