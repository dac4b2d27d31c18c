import { type Expression, integerLeaf, variablesIn } from "../../../expressions/expression.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { askedFor, withoutEdges } from "../calculus-words.ts";
import { readSubject } from "../derivative/read-subject.ts";
import type { Bounds } from "../integral/read-integral.ts";
import { cutBefore, isWord, readNatural } from "../read-formula.ts";

/** The region between two curves, or between one and the x-axis. */
export interface AreaProblem {
  upper: Expression;
  /** 0 for the x-axis. */
  lower: Expression;
  /** Null if the curves themselves bound the region. */
  bounds: Bounds | null;
  /** "Under the curve" implies that the curve is above the axis. */
  isUnder: boolean;
}

const fillers = new Set(
  "area of the region under bounded enclosed between by curve curves line lines parabola graph from to and function ordinates at a".split(
    " ",
  ),
);

interface Pieces {
  curves: Expression[];
  places: Expression[];
  numbers: Expression[];
}

/** Null if a word is outside the vocabulary of such questions, or the parts do not define a region. */
export function recognise({ tokens }: Question): AreaProblem | null {
  if (!tokens.some((token) => isWord(token, "area"))) return null;
  const asked = withAxes(askedFor(tokens));
  if (!asked.some((token) => isWord(token, "curve", "curves", "y", "under", "parabola")))
    return null;
  const pieces = readPieces(asked);
  return (
    pieces &&
    problemOf(
      pieces,
      asked.some((token) => isWord(token, "under")),
    )
  );
}

/** "x-axis", split into three tokens, as one word. */
function withAxes(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const after = isSymbol(tokens[at + 1], "-") ? at + 2 : at + 1;
    if (isWord(token, "x", "y") && isWord(tokens[after], "axis")) {
      const text = `${token.written}-axis`;
      return [{ ...token, kind: "word" as const, text, written: text }];
    }
    const [before, second] = [tokens[at - 1], tokens[at - 2]];
    if (isSymbol(token, "-") && isWord(tokens[at + 1], "axis") && isWord(before, "x", "y"))
      return [];
    const start = isSymbol(before, "-") ? second : before;
    return isWord(token, "axis") && isWord(start, "x", "y") ? [] : [token];
  });
}

function isBreak(token: Token): boolean {
  return (
    isSymbol(token, ",", ";", ".", "newline") ||
    (token.kind === "word" && (fillers.has(token.text) || token.text.endsWith("-axis")))
  );
}

function readPieces(tokens: readonly Token[]): Pieces | null {
  const pieces: Pieces = { curves: [], places: [], numbers: [] };
  for (const part of cutBefore(
    tokens,
    (token, at) => isBreak(token) || isBreak(tokens[at - 1] ?? token),
  )) {
    const rest = withoutEdges(part);
    const [first] = rest;
    if (!first || (first.kind === "word" && fillers.has(first.text))) continue;
    if (!takePiece(rest, pieces)) return null;
  }
  return pieces;
}

function takePiece(tokens: readonly Token[], pieces: Pieces): boolean {
  if (isWord(tokens[0], "x-axis")) return pieces.curves.push(integerLeaf(0n)) > 0;
  if (isWord(tokens[0], "y-axis")) return pieces.places.push(integerLeaf(0n)) > 0;
  const isPlace = isWord(tokens[0], "x") && isSymbol(tokens[1], "=");
  const constant = readConstant(isPlace ? tokens.slice(2) : tokens);
  if (constant) return (isPlace ? pieces.places : pieces.numbers).push(constant) > 0;
  const curve = isPlace ? null : readCurve(tokens);
  return curve !== null && pieces.curves.push(curve) > 0;
}

function readConstant(tokens: readonly Token[]): Expression | null {
  const value = readNatural(tokens);
  return value && variablesIn(value).length === 0 ? value : null;
}

/** The curve as y in terms of x. */
function readCurve(tokens: readonly Token[]): Expression | null {
  const subject = readSubject(tokens);
  if (subject?.kind !== "formula" || subject.name === "x") return null;
  const { expression } = subject;
  return variablesIn(expression).every((name) => name === "x") ? expression : null;
}

function problemOf(pieces: Pieces, isUnder: boolean): AreaProblem | null {
  const [upper, lower, more] = pieces.curves;
  const ends = endsOf(pieces);
  if (!upper || more || !ends) return null;
  const [from, to] = ends;
  const bounds = from && to ? { from, to } : null;
  const isClosedByCurves = lower !== undefined && !isUnder;
  if (!bounds && !isClosedByCurves) return null;
  return { upper, lower: lower ?? integerLeaf(0n), bounds, isUnder };
}

/** No bounds, or two of them in the same notation; null for anything else. */
function endsOf({ places, numbers }: Pieces): Expression[] | null {
  const isMixed = places.length > 0 && numbers.length > 0;
  const ends = [...places, ...numbers];
  return isMixed || ![0, 2].includes(ends.length) ? null : ends;
}
