import { greatestCommonDivisor } from "../../numbers/integers.ts";
import { type Chain, claimsOf, mostClaims } from "./claims.ts";
import { falseEquality } from "../false-equality.ts";

/** A line, and the index of its step, from 0. */
export interface PlacedLine {
  line: string;
  step: number;
}

interface Named extends PlacedLine {
  name: string;
  /** The final value of the name. */
  side: string;
}

/**
 * The working of a name must equal the name's value: P = 200/40, P = 6 is false. Each working is compared with the
 * later results of its name, the first of them at most two steps later: it must equal one of these, because several
 * things may share a name.
 */
export function createNamedChain(lines: readonly PlacedLine[]): Chain {
  const named = lines
    .flatMap(({ line, step }) => claimsOf(line).map((claim) => ({ claim, step })))
    .slice(0, mostClaims)
    .flatMap(({ claim, step }) => namedIn(claim, step));
  const broken = new Map(
    named.flatMap((working, at) => contradiction(working, named.slice(at + 1))),
  );
  return (line) => {
    const wrong = claimsOf(line).find((claim) => broken.has(claim));
    return wrong === undefined ? null : (broken.get(wrong) ?? null);
  };
}

function namedIn(claim: string, step: number): Named[] {
  const [name = "", ...sides] = claim.split("=").map((side) => side.trim());
  const side = sides.at(-1) ?? "";
  const isName = /^(?=.*\p{L})[^\d+×÷<>≤≥≈]/u.test(name) && isBalanced(name);
  return isName && side !== "" && !/[<>≤≥≈]|\\(?:approx|[lg]eq?|neq?)(?![a-z])/u.test(claim)
    ? [{ line: claim, step, name: name.replaceAll(/\s+/gu, ""), side }]
    : [];
}

function isBalanced(name: string): boolean {
  const count = (brackets: RegExp): number => name.match(brackets)?.length ?? 0;
  return count(/[([{]/gu) === count(/[)\]}]/gu);
}

/** The result that contradicts a working, and the two as one equality. */
function contradiction(working: Named, after: readonly Named[]): [string, string][] {
  if (!isWorking(working)) return [];
  const results = after.filter(({ name, side }) => name === working.name && isResult(side));
  const [first] = results;
  if (!first || first.step > working.step + 2) return [];
  const equalities = results
    .map(({ side }) => falseEquality(`${working.side} = ${side}`))
    .filter((equality) => equality !== null);
  const [equality] = equalities;
  const isAll = equalities.length === results.length;
  return equality !== undefined && isAll ? [[first.line, equality]] : [];
}

/** Something to compute; not one of several roots of an equation. */
function isWorking({ name, side }: Named): boolean {
  const isUnknown = /^[k-z]$/u.test(name);
  return !isResult(side) && !(isUnknown && side.includes("\\sqrt"));
}

/** A number, a fraction or a mixed number, with or without its unit. */
function isResult(side: string): boolean {
  const number = /^[-−]?(?:₹\s*)?(?:\d[\d,.{}]*|\d*\s*\\[dt]?frac\{(\d+)\}\{(\d+)\})/u.exec(side);
  if (!number) return false;
  const [whole, numerator, denominator] = number;
  const rest = side
    .slice(whole.length)
    .replaceAll(/\\(?:text|mathrm)\s*\{[^{}]*\}|\\circ|\^\{?-?\d\}?/gu, "");
  const isLeft =
    numerator === undefined || staysFraction(BigInt(numerator), BigInt(denominator ?? 1));
  return isLeft && /^[\s\\,%°;/^{}()²³]*$/u.test(rest);
}

/** In lowest terms, or less than 1 like probabilities, which may belong to several things with the same name. */
function staysFraction(numerator: bigint, denominator: bigint): boolean {
  return numerator < denominator || greatestCommonDivisor(numerator, denominator) === 1n;
}
