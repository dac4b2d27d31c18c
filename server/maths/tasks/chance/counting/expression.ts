import { tooHard } from "../../../refusal.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { combinations, factorial, permutations } from "./count.ts";

/** A sum or product of factorials, permutations and combinations. */
export type Counting =
  | { kind: "number"; value: number }
  | { kind: "factorial"; of: number }
  | { kind: "choose"; letter: "C" | "P"; from: number; count: number }
  | { kind: "operation"; sign: "+" | "-" | "*" | "/"; left: Counting; right: Counting }
  | { kind: "group"; inner: Counting };

const largest = 80;

interface Reader {
  text: string;
  at: number;
}

/**
 * Parses 10C3, ^{10}C_3, ¹⁰C₃, C(10, 3), 8P2, P(8, 2), "10 choose 3", 7! and sums, products and quotients of them.
 * Null for any other content, or if there are only plain numbers.
 */
export function readCounting(typed: string): Counting | null {
  const reader = { text: normal(typed), at: 0 };
  // Other text makes it another question, which is not refused here: 655c19 (base 13).
  if (/[^\dCP[\](),!+\-*/]/.test(reader.text)) return null;
  const found = readSum(reader);
  if (!found || reader.at < reader.text.length || !isCounting(found)) return null;
  return found;
}

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";

