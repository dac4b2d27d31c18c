import { canonical } from "../algebra/canonical.ts";
import { orderOf } from "../algebra/constant-value.ts";
import type { Quotient } from "../algebra/form.ts";
import * as form from "../algebra/quotient.ts";
import { parseExpression } from "../read/parse-expression.ts";
import { tokenise } from "../read/tokenise.ts";
import { isSymbol, type Token } from "../read/token.ts";
import { Refusal } from "../refusal.ts";
import { different, equal, type Judgement, unreadable } from "./judgement.ts";

interface End {
  value: Quotient;
  included: boolean;
}

interface Interval {
  from: End | null;
  to: End | null;
}

const looksLikeSet = /[<>≤≥∈∪∞]|\\(?:le|ge|lt|gt|in|cup|infty)|^[[(][^,]+,.+[\])]$/;
const everything =
  /^(?:all|every) (?:real )?(?:numbers?|values?|x)$|^(?:x ?∈ ?)?(?:R|ℝ|\\mathbb\{R\})$/i;
const nothing = /^(?:no|∅|\\varnothing|\\emptyset|empty)\b/i;

/**
 * Inequalities and intervals as sets of numbers: x < 3, 2 < x ≤ 5, (−∞, 1) ∪ [3, ∞). Null if the expected answer is
 * none.
 */
export function compareRealSets(expected: string, given: string): Judgement | null {
  const isSet = /[<>≤≥∪∞]/.test(expected) || everything.test(expected.trim());
  const wanted = isSet ? readSet(expected) : null;
  if (!wanted) return null;
  const found = readSet(given);
  if (!found) return unreadable;
  return isSame(wanted, found) ? equal : different;
}

function isSame(a: readonly Interval[], b: readonly Interval[]): boolean {
  return a.length === b.length && a.every((one, at) => isSameInterval(one, b[at]));
}

function isSameInterval(a: Interval, b: Interval | undefined): boolean {
  return b !== undefined && isSameEnd(a.from, b.from) && isSameEnd(a.to, b.to);
}

function isSameEnd(a: End | null, b: End | null): boolean {
  if (!a || !b) return a === b;
  return a.included === b.included && form.equals(a.value, b.value);
}

/** From left to right; null for a text that isn't a set of numbers. */
function readSet(text: string): Interval[] | null {
  const plain = text.replaceAll(/\$|\\left|\\right|\\,|\\;/g, " ").trim();
  if (everything.test(plain)) return [{ from: null, to: null }];
  if (nothing.test(plain)) return [];
  if (!looksLikeSet.test(plain)) return null;
  try {
    const parts = plain
      .replaceAll(/\\text\s*\{\s*(?:or|and)\s*\}/g, " or ")
      .replace(/^\s*(?:\\?[a-zα-ω]+)\s*(?:∈|\\in(?![a-z]))\s*/i, "")
      .split(/\bor\b|∪|\\cup(?![a-z])|\bya\b/);
    const intervals = parts.map(readInterval);
    if (intervals.some((one) => one === null)) return null;
    return intervals.flatMap((one) => one ?? []).toSorted(byStart);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function byStart(a: Interval, b: Interval): number {
  if (!a.from || !b.from) return Number(a.from !== null) - Number(b.from !== null);
  return orderOf(a.from.value, b.from.value) ?? 0;
}

function readInterval(text: string): Interval | null {
  const [, open, inner = "", close] = /^\s*([[(\]])([^]+)([\])[])\s*$/.exec(text) ?? [];
  const ends = open === undefined ? [] : endsWithin(inner);
  const [start, end] = ends;
  if (start !== undefined && end !== undefined && ends.length === 2) {
    const from = endOf(start, open === "[", "from");
    const to = endOf(end, close === "]", "to");
    return from === undefined || to === undefined ? null : { from, to };
  }
  return readBoth(text);
}

/** A comma between two digits groups them, as in (0, 1,00,000), if another comma separates the endpoints. */
function endsWithin(text: string): string[] {
  const apart = text.split(endMark);
  return apart.length === 2 ? apart : text.split(/[,;]/);
}

const betweenDigits = String.raw`(?<=\d),(?=\d)`;
const endMark = new RegExp(`;|(?!${betweenDigits}),`);
const boundMark = new RegExp(String.raw`\band\b|(?!${betweenDigits}),|\baur\b|&`);

/** "x > 2 and x < 5": one bound on either side. */
function readBoth(text: string): Interval | null {
  const parts = text.split(boundMark).map((part) => readChain(tokenise(part)));
  const [first, second, ...others] = parts;
  if (!first || others.length > 0) return null;
  if (second === undefined) return first;
  const isOpposite = second && (first.from === null) !== (second.from === null);
  const areHalves = second && [first, second].every(({ from, to }) => !from || !to);
  if (!isOpposite || !areHalves) return null;
  return { from: first.from ?? second.from, to: first.to ?? second.to };
}

/** An endpoint without a number must be the infinity of its side. */
function endOf(text: string, included: boolean, side: "from" | "to"): End | null | undefined {
  if (!/∞|\\infty|inf/i.test(text)) {
    return { value: canonical(parseExpression(tokenise(text))), included };
  }
  const isMinus = /^\s*[-−]/.test(text);
  return isMinus === (side === "from") ? null : undefined;
}

function isLetterAlone([only, ...others]: readonly Token[]): boolean {
  return only?.kind === "letter" && others.length === 0;
}

const less = ["<", "≤"] as const;
const more = [">", "≥"] as const;

/** `2 < x ≤ 5`, `x > 3`, `3 < x`. */
function readChain(tokens: readonly Token[]): Interval | null {
  const { parts, signs } = partsOf(tokens);
  const at = parts.findIndex(isLetterAlone);
  if (at < 0 || signs.length === 0 || signs.length > 2) return null;
  const interval: Interval = { from: null, to: null };
  for (const [index, sign] of signs.entries()) {
    const isBefore = index < at;
    const end = {
      value: canonical(parseExpression(parts[isBefore ? index : index + 1] ?? [])),
      included: isSymbol(sign, "≤", "≥"),
    };
    // 2 < x and x > 2 both bound x from below.
    const isLower = isSymbol(sign, ...less) === isBefore;
    if (isLower) interval.from = end;
    else interval.to = end;
  }
  return interval;
}

function partsOf(tokens: readonly Token[]): { parts: Token[][]; signs: Token[] } {
  const parts: Token[][] = [[]];
  const signs: Token[] = [];
  for (const token of tokens) {
    if (isSymbol(token, ...less, ...more)) {
      signs.push(token);
      parts.push([]);
    } else parts.at(-1)?.push(token);
  }
  return { parts, signs };
}
