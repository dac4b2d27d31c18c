import type { MathsSolution } from "@sawaal/maths";

/** Longer lines, or more of them, belong in the proof below the steps. */
const most = { lines: 3, signs: 90 };

/**
 * The text after "Checked:", as Markdown: the checking sums, as a teacher writes them in the margin. Where the proof
 * has no short sum, a description of it.
 */
export function checkInWords({ method, lines }: MathsSolution["check"]): string {
  const sums = sumsOf(lines);
  const isShort = sums.length <= most.lines && signsOf(sums.join(" ")) <= most.signs;
  if (!isShort || sums.length === 0 || !sums.every(isSum)) return method;
  const [last = "", ...others] = sums.map((line) => `$${line}$`).toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}

const operation = /\\(?:times|div|d?frac|sqrt|cdot)(?![a-z])|[\^+:]|(?<=[\d}) ])-/;
const equality = /=|\\approx(?![a-z])/;
const letter = String.raw`\\?[A-Za-z]+(?:_(?:\w|\{(?:[^{}]|\{[^{}]*\})*\}))?`;
/** The quantity worked out, by the letter of its formula: m, T_1, K_{\max}. */
const name = new RegExp(String.raw`^(?:\\Delta )?${letter}(?= (?:=|\\approx) )`);
/** The number for which both sides are worked out: x = 4: … */
const forNumber = new RegExp(String.raw`^${letter} (?:=|\\approx) [^:]+:(?: *\\quad)? *`);
/** A value that is named and not worked out. */
const valueAlone = /^\s*(?:=|\\approx) -?(?:[\d.{},]+|\\frac\{\d+\}\{\d+\})$/;

/** An equality of known numbers with something to work out, which a student can repeat herself. */
function isSum(line: string): boolean {
  const worked = line.replace(forNumber, "");
  const isCase = worked !== line;
  const sum = isCase ? worked.replaceAll(/\\text\{[^{}]*\}/g, " ") : line.replace(name, " ");
  const bare = sum.replaceAll(/\\(?:text|mathrm)\{[^{}]*\}|\\[a-z]+/giu, " ");
  const isOfNumbers = !/[a-z]/iu.test(bare) && !/[LR]HS/.test(isCase ? "" : line);
  const isWorked = isCase || (operation.test(sum) && !valueAlone.test(sum));
  return isOfNumbers && /\d/.test(bare) && equality.test(sum) && isWorked;
}

/** The approximate number of visible signs: a command is one, the words of a text count in full. */
function signsOf(latex: string): number {
  return latex
    .replaceAll(/\\(?:text|mathrm)(?![a-z])|\\(?:left|right|[,;:! ])/gu, "")
    .replaceAll(/\\[a-z]+/giu, "x")
    .replaceAll(/[{}\s]/gu, "").length;
}

/**
 * The lines of a proof reduced to their sums: both sides of an equation worked out become one equality each, and a
 * formula before its numbers is removed.
 */
function sumsOf(lines: readonly string[]): string[] {
  return [...new Set(withoutSides(lines).map(withoutFormula))];
}

const leftSide = /^\\text\{LHS\} = (.+)$/;
const rightSide = /^\\text\{RHS\} = (.+)$/;

/** LHS = 2 × 4 + 3 = 11 and RHS = 11 say no more than 2 × 4 + 3 = 11. */
function withoutSides(lines: readonly string[]): string[] {
  const sums: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = "", next = ""] = lines.slice(at);
    const pair = bothSides(line, next);
    sums.push(...(pair ?? [line]));
    if (pair) at += 1;
  }
  return sums;
}

/** The working on either side; null where the lines are not two sides, or nothing is worked out. */
function bothSides(line: string, next: string): string[] | null {
  const [left, right] = [leftSide.exec(line)?.[1], rightSide.exec(next)?.[1]];
  if (left === undefined || right === undefined || endOf(left) !== endOf(right)) return null;
  const worked = [left, right].filter((sum) => sum.includes(" = "));
  return worked.length > 0 ? worked : null;
}

function endOf(chain: string): string {
  return chain.split(" = ").at(-1) ?? "";
}

/** n = V/V_m = 44.8/22.4 = 2 without the formula: the name, the numbers, the value. */
function withoutFormula(line: string): string {
  if (line.includes(":")) return line;
  const [name = "", , formula = "", sign = "", ...numbers] = line.split(/ (=|\\approx) /);
  const letters = formula.replaceAll(/\\(?:text|mathrm)\{[^{}]*\}|\\[a-z]+/gi, " ");
  return numbers.length > 1 && /[a-z]/i.test(letters) ? [name, sign, ...numbers].join(" ") : line;
}
