import { numbersTooLong } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import { cutMatrix } from "./cut-matrix.ts";
import { type BareToken, greekCharacter, isFunctionName, meaningOf } from "./latex-names.ts";
import type { LatexToken } from "./latex-token.ts";
import { closingBrace } from "../read/unwrap-latex.ts";

interface Scanned {
  length: number;
  tokens: BareToken[];
}

/** `12{,}50{,}000`, 12,50,000 without spaces, 3.25 and .5. */
const number =
  /^(?:\d+(?:\{,\}\d+)+(?!\d)|\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d|\{,\})|\d+)(?:\.\d+)?|^\.\d+/;
const recurring = /^(\d+)\.(\d*)\\(?:overline|bar|dot)\s*\{(\d+)\}/;
const upright = /^\\(?:text|mathrm|textbf|textrm|textit|mbox|operatorname\*?)\s*\{/;
const space = /^(?:\s|~|&|\\[ ,;:!>]|\\(?:thinspace|medspace|enspace)(?![a-zA-Z]))+/;
const command = /^\\([a-zA-Z]+|.)/;
const subscript = /^_(?:\{([^{}]*(?:\{[^{}]*\})?[^{}]*)\}|([a-zA-Z0-9]))/;
/** `\hat{i}`, `\hat{\jmath}`, `\vec{0}` */
const vector =
  /^\\(?:(?:hat|widehat)\s*(?:\{\s*\\?([ijk])(?:math)?\s*\}|\\?([ijk])(?:math)?(?![a-z]))|(?:vec|overrightarrow)\s*\{\s*0\s*\})/;
const named =
  /^\\(?:(?:vec|overrightarrow|hat|bar|overline)\s*\{\s*[a-zA-Z]{1,3}(?:_\{?\w\}?)?\s*\}|(?:angle|triangle)\s*[A-Z]{1,3}(?![a-zA-Z]))/;
const superscripts = new Map(
  Array.from("⁰¹²³⁴⁵⁶⁷⁸⁹", (character, digit) => [character, BigInt(digit)]),
);

type Scanner = (rest: string) => Scanned | null;

const forNumber: readonly Scanner[] = [scanRecurring, scanNumber];
const forCommand: readonly Scanner[] = [scanText, scanVector, scanNamed, scanCommand];
const forLetter: readonly Scanner[] = [scanWord];
const forOthers: readonly Scanner[] = [scanGreek, scanCharacter];

const forPoint: readonly Scanner[] = [scanNumber, scanCharacter];

/** The scanners that can match at a given first character. */
function scannersFor(character: string): readonly Scanner[] {
  if (character >= "0" && character <= "9") return forNumber;
  if (character === ".") return forPoint;
  if (character === "\\") return forCommand;
  const isLetter = (character >= "a" && character <= "z") || (character >= "A" && character <= "Z");
  return isLetter ? forLetter : forOthers;
}

const longestLine = 4000;
const mostDigits = 120;

/** Cuts a displayed line into tokens. An unknown character becomes an `unknown` token. Refuses very long lines. */
export function cutLatex(latex: string): LatexToken[] {
  if (latex.length > longestLine) throw numbersTooLong();
  const tokens: LatexToken[] = [];
  let spaced = false;
  for (let at = 0; at < latex.length;) {
    const rest = latex.slice(at);
    const gap = mayBeSpace.test(rest) ? space.exec(rest)?.[0] : undefined;
    if (gap !== undefined) {
      spaced ||= gap.includes("\\");
      at += gap.length;
      continue;
    }
    const scanned = (mayBeMatrix.test(rest) ? cutMatrix(rest, cutLatex) : null) ?? scan(rest);
    const written = rest.slice(0, scanned.length);
    for (const token of scanned.tokens) tokens.push({ ...token, spaced, written });
    spaced = false;
    at += scanned.length;
  }
  return tokens;
}

const mayBeSpace = /^[\s~&\\]/;
const mayBeMatrix = /^[\\[]/;

function scan(rest: string): Scanned {
  for (const scanner of scannersFor(rest.charAt(0))) {
    const scanned = scanner(rest);
    if (scanned) return scanned;
  }
  return { length: 1, tokens: [{ kind: "unknown" }] };
}

/** `0.1\overline{6}` is 1/6. */
function scanRecurring(rest: string): Scanned | null {
  const [all, whole = "", fixed = "", repeated = ""] = recurring.exec(rest) ?? [];
  if (all === undefined) return null;
  const tail = q.rational(
    BigInt(repeated),
    (10n ** BigInt(repeated.length) - 1n) * 10n ** BigInt(fixed.length),
  );
  const head = q.rational(BigInt(whole + fixed), 10n ** BigInt(fixed.length));
  return one(all.length, { kind: "number", value: q.add(head, tail), places: 0 });
}

function scanNumber(rest: string): Scanned | null {
  const [all] = number.exec(rest) ?? [];
  if (all === undefined) return null;
  const [whole = "", decimals = ""] = all.replaceAll(/[{},]/g, "").split(".");
  if (whole.length + decimals.length > mostDigits) throw numbersTooLong();
  const value = q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return one(all.length, { kind: "number", value, places: decimals.length });
}

function scanText(rest: string): Scanned | null {
  const [opening] = upright.exec(rest) ?? [];
  if (opening === undefined) return null;
  const end = closingBrace(rest, opening.length);
  return words(rest.slice(opening.length, end), end + 1);
}

const conjunction = /^(?:or|and)$/;

function words(inner: string, length: number): Scanned {
  const text = inner
    .replaceAll(/\\[ ,;]|~/g, " ")
    .replaceAll("\\%", "%")
    .trim();
  if (/^(?:₹|Rs\.?)$/.test(text)) return one(length, { kind: "sign", sign: "₹" });
  const amount = /^(?:₹|Rs\.?)\s*([\d,]+(?:\.\d+)?)$/.exec(text)?.[1];
  if (amount !== undefined) {
    const number = scanNumber(amount);
    return { length, tokens: [{ kind: "sign", sign: "₹" }, ...(number?.tokens ?? [])] };
  }
  if (conjunction.test(text)) {
    return one(length, { kind: "separator", separator: text === "or" ? "or" : "and" });
  }
  if (isFunctionName(text)) return one(length, { kind: "command", name: text });
  return one(length, text === "" ? { kind: "unknown" } : { kind: "text", text });
}

function scanVector(rest: string): Scanned | null {
  const [all, braced, plain] = vector.exec(rest) ?? [];
  if (all === undefined) return null;
  const at = braced ?? plain;
  const entries = [at === "i" ? 1n : 0n, at === "j" ? 1n : 0n, at === "k" ? 1n : 0n] as const;
  return one(all.length, { kind: "vector", entries });
}

/** A compound name of one thing: `\\vec{a}`, `\\overrightarrow{AB}`, `\\bar{x}`, `\\angle ABC`. */
function scanNamed(rest: string): Scanned | null {
  const [all] = named.exec(rest) ?? [];
  if (all === undefined) return null;
  return one(all.length, { kind: "letter", name: all.replaceAll(/[\s{}]/g, "") });
}

function scanCommand(rest: string): Scanned | null {
  const [all, name = ""] = command.exec(rest) ?? [];
  if (all === undefined) return null;
  const meaning = name === "_" || name === "^" ? null : meaningOf(name);
  return meaning?.kind === "letter"
    ? letter(meaning.name, rest, all.length)
    : one(all.length, meaning ?? { kind: "unknown" });
}

/** A name in capitals or of four letters or more is a word: LHS, Area. Others are split into letters. */
function scanWord(rest: string): Scanned | null {
  const [run] = /^[a-zA-Z]+/.exec(rest) ?? [];
  if (run === undefined) return null;
  const known = run.length > 1 && (isFunctionName(run) || conjunction.test(run) || isName(run));
  if (known) return words(run, run.length);
  if (/^[A-Z]{2}$/.test(run) && !products.has(run)) return letter(run, rest, 2);
  return letter(run.charAt(0), rest, 1);
}

/** Of other capitals, two adjacent ones name the segment from one point to another. */
const products = new Set(["PV", "IR", "RI", "VI", "RT", "PR", "PT", "CV", "QV", "LI"]);

function isName(run: string): boolean {
  return (
    run.length > 3 || ["LHS", "RHS", "HCF", "LCM", "GCD", "cm", "km", "mm", "kg"].includes(run)
  );
}

function scanGreek(rest: string): Scanned | null {
  const [character] = greekCharacter.exec(rest) ?? [];
  return character === undefined ? null : letter(character, rest, 1);
}

/** With its subscript and primes. */
function letter(name: string, rest: string, length: number): Scanned {
  const behind = rest.slice(length);
  const [primes = ""] = /^'+/.exec(behind) ?? [];
  const [low = "", braced, single] = subscript.exec(behind.slice(primes.length)) ?? [];
  const index = (braced ?? single ?? "").replaceAll(/\\(?:text|mathrm)|[{}\s]/g, "");
  const full = name + primes + (index === "" ? "" : `_${index}`);
  return one(length + primes.length + low.length, { kind: "letter", name: full });
}

function scanCharacter(rest: string): Scanned | null {
  const [character = ""] = rest;
  if (character === "√") return one(1, { kind: "command", name: "sqrt" });
  const power = superscripts.get(character);
  if (power !== undefined) {
    const exponent = { kind: "number", value: q.rational(power), places: 0 } as const;
    return { length: 1, tokens: [{ kind: "sign", sign: "^" }, exponent] };
  }
  const meaning = meaningOf(character);
  return meaning && one(character.length, meaning);
}

function one(length: number, token: BareToken): Scanned {
  return { length, tokens: [token] };
}
