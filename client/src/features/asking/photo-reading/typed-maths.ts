/**
 * Puts the fractions, powers and roots of a question typed on one line into KaTeX delimiters: `3/4 + x^2` becomes
 * `\(\frac{3}{4} + x^{2}\)`. Words, units (km/h), dates and malformed formulas are unchanged.
 */
export function typesetMaths(text: string): string {
  return text
    .split("\n")
    .map((line) => typesetLine(line.split(" ")))
    .join("\n");
}

function typesetLine(words: readonly string[]): string {
  const parts: string[] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(typesetRun(run));
    run = [];
  };
  words.forEach((word, index) => {
    if (isFormula(word, words[index - 1], words[index + 1])) {
      run.push(word);
      if (/[.,;:?]$/u.test(word)) endRun();
    } else {
      endRun();
      parts.push(word);
    }
  });
  endRun();
  return parts.join(" ");
}

const operator = /^[+\-−×÷*=<>≤≥±]+$/u;
const functionName = /^(?:sin|cos|tan|sec|cosec|cot|log|ln)/u;

/** Whether a word belongs to a formula. The article "a" doesn't; the variable a has an operator beside it. */
function isFormula(word: string, before = "", after = ""): boolean {
  if (/^[aAI]$/u.test(word)) return operator.test(before) || operator.test(after);
  if (/^[A-Za-z]+\/[A-Za-z]+[²³]?[.,;:?]?$/u.test(word)) return false;
  if (/^\d+\/\d+\/\d+/u.test(word)) return false;
  if (!/^[\w+\-−×÷*=<>≤≥±/^√()[\]{}.,;:?π°θαβ²³|!%]+$/u.test(word)) return false;
  return !/[A-Za-z]{2}/u.test(word.replace(functionName, ""));
}

function typesetRun(run: readonly string[]): string {
  const whole = run.join(" ");
  const end = /[.,;:?]+$/u.exec(whole)?.[0] ?? "";
  const formula = whole.slice(0, whole.length - end.length);
  if (!/[/^√]/u.test(formula)) return whole;
  const latex = latexOf(formula);
  return latex === null ? whole : String.raw`\(${latex}\)${end}`;
}

interface Cursor {
  tokens: readonly string[];
  index: number;
}

const token =
  /\s*(?<token>\d+(?:[.,]\d+)*|sin|cos|tan|sec|cosec|cot|log|ln|[A-Za-zπθαβ]|[²³]|[^\s])/gu;

/** Parses a formula into LaTeX; null if brackets or operands are missing. */
function latexOf(formula: string): string | null {
  const tokens = [...formula.matchAll(token)].map(({ groups }) => groups?.["token"] ?? "");
  const cursor = { tokens, index: 0 };
  const latex = sequence(cursor);
  return cursor.index === tokens.length ? latex : null;
}

/** Parses terms and operators up to a closing bracket. */
function sequence(cursor: Cursor): string | null {
  const parts: string[] = [];
  for (
    let next = peek(cursor);
    next !== undefined && !/^[)\]}]$/u.test(next);
    next = peek(cursor)
  ) {
    if (signs.has(next) || /^[+\-−=<>|!%.,;:?]$/u.test(next)) {
      cursor.index += 1;
      parts.push(signs.get(next) ?? next);
    } else {
      const term = quotient(cursor);
      if (term === null) return null;
      parts.push(term);
    }
  }
  return parts.join(" ");
}

const signs: ReadonlyMap<string, string> = new Map([
  ["×", String.raw`\times`],
  ["*", String.raw`\times`],
  ["÷", String.raw`\div`],
  ["−", "-"],
  ["≤", String.raw`\le`],
  ["≥", String.raw`\ge`],
  ["±", String.raw`\pm`],
  ["%", String.raw`\%`],
  ["°", String.raw`^{\circ}`],
]);

/** Parses a fraction: one factor on each side of the slash, redundant parentheses removed. */
function quotient(cursor: Cursor): string | null {
  let above = power(cursor);
  while (above !== null && peek(cursor) === "/") {
    cursor.index += 1;
    const below = power(cursor);
    if (below === null) return null;
    above = String.raw`\frac{${bare(above)}}{${bare(below)}}`;
  }
  return above;
}

function power(cursor: Cursor): string | null {
  let base = atom(cursor);
  for (let next = peek(cursor); base !== null && next !== undefined; next = peek(cursor)) {
    if (next === "²" || next === "³") {
      cursor.index += 1;
      base = `${base}^{${next === "²" ? 2 : 3}}`;
    } else if (next === "^") {
      cursor.index += 1;
      const sign = /^[-−]$/u.test(peek(cursor) ?? "") ? "-" : "";
      cursor.index += sign.length;
      const exponent = atom(cursor);
      if (exponent === null) return null;
      base = `${base}^{${sign}${bare(exponent)}}`;
    } else break;
  }
  return base;
}

function atom(cursor: Cursor): string | null {
  const next = peek(cursor);
  if (next === undefined) return null;
  cursor.index += 1;
  if (next === "√") return root(cursor);
  const close = closing.get(next);
  if (close !== undefined) return group(cursor, next, close);
  return /^[\dA-Za-zπθαβ]/u.test(next) ? (names.get(next) ?? next) : null;
}

function root(cursor: Cursor): string | null {
  const inside = atom(cursor);
  return inside === null ? null : String.raw`\sqrt{${bare(inside)}}`;
}

function group(cursor: Cursor, open: string, close: string): string | null {
  const inside = sequence(cursor);
  if (inside === null || peek(cursor) !== close) return null;
  cursor.index += 1;
  return String.raw`\left${escapedBracket(open)}${inside}\right${escapedBracket(close)}`;
}

const closing: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);
const escapedBracket = (bracket: string) => (/[{}]/u.test(bracket) ? `\\${bracket}` : bracket);

const greek = { π: "pi", θ: "theta", α: "alpha", β: "beta" };
const functions = ["sin", "cos", "tan", "sec", "cot", "log", "ln"].map(
  (name) => [name, `\\${name}`] as const,
);
/** LaTeX commands of typed function names and Greek letters. */
const names: ReadonlyMap<string, string> = new Map([
  ...functions,
  ["cosec", String.raw`\operatorname{cosec}`],
  ...Object.entries(greek).map(([sign, name]) => [sign, `\\${name}`] as const),
]);

const peek = ({ tokens, index }: Cursor) => tokens[index];

/** Removes outer parentheses, which a fraction bar, a root or an exponent makes redundant. */
function bare(latex: string): string {
  const inside = /^\\left\((?<inside>.*)\\right\)$/u.exec(latex)?.groups?.["inside"];
  return inside === undefined || /\\right\).*\\left\(/u.test(inside) ? latex : inside;
}
