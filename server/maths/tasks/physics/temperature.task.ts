import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { fractionLatex } from "../../numbers/written.ts";
import { convert, type Quantity, quantityLatex, quantityPlain } from "../../quantities/quantity.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { readQuantity } from "../../quantities/read-quantity.ts";
import { readUnit } from "../../quantities/read-unit.ts";
import { numberToLatex } from "../../quantities/significant.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Unit } from "../../quantities/unit.ts";
import { matchPhrase, phrase } from "../../read/phrase.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import type { MathsAnswer } from "../../outcome.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { tell } from "./solve.ts";

interface TemperatureProblem {
  from: Quantity;
  to: Unit;
}

const wordings = [
  "convert|change|express {temperature} to|into|in {scale}",
  "convert|change|express the temperature {temperature} to|into|in {scale}",
  "{temperature} to|into|in {scale}",
  "{temperature} is how much|many {scale}",
  "{temperature} ko {scale} mein|me|main badlo|badle|badliye|likho",
  "{temperature} ko {scale} mein|me|main convert karo|kare|kijiye",
  "{temperature} ko {scale} mein|me",
  "{temperature} = ? {scale}",
  "{temperature} = how many {scale}",
  "what is {temperature} in|on {scale}",
].map(phrase);

const scales: ReadonlySet<string> = new Set(["°C", "°F", "K"]);

/** Single letters that name a scale after a temperature. */
const scaleLetters: ReadonlyMap<string, string> = new Map([
  ["c", "°C"],
  ["f", "°F"],
  ["k", "K"],
]);

/** Recognises a conversion between the Celsius, Fahrenheit and Kelvin scales. */
function recognise({ body }: Question): TemperatureProblem | null {
  if (body.length > 14) return null;
  for (const wording of wordings) {
    const gaps = matchPhrase(wording, body);
    const from = readTemperature(gaps?.get("temperature") ?? []);
    const to = readScale(gaps?.get("scale") ?? []);
    if (from && to && from.unit !== to) return withinReason({ from, to });
  }
  return null;
}

function withinReason(problem: TemperatureProblem): TemperatureProblem {
  const kelvins = convert(problem.from, unitNamed("K"))?.value ?? q.zero;
  if (q.sign(kelvins) >= 0) return problem;
  throw notSupported(
    "Nothing can be colder than 0 K, which is -273.15 °C or -459.67 °F. Check the temperature.",
  );
}

function readTemperature(tokens: readonly Token[]): Quantity | null {
  const last = tokens.at(-1);
  const byLetter = last?.kind === "letter" ? scaleLetters.get(last.text) : undefined;
  const number = byLetter === undefined ? null : readNumber(tokens, 0);
  // In "77 F" the letter is the scale, although F and C are also the units farad and coulomb.
  if (byLetter !== undefined && number?.length === tokens.length - 1) {
    const { length: _, ...rest } = number;
    return { ...rest, unit: unitNamed(byLetter) };
  }
  const read = readQuantity(tokens, 0);
  return read?.length === tokens.length && scales.has(read.quantity.unit.symbol)
    ? read.quantity
    : null;
}

function readScale(tokens: readonly Token[]): Unit | null {
  const rest = isWord(tokens[0], "the") ? tokens.slice(1) : tokens;
  const [first, ...more] = rest;
  const byLetter =
    first?.kind === "letter" && more.length === 0 ? scaleLetters.get(first.text) : undefined;
  if (byLetter !== undefined) return unitNamed(byLetter);
  const read = readUnit(rest, 0);
  if (!read || !scales.has(read.unit.symbol)) return null;
  const isWhole = read.length === rest.length || isWord(rest[read.length], "scale");
  return isWhole ? read.unit : null;
}

function isWord(token: Token | undefined, text: string): boolean {
  return token?.kind === "word" && token.text === text;
}

interface TemperatureResult {
  value: Quantity;
}

function solve({ from, to }: TemperatureProblem): TemperatureResult {
  const value = convert(from, to);
  if (!value) throw new Error("Two scales of temperature");
  return { value };
}

/**
 * Both readings must divide the interval between the fixed points of their scale in the same ratio: 0, 32, 273.15 and
 * 100, 212, 373.15.
 */
function prove({ from }: TemperatureProblem, { value }: TemperatureResult): Proof | null {
  const [one, other] = [from, value].map(partOfScale);
  if (!one || !other || !q.equals(one, other)) return null;
  return {
    method: "By the fixed points: both readings are the same part of the way from ice to steam",
    lines: [`${partLatex(from)} = ${partLatex(value)}`],
  };
}

const fixedPoints: Readonly<Record<string, readonly [Rational, Rational]>> = {
  "°C": [q.zero, q.rational(100n)],
  "°F": [q.rational(32n), q.rational(180n)],
  K: [q.rational(27315n, 100n), q.rational(100n)],
};

function partOfScale({ value, unit }: Quantity): Rational | null {
  const [ice, width] = fixedPoints[unit.symbol] ?? [];
  return ice && width ? q.divide(q.subtract(value, ice), width) : null;
}

