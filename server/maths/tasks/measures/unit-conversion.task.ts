import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { sameDimension } from "../../quantities/dimension.ts";
import type { Unit } from "../../quantities/unit.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { type Amount, inBaseUnits, readAmount, readUnits } from "./amount.ts";
import { shortTon } from "./household-unit.ts";
import {
  amountLatex,
  amountPlain,
  partInto,
  partLatex,
  valueLatex,
  withoutZeros,
} from "./written-amount.ts";

interface ConversionProblem {
  given: Amount;
  into: readonly [Unit, ...Unit[]];
}

const asks = wordings({
  conversion: [
    "convert|express|change [following] {given*} to|into|in|as {into*}",
    "convert into|to {into*} : {given*}",
    "how many {into*} are|is|make|makes there in {given*}",
    "how many {into*} are|is|make|makes [equal_to|in] {given*}",
    "how many {into*} in {given*}",
    "how many {into*} does|do {given*} have|make|equal|contain",
    "{given*} is|are|equals|makes [equal_to|how_many|equal_to_how_many] {into*}",
    "{given*} = how many {into*}",
    "{given*} = _ _ {into*}",
    "{given*} = ? {into*}",
    "{given*} = _ {into*}",
    "{given*} in|into|to|as [terms_of] {into*}",
    "{given*} ko {into*} me|mein badlo|badliye|convert|likho|likhiye [karo|kijiye|kare]",
    "{given*} me|mein kitne|kitna|kitni {into*} hote|hota|hoti hai|hain",
    "{given*} me|mein kitne|kitna|kitni {into*}",
    "{story~} is {given*} long|tall|wide|high|deep|thick . convert|express [this|its] length|height|width|depth|thickness to|into|in {into*}",
    "{story~} is {given*} long|tall|wide|high|deep|thick . how many {into*} is this|it|that",
    "{story~} is {given*} long|tall|wide|high|deep|thick . convert|express the length|height|width|depth|thickness to|into|in {into*}",
    "{story~} weighs {given*} . convert|express [this|its|the|her|his] weight|mass to|into|in {into*}",
  ],
});

/** Words that could change the meaning of a word problem. */
const turning = new Set([
  "not",
  "no",
  "never",
  "more",
  "less",
  "than",
  "twice",
  "half",
  "except",
  "double",
]);

function recognise({ body, targets }: Question): ConversionProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps) => {
    const read = readAmount(gap(gaps, "given"));
    const units = read && readUnits(withoutEnd(gap(gaps, "into")));
    const { given, into } = withShortTons(body, read, units);
    if (!given || !into || isTold(gaps.get("story"))) return null;
    const [from] = given;
    if (!sameDimension(from.unit.dimension, into[0].dimension)) {
      // "77 F to C" is a conversion of temperatures, which is a physics task.
      if (isScaleLetter(from.unit) && isScaleLetter(into[0])) return null;
      throw notSupported(
        `${capital(from.unit.names.plural)} and ${into[0].names.plural} measure different things, so one can't be written in the other.`,
      );
    }
    if (given.some((part) => into.some((unit) => mixesCalendar(part.unit, unit)))) {
      throw notSupported(
        "Months and years have different numbers of days, so I don't turn them into days or weeks. Say which month or year is meant.",
      );
    }
    return { given, into };
  });
}

interface Units {
  given: Amount | null;
  into: readonly [Unit, ...Unit[]] | null;
}

/** Replaces tons by short tons if pounds or ounces occur too. */
function withShortTons(body: readonly Token[], given: Amount | null, into: Units["into"]): Units {
  const units = [...(given ?? []).map(({ unit }) => unit), ...(into ?? [])];
  const isTold = body.some((token) => token.kind === "word" && /^tons?$/.test(token.text));
  const isCustomary = units.some(({ symbol }) => symbol === "lb" || symbol === "oz");
  if (!isTold || !isCustomary || !given || !into) return { given, into };
  const short = (unit: Unit): Unit => (unit.symbol === "t" ? shortTon() : unit);
  const [first, ...others] = given;
  const [unit, ...smaller] = into;
  return {
    given: [
      { ...first, unit: short(first.unit) },
      ...others.map((part) => ({ ...part, unit: short(part.unit) })),
    ],
    into: [short(unit), ...smaller.map(short)],
  };
}

function isScaleLetter({ symbol }: { symbol: string }): boolean {
  return /^(?:°?[CF]|K)$/.test(symbol);
}

