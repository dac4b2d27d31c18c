import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { lazily } from "../../../read/lazily.ts";
import type { Question } from "../../../read/question.ts";

/** A measure of a figure as c·πᵖ·xⁿ, where x is its only length. */
export interface Measure {
  name: string;
  symbol: string;
  factor: Rational;
  hasPi: boolean;
  power: number;
}

interface Figure {
  name: string;
  /** The name of its length, and its letter. */
  size: string;
  letter: string;
  measures: readonly Measure[];
}

/** One measure changes at a known rate; the rate of another at a given length is requested. */
export interface RatesProblem {
  figure: Figure;
  knownMeasure: Measure;
  target: Measure;
  rate: Rational;
  at: Rational;
  unit: string;
  time: string;
  direction: "increasing" | "decreasing";
}

function measure(
  name: string,
  symbol: string,
  [above, below]: readonly [bigint, bigint],
  power: number,
  hasPi = false,
): Measure {
  return { name, symbol, factor: q.rational(above, below), hasPi, power };
}

const circle: Figure = {
  name: "circle",
  size: "radius",
  letter: "r",
  measures: [
    measure("radius", "r", [1n, 1n], 1),
    measure("circumference", "C", [2n, 1n], 1, true),
    measure("area", "A", [1n, 1n], 2, true),
  ],
};
const sphere: Figure = {
  name: "sphere",
  size: "radius",
  letter: "r",
  measures: [
    measure("radius", "r", [1n, 1n], 1),
    measure("surface area", "S", [4n, 1n], 2, true),
    measure("volume", "V", [4n, 3n], 3, true),
  ],
};
const square: Figure = {
  name: "square",
  size: "side",
  letter: "x",
  measures: [
    measure("side", "x", [1n, 1n], 1),
    measure("perimeter", "P", [4n, 1n], 1),
    measure("area", "A", [1n, 1n], 2),
  ],
};
const cube: Figure = {
  name: "cube",
  size: "edge",
  letter: "x",
  measures: [
    measure("edge", "x", [1n, 1n], 1),
    measure("surface area", "S", [6n, 1n], 2),
    measure("volume", "V", [1n, 1n], 3),
  ],
};

const figures: Readonly<Record<string, Figure>> = {
  circle,
  "circular plate": circle,
  "circular disc": circle,
  sphere,
  balloon: sphere,
  "spherical balloon": sphere,
  "spherical soap bubble": sphere,
  square,
  cube,
};

const number = String.raw`(\d+(?:\.\d+)?)`;
const length = "(cm|m|mm)";
const unit = String.raw`${length}(?:\^([23]))? ?\/ ?(s|min)`;
const names = Object.keys(figures).join("|");
const words =
  "radius|circumference|area|surface area|total surface area|volume|side|edge|perimeter|length of (?:an |its |the )?edge";
const change = "(increas|decreas|chang)";
const asks = String.raw`(?:then )?(?:find |what is |determine )?(?:the )?(?:how fast (?:is|does)|at what rate (?:is|does)|rate at which|rate of ${change}e? (?:of|in))`;
const when = String.raw`(?:at the instant )?when (?:the |its )?(${words})(?: of (?:the |an )?(?:${names}|edge))? is ${number} ?${length}(?: long)?`;

const wordings = lazily(() => [
  new RegExp(
    String.raw`^(?:if )?(?:the |an |a )?(?<known>${words}) of (?:a|an|the) (?:variable )?(?<figure>${names}) (?:is ${change}ing|${change}es) (?:uniformly )?at (?:(?:the|a) (?:constant |uniform )?rate of )?${number} ?${unit} ?[.,;]? ?${asks} (?:the |its )?(?<asked>${words})(?: of (?:the |its )?(?:${names}))?(?: (?:is |are )?${change}(?:ing|es?))?,? ?${when} ?[.?]?$`,
  ),
  new RegExp(
    String.raw`^(?:a|an) (?<figure>balloon) ?,? ?which always remains spherical ?,? ?(?:on inflation )?is (?:being )?inflated by pumping in ${number} ?${length}\^(3) of gas ?\/ ?(s|min) ?[.,;]? ?${asks} (?:the )?(?<asked>${words})(?: of the balloon)?(?: (?:is )?${change}(?:ing|es))?,? ?${when} ?[.?]?$`,
  ),
]);

