import { type Ambiguity, labelOrFactor, shortWords, startsWord } from "./ambiguity.ts";

type Taken =
  | {
      kind: "label";
      /** As shown next to an answer; null for a heading such as "EXERCISE 4.2". */
      name: string | null;
      rest: string;
      isHeading: boolean;
    }
  | { kind: "ambiguous"; ambiguity: Ambiguity };

/** The position of an exercise in a book; a ratio or a product can't begin like this. */
const headings = [
  /^(?:class|grade|कक्षा)\s*[-–]?\s*\d{1,2}(?:th)?\s*[,:;-]?\s+(?:maths?\s*[,:;-]?\s+)?(?=(?:ncert|ex|exercise|chapter|ch|q|ques|question|example)\b)/iu,
  /^(?:ncert\s+)?(?:exercise|ex|chapter|ch|example|eg|illustration|अभ्यास|प्रश्नावली|उदाहरण)\.?\s*(?:no\.?\s*)?\d{1,2}(?:\.\d{1,2})*(?:\s*[:.,)-](?=\s)|(?=\s))\s*(?![+\-−×÷*/=^,])(?=\S)/iu,
];

const numbered = String.raw`(?:q|qn|qs|que|ques|question|problem|doubt|प्रश्न|सवाल)\s*\.?\s*(?:no\s*\.?\s*)?(?:\d{1,3}|[०-९]{1,3})`;
/** "Q5:", "Ques 3)", "प्रश्न 3." and, before a word or a bracket, "Q5". */
const questions = [
  new RegExp(String.raw`^(${numbered})\s*[.):\]](?=\s|[(\p{Lu}])\s*`, "iu"),
  new RegExp(
    String.raw`^(${numbered})\s+(?=\p{L}[\p{L}\p{M}]|[([]\s*(?:[a-h]|[ivx]{1,4})\s*[)\]])`,
    "iu",
  ),
  new RegExp(String.raw`^(${numbered})(?=[([]\s*(?:[a-h]|[ivx]{1,4})\s*[)\]]\s)`, "iu"),
  /^(q\.?\d{1,3})\s+(?=[\d√])/iu,
];

const names = String.raw`[a-h]|[ivx]{1,4}|\d{1,3}|[क-ज]|[०-९]{1,2}`;
/** "a)", "iv." and "3." before any text except abbreviations such as "A. P." and "i. e.". */
const open = new RegExp(
  String.raw`^((?:${names})\s*(?:\)|\.(?!\s*\p{L}\s*\.)))\s+(?![+×÷*/=^,])(?=\S)`,
  "iu",
);
const certainLabels = [
  { patterns: headings, isHeading: true },
  { patterns: questions, isHeading: true },
  { patterns: [open], isHeading: false },
];
const bracketed = new RegExp(String.raw`^(([([])\s*([a-z]|${names})\s*[)\]])(\s*)`, "iu");

/**
 * The first label of a text, if it is unambiguous; `isCertain` if a heading precedes it. Null if the text begins
 * differently, or with a product such as (2)(x + 1).
 */
export function takeLabel(text: string, isCertain: boolean): Taken | null {
  const start = text.trimStart();
  for (const { patterns, isHeading } of certainLabels) {
    const found = firstMatch(patterns, start);
    if (found) return label(found[1] ?? null, start.slice(found[0].length), isHeading);
  }
  return takeBracket(start, isCertain);
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
}

function label(name: string | null, rest: string, isHeading: boolean): Taken {
  return { kind: "label", name: name?.replaceAll(/\s+/gu, "") ?? null, rest, isHeading };
}

function takeBracket(text: string, isCertain: boolean): Taken | null {
  const [whole, name = "", , inner = "", gap = ""] = bracketed.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = text.slice(whole.length);
  if (rest === "") return null;
  switch (roleOf({ name: inner, isApart: gap !== "", rest, isCertain })) {
    case "label":
      return label(name, rest, false);
    case "ambiguous":
      return { kind: "ambiguous", ambiguity: labelOrFactor(text, inner) };
    case "factor":
      return null;
  }
}

interface Bracket {
  name: string;
  /** Whether a space follows it. */
  isApart: boolean;
  rest: string;
  isCertain: boolean;
}

type Role = "label" | "factor" | "ambiguous";

/** Classifies a letter or a number in brackets by the text after it. */
function roleOf(bracket: Bracket): Role {
  const { name, isApart, rest, isCertain } = bracket;
  if (startsWord(rest)) return isLabelName(name) ? "label" : "factor";
  // An operator makes the bracket its first operand.
  if (/^(?:[+×÷*/=^,:%!°²³)\]<>≤≥]|\\(?:div|times|cdot)\b|[-−–]\s)/u.test(rest)) return "factor";
  if (!isApart) return /^\d/.test(rest) ? "ambiguous" : "factor";
  return isCertain || isNoFactor(bracket) ? "label" : "ambiguous";
}

/**
 * Whether a bracket separated by a space before a calculation is not a factor: (3) 45 + 5, and (a) 5 + 3 without an a.
 */
function isNoFactor({ name, rest }: Bracket): boolean {
  if (/^[-−–]/u.test(rest)) return false;
  if (/^[\d०-९]/u.test(name)) return /^\d/.test(rest);
  return isLabelName(name) && !usesLetter(rest, name);
}

/** The letters x, y, n and similar ones name an unknown, not a question. */
function isLabelName(name: string): boolean {
  return /^(?:[a-h]|[ivx]{2,4}|[iv]|\d{1,2}|[क-ज]|[०-९]{1,2})$/iu.test(name);
}

/** Whether a letter belongs to a formula: alone, after a number, or next to one other letter. */
function usesLetter(text: string, letter: string): boolean {
  const runs = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return runs.some(
    (run) => run.length < 3 && !shortWords.has(run) && run.includes(letter.toLowerCase()),
  );
}
