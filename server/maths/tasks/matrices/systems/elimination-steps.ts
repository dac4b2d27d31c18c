import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { equationLatex } from "../../../equations/equation.ts";
import { type Row, rowLatex, shortenRow, type System } from "./equations-system.ts";
import type { SystemOutcome } from "./solve-system.ts";

interface Numbered {
  row: Row;
  number: number;
}

const coefficient = ({ row }: Numbered, letter: number): bigint => row.coefficients[letter] ?? 0n;
const size = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * Returns the steps of elimination as schools teach it: eliminate one letter from pairs of equations, then a second
 * one, then substitute back.
 */
export function eliminationSteps(
  system: System,
  outcome: SystemOutcome,
  answer: string,
): MathsStep[] {
  const { names } = system;
  const steps = standardSteps(system);
  let left: Numbered[] = system.rows.map((row, at) => ({ row: shortenRow(row), number: at + 1 }));
  let next = left.length + 1;
  const used: { from: Numbered; letter: number }[] = [];
  for (;;) {
    const pivot = easiestPivot(left);
    if (!pivot) break;
    used.push(pivot);
    const others = left.filter((numbered) => numbered !== pivot.from);
    left = others.map((other) => {
      if (coefficient(other, pivot.letter) === 0n) return other;
      const made = { row: combined(pivot.from, other, pivot.letter), number: next };
      next += 1;
      steps.push(combiningStep(pivot, other, made, names));
      return made;
    });
    if (left.some(({ row }) => row.coefficients.every((value) => value === 0n))) break;
  }
  if (outcome.kind !== "one") return [...steps, verdict(outcome.kind, left, { names, answer })];
  return [...steps, ...backSteps(used.toReversed(), outcome.values, { names, answer })];
}

function standardSteps({ equations, rows, names }: System): MathsStep[] {
  return equations.flatMap((equation, at) => {
    const row = rows[at];
    const before = equationLatex(equation);
    const after = row ? rowLatex(shortenRow(row), names) : before;
    if (before === after) return [];
    return {
      title: `Write equation (${at + 1}) in the standard form`,
      why: "Letters on the left in alphabetical order, the number on the right, all in whole numbers.",
      before: numberedLine(before, at + 1),
      after: numberedLine(after, at + 1),
    };
  });
}

function numberedLine(line: string, number: number): string {
  return `${line} \\quad (${number})`;
}

/** Returns the equation and letter with the smallest coefficient, preferring letters that occur in most equations. */
function easiestPivot(left: readonly Numbered[]): { from: Numbered; letter: number } | null {
  const candidates = left.flatMap((from) =>
    from.row.coefficients.flatMap((value, letter) => {
      if (value === 0n) return [];
      const missing = left.filter((other) => coefficient(other, letter) === 0n).length;
      return [{ from, letter, effort: Number(size(value)) - missing * 100 }];
    }),
  );
  const [best] = candidates.toSorted((a, b) => a.effort - b.effort || b.letter - a.letter);
  return best ?? null;
}

function combined(from: Numbered, other: Numbered, letter: number): Row {
  const [a, b] = [coefficient(from, letter), coefficient(other, letter)];
  const mix = (x: bigint, y: bigint): bigint => a * y - b * x;
  return shortenRow({
    coefficients: from.row.coefficients.map((value, at) =>
      mix(value, other.row.coefficients[at] ?? 0n),
    ),
    constant: mix(from.row.constant, other.row.constant),
  });
}

function combiningStep(
  { from, letter }: { from: Numbered; letter: number },
  other: Numbered,
  made: Numbered,
  names: readonly string[],
): MathsStep {
  const [a, b] = [coefficient(from, letter), coefficient(other, letter)];
  const common = gcd(a, b);
  const [forOther, forFrom] = [size(a) / common, size(b) / common];
  const verb = a > 0n === b > 0n ? "subtract" : "add";
  const times = (factor: bigint, number: number): string =>
    factor === 1n ? `equation (${number})` : `${factor} × equation (${number})`;
  const what =
    verb === "add"
      ? `Add ${times(forFrom, from.number)} to ${times(forOther, other.number)}`
      : `Subtract ${times(forFrom, from.number)} from ${times(forOther, other.number)}`;
  const raw = rowLatex(
    added(from.row, other.row, { forOther, forFrom: verb === "add" ? forFrom : -forFrom }),
    names,
  );
  const short = rowLatex(made.row, names);
  return {
    title: what,
    why: `Elimination: $${names[letter]}$ cancels out.${raw === short ? "" : " Then divide by what all the numbers share."}`,
    before: `${numberedLine(rowLatex(from.row, names), from.number)}, \\quad ${numberedLine(rowLatex(other.row, names), other.number)}`,
    after: numberedLine(
      raw === short ? short : `${raw} \\quad \\Rightarrow \\quad ${short}`,
      made.number,
    ),
  };
}