function isTold(story: readonly Token[] | undefined): boolean {
  return (story ?? []).some((token) => token.kind === "word" && turning.has(token.text));
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  return last?.kind === "symbol" && (last.text === "?" || last.text === ".")
    ? tokens.slice(0, -1)
    : tokens;
}

const calendar = /^(?:month|year|decade|century|millennium)$/;

/** Whether one unit is a calendar unit, such as a month, and the other a fixed time, such as a day. */
function mixesCalendar(a: Unit, b: Unit): boolean {
  const isTime = a.dimension.time === 1 && sameDimension(a.dimension, b.dimension);
  return isTime && calendar.test(a.symbol) !== calendar.test(b.symbol);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The amount in the requested units, by the ratio of each unit to the smallest of them. */
function solve({ given, into }: ConversionProblem): Amount {
  const last = into[into.length - 1] ?? into[0];
  const total = given.reduce(
    (sum, { value, unit }) => q.add(sum, q.multiply(value, q.divide(unit.scale, last.scale))),
    q.zero,
  );
  return partInto(q.multiply(total, last.scale), into);
}

/**
 * Proves the result by comparing both amounts in SI units; null if they differ, or a part is not less than one of the
 * larger unit.
 */
export function prove({ given }: ConversionProblem, result: Amount): Proof | null {
  const base = inBaseUnits(given);
  if (!q.equals(base, inBaseUnits(result))) return null;
  const isCompound = result.slice(1).some(({ value, unit }, at) => {
    const larger = result[at]?.unit ?? unit;
    return q.order(q.multiply(value, unit.scale), larger.scale) >= 0;
  });
  if (isCompound) return null;
  const [from] = given;
  const factor = q.divide(result[0].unit.scale, from.unit.scale);
  return {
    method: "Converted back, which gives the amount of the question",
    lines: [
      given.length === 1 && result.length === 1
        ? `${valueLatex(result[0].value)} \\times ${valueLatex(factor)} = ${valueLatex(from.value)}`
        : `${amountLatex(result)} = ${amountLatex(given)}`,
    ],
  };
}

/** `1 km = 1000 m`, with the larger unit on the left. */
function relation(a: Unit, b: Unit): string {
  const [large, small] = q.order(a.scale, b.scale) >= 0 ? [a, b] : [b, a];
  const count = q.divide(large.scale, small.scale);
  return `${partLatex({ value: q.one, unit: large })} = ${partLatex({ value: count, unit: small })}`;
}

/** Whether neither unit is a multiple of the other, as with km/h and m/s. */
function isFractional(from: Unit, to: Unit): boolean {
  const factor = q.divide(from.scale, to.scale);
  return q.order(factor, q.one) < 0 && !q.isInteger(q.divide(q.one, factor));
}

/** The calculation of one part: a product for a smaller unit, a quotient for a larger one. */
function calculation(value: Rational, from: Unit, to: Unit): string {
  if (isFractional(from, to)) {
    return `${valueLatex(value)} \\times ${rationalLatex(q.divide(from.scale, to.scale))}`;
  }
  const isSmaller = q.order(from.scale, to.scale) >= 0;
  const factor = isSmaller ? q.divide(from.scale, to.scale) : q.divide(to.scale, from.scale);
  return `${valueLatex(value)} ${isSmaller ? "\\times" : "\\div"} ${valueLatex(factor)}`;
}

function partSteps({ given }: ConversionProblem, to: Unit): MathsStep[] {
  return given
    .filter(({ unit }) => unit.symbol !== to.symbol)
    .flatMap(({ value, unit }) => {
      const isSmaller = q.order(unit.scale, to.scale) > 0;
      const isPart = isFractional(unit, to);
      const factor = rationalLatex(q.divide(unit.scale, to.scale));
      const converted = q.divide(q.multiply(value, unit.scale), to.scale);
      return [
        step(
          `Write how ${unit.names.plural} and ${to.names.plural} go together`,
          "It tells how many of the one unit make one of the other.",
          isPart
            ? `${partLatex({ value: q.one, unit })} = ${factor}${partLatex({ value: q.one, unit: to }).slice(1)}`
            : relation(unit, to),
        ),
        step(
          isSmaller
            ? "Multiply, as the new unit is smaller"
            : isPart
              ? "Multiply by this fraction"
              : "Divide, as the new unit is larger",
          isSmaller
            ? "It takes more of a smaller unit to measure the same."
            : "It takes fewer of a larger unit to measure the same.",
          valueLatex(converted),
          calculation(value, unit, to),
        ),
      ];
    });
}

function stepsOf(problem: ConversionProblem, result: Amount): MathsStep[] {
  const { given, into } = problem;
  const last = into[into.length - 1] ?? into[0];
  const total = q.divide(inBaseUnits(given), last.scale);
  const steps = partSteps(problem, last);
  if (given.length > 1) {
    const terms = given.map(({ value, unit }) =>
      valueLatex(q.divide(q.multiply(value, unit.scale), last.scale)),
    );
    const sum = terms.join(" + ");
    steps.push(step("Add the parts", "All parts have the same unit now.", valueLatex(total), sum));
  }
  if (into.length > 1) steps.push(...splitSteps(total, into));
  const isFound = into.length === 1 && steps.length > 0;
  const write = step(
    "Write the answer with its unit",
    "Both sides are the same amount, written in different units.",
    `${amountLatex(given)} = ${amountLatex(result)}`,
  );
  return isFound ? steps : [...steps, write];
}

/** The divisions with remainder that split a total into units: 4500 g = 4 × 1000 g + 500 g. */
function splitSteps(total: Rational, into: readonly [Unit, ...Unit[]]): MathsStep[] {
  const last = into[into.length - 1] ?? into[0];
  let rest = total;
  return into.slice(0, -1).map((unit) => {
    const size = q.divide(unit.scale, last.scale);
    const count = q.divide(rest, size);
    const whole = q.rational(count.numerator / count.denominator);
    const left = q.subtract(rest, q.multiply(whole, size));
    const line = `${valueLatex(rest)} = ${valueLatex(size)} \\times ${valueLatex(whole)} + ${valueLatex(left)}`;
    rest = left;
    return step(
      `Divide by ${valueLatex(size)} to find the ${unit.names.plural}`,
      `${relationWords(unit, last)} The quotient counts the ${unit.names.plural}; the remainder stays.`,
      line,
    );
  });
}

function relationWords(large: Unit, small: Unit): string {
  return `$${relation(large, small)}$.`;
}

const topics = (unit: Unit): string =>
  unit.dimension.time === 1 && unit.dimension.length === 0
    ? "Time"
    : unit.dimension.money === 1
      ? "Money"
      : "Measurement";

/** Amounts converted exactly into other units. */
export const unitConversion = defineTask<ConversionProblem, Amount>({
  name: "unit-conversion",
  recognise,
  reading: ({ given, into }) =>
    `${amountLatex(given)} \\text{ in ${into.map(({ names }) => names.plural).join(" and ")}}`,
  solve,
  prove,
  explain: (problem, result) => {
    const { given, into } = problem;
    const displayAmount = result.length > 1 ? withoutZeros(result) : result;
    const last = into[into.length - 1] ?? into[0];
    const [from] = given;
    const near = from.unit.symbol === last.symbol ? into[0] : last;
    const [small, large] =
      q.order(from.unit.scale, near.scale) >= 0 ? [near, from.unit] : [from.unit, near];
    return lesson({
      topic: topics(from.unit),
      method: "Converting units",
      answer: {
        latex: amountLatex(displayAmount),
        plain: amountPlain(displayAmount),
        kind: "as-asked",
      },
      steps: stepsOf(problem, result),
      idea: "Find how many of the new unit make one of the old. For a smaller unit multiply, for a larger one divide.",
      firstMove: `Write down how many ${small.names.plural} make one ${large.names.singular}.`,
      finalMove:
        given.length === 1 && into.length === 1 && from.unit.symbol !== last.symbol
          ? `What is $${calculation(from.value, from.unit, last)}$?`
          : "Put the parts together. What is the amount in the new units?",
      terms: { Unit: "The measure that a number counts, such as metre, gram or litre." },
      next: [
        "Is the new number larger or smaller than the old one, and why?",
        "How would you convert the answer back?",
      ],
    });
  },
  vary: ({ given, into }, random) => {
    const amount = given.map(({ value, unit }, at): string => {
      const most = Math.max(
        9,
        Math.min(Math.ceil(Number(value.numerator) / Number(value.denominator)), 999),
      );
      const count = at === 0 ? wholeBetween(random, 2, most) : wholeBetween(random, 1, most);
      return unit.symbol === "₹" ? `₹${count}` : `${count} ${unit.names.plural}`;
    });
    return `Convert ${amount.join(" ")} to ${into.map(({ names }) => names.plural).join(" and ")}`;
  },
  examples: ["Convert 3 km 250 m to metres", "Convert 4500 g to kg and g"],
});