/** Normalises all notations: digits and letters only, C[10,3] and P[8,2]. */
function normal(typed: string): string {
  return typed
    .replaceAll(/[⁰¹²³⁴-⁹]/g, (digit) => `${raised.indexOf(digit)}`)
    .replaceAll(/[₀-₉]/g, (digit) => `${lowered.indexOf(digit)}`)
    .replaceAll(/\\(?:left|right|,|;|!)/g, "")
    .replaceAll(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, "(($1)/($2))")
    .replaceAll(/\\d?binom\s*\{(\d+)\}\s*\{(\d+)\}/g, "C[$1,$2]")
    .replaceAll(/\\(?:times|cdot)|[×·*]/g, "*")
    .replaceAll(/÷/g, "/")
    .replaceAll(/[−–]/g, "-")
    .replaceAll(
      /(?:\{\})?\^?\{?(\d+)\}?\s*\\?(?:mathrm\{)?\{?([CP])\}?\s*_?\s*\{?(\d+)\}?/gi,
      "$2[$1,$3]",
    )
    .replaceAll(/([CP])\s*\(\s*(\d+)\s*,\s*(\d+)\s*\)/gi, "$1[$2,$3]")
    .replaceAll(/(\d+)\s+choose\s+(\d+)/gi, "C[$1,$2]")
    .replaceAll(/\s+/g, "")
    .replaceAll(/[cp](?=\[)/g, (letter) => letter.toUpperCase());
}

function isCounting(part: Counting): boolean {
  if (part.kind === "operation") return isCounting(part.left) || isCounting(part.right);
  if (part.kind === "group") return isCounting(part.inner);
  return part.kind !== "number";
}

function readSum(reader: Reader): Counting | null {
  return readChain(reader, readProduct, /[+-]/y);
}

function readProduct(reader: Reader): Counting | null {
  return readChain(reader, readFactor, /[*/]|(?=[([CP\d])/y);
}

function readChain(
  reader: Reader,
  readPart: (reader: Reader) => Counting | null,
  sign: RegExp,
): Counting | null {
  let left = readPart(reader);
  let isDivided = false;
  while (left) {
    sign.lastIndex = reader.at;
    const found = sign.exec(reader.text);
    if (!found || reader.at >= reader.text.length) return left;
    reader.at += found[0].length;
    const right = readPart(reader);
    // In 8!/5!3! both factorials may be in the denominator.
    if (!right || (isDivided && found[0] === "")) return null;
    isDivided ||= found[0] === "/";
    left = { kind: "operation", sign: signOf(found[0]), left, right };
  }
  return null;
}

function signOf(text: string): "+" | "-" | "*" | "/" {
  return text === "+" || text === "-" || text === "/" ? text : "*";
}

function readFactor(reader: Reader): Counting | null {
  const rest = reader.text.slice(reader.at);
  if (/^[CP]/.test(rest)) return readChoice(reader, rest);
  if (/^\d/.test(rest)) return readNumber(reader, rest);
  return rest.startsWith("(") ? readGroup(reader) : null;
}

function readChoice(reader: Reader, rest: string): Counting | null {
  const [whole, letter, from, count] = /^([CP])\[(\d+),(\d+)\]/.exec(rest) ?? [];
  if (whole === undefined) return null;
  reader.at += whole.length;
  const choice = { from: Number(from), count: Number(count) };
  bound(choice.from);
  if (choice.count > choice.from) return null;
  return { kind: "choose", letter: letter === "P" ? "P" : "C", ...choice };
}

/** A number, or its factorial. */
function readNumber(reader: Reader, rest: string): Counting | null {
  const [digits = ""] = /^\d+/.exec(rest) ?? [];
  reader.at += digits.length;
  const value = Number(digits);
  if (reader.text[reader.at] !== "!") return { kind: "number", value };
  reader.at += 1;
  // 5!! is another function.
  if (reader.text[reader.at] === "!") return null;
  bound(value);
  return { kind: "factorial", of: value };
}

function readGroup(reader: Reader): Counting | null {
  reader.at += 1;
  const inner = readSum(reader);
  if (!inner || reader.text[reader.at] !== ")") return null;
  reader.at += 1;
  // (3 + 2)! would need the value of the bracket first.
  return reader.text[reader.at] === "!" ? null : { kind: "group", inner };
}

function bound(size: number): void {
  if (size > largest)
    throw tooHard(`I can count with numbers up to ${largest} here. Try smaller ones.`);
}

type Leaf = Extract<Counting, { kind: "number" | "factorial" | "choose" }>;

/** The value, with the computation of the parts. */
export function countingValue(part: Counting, leafValue: (leaf: Leaf) => bigint): Rational | null {
  if (part.kind === "group") return countingValue(part.inner, leafValue);
  if (part.kind !== "operation") return q.rational(leafValue(part));
  const [left, right] = [countingValue(part.left, leafValue), countingValue(part.right, leafValue)];
  if (!left || !right) return null;
  switch (part.sign) {
    case "+":
      return q.add(left, right);
    case "-":
      return q.subtract(left, right);
    case "*":
      return q.multiply(left, right);
    case "/":
      return q.isZero(right) ? null : q.divide(left, right);
  }
}

export function leafValue(leaf: Leaf): bigint {
  switch (leaf.kind) {
    case "number":
      return BigInt(leaf.value);
    case "factorial":
      return factorial(leaf.of);
    case "choose":
      return leaf.letter === "C"
        ? combinations(leaf.from, leaf.count)
        : permutations(leaf.from, leaf.count);
  }
}

/** The same from the prime powers in each factorial (Legendre's formula). */
export function leafByPrimes(leaf: Leaf): bigint {
  if (leaf.kind === "number") return BigInt(leaf.value);
  if (leaf.kind === "factorial") return byPrimes([leaf.of], []);
  const below =
    leaf.letter === "C" ? [leaf.count, leaf.from - leaf.count] : [leaf.from - leaf.count];
  return byPrimes([leaf.from], below);
}

function byPrimes(above: readonly number[], below: readonly number[]): bigint {
  let product = 1n;
  for (let prime = 2; prime <= Math.max(...above, 2); prime += 1) {
    if (hasDivisor(prime)) continue;
    const power = (numbers: readonly number[]): number =>
      numbers.reduce((sum, number) => sum + powerIn(number, prime), 0);
    product *= BigInt(prime) ** BigInt(power(above) - power(below));
  }
  return product;
}

function hasDivisor(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1)
    if (number % divisor === 0) return true;
  return false;
}

/** The multiplicity of a prime in n!. */
function powerIn(number: number, prime: number): number {
  let [power, rest] = [0, Math.floor(number / prime)];
  for (; rest > 0; rest = Math.floor(rest / prime)) power += rest;
  return power;
}

/** The numbers, factorials and choices of an expression, from left to right. */
export function leaves(part: Counting): Leaf[] {
  if (part.kind === "group") return leaves(part.inner);
  return part.kind === "operation" ? [...leaves(part.left), ...leaves(part.right)] : [part];
}
