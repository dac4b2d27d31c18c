import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { type Expression, someWithin, variablesIn } from "../../../expressions/expression.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { readExpression } from "../reading/requested.ts";
import { type AngleName, type SideName, type Triangle, valueOf } from "./triangle.ts";

/** What is requested: a side, an angle, its cosine or sine, the area, or everything. */
export type Target =
  | { kind: "side"; name: SideName }
  | { kind: "angle"; name: AngleName }
  | { kind: "ratio"; function: "sin" | "cos"; name: AngleName }
  | { kind: "area" }
  | { kind: "all" };

export interface TriangleProblem {
  givens: Triangle;
  /** The unit of the lengths; "" if the question has none. */
  unit: string;
  targets: Target[];
}

const opening = /\btriangle\b|\\triangle|[Δ△]/i;
const units = new Set(["cm", "m", "mm", "km", "units", "unit"]);

/**
 * Recognises a triangle with three given measures: "In triangle ABC, a = 5, b = 7, C = 60°, find c". Side a is opposite
 * angle A. Null for other questions.
 */
export function recogniseTriangle(question: Question): TriangleProblem | null {
  if (!opening.test(question.text)) return null;
  const tokens = withoutMarks(question.tokens);
  const start = afterName(tokens);
  if (start === null) return null;
  const at = tokens.findIndex((token, place) => place >= start && isAsking(token));
  if (at < 0) return null;
  const given = readFacts(tokens.slice(start, at));
  const targets = readTargets(tokens.slice(at + 1));
  if (!given || !targets) return null;
  const { triangle, unit } = given;
  const isThree = triangle.sides.size + triangle.angles.size === 3;
  return isThree && !targets.some((target) => isGiven(triangle, target))
    ? { givens: triangle, unit, targets }
    : null;
}

function isGiven({ sides, angles }: Triangle, target: Target): boolean {
  if (target.kind === "side") return sides.has(target.name);
  return target.kind === "angle" && angles.has(target.name);
}

function withoutMarks(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token) =>
      !(token.kind === "unknown" && ["∠", "\\angle"].includes(token.text)) &&
      !isSymbol(token, ".", "?", "newline"),
  );
}

function isWord(token: Token | undefined, ...texts: string[]): boolean {
  return token?.kind === "word" && texts.includes(token.text);
}

/** The position after "In triangle ABC,"; null if the question begins differently. */
function afterName(tokens: readonly Token[]): number | null {
  let at = isWord(tokens[0], "in", "for") ? 1 : 0;
  const isArticle = isWord(tokens[at], "any", "the") || tokens[at]?.written === "a";
  if (isArticle && isTriangleMark(tokens[at + 1])) at += 1;
  if (!isTriangleMark(tokens[at])) return null;
  at += 1;
  if (isWord(tokens[at], "abc")) at += 1;
  while (isLink(tokens[at])) at += 1;
  return at;
}

function isTriangleMark(token: Token | undefined): boolean {
  if (!token || token.kind === "number" || token.kind === "fraction") return false;
  return token.text === "triangle" || ["Δ", "△", "δ"].includes(token.text);
}

function isLink(token: Token | undefined): boolean {
  return isSymbol(token, ",", ":") || isWord(token, "if", "where", "given", "with", "having");
}

const askings = ["find", "calculate", "determine", "solve", "nikalo", "batao"];

function isAsking(token: Token): boolean {
  return isWord(token, ...askings);
}

/** Splits tokens at commas, semicolons and "and". */
function parts(tokens: readonly Token[]): Token[][] {
  const list: Token[][] = [[]];
  for (const token of tokens) {
    if (isSymbol(token, ",", ";") || isWord(token, "and")) list.push([]);
    else list.at(-1)?.push(token);
  }
  return list.filter((part) => part.length > 0);
}

