import type { MathsSolution } from "../../maths/index.ts";
import { sumsOf } from "./sums-of-check.ts";

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
