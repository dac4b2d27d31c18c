import katex from "katex";

/**
 * Typesets a question in typed notation as a book prints it: powers raised, fractions with a bar, roots under theirs.
 * What isn't maths stays text. Returns HTML for a page with KaTeX's styles. `style` is the size of fractions: as large
 * as the text around them or, as in a line of prose, smaller.
 */
export function typeset(question: string, style: "display" | "text"): string {
  const setMaths = (text: string) =>
    katex.renderToString(`\\${style}style ${toLatex(text)}`, { output: "html" });
  return runsOf(question)
    .map(({ text, isMaths }) => (isMaths ? setMaths(text) : toHtml(text)))
    .join(" ");
}

interface TextRun {
  text: string;
  isMaths: boolean;
}

const operator = /^(?:[-+×*÷=<>≤≥±−]|<=|>=)$/u;
const unitWord = /^[a-z]+\/[a-z]+/u;
const term =
  /^[-−+(√±₹]*(?:\d|[a-zA-Z](?![a-zA-Z])|sqrt|π|θ|α|β)[\dA-Za-z^()/√π θαβ°.²³+\-−*=<>≤≥]*$/u;
const functionName = /^[-−(]*(?:sin|cos|tan|cot|sec|cosec|log)\^?\d*$/u;

/** Whether a word can be part of a formula; "a", "A" and "I" are words as often as letters. */
function isTerm(word: string): boolean {
  if (
    unitWord.test(word) ||
    /[a-zA-Z]{3}/u.test(word.replaceAll(/sqrt|sin|cos|tan|cot|sec|log/gu, ""))
  )
    return false;
  return term.test(word) && !/^[aAI]$/u.test(word);
}

/** What makes a run of terms a formula rather than a number among words. */
const formulaSign = /[\^√²³]|sqrt|[=<>≤≥÷×±]|[\d)a-z]\/[\d(]| [-+−*] |^[-−]\d|\d[a-z]\b/u;

interface Word {
  body: string;
  /** The punctuation that ends it. */
  tail: string;
}

function runsOf(question: string): TextRun[] {
  const words = question.split(" ").map((word): Word => {
    const [, body = word, tail = ""] = /^(.*?)([.,:;?!]*)$/u.exec(word) ?? [];
    return { body, tail };
  });
  const runs: Word[][] = [];
  let isOpen = false;
  for (const [at, word] of words.entries()) {
    const isPart = isPartOfFormula(word.body, words[at + 1]?.body ?? "", isOpen);
    if (isPart && isOpen) runs.at(-1)?.push(word);
    else runs.push([word]);
    isOpen = isPart && word.tail === "";
  }
  return runs.map((run) => {
    const text = run.map(({ body, tail }) => body + tail).join(" ");
    const isMaths = isPartOfFormula(run[0]?.body ?? "", run[1]?.body ?? "", false);
    return { text, isMaths: isMaths && formulaSign.test(run.map(({ body }) => body).join(" ")) };
  });
}

function isPartOfFormula(body: string, next: string, isOpen: boolean): boolean {
  if (isTerm(body)) return true;
  if (functionName.test(body)) return isTerm(next);
  return isOpen && operator.test(body) && (isTerm(next) || functionName.test(next));
}

const superscriptDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const commandOfSign: Readonly<Record<string, string>> = {
  "×": "\\times ",
  "*": "\\times ",
  "÷": "\\div ",
  "≤": "\\le ",
  "≥": "\\ge ",
  "<=": "\\le ",
  ">=": "\\ge ",
  "±": "\\pm ",
  "−": "-",
  π: "\\pi ",
  θ: "\\theta ",
  α: "\\alpha ",
  β: "\\beta ",
  "°": "^{\\circ}",
  "₹": "\\text{₹}",
  "%": "\\%",
  "<": "\\lt ",
  ">": "\\gt ",
};

/** A typed formula in LaTeX: `x^2/36` is a fraction, `√(2x + 3)` a root of everything in the brackets. */
function toLatex(typed: string): string {
  const source = typed
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, (digit) => `^${superscriptDigits.indexOf(digit)}`)
    .replaceAll("sqrt", "√");
  return product(new Cursor(source), "");
}

/** Parses its text from left to right. */
class Cursor {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** Whether the last token is a closing bracket: a formula may be cut at a comma within its brackets. */
  get isClosed(): boolean {
    return this.text[this.at - 1] === ")";
  }
  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }
  match(pattern: RegExp): string | null {
    const found = new RegExp(`^(?:${pattern.source})`, "u").exec(this.text.slice(this.at));
    if (found) this.at += found[0].length;
    return found?.[0] ?? null;
  }
}

/** Up to `end` or the end of the text; a slash divides adjacent factors. */
function product(cursor: Cursor, end: string): string {
  let output = "";
  let factors = "";
  while (!cursor.isAtEnd) {
    if (end !== "" && cursor.match(/\)/u)) break;
    if (cursor.match(/\//u)) {
      output += `\\frac{${withoutBrackets(factors)}}{${withoutBrackets(factor(cursor))}}`;
      factors = "";
      continue;
    }
    const sign = cursor.match(/ ?(?:<=|>=|[-+−×*÷=<>≤≥±,:?!;₹%]) ?| /u);
    if (sign === null) {
      factors += factor(cursor);
      continue;
    }
    output += factors + (sign === " " ? "\\," : (commandOfSign[sign.trim()] ?? sign));
    factors = "";
  }
  return output + factors;
}

const withoutBrackets = (latex: string) => /^\{?\(([^()]*)\)\}?$/u.exec(latex)?.[1] ?? latex;

function factor(cursor: Cursor): string {
  const base = primary(cursor);
  if (cursor.match(/°/u)) return `${base}^{\\circ}`;
  if (!cursor.match(/\^/u)) return base;
  const sign = cursor.match(/[-−]/u) ? "-" : "";
  return `${base}^{${sign}${withoutBrackets(primary(cursor))}}`;
}

function primary(cursor: Cursor): string {
  if (cursor.match(/√/u)) return `\\sqrt{${withoutBrackets(primary(cursor))}}`;
  if (cursor.match(/\(/u)) {
    const inside = product(cursor, ")");
    return cursor.isClosed ? `(${inside})` : `(${inside}`;
  }
  const number = cursor.match(/\d+(?:[.,]\d+)*/u);
  if (number !== null) return number.replaceAll(",", "{,}");
  const name = cursor.match(/(?:sin|cos|tan|cot|sec|cosec|log) ?/u)?.trim();
  if (name !== undefined) return functionOf(name, cursor);
  const letter = cursor.match(/./u) ?? "";
  return commandOfSign[letter] ?? letter;
}

/** Words, with the powers of their units raised and single letters in italics. */
function toHtml(text: string): string {
  const escaped = text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/\^(-?\d+)/gu, "<sup>$1</sup>")
    .replaceAll(/(?<=^|\s)-(?=\s|\d|$)/gu, "−");
  return /^[b-zB-HJ-Z][.,:;?!]*$/u.test(text) ? `<i>${escaped}</i>` : escaped;
}

/** A function with its power and its argument: sin^2 30°, tan 2x. */
function functionOf(name: string, cursor: Cursor): string {
  const power = cursor.match(/\^\d+ ?/u)?.trim() ?? "";
  const of = cursor.match(/(?=[\dA-Za-zπθαβ(√])/u) === null ? "" : factor(cursor);
  const latex = name === "cosec" ? "\\operatorname{cosec}" : `\\${name}`;
  return `${latex}${power} ${of}`;
}