function readFacts(tokens: readonly Token[]): { triangle: Triangle; unit: string } | null {
  const sides = new Map<SideName, Quotient>();
  const angles = new Map<AngleName, Quotient>();
  const found = new Set<string>();
  for (const part of parts(tokens)) {
    const fact = readFact(part);
    if (!fact) return null;
    if (fact.unit !== "") found.add(fact.unit);
    if (fact.kind === "side" && !sides.has(fact.name)) sides.set(fact.name, fact.value);
    else if (fact.kind === "angle" && !angles.has(fact.name)) angles.set(fact.name, fact.value);
    else return null;
  }
  const [unit = "", more] = [...found];
  return more === undefined ? { triangle: { sides, angles }, unit } : null;
}

type Fact =
  | { kind: "side"; name: SideName; value: Quotient; unit: string }
  | { kind: "angle"; name: AngleName; value: Quotient; unit: string };

function readFact(given: readonly Token[]): Fact | null {
  const [letter, sign, ...rest] = isWord(given[0], "angle", "side") ? given.slice(1) : given;
  if (letter?.kind !== "letter" || !isSymbol(sign, "=")) return null;
  const unit = unitAt(rest.at(-1));
  const expression = readExpression(unit === "" ? rest : rest.slice(0, -1));
  return expression && factOf(letter, expression, unit);
}

function factOf(letter: Token, expression: Expression, unit: string): Fact | null {
  const value = positiveValue(expression);
  if (!value) return null;
  return has(expression, "degrees")
    ? angleFact(letter, value, unit)
    : sideFact(letter, value, has(expression, "constant") ? null : unit);
}

function positiveValue(expression: Expression): Quotient | null {
  if (variablesIn(expression).length > 0) return null;
  const value = canonical(expression);
  return valueOf(value) > 0 ? value : null;
}

function unitAt(token: Token | undefined): string {
  const isName = token?.kind === "word" || token?.kind === "letter";
  return isName && units.has(token.text) ? token.text : "";
}

function has(expression: Expression, kind: Expression["kind"]): boolean {
  return someWithin(expression, (part) => part.kind === kind);
}

function angleFact(letter: Token, value: Quotient, unit: string): Fact | null {
  const name = angleNamed(letter);
  const isAngle = name && unit === "" && valueOf(value) < Math.PI;
  return isAngle ? { kind: "angle", name, value, unit } : null;
}

function sideFact(letter: Token, value: Quotient, unit: string | null): Fact | null {
  const name = sideNamed(letter);
  return name && unit !== null ? { kind: "side", name, value, unit } : null;
}

function sideNamed({ written }: Token): SideName | null {
  return written === "a" || written === "b" || written === "c" ? written : null;
}

function angleNamed({ written }: Token): AngleName | null {
  return written === "A" || written === "B" || written === "C" ? written : null;
}

const noise = new Set(["the", "side", "angle", "value", "of", "length", "measure"]);

function readTargets(tokens: readonly Token[]): Target[] | null {
  const words = tokens.map((token) =>
    token.kind === "word" || token.kind === "letter" ? token.text : "",
  );
  const text = words.join(" ");
  if (["the triangle", "triangle", "the triangle abc", "it", "triangle abc"].includes(text))
    return [{ kind: "all" }];
  if (
    [
      "the area",
      "area",
      "its area",
      "the area of the triangle",
      "area of the triangle",
      "area of triangle",
      "the area of triangle abc",
    ].includes(text)
  ) {
    return [{ kind: "area" }];
  }
  const targets = parts(tokens).map((part) =>
    readTarget(part.filter((token) => !(token.kind === "word" && noise.has(token.text)))),
  );
  const found = targets.flatMap((target) => (target ? [target] : []));
  return found.length > 0 && found.length === targets.length ? found : null;
}

function readTarget([first, second, more]: readonly Token[]): Target | null {
  if (!first || more) return null;
  const isRatio = isWord(first, "sin", "cos");
  if (isRatio && second) {
    const name = angleNamed(second);
    return name && { kind: "ratio", function: isWord(first, "sin") ? "sin" : "cos", name };
  }
  if (second) return null;
  const [side, angle] = [sideNamed(first), angleNamed(first)];
  if (side) return { kind: "side", name: side };
  return angle && { kind: "angle", name: angle };
}
