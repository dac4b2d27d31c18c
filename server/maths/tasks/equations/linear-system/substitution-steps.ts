import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { LinearSystem } from "./recognise.ts";
import { rowLatex, standardSteps } from "./row-lines.ts";
import { coefficient, type Row, type SystemResult } from "./solve.ts";
import { reasons } from "../../../working/reasons.ts";

/** One letter in terms of the other, substituted into the other equation; only for a system with a unique solution. */
export function substitutionSteps(
  system: LinearSystem,
  { rows }: SystemResult,
  { values, answer }: { values: readonly [q.Rational, q.Rational]; answer: string },
): MathsStep[] {
  const { letter, from } = handiest(rows);
  const kept = letter === 0 ? 1 : 0;
  const [row, other] = from === 0 ? rows : [rows[1], rows[0]];
  const [name, keptName] = [system.names[letter], system.names[kept]];
  const own = coefficient(row, letter);
  const expression = solvedFor(row, letter, keptName);
  const inner = own * own === 1n ? `(${expression})` : `\\left(${expression}\\right)`;
  const k = coefficient(other, kept);
  const put = `${times(coefficient(other, letter))}${inner}${signedTerm(k, keptName)} = ${other.c}`;
  const collected = collectedRow(row, other, letter);
  const [found, last] = [values[kept], values[letter]];
  const keptLine = `${keptName} = ${rationalLatex(found, system.style)}`;
  const back = putBackLine(row, letter, found);
  const alone = `${name} = ${rationalLatex(last, system.style)}`;
  const end = answer === alone ? alone : `${alone} \\quad \\Rightarrow \\quad ${answer}`;
  const isKnown = coefficient(row, kept) === 0n;
  return [
    ...standardSteps(system, rows),
    {
      title: `Write $${name}$ in terms of $${keptName}$ from equation (${from + 1})`,
      why: "Substitution: one equation says what a letter is, if the other letter is known.",
      before: rowLatex(row, system.names),
      after: `${name} = ${expression}`,
    },
    {
      title: `Put this into equation (${from === 0 ? 2 : 1})`,
      why: `Now only $${keptName}$ is left in it.`,
      before: rowLatex(other, system.names),
      after: put,
    },
    ...singleSteps(put, collected, { name: keptName, line: keptLine }),
    ...(isKnown
      ? [
          {
            title: "Write down both values",
            why: "The other letter was known from the start.",
            before: null,
            after: end,
          },
        ]
      : backSteps({ name, expression, keptLine, back, end })),
  ];
}

interface Back {
  name: string;
  expression: string;
  keptLine: string;
  back: string;
  end: string;
}

/** The value substituted into the expression for the other letter. */
function backSteps({ name, expression, keptLine, back, end }: Back): MathsStep[] {
  return [
    {
      title: `Put $${keptLine}$ back`,
      why: `The expression for $${name}$ gives its value at once.`,
      before: `${name} = ${expression}`,
      after: `${name} = ${back}`,
    },
    { title: "Work it out", why: reasons.order, before: `${name} = ${back}`, after: end },
  ];
}

/** The other equation in one letter: its coefficient, and the number on the right. */
function collectedRow(row: Row, other: Row, letter: 0 | 1): { k: bigint; right: bigint } {
  const kept = letter === 0 ? 1 : 0;
  const [own, times] = [coefficient(row, letter), coefficient(other, letter)];
  const sign = own < 0n ? -1n : 1n;
  return {
    k: sign * (own * coefficient(other, kept) - times * coefficient(row, kept)),
    right: sign * (own * other.c - times * row.c),
  };
}

function singleSteps(
  put: string,
  { k, right }: { k: bigint; right: bigint },
  { name, line }: { name: string; line: string },
): MathsStep[] {
  const collected = `${headTerm(k, name)} = ${right}`;
  const open: MathsStep = {
    title: "Open the bracket and collect like terms",
    why: put.includes("frac")
      ? "Multiply both sides by the denominator to clear the fraction, and bring the numbers to the right side."
      : "Distributive law; then bring the numbers to the right side.",
    before: put,
    after: collected,
  };
  if (collected === put) return [];
  const divide: MathsStep = {
    title: `Solve for $${name}$`,
    why: "Divide both sides by the number before the letter.",
    before: collected,
    after: line,
  };
  return collected === line ? [open] : [open, divide];
}

/** The letter that is easiest to isolate: with a coefficient 1 or -1, otherwise the smallest. */
function handiest(rows: readonly [Row, Row]): { letter: 0 | 1; from: 0 | 1 } {
  const all = ([0, 1] as const).flatMap((from) =>
    ([0, 1] as const).map((letter) => ({ letter, from, own: coefficient(rows[from], letter) })),
  );
  const usable = all.filter(({ own }) => own !== 0n).toSorted((a, b) => size(a.own) - size(b.own));
  const [best] = usable;
  if (!best) throw new Error("A system with one solution has a coefficient");
  return best;
}

function size(value: bigint): number {
  return Math.abs(Number(value)) + (value < 0n ? 0.5 : 0);
}

/** (c - b·other)/own, with its sign in the numerator. */
function solvedFor(row: Row, letter: 0 | 1, other: string): string {
  const own = coefficient(row, letter);
  const sign = own < 0n ? -1n : 1n;
  const [c, b] = [row.c * sign, coefficient(row, letter === 0 ? 1 : 0) * -sign];
  const above = c === 0n && b !== 0n ? headTerm(b, other) : `${c}${signedTerm(b, other)}`;
  return own * sign === 1n ? above : `\\frac{${above}}{${own * sign}}`;
}

function putBackLine(row: Row, letter: 0 | 1, found: q.Rational): string {
  const own = coefficient(row, letter);
  const sign = own < 0n ? -1n : 1n;
  const [c, b] = [row.c * sign, coefficient(row, letter === 0 ? 1 : 0) * -sign];
  const value = rationalLatex(found);
  const shown = q.sign(found) < 0 || !q.isInteger(found) ? `\\left(${value}\\right)` : value;
  const product = `${b < 0n ? "-" : "+"} ${b * b === 1n ? "" : `${b < 0n ? -b : b} \\times `}${shown}`;
  const above = b === 0n ? `${c}` : `${c} ${product}`;
  return own * sign === 1n ? above : `\\frac{${above}}{${own * sign}}`;
}

function times(value: bigint): string {
  if (value === 1n) return "";
  return value === -1n ? "-" : value.toString();
}

function headTerm(value: bigint, name: string): string {
  return `${times(value)}${name}`;
}

function signedTerm(value: bigint, name: string): string {
  if (value === 0n) return "";
  return ` ${value < 0n ? "-" : "+"} ${times(value < 0n ? -value : value)}${name}`;
}