/** One way of writing units: cm^3/s. */
function plainUnits(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replaceAll("²", "^2")
    .replaceAll("³", "^3")
    .replaceAll(/\bcenti?met(?:re|er)s?\b/g, "cm")
    .replaceAll(/\bmet(?:re|er)s?\b/g, "m")
    .replaceAll(/\b(?:cubic|cu\.?) (cm|m|mm)\b/g, "$1^3")
    .replaceAll(/\b(?:square|sq\.?) (cm|m|mm)\b/g, "$1^2")
    .replaceAll(/\b(cm|m|mm)([23])\b/g, "$1^$2")
    .replaceAll(/ ?(?:\/|\bper\b) ?(?:seconds?|sec|s)\b/g, "/s")
    .replaceAll(/ ?(?:\/|\bper\b) ?(?:minutes?|min)\b/g, "/min")
    .trim();
}

/** Null for any other word problem, and if a unit or a direction does not match. */
export function readRelatedRates({ text }: Question): RatesProblem | null {
  if (!/\brate\b|how fast/i.test(text) || !/increas|decreas|inflat/i.test(text)) return null;
  if (text.length > 350) return null;
  const line = plainUnits(text);
  const [first, second] = wordings().map((wording) => wording.exec(line));
  if (first) return told(first.groups ?? {}, first);
  return second ? told({ ...second.groups, known: "volume" }, second) : null;
}

type Groups = Readonly<Record<string, string | undefined>>;

function told(groups: Groups, match: RegExpExecArray): RatesProblem | null {
  const figure = figures[groups["figure"] ?? ""];
  const knownMeasure = measureOf(figure, groups["known"]);
  const target = measureOf(figure, groups["asked"]);
  if (!figure || !knownMeasure || !target || knownMeasure === target) return null;
  // Only the length itself is substituted, not another measure of the same power.
  if (measureOf(figure, sizeNamed(match[0]))?.symbol !== figure.letter) return null;
  const given = quantitiesIn(match[0], knownMeasure);
  const direction = directionIn(match[0]);
  return given && direction && { figure, knownMeasure, target, ...given, direction };
}

function measureOf(figure: Figure | undefined, name: string | undefined): Measure | undefined {
  const plain = (name ?? "").replace("total ", "").replace(/^length of .*edge$/, "edge");
  return figure?.measures.find((one) => one.name === plain);
}

/** The rate with its unit, and the length at which it is requested; null if the units do not match. */
function quantitiesIn(
  line: string,
  { power }: Measure,
): Pick<RatesProblem, "rate" | "at" | "unit" | "time"> | null {
  const rate = new RegExp(
    String.raw`${number} ?${length}(?:\^([23]))? ?(?:of gas)? ?\/ ?(s|min)`,
  ).exec(line);
  const at = new RegExp(String.raw`is ${number} ?${length}(?: long)? ?[.?]?$`).exec(line);
  if (!rate || !at) return null;
  const [, size, unit = "", raised = "1", time = ""] = rate;
  const place = decimal(at[1]);
  const isFit = at[2] === unit && Number(raised) === power && !q.isZero(place);
  return isFit ? { rate: decimal(size), at: place, unit, time } : null;
}

/** The condition at the end: "when the radius is". */
function sizeNamed(line: string): string | undefined {
  return new RegExp(
    String.raw`when (?:the |its )?(${words})(?: of [a-z ]+)? is [\d.]+ ?[a-z]+(?: long)? ?[.?]?$`,
  ).exec(line)?.[1];
}

/** All changes must have one direction; "changing" may refer to an increase. */
function directionIn(line: string): RatesProblem["direction"] | null {
  const isFalling = /decreas/.test(line);
  const isGrowing = /increas|inflat/.test(line);
  if (isFalling === isGrowing || (isFalling && /chang/.test(line))) return null;
  return isFalling ? "decreasing" : "increasing";
}

function decimal(text: string | undefined): Rational {
  const [whole = "0", places = ""] = (text ?? "").split(".");
  return q.rational(BigInt(whole + places), 10n ** BigInt(places.length));
}
