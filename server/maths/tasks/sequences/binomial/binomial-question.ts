import { parseExpression } from "../../../read/parse-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { Refusal, tooHard } from "../../../refusal.ts";
import * as q from "../../../numbers/rational.ts";
import { keyOf, type Monomial, monomialOf, multiplyMonomials, raiseMonomial } from "./monomial.ts";

export type Ask =
  /** Whether the question names the binomial theorem. */
  | { kind: "expand"; isNamed: boolean }
  | { kind: "term"; place: number }
  | { kind: "middle" }
  /** The coefficient of these letters; a monomial without letters asks for the constant term. */
  | { kind: "coefficient"; letters: Monomial };

/** A question about the expansion of (first + second)^power. */
export interface BinomialProblem {
  first: Monomial;
  second: Monomial;
  power: number;
  ask: Ask;
}

const verb = "(?:find|write|calculate|determine|what is|obtain|compute)";
const place = "(?:in|of|from)(?: (?:expansion|binomial expansion) of)?";
const by = "(?:(?: using| by| with)(?: binomial)(?: theorem| expansion))?";
const hindiEnd = "(?: (?:batao|nikalo|nikaliye|bataiye|kya hai))?";

const wordings: readonly [
  RegExp,
  (match: RegExpExecArray, runs: readonly Expression[]) => Ask | null,
][] = [
  [
    /^(?:(?:expand|find expansion of|write expansion of|find) #0 (?:using|by|with) binomial(?: theorem| expansion)|(?:(?:find|write|using|by) )?binomial (?:expansion (?:of|for)|theorem expand) #0|using binomial theorem expand #0)$/,
    () => ({ kind: "expand", isNamed: true }),
  ],
  [
    /^(?:(?:expand|multiply out|open) (?:(?:each of )?(?:expression|expressions|binomial|power) )?#0|#0 (?:ko )?expand (?:karo|kijiye))$/,
    () => ({ kind: "expand", isNamed: false }),
  ],
  [
    new RegExp(
      `^(?:${verb} )?(?:#0 (?:st|nd|rd|th)|(\\w+th|first|second|third)) term ${place} #(?:0|1)${by}${hindiEnd}$`,
    ),
    ([, word], [count]) => placeAsk(word, count),
  ],
  [
    new RegExp(`^(?:${verb} )?middle terms? ${place} #0${by}${hindiEnd}$`),
    () => ({ kind: "middle" }),
  ],
  [
    new RegExp(
      `^(?:${verb} )?(?:constant term|term independent of (#0)|term which is independent of (#0)) ${place} #(?:0|1)${by}${hindiEnd}$`,
    ),
    () => ({ kind: "coefficient", letters: { coefficient: q.one, exponents: new Map() } }),
  ],
  [
    new RegExp(`^(?:${verb} )?coefficient of #0 ${place} #1${by}${hindiEnd}$`),
    (_, [wanted]) => letterAsk(wanted),
  ],
];

const ordinals: ReadonlyMap<string, number> = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    .split(" ")
    .map((word, at) => [word, at + 1]),
);

function placeAsk(word: string | undefined, count: Expression | undefined): Ask | null {
  const known = word === undefined ? null : ordinals.get(word);
  if (known !== undefined && known !== null) return { kind: "term", place: known };
  if (word !== undefined || count?.kind !== "number" || !q.isInteger(count.value)) return null;
  return { kind: "term", place: Number(count.value.numerator) };
}

function letterAsk(wanted: Expression | undefined): Ask | null {
  const letters = wanted && monomialOf(wanted);
  const isBare = letters && q.equals(letters.coefficient, q.one) && letters.exponents.size > 0;
  return isBare ? { kind: "coefficient", letters } : null;
}

/** Reads a question about the expansion of a binomial; null for any other question. */
export function readBinomial({ text, tokens }: Question): BinomialProblem | null {
  if (
    !/binomial|coefficient|term|expand|multiply out|open/i.test(text) ||
    !/\^|[²³⁴⁵⁶⁷⁸⁹]/.test(text)
  )
    return null;
  const runs = runsOf(tokens);
  const line = lineOf(runs);
  const wording = wordings.find(([pattern]) => pattern.test(line));
  const match = wording?.[0].exec(line);
  if (!wording || !match) return null;
  const expressions = runs.filter(isMaths).map(expressionOf);
  const [last] = expressions.slice(-1);
  const known = expressions.flatMap((one) => (one ? [one] : []));
  if (!last || known.length < expressions.length) return null;
  const binomial = binomialOf(last);
  const ask = wording[1](match, known);
  return binomial && ask ? checked({ ...binomial, ask }, known) : null;
}

const fillers: ReadonlySet<string> = new Set(["the", "please", "plz", "given", "following"]);

function lineOf(runs: readonly (readonly Token[])[]): string {
  let count = 0;
  return runs
    .flatMap((run) => {
      const [token] = run;
      if (token?.kind === "word") return fillers.has(token.text) ? [] : [token.text];
      return [`#${count++}`];
    })
    .join(" ");
}

function isMaths([token]: readonly Token[]): boolean {
  return token?.kind !== "word";
}

function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (isSymbol(token, "?", ".", ",", "newline", ":")) isOpen = false;
    else if (token.kind === "word" || !isOpen) {
      runs.push([token]);
      isOpen = token.kind !== "word";
    } else runs.at(-1)?.push(token);
  }
  return runs;
}

