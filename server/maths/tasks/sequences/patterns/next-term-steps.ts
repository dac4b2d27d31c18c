import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { differences, type Rule } from "./find-rule.ts";

interface RuleWords {
  method: string;
  idea: string;
  firstMove: string;
  terms: Readonly<Record<string, string>>;
}

/** Returns the name of the method for a rule, its idea and its hints. */
export function ruleWords(rule: Rule): RuleWords {
  switch (rule.kind) {
    case "differences":
      return {
        method: rule.rows.length <= 2 ? "Common difference" : "Method of differences",
        idea: "Look at how much each term differs from the one before it; if those differences are not the same, look at their differences.",
        firstMove: "Subtract each term from the one that follows it.",
        terms: { Difference: "What must be added to a term to get the next one." },
      };
    case "ratio":
      return {
        method: "Common ratio",
        idea: "Look at what each term is multiplied by to give the next one.",
        firstMove: "Divide each term by the one before it.",
        terms: { "Common ratio": "The number that each term is multiplied by to give the next." },
      };
    case "sum of two":
      return {
        method: "Sum of the two terms before",
        idea: "Compare each term with the two terms before it.",
        firstMove: "Add two neighbouring terms, and look at the term that follows them.",
        terms: {
          "Fibonacci sequence": "A sequence in which each term is the sum of the two before.",
        },
      };
    case "multiply and add":
      return {
        method: "Multiply, then add",
        idea: "Each term is the one before it, multiplied by a fixed number, with a fixed number added.",
        firstMove: "Divide each difference of neighbouring terms by the difference before it.",
        terms: { Rule: "What is done to a term to get the next one." },
      };
  }
}

/** Returns an operand, in brackets if it is negative. */
export function inBrackets(value: Rational, style: NumberStyle): string {
  const text = rationalLatex(value, style);
  return q.sign(value) < 0 ? `(${text})` : text;
}

const names = ["", "first", "second", "third", "fourth", "fifth"];

/** Explains how each given term, and each next one, follows from the terms before it. */
export function nextTermSteps(
  terms: readonly Rational[],
  rule: Rule,
  next: readonly Rational[],
  style: NumberStyle,
): MathsStep[] {
  const sequence = writtenSequence(terms, next, style);
  switch (rule.kind) {
    case "differences":
      return differenceSteps(rule.rows, next, style);
    case "ratio":
      return ratioSteps(rule.ratio, sequence);
    case "sum of two":
      return sumOfTwoSteps(sequence);
    case "multiply and add":
      return multiplyAndAddSteps(rule, sequence);
  }
}

/** A sequence with its next terms, and functions that format its lines. */
interface WrittenSequence {
  style: NumberStyle;
  /** Returns the term at an index as it stands alone. */
  at: (index: number) => string;
  /** Returns the term at an index as an operand, in brackets if it is negative. */
  signed: (index: number) => string;
  /** Returns one line for each given term from an index on. */
  forGiven: (from: number, line: (index: number) => string) => string;
  /** Returns one line for each next term. */
  forNext: (line: (index: number) => string) => string;
}

function writtenSequence(
  terms: readonly Rational[],
  next: readonly Rational[],
  style: NumberStyle,
): WrittenSequence {
  const all = [...terms, ...next];
  const lines = (from: number, to: number, line: (index: number) => string): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, offset) => line(from + offset)).join(
      ",\\quad ",
    );
  return {
    style,
    at: (index) => rationalLatex(all[index] ?? q.zero, style),
    signed: (index) => inBrackets(all[index] ?? q.zero, style),
    forGiven: (from, line) => lines(from, terms.length, line),
    forNext: (line) => lines(terms.length, all.length, line),
  };
}

function ratioSteps(
  ratio: Rational,
  { style, at, signed, forGiven, forNext }: WrittenSequence,
): MathsStep[] {
  const quotient = rationalLatex(ratio, style);
  return [
    step(
      "Divide each term by the one before it",
      "The quotient is the same each time, so the sequence is a geometric progression.",
      forGiven(1, (index) => `${at(index)} \\div ${signed(index - 1)} = ${quotient}`),
    ),
    step(
      "Multiply the last term by the common ratio",
      "In a GP each term is the one before it times the common ratio.",
      forNext((index) => `${at(index - 1)} \\times ${inBrackets(ratio, style)} = ${at(index)}`),
    ),
  ];
}