function partLatex({ value, unit }: Quantity): string {
  const [ice = q.zero, width = q.one] = fixedPoints[unit.symbol] ?? [];
  const reading = q.isTerminating(value)
    ? numberToLatex(value)
    : fractionLatex(value.numerator, value.denominator);
  return `\\frac{${reading} - ${numberToLatex(ice)}}{${numberToLatex(width)}}`;
}

interface Rule {
  formula: string;
  why: string;
  work: (number: string) => string;
}

const letters: Readonly<Record<string, string>> = { "°C": "C", "°F": "F", K: "K" };
const rules: Readonly<Record<string, Rule>> = {
  "°C °F": {
    formula: "F = \\frac{9}{5} C + 32",
    why: "A degree Celsius is 9/5 of a degree Fahrenheit, and ice melts at 32 °F.",
    work: (number) => `\\frac{9}{5} \\times ${number} + 32`,
  },
  "°F °C": {
    formula: "C = \\frac{5}{9} \\left(F - 32\\right)",
    why: "Ice melts at 32 °F, and a degree Fahrenheit is 5/9 of a degree Celsius.",
    work: (number) => `\\frac{5}{9} \\times \\left(${number} - 32\\right)`,
  },
  "°C K": {
    formula: "K = C + 273.15",
    why: "The kelvin is as large as a degree Celsius, and 0 °C is 273.15 K; many books round this to 273.",
    work: (number) => `${number} + 273.15`,
  },
  "K °C": {
    formula: "C = K - 273.15",
    why: "The kelvin is as large as a degree Celsius, and 0 °C is 273.15 K; many books round this to 273.",
    work: (number) => `${number} - 273.15`,
  },
  "°F K": {
    formula: "K = \\frac{5}{9} \\left(F - 32\\right) + 273.15",
    why: "First to the Celsius scale, then 273.15 more.",
    work: (number) => `\\frac{5}{9} \\times \\left(${number} - 32\\right) + 273.15`,
  },
  "K °F": {
    formula: "F = \\frac{9}{5} \\left(K - 273.15\\right) + 32",
    why: "First to the Celsius scale, then to the Fahrenheit scale.",
    work: (number) => `\\frac{9}{5} \\times \\left(${number} - 273.15\\right) + 32`,
  },
};

function explain({ from, to }: TemperatureProblem, { value }: TemperatureResult): Explanation {
  const rule = rules[`${from.unit.symbol} ${to.symbol}`];
  if (!rule) throw new Error(`No rule from ${from.unit.symbol} to ${to.symbol}`);
  const letter = letters[to.symbol] ?? "T";
  const { display, isExact } = tell(value, true, 4);
  const number = numberToLatex(from.value);
  const work = `${letter} = ${rule.work(q.sign(from.value) < 0 ? `\\left(${number}\\right)` : number)}`;
  return {
    topic: "Temperature and Its Measurement",
    method: "Formula between two scales of temperature",
    difficulty: "beginner",
    answer: answerOf(display, isExact),
    steps: [
      {
        title: "Write the formula that links the two scales",
        why: rule.why,
        before: null,
        after: rule.formula,
      },
      {
        title: `Put in $${quantityLatex(from)}$ and work it out`,
        why: "Substitution.",
        before: work,
        after: `${letter} ${isExact ? "=" : "\\approx"} ${numberToLatex(display.value)}`,
      },
    ],
    finalMove: [`Work out $${work}$.`, "Put the temperature into the formula and work it out."],
    hints: {
      idea: ["The scales differ in where they start and in how large a degree is."],
      firstMove: [
        `Write the formula $${rule.formula}$.`,
        "Write the formula that links the two scales.",
      ],
    },
    keyTerms: [
      { term: "Celsius scale", meaning: "Ice melts at 0 °C and water boils at 100 °C." },
      { term: "Fahrenheit scale", meaning: "Ice melts at 32 °F and water boils at 212 °F." },
    ],
    followUpQuestions: [
      "At which temperature do the Celsius and the Fahrenheit scales show the same number?",
      "How could you check the answer by changing it back?",
    ],
  };
}

function answerOf(display: Quantity, isExact: boolean): MathsAnswer {
  return {
    latex: `${isExact ? "" : "\\approx "}${quantityLatex(display)}`,
    plain: quantityPlain(display),
    kind: "as-asked",
  };
}

export const temperature = defineTask({
  name: "temperature-scales",
  recognise,
  reading: ({ from, to }) => `${quantityLatex(from)} = \\,?\\,${to.latex}`,
  solve,
  prove,
  explain,
  vary: ({ from, to }, random) => {
    const number =
      from.unit.symbol === "K" ? wholeBetween(random, 200, 400) : wholeBetween(random, -20, 120);
    return `Convert ${number} ${from.unit.symbol} to ${to.symbol}`;
  },
  examples: ["Convert 25 °C to °F", "Convert 104 °F to °C"],
});
