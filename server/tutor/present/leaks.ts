import { compareAnswers, type MathsAnswer, mentionsAnswer, isMathematics } from "@sawaal/maths";
import { type Secret, secretParts } from "./answer-forms.ts";
import { computationLeak } from "./computation-leak.ts";
import { plainAnswer } from "../check/plain-answer.ts";

/**
 * Whether a text reveals a final answer, or a part of it. A number of the question, or of the text `shown` before,
 * counts only where it is called the answer.
 */
export type LeakTest = (text: string, shown?: string) => boolean;

export interface LeakTests {
  /** For prose. */
  tells: LeakTest;
  /**
   * For a line of working, which may contain the answer's number (`(x - 3)(x - 4) = 0`), but must not end in it (`x =
   * 3`, `… = 36`).
   */
  concludes: LeakTest;
  /** For hints: also a computation whose result is the answer, such as 6 × 6. */
  hints: LeakTest;
}

/** Tests for all parts of a final answer. */
export function leakTests(secret: Secret): LeakTests {
  return testsFor(secretParts(secret), secret.question, wordsOf(secret));
}

/**
 * Tests for the parts of an answer that are still secret after these lines of working: finding y may need the x found
 * before. Where the lines reach every part, none of them was meant to be open.
 */
export function leakTestsBeyond(lines: readonly string[], secret: Secret): LeakTests {
  const { question } = secret;
  const parts = secretParts(secret);
  // The result of an exercise's part is its answer, whatever follows.
  if (secret.computed?.parts) return leakTests(secret);
  const hidden = parts.filter((part) => !lines.some((line) => comesTo(part, line, question)));
  return testsFor(hidden.length > 0 ? hidden : parts, question, wordsOf(secret));
}

/** Expressions that reveal an answer in words, including the letter of its option. */
function wordsOf({ question, answer, computed }: Secret): (text: string) => boolean {
  const inWords = wordsLeak(question, answer);
  const letters = [computed, ...(computed?.parts ?? []).map((part) => part.answer)].flatMap((one) =>
    one?.option ? [one.option.letter] : [],
  );
  if (letters.length === 0) return inWords;
  const named = letters.join("|");
  const option = new RegExp(String.raw`\boption\s*\(?(?:${named})\b|\((?:${named})\)`, "iu");
  return (text) => option.test(text) || inWords(text);
}

function testsFor(
  secrets: readonly MathsAnswer[],
  question: string,
  words: (text: string) => boolean,
): LeakTests {
  const tells: LeakTest = (text, shown = "") =>
    words(text) || secrets.some((secret) => mentionsAnswer(text, secret, `${question}\n${shown}`));
  const concludes: LeakTest = (line, shown = "") =>
    hasWords(line)
      ? tells(line, shown)
      : words(line) || secrets.some((secret) => comesTo(secret, line, `${question}\n${shown}`));
  const computes = computationLeak(question, secrets);
  const hints: LeakTest = (text, shown) => tells(text, shown) || computes(text);
  return { tells, concludes, hints };
}

function comesTo(secret: MathsAnswer, line: string, known: string): boolean {
  if (!mentionsAnswer(line, secret, known)) return false;
  // With the question's own numbers removed, only what is called the answer remains.
  const isStated = mentionsAnswer(line, secret, `${known}\n${line}`);
  return isStated || sidesOf(line).some((side) => compareAnswers(secret.plain, side) === "equal");
}

/** The sides of equality signs and the clauses, without the marks of a formula. */
function sidesOf(line: string): string[] {
  return line
    .replaceAll("$", "\n")
    .split(/\n|=|,\s|;|\\q?quad|\\(?:R|r|Long|long)ightarrow|\\implies|⇒|→/u)
    .map((side) => side.trim())
    .filter((side) => side !== "");
}

/** "Answer: 4", but not "Choose the right answer: (a) 4 (b) 5". */
const answerNote = /\bans(?:wer)?\b\s*[:=](?!\s*\(?a[).]\s[^]*\bb[).])/iu;

