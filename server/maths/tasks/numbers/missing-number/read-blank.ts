import { countEquals, type Equation, readEquation } from "../../../equations/equation.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { unlessRefused } from "../../../refusal.ts";

/** The sign of the missing number in readings and steps. */
export const blankSign = "□";

/** Replaces the blank by a LaTeX command: the renderer doesn't support the character. */
export function withSquare(latex: string): string {
  return latex.replaceAll(blankSign, "\\square");
}

/** Words of a worksheet before an equality with a blank; they don't describe the number. */
const announcing = new Set(
  (
    "fill in up the blank blanks box boxes missing number numbers find complete write value of what is put solve a an " +
    "correct suitable equivalent fraction fractions statement statements sentence equation to make true this following"
  ).split(" "),
);

/** Reads an equality with one missing number as an equation in the blank; null for any other question. */
export function readBlank({ tokens }: Question): Equation | null {
  const line = withBlanks(withoutEnd(withoutWords(tokens)));
  const blanks = line.flatMap((token, at) => (isBlank(token) ? [at] : []));
  const [blank, ...others] = blanks;
  if (blank === undefined || others.length > 0 || countEquals(line) !== 1) return null;
  // "3 + 4 = ?" is arithmetic.
  const isResult = blank === line.length - 1 && isSymbol(line[blank - 1], "=");
  if (isResult || !isOperand(line, blank) || !line.every(isOfNumbers)) return null;
  return unlessRefused(() => readEquation(line));
}

function withoutWords(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(
    (token) => !(token.kind === "word" || isSymbol(token, ":", "newline")) && !isArticle(token),
  );
  const words = tokens.slice(0, start).filter((token) => token.kind === "word");
  return start >= 0 && words.every(({ written }) => announcing.has(written.toLowerCase()))
    ? tokens.slice(start)
    : [];
}

function isArticle(token: Token): boolean {
  return token.kind === "letter" && token.text === "a";
}

/** Removes final punctuation. A question mark after a number ends the question; after an operator it is the blank. */
function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const [before, last] = tokens.slice(-2);
  const isClosing =
    isSymbol(last, ".", "newline") ||
    (isSymbol(last, "?") && (before?.kind === "number" || isSymbol(before, ")", "_", "?")));
  return isClosing ? withoutEnd(tokens.slice(0, -1)) : tokens;
}

const boxes = new Set([
  "□",
  "▢",
  "☐",
  "◻",
  "⬜",
  "⬚",
  "○",
  "◯",
  "…",
  "\\square",
  "\\Box",
  "\\ldots",
]);

/**
 * Replaces each run of underscores or dots, empty box or question mark by the letter of the blank, and an x between
 * numbers by ×.
 */
function withBlanks(tokens: readonly Token[]): Token[] {
  const line: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isMark(tokens, at)) line.push(token);
    else if (!isBlank(line.at(-1)) || token.spaced) {
      line.push({ ...token, kind: "letter", text: blankSign, written: blankSign });
    }
  }
  return line.map((token, at) =>
    isTimes(line, at) ? { ...token, kind: "symbol", text: "×" } : token,
  );
}

function isMark(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === "unknown") return boxes.has(token.text);
  if (isSymbol(token, ".")) return [at - 1, at + 1].some((next) => isSymbol(tokens[next], "."));
  return isSymbol(token, "_", "?");
}

function isTimes(line: readonly Token[], at: number): boolean {
  const token = line[at];
  return (
    token?.kind === "letter" &&
    token.text === "x" &&
    [line[at - 1], line[at + 1]].every((beside) => beside?.kind === "number" || isBlank(beside))
  );
}

function isBlank(token: Token | undefined): boolean {
  return token?.kind === "letter" && token.text === blankSign;
}

/** Whether the blank stands between operators; next to a digit it would be a digit of that number. */
function isOperand(line: readonly Token[], at: number): boolean {
  const [before, after] = [line[at - 1], line[at + 1]];
  const isOpen = before === undefined || isSymbol(before, "+", "-", "×", "÷", "/", "=", "(");
  return isOpen && (after === undefined || isSymbol(after, "+", "-", "×", "÷", "/", "=", ")", "%"));
}

const signs = ["+", "-", "×", "÷", "/", "=", "(", ")", "%", "frac"] as const;

function isOfNumbers(token: Token): boolean {
  if (token.kind === "symbol") return isSymbol(token, ...signs);
  return token.kind === "number" || token.kind === "fraction" || isBlank(token);
}
