import { splitOutside } from "./outer.ts";

/** The label of an answer or of a part: the quantity that it gives. */
export interface Label {
  /** For comparison: lower case, without "the" and "of". */
  name: string;
  /** A letter names an unknown; words and formulas such as f(4) only repeat the question. */
  kind: "letter" | "words" | "formula";
}

export interface LabelledValue {
  label: Label | null;
  value: string;
}

const letter =
  /^(?:\\?(?:alpha|beta|gamma|theta|lambda|phi|omega|eta|varepsilon|rho|sigma|delta|tau)|[a-zA-Zα-ωλΔ])\s*(?:_\s*(?:\w+|\{[^{}]*\})|[₀-₉]+|\d|')?$/;
const words = /^(?=.*\p{L}\.?\p{L})\p{L}(?:[\p{L}\p{M}\s'’().-]|₹\d+)*$/u;
const functions = /^(?:sin|cos|tan|cot|sec|cosec|csc|log|ln|sqrt|frac|pi|theta)\b/i;

/** Left sides that only repeat the question: f(4), f(g(x)), dy/dx, ∫ … dx, lim …, AB, |a|, [H+], n(E). */
const formulas = [
  /^[-+\d\s]*[fghypPnEV]'*\s*\(/,
  /^\\?(?:sin|cos|tan|cot|sec|cosec|csc)\s*\(?\s*\\?(?:[A-Za-zθαβ]|theta)\s*\)?$/i,
  /^(?:\\frac\{d[^{}]*\}\{d[^{}]*\}|d[a-z]\s*\/\s*d[a-z]|[a-z]'+)$/i,
  /^(?:\\int|∫|\\lim|lim\b|\\sum|(?:\\sqrt(?:\[\d\])?\s*\{[\d,.]+\}|√\(?[\d,.]+\)?)$|\\Delta|Δ|\\eta|\\?%_)/,
  /^[A-Z]{2}$|^[A-Z]'$/,
  /^[a-z]\s*\((?:-?\d+|[a-z]\s*\([a-z]\)|[a-z])\)$/i,
  /^[a-z]\s*[×·]\s*[a-z]$/i,
  /^\|.*\|$/,
  /^\[.*\]$/,
  /^\(?\s*[a-z](?:\s*,\s*[a-z])+\s*\)?$/i,
];

/** Words before a value without an equals sign: "quotient x^2 + 3", "radius 7". */
const leading =
  /^((?:the\s+)?(?:quotient|remainder|cent(?:re|er)|radius|foc(?:us|i)|directri(?:x|ces)|latus rectum|eccentricity|vert(?:ex|ices)|(?:local |absolute |relative )?m(?:ax|in)(?:imum|ima)?(?: value)?|hcf|lcm|gcd|empirical(?: formula)?|molecular(?: formula)?|area|perimeter|volume|mean|median|mode|range|(?:strictly )?(?:in|de)creasing(?: on| in| for)?|first(?: number| share)?|second(?: number| share)?|third(?: number| share)?|protons|neutrons|electrons|answer|ans))\s*(?:[:=≈]|\bis\b|\bare\b)?\s*(?=\S)(.+)$/i;

/** Splits a text into a label and a value: "x = 4", "Area = 21/2", "radius 7". */
export function readLabel(text: string): LabelledValue {
  const plain = text
    .trim()
    .replace(/^(?:so|hence|therefore|thus|then|we get|toh|to)\b[\s,:]*/i, "");
  const worded = leadingWords(plain);
  if (worded.label) return worded;
  const sides = splitOutside(plain, sign);
  const [first = "", ...rest] = sides.filter((side) => side !== "");
  if (rest.length === 0) return { label: null, value: plain };
  const label = labelOf(first);
  if (label)
    return {
      label,
      value: plain.slice(plain.indexOf(first) + first.length).replace(leadingSign, ""),
    };
  // 4 = x is equivalent to x = 4.
  const [last = "", ...more] = rest;
  if (more.length === 0 && letter.test(last) && /^[-\d]/.test(first)) {
    return { label: labelOf(last), value: first };
  }
  return { label: null, value: plain };
}

const sign = /=(?!=)|≈|(?<=[A-Za-z])\s*:(?!\d)|\b(?:is|are|equals|hai)\b/;
const leadingSign = /^\s*(?:=|≈|:|\b(?:is|are|equals|hai)\b)\s*/;

function leadingWords(text: string): LabelledValue {
  const [, name, value] = leading.exec(text) ?? [];
  if (name === undefined || value === undefined) return { label: null, value: text };
  return { label: { name: normalised(name), kind: "words" }, value };
}

function labelOf(side: string): Label | null {
  // ∠P is also written as P.
  const text = side.replace(/^(?:\\angle(?![a-z])|∠)\s*(?=[A-Z]\s*$)/, "");
  if (letter.test(text)) {
    // Q_1, Q₁ and Q1 are the same name.
    const name = text
      .replaceAll(/[\\{}\s_]/g, "")
      .replaceAll(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080));
    return { name: name.toLowerCase(), kind: "letter" };
  }
  if (words.test(text) && !functions.test(text)) return wordsLabel(text);
  return formulas.some((formula) => formula.test(text))
    ? { name: text.replaceAll(/[\\{}()\s]/g, "").toLowerCase(), kind: "formula" }
    : null;
}

/** "the value of x" is x. */
function wordsLabel(text: string): Label {
  const [, named] = /^(?:the\s+)?(?:value|root|roots|solution)s?\s+of\s+([a-z])$/i.exec(text) ?? [];
  return named === undefined
    ? { name: normalised(text), kind: "words" }
    : { name: named.toLowerCase(), kind: "letter" };
}

const synonyms: ReadonlyMap<string, string> = new Map([
  ["gcd", "hcf"],
  ["highest common factor", "hcf"],
  ["least common multiple", "lcm"],
  ["lowest common multiple", "lcm"],
  ["center", "centre"],
  ["foci", "focus"],
  ["vertices", "vertex"],
  ["directrices", "directrix"],
  ["local max", "local maximum"],
  ["local min", "local minimum"],
  ["local maxima", "local maximum"],
  ["local minima", "local minimum"],
  ["maximum", "local maximum"],
  ["minimum", "local minimum"],
  ["max", "local maximum"],
  ["min", "local minimum"],
  ["radius", "r"],
]);

function normalised(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/\b(?:the|of|value|formula|number|age|share)\b|[().'’]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return synonyms.get(plain) ?? plain;
}

/** Whether two labels can name the same thing. Letters must be equal; other words may differ. */
export function mayBeSame(wanted: Label | null, found: Label | null): boolean {
  if (!wanted || !found || wanted.name === found.name) return true;
  if (wanted.kind !== "letter") return true;
  return found.kind === "words" || (wanted.name === "y" && found.name === "fx");
}
