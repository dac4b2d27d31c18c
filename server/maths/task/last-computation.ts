import type { MathsAnswer, MathsStep } from "../outcome.ts";

/**
 * The prompt for a student who does the last step on her own: "What is $42 \div 6$?". Returns candidates, best first;
 * none if the last line computes nothing, or computes something other than the answer.
 */
export function lastComputations(steps: readonly MathsStep[], answer: MathsAnswer): string[] {
  const last = steps.at(-1);
  if (!last || hasMore.test(`${last.before ?? ""} ${last.after}`)) return [];
  const results = sidesOf(last.after);
  if (![last.after, ...results].some((line) => isAnswer(line, answer))) return [];
  if (last.before !== null) return questionsOf(last, last.before, results);
  const line = (results.at(-2) ?? "").replace(/^\\text\{[^{}]*: \}\s*/, "");
  return line.startsWith("\\sqrt") ? [] : numberQuestions(line, results);
}

/** A conclusion after the value, or a table with its digits in columns. */
const hasMore = /\\Rightarrow|\\begin\{array\}/;

/** Prompts for a step that transforms one line into the next. */
function questionsOf(last: MathsStep, before: string, results: readonly string[]): string[] {
  const sides = sidesOf(before);
  const line = sides.at(-1) ?? "";
  const isSameName = sides.length === 1 || results.length === 1 || sides[0] === results[0];
  const asked = isSameName ? numberQuestions(line, results) : [];
  if (asked.length > 0) return asked;
  const found = unknownsIn(last.after);
  if (isToSolve(sides, found)) return [`Solve $${before}$. ${whichValues(found, last.after)}`];
  const isFound = sides.length > 1 && sides.some((side) => found.includes(side));
  return hasOperation(isFound ? line : before) ? [titled(last, before)] : [];
}

/** An equation with one of the letters, which is not isolated yet. */
function isToSolve(sides: readonly string[], letters: readonly string[]): boolean {
  return (
    sides.length > 1 &&
    letters.some((letter) => sides.some((side) => side.includes(letter))) &&
    !sides.some((side) => letters.includes(side))
  );
}

function titled({ title }: MathsStep, line: string): string {
  return title.includes(`$${line}$`)
    ? `What is $${line}$?`
    : `${title}: $${line}$. What do you get?`;
}

/** Whether a prompt asks for one computation with its numbers, instead of only naming an operation. */
export function namesItsNumbers(prompt: string): boolean {
  return /\d|\$[^$]*[=+\\^-][^$]*\$/.test(prompt);
}

const equals = /(?<![<>\\])(?:=|\\approx)/;

function sidesOf(line: string): string[] {
  return line.split(equals).map((side) => side.trim());
}

/** Whether a line or its value is the answer: the whole answer, if it has several parts. */
function isAnswer(line: string, { latex }: MathsAnswer): boolean {
  const bare = withoutUnits(line);
  const isOne = !/(?<![\\{])[,;]|\\quad|\\text\{ (?:and|or) \}/.test(latex);
  const forms = isOne ? [latex, ...sidesOf(latex)] : [latex];
  return bare !== "" && forms.some((form) => withoutUnits(form) === bare);
}

const units = /\\(?:mathrm|text)\{(?:[^{}]|\{[^{}]*\})*\}(?:\^\{[^{}]*\})?|\^\{?\\circ\}?|\\%|[₹]/g;

/** A quantity as its number alone, because lines leave the unit out. */
function withoutUnits(latex: string): string {
  return latex
    .replaceAll(units, "|")
    .replaceAll(/\\[,;:! ]|\\quad|[\s|/]+/g, (mark) => (mark.includes("|") ? "|" : ""))
    .replaceAll(/^\|+|\|+$/g, "");
}

/** Whether there is something to work out: an operation between numbers, a root, a power, a fraction. */
function hasOperation(line: string): boolean {
  return /\\(?:times|div|frac|sqrt|log|sin|cos|tan|begin)|[^({[\s][^({[]*[+-]|\^|:/.test(
    line.replaceAll(units, ""),
  );
}

/** Whether a line contains only numbers and their units. */
function isOfNumbers(line: string): boolean {
  return !/[a-z]/i.test(
    line.replaceAll(units, "").replaceAll(/\\(?:times|div|frac|sqrt|left|right|pi|quad)/g, ""),
  );
}

const fraction = /^\\frac\{([\d.,{}]+)\}\{([\d.,{}]+)\}((?: \\times [\d.,{}]+)?(?:\\%)?)$/;
const root = /^\\sqrt\{([\d.,{}]+)\}$/;
const mixed = /^-?\d+\\frac/;

/** A fraction is also asked as a division and a root as its factor, because both are already forms of their value. */
function numberQuestions(line: string, results: readonly string[]): string[] {
  const isLeft = results.at(-1) === line || mixed.test(line);
  if (isLeft || !isOfNumbers(line) || !hasOperation(line)) return [];
  const [, square] = root.exec(line) ?? [];
  if (square !== undefined) return rootQuestions(square, results);
  const quotient = fraction.exec(line);
  return quotient ? fractionQuestions(quotient, results) : [`What is $${line}$?`];
}

function fractionQuestions(
  [line, top = "", bottom = "", rest = ""]: RegExpExecArray,
  results: readonly string[],
): string[] {
  if (rest === "" && results.some((side) => mixed.test(side))) return [];
  return rest === "" && /^-?\\frac/.test(results.at(-1) ?? "")
    ? [
        `Divide $${top}$ and $${bottom}$ by the largest number that divides both. Which fraction do you get?`,
      ]
    : [`What is $${line}$?`, `What is $${top} \\div ${bottom}${rest}$?`];
}

function rootQuestions(square: string, results: readonly string[]): string[] {
  return results.some((side) => side.includes("sqrt"))
    ? [`Take the largest square factor out of $\\sqrt{${square}}$. What do you get?`]
    : [`Which number multiplied by itself is $${square}$?`];
}

/** The letters that a line assigns values to. */
function unknownsIn(line: string): string[] {
  return [...line.matchAll(/(?:^|\s)(\\?[a-z]+) =/gi)].map(([, letter = ""]) => letter);
}

function whichValues(letters: readonly string[], line: string): string {
  const names = [...new Set(letters)].map((letter) => `$${letter}$`);
  return names.length > 1 || /\\text\{\s*or\s*\}|\\pm/.test(line)
    ? `Which values of ${names.join(", ")} do you get?`
    : `What is ${names.join("")}?`;
}
