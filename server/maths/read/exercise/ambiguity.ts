import { inWords } from "../in-words.ts";

/** A part of the text with two possible readings. */
export interface Ambiguity {
  /** The text in LaTeX, as it was read. */
  reading: string;
  /** For the student: both readings, and how to type the one that is meant. */
  detail: string;
}

const operand = String.raw`[\p{L}\d(√∛|\\½⅓⅔¼¾]`;
/** One letter, Roman numeral or whole number alone in brackets. */
const lone = String.raw`[([]\s*([a-z]|[ivx]{2,4}|\d{1,2})\s*[)\]]`;
/** At the start or after a space, and before a space and a possible second factor. */
const before = new RegExp(
  String.raw`(?<=^|\s)${lone}\s+(?!\\(?:div|times|cdot|pm|leq?|geq?|neq?|lt|gt)\b)(?=${operand})`,
  "giu",
);
/** At the end, after a space and a number, a letter or a bracket that may be the other factor. */
const behind = new RegExp(
  String.raw`(?<=(?:\d|\)|\]|(?<![\p{L}])\p{L}|[²³⁴])\s+)${lone}\s*[.?]?\s*$`,
  "iu",
);

/**
 * The remaining letter or number in brackets in a question that can be either a label or marks, or a factor. One next
 * to a word is neither.
 */
export function ambiguityIn(question: string): Ambiguity | null {
  for (const match of question.matchAll(before)) {
    const rest = question.slice(match.index + match[0].length);
    const led = question.slice(0, match.index);
    if (!startsWord(rest) && !namesFunction(led)) return labelOrFactor(question, match[1] ?? "");
  }
  const [, last] = behind.exec(question) ?? [];
  if (last === undefined || namesFunction(question.replace(behind, ""))) return null;
  return marksOrFactor(question, last);
}

/** Both readings of a letter in brackets before a calculation. */
export function labelOrFactor(text: string, name: string): Ambiguity {
  return {
    reading: inWords(text),
    detail: `“(${name})” can be the name of the question, or ${name} times what comes next. Leave the name out, or write ${name} × instead.`,
  };
}

function marksOrFactor(text: string, number: string): Ambiguity {
  return {
    reading: inWords(text),
    detail: `“(${number})” at the end can be the marks, or a number to multiply by. Leave the marks out, or write × ${number}.`,
  };
}

/** Functions, roots and single letters are mathematics. */
const functions = /^(?:sin|cos|tan|cot|sec|cosec|csc|log|ln|sqrt|lim|det|adj)\b/i;

/** Whether a text starts with a word of natural language, not of a formula. */
export function startsWord(text: string): boolean {
  const words = text.replace(/^a\s+(?=\p{L}{2})/iu, "");
  return /^\p{L}[\p{L}\p{M}]/u.test(words) && !functions.test(words) && !isLetterRun(words);
}

/** "ab", "xy": two letters that do not form a word are factors of a product. */
function isLetterRun(text: string): boolean {
  const [run = ""] = /^[a-z]+/i.exec(text) ?? [];
  return run.length === 2 && !shortWords.has(run.toLowerCase());
}

/** Words and units of two letters, in English and Hindi, which are not products of two variables. */
export const shortWords: ReadonlySet<string> = new Set(
  "is in if by to of at or as an be do on it so my we he up no me us hi rs cm km kg mg ml mm cl dl hr am pm ki ka ke ko se me do ho aur".split(
    " ",
  ),
);

/** `f (2)` is the value of a function if a letter of a function, or its name, is directly before it. */
function namesFunction(text: string): boolean {
  return /(?<!\p{L})(?:[fghp]|sin|cos|tan|cot|sec|cosec|csc|log|ln|sqrt)\s*$/iu.test(text);
}
