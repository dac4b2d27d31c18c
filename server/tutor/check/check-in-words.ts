import type { MathsSolution } from "../../maths/outcome.ts";

/** More, or longer ones, are for the proof below the steps. */
const most = { lines: 3, signs: 90 };

/**
 * What stands after "Checked:", as Markdown: the sums that were checked, as a teacher writes them in the margin. Where the
 * proof is no short sum, what was done.
 */
export function checkInWords({ method, lines }: MathsSolution["check"]): string {
  const isShort = lines.length <= most.lines && signsOf(lines.join(" ")) <= most.signs;
  if (!isShort || lines.length === 0 || !lines.every(isSum)) return method;
  const [last = "", ...others] = lines.map((line) => `$${line}$`).toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}

const operation = /\\(?:times|div|d?frac|sqrt|cdot)(?![a-z])|[\^+:]|(?<=[\d}) ])-/;

/** An equality of known numbers with something to work out, which a student can go through herself. */
function isSum(line: string): boolean {
  const bare = line.replaceAll(/\\(?:text|mathrm)\{[^{}]*\}|\\[a-z]+/giu, " ");
  const isOfNumbers = !/[a-z]/iu.test(bare) && !/[LR]HS/.test(line);
  return isOfNumbers && /\d/.test(line) && line.includes("=") && operation.test(line);
}

/** As many signs as a reader sees, more or less: a command is one, the words of a text all of theirs. */
function signsOf(latex: string): number {
  return latex
    .replaceAll(/\\(?:text|mathrm)(?![a-z])|\\(?:left|right|[,;:! ])/gu, "")
    .replaceAll(/\\[a-z]+/giu, "x")
    .replaceAll(/[{}\s]/gu, "").length;
}