function expressionOf(run: readonly Token[]): Expression | null {
  try {
    return parseExpression(run);
  } catch (error) {
    // Another task may be able to read it.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function binomialOf(expression: Expression): Omit<BinomialProblem, "ask"> | null {
  if (expression.kind !== "power" || expression.exponent.kind !== "number") return null;
  const { value } = expression.exponent;
  const base = expression.base.kind === "group" ? expression.base.inner : expression.base;
  const pair = q.isInteger(value) ? pairOf(base) : null;
  return pair && { ...pair, power: Number(value.numerator) };
}

/** Returns the two terms of a binomial; null if they are like terms, which would be added first, or not monomials. */
function pairOf(base: Expression): { first: Monomial; second: Monomial } | null {
  if (base.kind !== "sum" && base.kind !== "difference") return null;
  const [first, right] = [monomialOf(base.left), monomialOf(base.right)];
  if (!first || !right || [first, right].some(({ coefficient }) => q.isZero(coefficient)))
    return null;
  const minus: Monomial = { coefficient: q.rational(-1n), exponents: new Map() };
  const second = base.kind === "difference" ? multiplyMonomials(minus, right) : right;
  return keyOf(first) === keyOf(second) ? null : { first, second };
}

const highestPower = { expand: 12, other: 40 } as const;

function checked(problem: BinomialProblem, given: readonly Expression[]): BinomialProblem | null {
  const { ask, power } = problem;
  if (power < 2 || isForIdentity(problem)) return null;
  if (power > (ask.kind === "expand" ? highestPower.expand : highestPower.other)) {
    throw tooHard("This power is too high for me. Try a smaller one.");
  }
  if (ask.kind === "term") return ask.place >= 1 && ask.place <= power + 1 ? problem : null;
  return ask.kind !== "coefficient" || namesTerm(problem, ask.letters, given) ? problem : null;
}

/** Whether an identity of lower classes is the usual method: for a square or cube without letters in a denominator. */
function isForIdentity({ first, second, power, ask }: BinomialProblem): boolean {
  if (ask.kind !== "expand" || ask.isNamed) return false;
  const exponents = [first, second].flatMap((term) => [...term.exponents.values()]);
  return power <= 3 && exponents.every((exponent) => exponent > 0);
}

/**
 * Whether the requested letters determine a single term. In a binomial with several letters, the power of one of them
 * doesn't.
 */
function namesTerm(
  { first, second }: BinomialProblem,
  asked: Monomial,
  [named]: readonly Expression[],
): boolean {
  const letters = new Set([...first.exponents.keys(), ...second.exponents.keys()]);
  if (asked.exponents.size > 0) {
    const names = [...asked.exponents.keys()];
    return names.length === letters.size && names.every((name) => letters.has(name));
  }
  return named?.kind !== "variable" || (letters.size === 1 && letters.has(named.name));
}

/** Returns term r + 1 of the expansion, C(power, r) · first^(power − r) · second^r, for r from 0. */
export function termAt({ first, second, power }: BinomialProblem, r: number): Monomial {
  const count: Monomial = { coefficient: q.rational(choose(power, r)), exponents: new Map() };
  return multiplyMonomials(
    count,
    multiplyMonomials(raiseMonomial(first, power - r), raiseMonomial(second, r)),
  );
}

/** Returns the binomial coefficient C(n, r). */
export function choose(n: number, r: number): bigint {
  let result = 1n;
  for (let at = 1; at <= r; at += 1) result = (result * BigInt(n - at + 1)) / BigInt(at);
  return result;
}
