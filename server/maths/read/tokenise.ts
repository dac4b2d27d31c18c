import { limits, numbersTooLong } from "../limits.ts";
import { rational } from "../numbers/rational.ts";
import { latexSymbols, plainSymbols, superscripts, vulgarFractions } from "./symbols.ts";
import type { MathsSymbol, Token } from "./token.ts";

type Bare<T> = T extends Token ? Omit<T, "start" | "end" | "spaced"> : never;
type Scanned = { length: number; tokens: Bare<Token>[] };

/** Digits in Indian (12,50,000) or western (1,250,000) groups, or plain; then a decimal part. */
const numberShape = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?!\d)(?:\.\d+)?|^\.\d+/;
const dottedWord = /^[a-z](?:\.[a-z])+\b\.?/i;
const plainWord = /^[a-z]+(?:['’][a-z]+)?/i;
const latexCommand = /^\\([a-z]+|[^a-z\s])/i;
const superscriptRun = /^[⁺⁻⁰¹²³⁴-⁹]+/;
/** `\frac34`: two single digits without braces. */
const bareFraction = /^\\[dt]?frac\s*(\d)\s*(\d)/;

/** LaTeX that only arranges the page. */
const silentCommands =
  /^(?:left|right|quad|qquad|displaystyle|(?:begin|end)\{cases\})(?![a-z])|^[,;:!> ()[\]]/;
const wrappedWords = /^\\(?:text|textbf|mathrm|mathbf|boxed)\s*\{([^{}]*)\}/;
/**
 * A root of another order; a raised dot between digits, a point to some and a product to others; [3.7], which
 * to some is the greatest integer.
 */
const uncertain = /^\\sqrt\s*\[|^\d+·\d+|^\[\s*-?\d*\.\d+\s*\]/;

/**
 * Cuts a question into tokens. Reads plain text, Unicode and LaTeX alike; a character that no rule knows
 * becomes an `unknown` token, so that the caller decides what it means.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let spaced = false;
  for (let at = 0; at < text.length;) {
    const scanned = scan(text.slice(at));
    for (const token of scanned.tokens) {
      tokens.push({ ...token, start: at, end: at + scanned.length, spaced });
      spaced = false;
    }
    spaced ||= scanned.tokens.length === 0;
    at += scanned.length;
  }
  return tokens;
}

const scanners = [
  scanSpace,
  scanUncertain,
  scanWrapped,
  scanLatexGroups,
  scanBareFraction,
  scanLatex,
  scanNumber,
  scanSpelledSign,
  scanWord,
  scanSuperscript,
  scanFraction,
  scanSymbol,
];

function scan(rest: string): Scanned {
  for (const scanner of scanners) {
    const scanned = scanner(rest);
    if (scanned) return scanned;
  }
  const [character = ""] = rest;
  return { length: character.length, tokens: [{ kind: "unknown", text: character }] };
}

function scanSpace(rest: string): Scanned | null {
  const [space] = /^\s+/.exec(rest) ?? [];
  if (space === undefined) return null;
  // A line break may part two equations; a wrapped line is told apart later.
  return { length: space.length, tokens: space.includes("\n") ? [symbol("newline")] : [] };
}

function scanUncertain(rest: string): Scanned | null {
  const [text] = uncertain.exec(rest) ?? [];
  return text === undefined ? null : { length: text.length, tokens: [{ kind: "unknown", text }] };
}

function scanWrapped(rest: string): Scanned | null {
  const [whole, inner = ""] = wrappedWords.exec(rest) ?? [];
  return whole === undefined ? null : { length: whole.length, tokens: tokenise(inner) };
}

/** `12{,}50{,}000`: digit groups as they are set in LaTeX. */
function scanLatexGroups(rest: string): Scanned | null {
  const [groups] = /^\d{1,3}(?:\{,\}\d{2,3})+(?:\.\d+)?/.exec(rest) ?? [];
  return groups === undefined
    ? null
    : number(groups.replaceAll("{,}", ","), groups.length, "certain");
}

function scanBareFraction(rest: string): Scanned | null {
  const fraction = bareFraction.exec(rest);
  return fraction && bareLatexFraction(fraction);
}

function scanLatex(rest: string): Scanned | null {
  const [whole, name = ""] = latexCommand.exec(rest) ?? [];
  if (whole === undefined) return null;
  const silent = silentCommands.exec(rest.slice(1))?.[0];
  if (silent !== undefined) return { length: 1 + silent.length, tokens: [] };
  const known = latexSymbols.get(name);
  const token: Bare<Token> = known === undefined ? { kind: "unknown", text: whole } : symbol(known);
  return { length: whole.length, tokens: [token] };
}

function bareLatexFraction([whole, top = "", bottom = ""]: RegExpExecArray): Scanned {
  const digit = (text: string): Bare<Token>[] => [
    symbol("("),
    { kind: "number", value: rational(BigInt(text)), places: 0, grouping: "none" },
    symbol(")"),
  ];
  return { length: whole.length, tokens: [symbol("frac"), ...digit(top), ...digit(bottom)] };
}

function scanNumber(rest: string): Scanned | null {
  const [text] = numberShape.exec(rest) ?? [];
  if (text === undefined) return null;
  if (!text.includes(",")) return number(text, text.length, "none");
  // A group that starts with 0 cannot be a number of its own in a list.
  return number(text, text.length, /,0/.test(text) ? "certain" : "possible");
}

function number(text: string, length: number, grouping: "none" | "certain" | "possible"): Scanned {
  const [whole = "", decimals = ""] = text.replaceAll(",", "").split(".");
  const digits = whole + decimals;
  if (digits.length > limits.typedDigits) throw numbersTooLong();
  const value = rational(BigInt(digits), 10n ** BigInt(decimals.length));
  return { length, tokens: [{ kind: "number", value, places: decimals.length, grouping }] };
}

/** Words that stand for a sign; the longer first. */
const spelledSigns: [RegExp, MathsSymbol][] = [
  [/^multiplied by\b/i, "×"],
  [/^divided by\b/i, "÷"],
  [/^per cent\b/i, "%"],
  [/^percent(?:age)?\b/i, "%"],
  [/^plus\b/i, "+"],
  [/^minus\b/i, "-"],
  [/^times\b/i, "×"],
  [/^sqrt\b/i, "√"],
  [/^(?:rs\b\.?|inr\b)/i, "₹"],
];

function scanSpelledSign(rest: string): Scanned | null {
  for (const [spelling, sign] of spelledSigns) {
    const [text] = spelling.exec(rest) ?? [];
    if (text !== undefined) return { length: text.length, tokens: [symbol(sign)] };
  }
  return null;
}

function scanWord(rest: string): Scanned | null {
  const [text] = dottedWord.exec(rest) ?? plainWord.exec(rest) ?? [];
  if (text === undefined) return null;
  const word = text.replaceAll(".", "").replaceAll("’", "'").toLowerCase();
  const kind = word.length === 1 ? "letter" : "word";
  return { length: text.length, tokens: [{ kind, text: word }] };
}

function scanSuperscript(rest: string): Scanned | null {
  const [run] = superscriptRun.exec(rest) ?? [];
  if (run === undefined) return null;
  const inner = Array.from(run, (character) => superscripts.get(character) ?? "").join("");
  return {
    length: run.length,
    tokens: [symbol("^"), symbol("("), ...tokenise(inner), symbol(")")],
  };
}

function scanFraction(rest: string): Scanned | null {
  const parts = vulgarFractions.get(rest.charAt(0));
  if (!parts) return null;
  const [numerator, denominator] = parts;
  return { length: 1, tokens: [{ kind: "fraction", numerator, denominator }] };
}

function scanSymbol(rest: string): Scanned | null {
  for (const length of [2, 1]) {
    const known = plainSymbols.get(rest.slice(0, length));
    if (known) return { length, tokens: [symbol(known)] };
  }
  return null;
}

function symbol(text: MathsSymbol): Bare<Token> {
  return { kind: "symbol", text };
}
