import * as q from "../../../../numbers/rational.ts";
import { type CountPart, type CountSide, numberPart } from "./count-side.ts";
import { type Linear, plain, readLinear } from "./linear.ts";

/** The meaning of "2nC3": ²ⁿC₃ or 2 × ⁿC₃. */
export type GluedMeaning = "index" | "factor";

interface Reader {
  text: string;
  at: number;
  letter: string;
  glued: GluedMeaning;
}

/** Reads one side of an equation, such as "42 nP3" or "(n+1)!/(n-1)!"; null if anything else stands in it. */
export function readCountSide(text: string, letter: string, glued: GluedMeaning): CountSide | null {
  const reader: Reader = { text: text.trim(), at: 0, letter, glued };
  const side = readProduct(reader);
  return side && reader.at === reader.text.length ? side : null;
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  const sticky = new RegExp(pattern.source, "y");
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.text);
  if (found) reader.at += found[0].length;
  return found;
}

function joined(one: CountSide, other: CountSide): CountSide {
  return { above: [...one.above, ...other.above], below: [...one.below, ...other.below] };
}

const inverse = ({ above, below }: CountSide): CountSide => ({ above: below, below: above });

function readProduct(reader: Reader): CountSide | null {
  let side = readFactor(reader);
  let isDivided = false;
  while (side && !isAtEnd(reader)) {
    const sign = take(reader, /[*/]\s*/)?.[0].trim() ?? "";
    // In a/b c both may be in the denominator.
    const next: CountSide | null = isDivided && sign === "" ? null : readFactor(reader);
    isDivided ||= sign === "/";
    side = next && joined(side, sign === "/" ? inverse(next) : next);
  }
  return side;
}

function isAtEnd(reader: Reader): boolean {
  take(reader, /\s+/);
  return reader.at >= reader.text.length || reader.text[reader.at] === ")";
}

const of = (part: CountPart): CountSide => ({ above: [part], below: [] });

function readFactor(reader: Reader): CountSide | null {
  return (
    readFraction(reader) ??
    readCalled(reader) ??
    readIndexed(reader) ??
    readFactorialOrNumber(reader) ??
    readGroup(reader)
  );
}

/** \frac(…)(…) */
function readFraction(reader: Reader): CountSide | null {
  if (!take(reader, /\\frac\s*/)) return null;
  const top = readGroup(reader);
  take(reader, /\s+/);
  const bottom = top && readGroup(reader);
  return top && bottom ? joined(top, inverse(bottom)) : null;
}

/** P(n, 3) and C(2n, r + 1). */
function readCalled(reader: Reader): CountSide | null {
  const start = reader.at;
  const [, name, from = "", taken = ""] = take(reader, /([CP])\s*\(([^(),]+),([^(),]+)\)/) ?? [];
  if (name !== undefined) return chosen(reader, name, [from, taken]);
  reader.at = start;
  return null;
}

function chosen(
  { letter }: Reader,
  name: string,
  [typedFrom, typedTaken]: readonly [string, string],
): CountSide | null {
  const [from, count] = [readLinear(typedFrom, letter), readLinear(typedTaken, letter)];
  if (!from || !count || (from.slope === 0 && count.slope === 0 && count.constant > from.constant))
    return null;
  return of({ kind: "choose", letter: name === "P" ? "P" : "C", from, count });
}

const index = /\^\s*(?:\(([^()]*)\)|(\d+|[a-z]))|\(([^()]*)\)|(\d+[a-z]?|[a-z])/;
const low = /_?\s*(?:\(([^(),]*)\)|(\d+[a-z]?|[a-z])(?!\s*!|[a-z\d]))/;
const indexed = new RegExp(`(?:${index.source})\\s*([CP])\\s*${low.source}`);

/** ⁿP₃, (n+1)C(r-1), 5Pr. */
function readIndexed(reader: Reader): CountSide | null {
  const start = reader.at;
  const found = take(reader, indexed);
  const side = found && indexedSide(reader, found);
  if (!side) reader.at = start;
  return side;
}

function indexedSide(reader: Reader, found: RegExpExecArray): CountSide | null {
  const [, raised, raisedShort, bracketed, bare, name = "", low, lowBare] = found;
  const taken = either(low, lowBare);
  // In 5Pr-1 the extent of the subscript is ambiguous.
  const isOpen = low === undefined && /^[a-z]$/.test(taken);
  if (isOpen && /^[+-]/.test(reader.text.slice(reader.at))) return null;
  const from = either(raised, raisedShort, bracketed, bare);
  const glued = bare !== undefined && reader.glued === "factor" ? gluedFactor.exec(from) : null;
  if (!glued) return chosen(reader, name, [from, taken]);
  const side = chosen(reader, name, [from.slice(-1), taken]);
  return side && joined(of(numberPart(q.rational(BigInt(from.slice(0, -1))))), side);
}

const gluedFactor = /^\d+[a-z]$/;

function either(...texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text !== undefined) ?? "";
}

function readFactorialOrNumber(reader: Reader): CountSide | null {
  const start = reader.at;
  const [whole, bracketed, bare] = take(reader, /(?:\(([^()]*)\)|(\d+|[a-z]))\s*!(?!\s*!)/) ?? [];
  if (whole !== undefined) {
    const linear = readLinear(bracketed ?? bare ?? "", reader.letter);
    return linear && isSmallFactorial(linear) ? of({ kind: "factorial", of: linear }) : null;
  }
  reader.at = start;
  const [digits] = take(reader, /\d{1,15}(?![\d.])/) ?? [];
  return digits === undefined ? readLetter(reader) : of(numberPart(q.rational(BigInt(digits))));
}

function isSmallFactorial({ slope, constant }: Linear): boolean {
  return slope !== 0 || constant >= 0;
}

function readLetter(reader: Reader): CountSide | null {
  const found = take(reader, new RegExp(`${reader.letter}(?![a-z\\s]*[a-z])`));
  return found && of({ kind: "linear", of: { slope: 1, constant: 0 } });
}

function readGroup(reader: Reader): CountSide | null {
  const start = reader.at;
  const [, inner] = take(reader, /\(([^()]*)\)/) ?? [];
  const linear = inner === undefined ? null : readLinear(inner, reader.letter);
  if (linear) return of(linear.slope === 0 ? number(linear) : { kind: "linear", of: linear });
  reader.at = start;
  if (!take(reader, /\(\s*/)) return null;
  const side = readProduct(reader);
  return side && take(reader, /\s*\)/) ? side : null;
}

function number({ constant }: Linear): CountPart {
  return constant === 0
    ? { kind: "linear", of: plain(0) }
    : numberPart(q.rational(BigInt(constant)));
}
