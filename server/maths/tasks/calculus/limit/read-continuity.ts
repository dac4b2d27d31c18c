import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { lazily } from "../../../read/lazily.ts";
import type { Question } from "../../../read/question.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { readFormula, readNatural } from "../read-formula.ts";

/** A function in two pieces that meet at a point, and the letter to be chosen so that it is continuous there. */
export interface ContinuityProblem {
  variable: string;
  unknown: string;
  point: Expression;
  /** The formulas to the left and to the right of the point; equal if only the point itself is different. */
  left: Expression;
  right: Expression;
  /** The formula at the point. */
  there: Expression;
}

const relation = String.raw`≤|<=|≥|>=|<|>|≠|!=|=|\\neq?|\\leq?|\\geq?`;
const place = String.raw`-?(?:[\dπ/a-z]|\.(?=\d))+`;
const piece = (n: number): string =>
  String.raw`(?<f${n}>.+?)\s*(?:,|;)?\s*(?:if|for|when|where|,)?\s*(?<x${n}>[a-z])\s*(?<r${n}>${relation})\s*(?<p${n}>${place}?)`;
const between = String.raw`\s*(?:,|;|\band\b|\n)+\s*(?:f\s*\(\s*[a-z]\s*\)\s*=\s*)?`;
const body = String.raw`f\s*\(\s*(?<x0>[a-z])\s*\)\s*=\s*(?:\{|\\begin\{cases\})?\s*${piece(1)}${between}${piece(2)}\s*\}?`;
const at = String.raw`\s*(?:at\s+(?:the\s+point\s+)?(?<x3>[a-z])\s*=\s*(?<p3>${place}))?`;
const named = String.raw`(?:the\s+)?(?:value\s+of\s+)?(?:the\s+)?(?:constant\s+)?`;
const before = String.raw`(?:the\s+)?(?:following\s+)?(?:function\s+)?(?:f\s+)?(?:defined\s+by\s+|given\s+by\s+)?`;

const wordings = lazily(() =>
  [
    String.raw`^\s*(?:find|determine|calculate)\s+${named}(?<k>[a-z])\s*,?\s*(?:so\s+that|such\s+that|if|for\s+which|when)\s+${before}${body}\s*,?\s*(?:is|be|may\s+be|becomes)\s+(?:a\s+)?continuous(?:\s+function)?${at}\s*[.?]?\s*$`,
    String.raw`^\s*(?:if|let|suppose)?\s*${before}${body}\s*,?\s*is\s+(?:a\s+)?continuous(?:\s+function)?${at}\s*[,.]?\s*(?:then\s+)?(?:find|determine|what\s+is)\s+${named}(?<k>[a-z])\s*[.?]?\s*$`,
  ].map((source) => new RegExp(source, "is")),
);

const below = new Set(["≤", "<=", "\\le", "\\leq", "<"]);
const above = new Set(["≥", ">=", "\\ge", "\\geq", ">"]);
const withEnd = new Set(["≤", "<=", "\\le", "\\leq", "≥", ">=", "\\ge", "\\geq"]);
const apart = new Set(["≠", "!=", "\\ne", "\\neq"]);

interface Piece {
  body: Expression;
  relation: string;
  place: Expression;
  /** The point as it is written. */
  at: string;
  letter: string;
}

/** "Find k if f(x) = …, x ≤ 2 and …, x > 2 is continuous at x = 2"; null for any other question. */
export function readContinuity({ text }: Question): ContinuityProblem | null {
  if (!/\bcontinuous\b/i.test(text) || text.length > 400) return null;
  for (const wording of wordings()) {
    const found = wording.exec(text);
    if (!found) continue;
    const problem = problemIn(found.groups ?? {});
    if (problem) return problem;
  }
  return null;
}

type Groups = Readonly<Record<string, string | undefined>>;

function problemIn(groups: Groups): ContinuityProblem | null {
  const { x0, k = "" } = groups;
  const [first, second] = [pieceOf(groups, 1), pieceOf(groups, 2)];
  if (!first || !second || !isSamePlace(first, second) || first.letter !== x0) return null;
  const pieces = isMeantThere(groups) ? arranged(first, second) : null;
  const letters = new Set([...variablesIn(first.body), ...variablesIn(second.body)]);
  letters.delete(x0);
  const [only, other] = letters;
  if (!pieces || only !== k || other !== undefined) return null;
  return { variable: x0, unknown: k, point: first.place, ...pieces };
}

/** If the point is named again, it must be that of the pieces. */
function isMeantThere({ x0, x3, p1, p3 }: Groups): boolean {
  return x3 === undefined || (x3 === x0 && p3 === p1);
}

function pieceOf(groups: Groups, n: 1 | 2): Piece | null {
  const [text = "", letter = "", sign = "", at = ""] = ["f", "x", "r", "p"].map(
    (name) => groups[`${name}${n}`],
  );
  const [body, place] = [readNatural(tokenise(text)), readFormula(tokenise(at))];
  if (!body || !place || variablesIn(place).length > 0 || letter === "") return null;
  return { body, relation: sign, place, at, letter };
}

function isSamePlace(one: Piece, two: Piece): boolean {
  return one.letter === two.letter && one.at === two.at;
}

type Pieces = Pick<ContinuityProblem, "left" | "right" | "there">;

/** Together the two pieces must define both sides and the point, each once. */
function arranged(one: Piece, two: Piece): Pieces | null {
  if (apart.has(one.relation)) return aroundPlace(one, two);
  if (apart.has(two.relation)) return aroundPlace(two, one);
  const [left, right] = below.has(one.relation) ? [one, two] : [two, one];
  const isSplit = below.has(left.relation) && above.has(right.relation);
  const isOnce = withEnd.has(left.relation) !== withEnd.has(right.relation);
  if (!isSplit || !isOnce) return null;
  const there = withEnd.has(left.relation) ? left.body : right.body;
  return { left: left.body, right: right.body, there };
}

function aroundPlace(around: Piece, own: Piece): Pieces | null {
  return own.relation === "=" ? { left: around.body, right: around.body, there: own.body } : null;
}
