import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import type { Equation } from "../../../equations/equation.ts";
import { type Gaps, matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { notUnderstood } from "../../../refusal.ts";
import { readChain, readEquality, someSide } from "../reading/read-equality.ts";
import {
  bodyOf,
  firstWording,
  hasOtherCall,
  hasTrigonometricCall,
  readExpression,
} from "../reading/requested.ts";
import { mentionsTrigonometry } from "../reading/trigonometric-tokens.ts";
import type { Name } from "../values/angle-of-call.ts";

export type Quadrant = 1 | 2 | 3 | 4;

/** A ratio of an angle is given; other ratios or expressions are requested. */
export interface RatioProblem {
  givenRatio: { name: Name; value: Quotient };
  angle: string;
  quadrant: Quadrant;
  /** Whether the question states the quadrant, or the angle is assumed to be acute. */
  source: "said" | "acute";
  targets: Expression[];
}

const allRatios = ["sin", "cos", "tan", "cosec", "sec", "cot"] as const;

const shapes = [
  "{given} , find|calculate|evaluate|determine {targets}",
  "{given} , then find|calculate|evaluate|determine {targets}",
  "{given} , then {targets}",
  "{given} find|calculate|evaluate|determine {targets}",
  "{given} then find|calculate|evaluate|determine {targets}",
  "{given} . find|calculate|evaluate|determine {targets}",
  "{targets} if|when|given|where {given}",
  "{targets} , if|when|given|where {given}",
  "{targets} given that {given}",
  "{targets} , given that {given}",
].map(phrase);

const everything = [
  "the other trigonometric ratios|functions",
  "the other five trigonometric ratios|functions",
  "other five trigonometric ratios|functions",
  "the values of the other trigonometric ratios|functions",
  "the values of other trigonometric ratios|functions",
  "the values of other five trigonometric ratios|functions",
  "the values of the other five trigonometric ratios|functions",
  "all other trigonometric ratios|functions",
  "all the other trigonometric ratios|functions",
  "all trigonometric ratios|functions",
  "the remaining trigonometric ratios|functions",
].map(phrase);

const noise = new Set(["the", "value", "values", "of", "also", "all"]);

/** Recognises a question with a given ratio; null for others. Refuses a ratio that contradicts the quadrant. */
export function recogniseRatios(question: Question): RatioProblem | null {
  if (!mentionsTrigonometry(question) || !question.text.includes("=")) return null;
  const tokens = bodyOf(question);
  for (const shape of shapes) {
    const gaps = matchPhrase(shape, tokens);
    const problem = gaps && readProblem(gaps);
    if (problem) return problem;
  }
  return null;
}

function readProblem(gaps: Gaps): RatioProblem | null {
  const read = readGiven(gaps.get("given") ?? []);
  const targets = read && readTargets(gaps.get("targets") ?? [], read);
  return read && targets && settled(read, targets);
}

type Given = Pick<RatioProblem, "givenRatio" | "angle"> & { quadrant: Quadrant | null };

function settled(read: Given, targets: Expression[]): RatioProblem {
  const { givenRatio, quadrant } = read;
  const size = evaluateReal(toExpression(givenRatio.value), new Map()) ?? 0;
  const possible = quadrantsWith(givenRatio.name, size);
  if (quadrant && !possible.includes(quadrant)) {
    throw notUnderstood("No angle in that quadrant has this ratio. Check its sign.");
  }
  if (!quadrant && size < 0) {
    throw notUnderstood("The ratio is negative: say in which quadrant the angle lies.");
  }
  return {
    ...read,
    quadrant: quadrant ?? 1,
    source: quadrant ? "said" : "acute",
    targets,
  };
}

/** Whether a ratio is positive in a quadrant. */
export function isPositiveIn(name: Name, quadrant: Quadrant): boolean {
  if (quadrant === 1) return true;
  const positive: Record<2 | 3 | 4, readonly Name[]> = {
    2: ["sin", "cosec"],
    3: ["tan", "cot"],
    4: ["cos", "sec"],
  };
  return positive[quadrant].includes(name);
}

function quadrantsWith(name: Name, size: number): Quadrant[] {
  const all: readonly Quadrant[] = [1, 2, 3, 4];
  return all.filter((quadrant) => isPositiveIn(name, quadrant) === size > 0);
}

/** Reads "sin A = 3/5" or "5 sin A = 3", optionally with the quadrant after it. */
function readGiven(tokens: readonly Token[]): Given | null {
  const cut = tokens.findIndex((token, at) => at > 3 && startsCondition(token, tokens[at + 1]));
  const equation = readEquality(cut < 0 ? tokens : tokens.slice(0, cut));
  const given = equation && soleRatio(equation);
  if (!given) return null;
  if (cut < 0) return { ...given, quadrant: null };
  const quadrant = readQuadrant(tokens.slice(cut), given.angle);
  return quadrant && { ...given, quadrant };
}

function startsCondition(token: Token, next: Token | undefined): boolean {
  if (isSymbol(token, ",")) return true;
  const words = ["where", "and", "if", "when", "in", "for"];
  const isLink = token.kind === "word" && words.includes(token.text);
  return isLink && next !== undefined;
}

/** The ratio that f(A) = number, or number × f(A) = number, gives; null for other equations. */
function soleRatio(equation: Equation): Pick<Given, "givenRatio" | "angle"> | null {
  const { left, right } = equation;
  if (someSide(equation, hasOtherCall) || variablesIn(right).length > 0) return null;
  const isScaled = left.kind === "product" && left.left.kind === "number";
  const inner = isScaled ? left.right : left;
  if (inner.kind !== "call" || inner.argument.kind !== "variable") return null;
  const name = allRatios.find((one) => one === inner.name);
  const value = form.divide(canonical(right), isScaled ? canonical(left.left) : form.one);
  if (!name || form.isZero(value)) return null;
  return { givenRatio: { name, value }, angle: inner.argument.name };
}

const ordinals = ["first", "second", "third", "fourth"];
const conditions = [
  "{letter:x} lies|is in the {ordinal} quadrant",
  "{letter:x} lies|is in {ordinal} quadrant",
  "{letter:x} in the {ordinal} quadrant",
  "{letter:x} in {ordinal} quadrant",
  "{letter:x} is an angle in the {ordinal} quadrant",
  "in the {ordinal} quadrant",
  "in {ordinal} quadrant",
  "in {letter:q} {ordinal}",
].map(phrase);
const acute = ["{letter:x} is acute", "{letter:x} is an acute angle", "{letter:x} acute"].map(
  phrase,
);

function readQuadrant(given: readonly Token[], angle: string): Quadrant | null {
  const tokens = withoutLinks(given);
  const said = firstWording(tokens, acute);
  if (said) return isFor(said.get("x"), angle) ? 1 : null;
  for (const condition of conditions) {
    const gaps = matchPhrase(condition, tokens);
    const [word, more] = gaps?.get("ordinal") ?? [];
    if (gaps && isFor(gaps.get("x"), angle) && word && !more) return ordinalOf(word);
  }
  return fromRange(tokens, angle);
}

/** Removes the leading words that connect a condition. */
function withoutLinks(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(
    (token) =>
      !isSymbol(token, ",") &&
      !(token.kind === "word" && ["where", "and", "if", "when", "for"].includes(token.text)),
  );
  return start < 0 ? [] : tokens.slice(start);
}

function isFor(letter: readonly Token[] | undefined, angle: string): boolean {
  const [token] = letter ?? [];
  return !token || (token.kind === "letter" && token.text === angle.toLowerCase());
}

function ordinalOf(token: Token): Quadrant | null {
  const romans = ["i", "ii", "iii", "iv"];
  const text = token.kind === "word" || token.kind === "letter" ? token.text : "";
  const at = Math.max(ordinals.indexOf(text), romans.indexOf(text));
  const all: readonly Quadrant[] = [1, 2, 3, 4];
  return all[at] ?? null;
}

/** The quadrant of a range such as π < x < 3π/2 or 90° < θ < 180°; null if the range is not exactly one quadrant. */
function fromRange(tokens: readonly Token[], angle: string): Quadrant | null {
  const chain = readChain(tokens);
  if (!chain || chain.middle.length !== 1 || !isFor(chain.middle, angle)) return null;
  const [low, high] = [chain.low, chain.high].map((side) => {
    const expression = readExpression(side);
    return expression ? (evaluateReal(expression, new Map()) ?? Number.NaN) : Number.NaN;
  });
  return low === undefined || high === undefined ? null : quadrantBetween(low, high);
}

function quadrantBetween(low: number, high: number): Quadrant | null {
  const quarter = Math.PI / 2;
  const place = Math.round(low / quarter);
  const isOne = Math.abs(high - low - quarter) < 1e-9 && Math.abs(low - place * quarter) < 1e-9;
  const all: readonly Quadrant[] = [1, 2, 3, 4];
  return isOne ? (all[((place % 4) + 4) % 4] ?? null) : null;
}

function readTargets(
  given: readonly Token[],
  { givenRatio: known, angle }: Given,
): Expression[] | null {
  const bare = withoutAngle(given, angle);
  if (everything.some((one) => matchPhrase(one, bare))) {
    return allRatios
      .filter((name) => name !== known.name)
      .map((name) => ({ kind: "call", name, argument: { kind: "variable", name: angle } }));
  }
  const parts = splitList(given).map((part) => {
    const start = part.findIndex((token) => token.kind !== "word" || !noise.has(token.text));
    return readExpression(start < 0 ? [] : part.slice(start));
  });
  const found = parts.flatMap((part) => (part ? [part] : []));
  const isOwn = found.every(
    (part) =>
      hasTrigonometricCall(part) && !hasOtherCall(part) && variablesIn(part).join() === angle,
  );
  return found.length > 0 && found.length === parts.length && isOwn ? found : null;
}

/** "the other trigonometric ratios of the angle A" without its last words. */
function withoutAngle(tokens: readonly Token[], angle: string): readonly Token[] {
  const of = tokens.findLastIndex((token) => token.kind === "word" && token.text === "of");
  const named = tokens.slice(of + 1).filter((token) => {
    const isWord = token.kind === "word" && (token.text === "the" || token.text === "angle");
    return !isWord && !(token.kind === "unknown" && token.text === "∠");
  });
  return of > 0 && named.length === 1 && isFor(named, angle) ? tokens.slice(0, of) : tokens;
}

function splitList(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, "(")) depth += 1;
    if (isSymbol(token, ")")) depth -= 1;
    const isCut = isSymbol(token, ",") || (token.kind === "word" && token.text === "and");
    if (depth === 0 && isCut) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
