import type { MathsSolution } from "../../maths/index.ts";
import { sumsOf } from "./sums-of-check.ts";

/** More, or longer ones, are for the proof below the steps. */
const most = { lines: 3, signs: 90 };

/**
 * What stands after "Checked:", as Markdown: the sums that were checked, as a teacher writes them in the margin. Where the
 * proof is no short sum, what was done.
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
/** What is worked out, by the letter of its formula: m, T_1, K_{\max}. */
const name = new RegExp(String.raw`^(?:\\Delta )?${letter}(?= (?:=|\\approx) )`);
/** For which number both sides are worked out: x = 4: … */
const forNumber = new RegExp(String.raw`^${letter} (?:=|\\approx) [^:]+:(?: *\\quad)? *`);
/** A value that is named and not worked out. */
const valueAlone = /^\s*(?:=|\\approx) -?(?:[\d.{},]+|\\frac\{\d+\}\{\d+\})$/;

/** An equality of known numbers with something to work out, which a student can go through herself. */
function isSum(line: string): boolean {
  const worked = line.replace(forNumber, "");
  const isCase = worked !== line;
  const sum = isCase ? worked.replaceAll(/\\text\{[^{}]*\}/g, " ") : line.replace(name, " ");
  const bare = sum.replaceAll(/\\(?:text|mathrm)\{[^{}]*\}|\\[a-z]+/giu, " ");
  const isOfNumbers = !/[a-z]/iu.test(bare) && !/[LR]HS/.test(isCase ? "" : line);
  const isWorked = isCase || (operation.test(sum) && !valueAlone.test(sum));
  return isOfNumbers && /\d/.test(bare) && equality.test(sum) && isWorked;
}

/** As many signs as a reader sees, more or less: a command is one, the words of a text all of theirs. */
function signsOf(latex: string): number {
  return latex
    .replaceAll(/\\(?:text|mathrm)(?![a-z])|\\(?:left|right|[,;:! ])/gu, "")
    .replaceAll(/\\[a-z]+/giu, "x")
    .replaceAll(/[{}\s]/gu, "").length;
}