/**
 * Whether a question transcribed from a photo states its answer, as no question does. Its own numbers and options are
 * not secret: a student can read them there.
 */
export function addsAnswer(copy: string, secret: Secret): boolean {
  const letter = secret.computed?.option?.letter;
  const isOptionNamed =
    letter !== undefined && copy.split(new RegExp(String.raw`\(${letter}\)`, "iu")).length > 2;
  return (
    isOptionNamed ||
    answerNote.test(copy) ||
    secretParts(secret).some((part) => mentionsAnswer(copy, part, copy))
  );
}

/**
 * The text up to the first sentence that reveals an answer, since what follows depends on it; `neutral` where nothing
 * usable is left, such as half a formula.
 */
export function withhold(text: string, leaks: LeakTest, neutral: string): string {
  if (!leaks(text)) return text;
  const sentences = text.split(/(?<=[.!?।]\s+|\n)/u);
  // Tested in pairs rather than from the start each time: a model's text may have a thousand sentences.
  const telling = sentences.findIndex((sentence, index) =>
    leaks(`${sentences[index - 1] ?? ""}${sentence}`),
  );
  const lead = sentences.slice(0, Math.max(0, telling)).join("").trim();
  return lead === "" || leaks(lead) || hasHalfFormula(lead) ? neutral : lead;
}

/** The texts of a list that reveal nothing. */
export function withoutLeaks<Item>(
  items: readonly Item[],
  leaks: LeakTest,
  textOf: (item: Item) => string,
): Item[] {
  return items.filter((item) => !leaks(textOf(item)));
}

function hasHalfFormula(text: string): boolean {
  const blocks = text.split("$$");
  return blocks.length % 2 === 0 || blocks.join("").split("$").length % 2 === 0;
}

/** Words without content: they don't reveal an answer. */
const fillers = new Set(
  "a an and are as at be because by for from has have in is it its of on or so than that the their there these they this to was were which with".split(
    " ",
  ),
);

/** Up to so many content words an answer counts as a list of items, each of which is a part of it. */
const shortAnswer = 8;

/**
 * For answers in words: a text reveals one if it contains all of its content words that the question doesn't contain.
 * Long answers are tested sentence by sentence, short ones item by item. Never true for a purely mathematical answer.
 */
function wordsLeak(question: string, answer: string): (text: string) => boolean {
  const plain = plainAnswer(answer);
  if (isMathematics(plain) && !hasWords(plain)) return () => false;
  const questionWords = new Set(tellingWords(question));
  const pieces = itemsOf(plain)
    .map((piece) => {
      const words = tellingWords(piece);
      const fresh = words.filter((word) => !questionWords.has(word));
      // An answer that the question itself offers ("… rises or falls?") has no new words: all of them count.
      return fresh.length > 0 ? fresh : words;
    })
    .filter((words) => words.length > 0);
  return (text) => {
    const said = new Set(tellingWords(text));
    return pieces.some((words) => words.every((word) => said.has(word)));
  };
}

/** True for a text with words, besides names such as HCF, "or" and LaTeX commands. */
function hasWords(text: string): boolean {
  return /\p{Ll}{2}/u.test(
    text.replaceAll(/\\(?:text|mathrm)\s*\{[^{}]*\}|\\[a-z]+|\b(?:or|and)\b/giu, ""),
  );
}

/** Words and numbers of a text in lower case, without LaTeX commands and fillers. */
function tellingWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\\[a-z]+/gu, " ")
    .match(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*/gu);
  return (words ?? []).filter((word) => !fillers.has(word));
}

function itemsOf(answer: string): string[] {
  const isShort = tellingWords(answer).length <= shortAnswer;
  return answer.split(isShort ? /[;\n]|[.,]\s+|\s+(?:and|or)\s+/u : /[;\n]|[.!?]\s+/u);
}