function sumOfTwoSteps({ at, signed, forGiven, forNext }: WrittenSequence): MathsStep[] {
  const sum = (index: number): string => `${at(index - 2)} + ${signed(index - 1)} = ${at(index)}`;
  return [
    step(
      "Add neighbouring terms",
      "Each sum is the term that follows, as in the Fibonacci sequence.",
      forGiven(2, sum),
    ),
    step("Add the last two terms", "Each term is the sum of the two before it.", forNext(sum)),
  ];
}

function multiplyAndAddSteps(
  { factor, plus }: Extract<Rule, { kind: "multiply and add" }>,
  { style, at, forGiven, forNext }: WrittenSequence,
): MathsStep[] {
  const line = (index: number): string =>
    `${at(index - 1)} \\times ${inBrackets(factor, style)} ${plusLatex(plus, style)} = ${at(index)}`;
  return [
    step(
      "Find what is done to each term",
      "The same multiplication and addition lead from every term to the next.",
      forGiven(1, line),
    ),
    step(
      "Do the same to the last term",
      "The rule that led to every term so far leads to the next as well.",
      forNext(line),
    ),
  ];
}

/** Returns a number with its sign as an addend: `+ 3` or `- 3`. */
export function plusLatex(value: Rational, style: NumberStyle): string {
  return `${q.sign(value) < 0 ? "-" : "+"} ${rationalLatex(q.absolute(value), style)}`;
}

function differenceSteps(
  rows: readonly (readonly Rational[])[],
  next: readonly Rational[],
  style: NumberStyle,
): MathsStep[] {
  const [terms = []] = rows;
  if (rows.length === 1) {
    return [
      step(
        "Compare the terms",
        "All terms are the same, so the next one is too.",
        rationalLatex(next[0] ?? q.zero, style),
      ),
    ];
  }
  const found = rows.slice(1).map((row, index) => {
    const order = index + 1;
    const isLast = order === rows.length - 1;
    return step(
      order === 1
        ? "Subtract each term from the one after it"
        : `Subtract each ${names[order - 1] ?? ""} difference from the one after it`,
      isLast
        ? `The ${names[order] ?? ""} differences are all the same.`
        : `The ${names[order] ?? ""} differences are not all the same, so go one row further.`,
      subtractions(rows[index] ?? [], row, style),
    );
  });
  return [...found, ...growing(rows, [...terms, ...next], style)];
}

function subtractions(
  above: readonly Rational[],
  row: readonly Rational[],
  style: NumberStyle,
): string {
  return row
    .map((value, at) => {
      const [small, large] = [above[at] ?? q.zero, above[at + 1] ?? q.zero];
      return `${rationalLatex(large, style)} - ${inBrackets(small, style)} = ${rationalLatex(value, style)}`;
    })
    .join(",\\quad ");
}

/**
 * Extends the difference table from the constant row upwards: each new entry is the one before it plus the new entry of
 * the row below.
 */
function growing(
  rows: readonly (readonly Rational[])[],
  all: readonly Rational[],
  style: NumberStyle,
): MathsStep[] {
  const grown = [all];
  for (let order = 1; order < rows.length; order += 1)
    grown.push(differences(grown[order - 1] ?? []));
  const isOne = all.length - (rows[0]?.length ?? 0) === 1;
  return rows
    .slice(0, -1)
    .map((row, order) => {
      const below = grown[order + 1] ?? [];
      const line = (grown[order] ?? [])
        .slice(row.length)
        .map((value, offset) => {
          const [last, plus] = [
            grown[order]?.[row.length - 1 + offset],
            below[row.length - 1 + offset],
          ];
          return `${rationalLatex(last ?? q.zero, style)} + ${inBrackets(plus ?? q.zero, style)} = ${rationalLatex(value, style)}`;
        })
        .join(",\\quad ");
      const what = order === 0 ? "term" : `${names[order] ?? ""} difference`;
      return step(
        `Find the next ${what}${isOne ? "" : "s"}`,
        rows.length === 2
          ? "Add the common difference."
          : "Add the new difference below it to the last entry of the row.",
        line,
      );
    })
    .toReversed();
}
