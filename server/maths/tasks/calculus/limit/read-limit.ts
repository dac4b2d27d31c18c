import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notUnderstood } from "../../../refusal.ts";
import { askedFor, phrases, startsWith, withoutEdges } from "../calculus-words.ts";
import { pointLength, withInfinity } from "../point-length.ts";
import { closingBracket, isWord, readFormula, readNatural } from "../read-formula.ts";

/** −1 from the left, 1 from the right, 0 from both. */
export type Side = -1 | 0 | 1;

export interface LimitProblem {
  expression: Expression;
  variable: string;
  /** Without letters, or ∞ and −∞ as constants. */
  point: Expression;
  side: Side;
}

/** Reads "lim x→0 …", "limit of … as x tends to …" and the LaTeX of it; null if the question is no limit. */
export function recognise({ tokens }: Question): LimitProblem | null {
  if (!tokens.some((token) => isWord(token, "lim", "limit", "limits"))) return null;
  const asked = askedFor(tokens.map(withInfinity));
  const rest = asked.slice(startsWith(limitWords, asked));
  if (rest.length === asked.length) return null;
  return readInFront(rest) ?? readBehind(rest);
}

const limitWords = phrases("lim", "limit", "limits", "limit of", "lim of", "limit of the function");

const arrows = phrases(
  "tends to",
  "tend to",
  "tending to",
  "approaches",
  "approaching",
  "goes to",
).concat(phrases("is approaching", "->", "tends towards", "approaches to", "ends to"));

function arrowLength(tokens: readonly Token[]): number {
  return isSymbol(tokens[0], "→") ? 1 : startsWith(arrows, tokens);
}

/** `x → 0 (sin x)/x`, `_{x → 0} …`, `(x → 0) …`, `x → 0 of …`. */
function readInFront(tokens: readonly Token[]): LimitProblem | null {
  const start = isSymbol(tokens[0], "_") ? tokens.slice(1) : tokens;
  const opening = start.slice(isWord(start[0], "as", "when") ? 1 : 0);
  if (isSymbol(opening[0], "(")) {
    const end = closingBracket(opening, 0);
    const inside = end < 0 ? null : readTarget(opening.slice(1, end));
    return inside && problem(inside, opening.slice(end + 1));
  }
  const length = targetLength(opening);
  const target = length === 0 ? null : readTarget(opening.slice(0, length));
  return target && problem(target, opening.slice(length));
}

/** The count of tokens of `x → 0` or `x → 0⁺` at the start; 0 if there is none. */
function targetLength(tokens: readonly Token[]): number {
  const arrow = arrowLength(tokens.slice(1));
  if (tokens[0]?.kind !== "letter" || arrow === 0) return 0;
  const rest = tokens.slice(1 + arrow);
  const point = pointLength(rest);
  return point === 0 ? 0 : 1 + arrow + point + sideLength(rest.slice(point));
}

/** `(sin x)/x as x tends to 0`. */
function readBehind(tokens: readonly Token[]): LimitProblem | null {
  const at = tokens.findLastIndex((token) => isWord(token, "as", "when", "at", "for", "where"));
  const cut = at < 0 ? tokens.findLastIndex((token) => isSymbol(token, ",")) : at;
  if (cut < 0) return null;
  const words = tokens.slice(cut + 1);
  const isPlace = isWord(tokens[cut], "at") && isSymbol(words[1], "=");
  const target = isPlace
    ? readTarget([...words.slice(0, 1), { ...arrowToken(words[1]) }, ...words.slice(2)])
    : readTarget(words);
  return target && problem(target, tokens.slice(0, cut));
}

function arrowToken(like: Token | undefined): Token {
  const place = like ?? { start: 0, end: 0, written: "→", spaced: true };
  return { ...place, kind: "symbol", text: "→" };
}

interface Target {
  variable: string;
  point: Expression;
  side: Side;
}

const sides: { words: ReturnType<typeof phrases>; side: Side }[] = [
  { words: phrases("from the left", "from left", "from below", "from the left side"), side: -1 },
  { words: phrases("from the right", "from right", "from above", "from the right side"), side: 1 },
];

/** `x → 0`, `x → 2⁺`, `x tends to 2 from the left`. */
function readTarget(tokens: readonly Token[]): Target | null {
  const [letter] = tokens;
  const arrow = arrowLength(tokens.slice(1));
  if (letter?.kind !== "letter" || arrow === 0) return null;
  const { rest, side } = withoutSide(withoutEdges(tokens.slice(1 + arrow)));
  const point = readFormula(rest);
  if (!point || variablesIn(point).includes(letter.text)) return null;
  return { variable: letter.text, point, side };
}

function withoutSide(tokens: readonly Token[]): { rest: readonly Token[]; side: Side } {
  for (const { words, side } of sides) {
    for (const wording of words) {
      const length = wording.parts.length;
      if (startsWith([wording], tokens.slice(-length)) > 0) {
        return { rest: tokens.slice(0, -length), side };
      }
    }
  }
  const bare = isSymbol(tokens.at(-1), ")") ? tokens.slice(0, -1) : tokens;
  const sign = bare.at(-1);
  if (!isSymbol(sign, "+", "-") || bare.length < 2) return { rest: tokens, side: 0 };
  let rest = bare.slice(0, -1);
  if (isSymbol(rest.at(-1), "(")) rest = rest.slice(0, -1);
  if (isSymbol(rest.at(-1), "^")) rest = rest.slice(0, -1);
  return { rest, side: isSymbol(sign, "+") ? 1 : -1 };
}

/** The count of tokens of "from the left", `^+`, `^(+)` or a bare +. */
function sideLength(tokens: readonly Token[]): number {
  const spoken = sides.map(({ words }) => startsWith(words, tokens)).find((length) => length > 0);
  if (spoken !== undefined) return spoken;
  return isSymbol(tokens[0], "^") ? raisedSignLength(tokens) : bareSignLength(tokens);
}

function raisedSignLength([, sign, , end]: readonly Token[]): number {
  if (isSymbol(sign, "+", "-")) return 2;
  return isSymbol(sign, "(") && isSymbol(end, ")") ? 4 : 0;
}

/** `0+ f(x)`: close to the point, with a space behind. */
function bareSignLength([sign, next]: readonly Token[]): number {
  return isSymbol(sign, "+", "-") && sign?.spaced !== true && next?.spaced === true ? 1 : 0;
}

function problem(target: Target, given: readonly Token[]): LimitProblem | null {
  let body = withoutEdges(given);
  if (isWord(body[0], "of")) body = body.slice(1);
  body = body.slice(startsWith(functionWords, body));
  const expression = readNatural(body);
  if (!expression) return null;
  const letters = variablesIn(expression);
  if (letters.length > 0 && !letters.includes(target.variable)) {
    throw notUnderstood(`The function has no ${target.variable} in it. Check which letter moves.`);
  }
  const isInfinite = isInfinity(target.point) !== 0;
  return { ...target, expression, side: isInfinite ? 0 : target.side };
}

const functionWords = phrases("the function", "function", "the expression");

/** 1 for ∞, −1 for −∞, 0 for a number. */
export function isInfinity(point: Expression): Side {
  const inner = ungroup(point);
  if (inner.kind === "constant" && inner.name === "∞") return 1;
  return inner.kind === "negate" && isInfinity(inner.operand) === 1 ? -1 : 0;
}
