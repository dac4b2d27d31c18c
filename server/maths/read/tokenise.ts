import { greekLetters } from "../expressions/greek-letters.ts";
import { limits, numbersTooLong } from "../limits.ts";
import { rational } from "../numbers/rational.ts";
import {
  latexSymbols,
  plainSymbols,
  subscripts,
  superscripts,
  vulgarFractions,
} from "./symbols.ts";
import { isSymbol, type MathsSymbol, type Token } from "./token.ts";

type Bare<T> = T extends Token ? Omit<T, "start" | "end" | "spaced" | "written"> : never;
type Scanned = { length: number; tokens: Bare<Token>[] };

/** Digits in Indian (12,50,000) or western (1,250,000) groups, or plain; then a decimal part. */
const numberShape = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?!\d)(?:\.\d+)?|^\.\d+/;
const dottedWord = /^[a-z](?:\.[a-z])+\b\.?/i;
const plainWord = /^[a-z]+(?:['’][a-z]+)?/i;
const greekCharacter = /^[α-ωΔ]/u;
/** A subscript of a letter: a_1, a_{10}, a₁, v_max. */
const subscript = /^(?:_([a-z0-9]+)|_\{([a-z0-9]+)\}|([₀-₉]+))(?![a-z])/i;
/** A function and its letter written as one word. */
const gluedFunction = /^([nxyz])?(sin|cos|tan|cot|sec|cosec|csc|ln|log)(x|y|z|theta)?$/i;
const latexCommand = /^\\([a-z]+|[^a-z\s])/i;
const superscriptRun = /^[⁺⁻⁰¹²³⁴-⁹]+/;
/** `\frac34`: two single digits without braces. */
const bareFraction = /^\\[dt]?frac\s*(\d)\s*(\d)/;

/** `\sqrt[3]`, ∛ and ∜. */
const higherRoot = /^(?:\\sqrt\s*\[(\d+)\]|∛|∜)/;

/** LaTeX for layout only. */
const silentCommands =
  /^(?:left|right|[bB]igg?[lrm]?|quad|qquad|displaystyle|(?:begin|end)\{cases\})(?![a-z])|^[,;:!> ()[\]]/;
const wrappedWords = /^\\(?:text|textbf|mathrm|mathbf|operatorname|boxed)\s*\{([^{}]*)\}/;
/**
 * A raised dot between digits, which may be a decimal point or a product, except in 10·3^x (not 0·3^x); [3.7], which
 * may be the greatest integer function.
 */
const uncertain = /^0\d*·\d+|^\d+·\d+(?!\d|\s*\^\s*[({]?\s*-?\d*[a-z])|^\[\s*-?\d*\.\d+\s*\]/;

/**
 * Cuts a question into tokens. Reads plain text, Unicode and LaTeX; a character that no rule matches
 * becomes an `unknown` token, so that the caller decides about its meaning.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let spaced = false;
  // One scanner at a time from the left; a character that none matches becomes an unknown token.
  for (let at = 0; at < text.length;) {
    const scanned = scan(text.slice(at));
    for (const token of scanned.tokens) {
      const end = at + scanned.length;
      tokens.push(placed(token, { start: at, end, written: text.slice(at, end), spaced }));
      spaced = false;
    }
    spaced ||= scanned.tokens.length === 0;
    at += scanned.length;
  }
  return withoutMoney(tokens.map(asDegrees));
}

/**
 * rs as the product of two letters, if it is written without a space and r and s occur elsewhere too, or if no
 * number that could be an amount of money is next to it.
 */
function withoutMoney(tokens: Token[]): Token[] {
  const places = tokens.flatMap((token, at) =>
    isSymbol(token, "₹") && token.written === "rs" && !token.spaced ? [at] : [],
  );
  if (places.length === 0) return tokens;
  const has = (name: string): boolean =>
    tokens.some((token) => token.kind === "letter" && token.text === name);
  const isNumber = (at: number): boolean => tokens[at]?.kind === "number";
  const isBare = places.some((at) => at > 0 && !isNumber(at - 1) && !isNumber(at + 1));
  if (!isBare && !(has("r") && has("s"))) return tokens;
  return tokens.map((token, at) =>
    places.includes(at) ? { ...token, kind: "word", text: "rs" } : token,
  );
}

type Place = Pick<Token, "start" | "end" | "written" | "spaced">;

/** Written out for each kind for speed: this runs for every token of every text. */
function placed(token: Bare<Token>, { start, end, written, spaced }: Place): Token {
  switch (token.kind) {
    case "number": {
      const { kind, value, places, grouping } = token;
      return { kind, value, places, grouping, start, end, written, spaced };
    }
    case "fraction": {
      const { kind, numerator, denominator } = token;
      return { kind, numerator, denominator, start, end, written, spaced };
    }
    case "symbol":
      return { kind: token.kind, text: token.text, start, end, written, spaced };
    case "word":
    case "letter":
    case "unknown":
      return { kind: token.kind, text: token.text, start, end, written, spaced };
  }
}

/** "60 degrees": the word is the sign ° after a number, a letter or a bracket, otherwise a word. */
function asDegrees(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== "word" || !["degree", "degrees", "deg"].includes(token.text)) return token;
  const before = tokens[at - 1];
  const isOperand = before?.kind === "number" || before?.kind === "letter" || isSymbol(before, ")");
  return isOperand ? { ...token, kind: "symbol", text: "°" } : token;
}

const scanners = [
  scanSpace,
  scanUncertain,
  scanWrapped,
  scanLatexGroups,
  scanHigherRoot,
  scanBareFraction,
  scanLatex,
  scanNumber,
  scanSpelledSign,
  scanGreek,
  scanWord,
  scanSuperscript,
  scanFraction,
  scanSymbol,
];

const forSpace = [scanSpace];
const forDigit = [scanUncertain, scanLatexGroups, scanNumber];
const forLetter = [scanSpelledSign, scanWord];
const forCommand = [scanWrapped, scanHigherRoot, scanBareFraction, scanLatex];

/** The scanners that can match at a given first character; most questions are letters, digits and spaces. */
function scannersFor(character: string): typeof scanners {
  if (character === " ") return forSpace;
  if (character >= "0" && character <= "9") return forDigit;
  if (character === "\\") return forCommand;
  const isLetter = (character >= "a" && character <= "z") || (character >= "A" && character <= "Z");
  return isLetter ? forLetter : scanners;
}

function scan(rest: string): Scanned {
  for (const scanner of scannersFor(rest.charAt(0))) {
    const scanned = scanner(rest);
    if (scanned) return scanned;
  }
  const [character = ""] = rest;
  return { length: character.length, tokens: [{ kind: "unknown", text: character }] };
}

function scanSpace(rest: string): Scanned | null {
  const [space] = /^\s+/.exec(rest) ?? [];
  if (space === undefined) return null;
  // A line break may separate two equations; a wrapped line is detected later.
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

/** `12{,}50{,}000`: digit groups in LaTeX. */
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

function scanHigherRoot(rest: string): Scanned | null {
  const [whole, order] = higherRoot.exec(rest) ?? [];
  if (whole === undefined) return null;
  const value = BigInt(order ?? (whole === "∛" ? 3 : 4));
  const index = { kind: "number", value: rational(value), places: 0, grouping: "none" } as const;
  return { length: whole.length, tokens: [symbol("√["), index, symbol(")")] };
}

function scanLatex(rest: string): Scanned | null {
  const [whole, name = ""] = latexCommand.exec(rest) ?? [];
  if (whole === undefined) return null;
  const greek = greekLetters.get(name);
  if (greek !== undefined) return letter(greek, whole.length, rest);
  const silent = silentCommands.exec(rest.slice(1))?.[0];
  if (silent !== undefined) return { length: 1 + silent.length, tokens: [] };
  if (functionCommands.has(name)) {
    return { length: whole.length, tokens: [{ kind: "word", text: name }] };
  }
  const known = latexSymbols.get(name);
  const token: Bare<Token> = known === undefined ? { kind: "unknown", text: whole } : symbol(known);
  return { length: whole.length, tokens: [token] };
}

const functionCommands = new Set(
  "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln log exp lim angle triangle".split(
    " ",
  ),
);

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
  // A group that starts with 0 cannot be a separate number in a list.
  return number(text, text.length, /,0/.test(text) ? "certain" : "possible");
}

function number(text: string, length: number, grouping: "none" | "certain" | "possible"): Scanned {
  const [whole = "", decimals = ""] = text.replaceAll(",", "").split(".");
  const digits = whole + decimals;
  if (digits.length > limits.typedDigits) throw numbersTooLong();
  const value = rational(BigInt(digits), 10n ** BigInt(decimals.length));
  return { length, tokens: [{ kind: "number", value, places: decimals.length, grouping }] };
}

/** Words for a sign; longer ones first. */
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

const startOfSpelledSign = /^[dimprst]/i;

function scanSpelledSign(rest: string): Scanned | null {
  if (!startOfSpelledSign.test(rest)) return null;
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
  if (word.length === 1) return letter(word, text.length, rest);
  const greek = greekLetters.get(word);
  if (greek !== undefined) return letter(greek, text.length, rest);
  const [, factor, name = word, argument] = gluedFunction.exec(word) ?? [];
  const letters = [factor, argument].map((one) => {
    return one === undefined
      ? []
      : [{ kind: "letter", text: greekLetters.get(one) ?? one } as const];
  });
  const [before = [], after = []] = letters;
  return { length: text.length, tokens: [...before, { kind: "word", text: name }, ...after] };
}

function scanGreek(rest: string): Scanned | null {
  const [character] = greekCharacter.exec(rest) ?? [];
  return character === undefined ? null : letter(character, 1, rest);
}

/** A letter and its subscript as one name: a_1. */
function letter(name: string, length: number, rest: string): Scanned {
  const [low = "", plain, braced, small] = subscript.exec(rest.slice(length)) ?? [];
  const index = plain ?? braced ?? Array.from(small ?? "", (one) => subscripts.get(one)).join("");
  const text = index === "" ? name : `${name}_${index.toLowerCase()}`;
  return { length: length + low.length, tokens: [{ kind: "letter", text }] };
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
  const digit = subscripts.get(rest.charAt(0));
  if (digit !== undefined) return { length: 1, tokens: [symbol("_"), ...tokenise(digit)] };
  for (const length of [2, 1]) {
    const known = plainSymbols.get(rest.slice(0, length));
    if (known) return { length, tokens: [symbol(known)] };
  }
  return null;
}

function symbol(text: MathsSymbol): Bare<Token> {
  return { kind: "symbol", text };
}