function added(
  from: Row,
  other: Row,
  { forOther, forFrom }: { forOther: bigint; forFrom: bigint },
): Row {
  const mix = (x: bigint, y: bigint): bigint => forFrom * x + forOther * y;
  return {
    coefficients: from.coefficients.map((value, at) => mix(value, other.coefficients[at] ?? 0n)),
    constant: mix(from.constant, other.constant),
  };
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [size(a), size(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

interface Written {
  names: readonly string[];
  answer: string;
}

/** Returns the steps of back substitution, from the last equation to the first. */
function backSteps(
  used: readonly { from: Numbered; letter: number }[],
  values: readonly Rational[],
  { names, answer }: Written,
): MathsStep[] {
  return used.flatMap(({ from, letter }, at) => {
    const others = from.row.coefficients.flatMap((value, index) =>
      value !== 0n && index !== letter ? [index] : [],
    );
    const name = names[letter] ?? "";
    const value = rationalLatex(values[letter] ?? q.zero);
    const isLast = at === used.length - 1;
    // An equation such as y = 2 is solved already.
    if (others.length === 0 && from.row.coefficients[letter] === 1n && !isLast) return [];
    const solved = `${name} = ${value}`;
    const line =
      others.length === 0
        ? ""
        : `${filled(from.row, letter, { names, values })} \\quad \\Rightarrow \\quad `;
    return {
      title:
        others.length === 0
          ? `Solve equation (${from.number}) for $${name}$`
          : `Put ${others.map((index) => `$${names[index]} = ${rationalLatex(values[index] ?? q.zero)}$`).join(" and ")} into equation (${from.number})`,
      why:
        others.length === 0
          ? "Only one letter is left: divide by its coefficient."
          : "Back substitution: only one letter stays unknown.",
      before: numberedLine(rowLatex(from.row, names), from.number),
      after: `${line}${solved}${isLast ? ` \\quad \\Rightarrow \\quad ${answer}` : ""}`,
    };
  });
}

/** Returns the equation in LaTeX, with every letter but one replaced by its value. */
function filled(
  row: Row,
  letter: number,
  { names, values }: { names: readonly string[]; values: readonly Rational[] },
): string {
  const parts = row.coefficients.flatMap((value, at) => {
    if (value === 0n) return [];
    const factor = size(value) === 1n ? "" : size(value).toString();
    const number = rationalLatex(values[at] ?? q.zero);
    const text =
      at === letter
        ? `${factor}${names[at]}`
        : factor === "" && !number.startsWith("-")
          ? number
          : `${factor}(${number})`;
    return [{ text, isNegative: value < 0n }];
  });
  const left = parts.map(({ text, isNegative }, at) => {
    if (at === 0) return isNegative ? `-${text}` : text;
    return `${isNegative ? "-" : "+"} ${text}`;
  });
  return `${left.join(" ")} = ${row.constant}`;
}

function verdict(
  kind: "none" | "many",
  left: readonly Numbered[],
  { names, answer }: Written,
): MathsStep {
  const empty = left.find(({ row }) => row.coefficients.every((value) => value === 0n));
  return {
    title: "See what the last line says",
    why:
      kind === "none"
        ? "All letters are gone, and what is left is never true: the equations contradict each other. The system is inconsistent."
        : "All letters are gone, and what is left is always true: fewer equations than letters remain. The system has infinitely many solutions.",
    before: empty ? numberedLine(rowLatex(empty.row, names), empty.number) : null,
    after: answer,
  };
}
