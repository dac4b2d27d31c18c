import { compareQuantities } from "./compare/quantities.ts";
import { listItems } from "./compare/lists.ts";
import { restatement, type SearchScope } from "./compare/restated.ts";
import { numberWord } from "./numbers/number-words.ts";
import { withDigits } from "./compare/said-numbers.ts";
import { tellsTime, tellsTruth, tellsWords } from "./compare/told-words.ts";
import { type Entry, readAnswer, type ReadAnswer } from "./compare/read-answer.ts";
import { readStatement } from "./compare/statements.ts";
import { findMentions, writtenForms } from "./compare/mentions.ts";
import * as q from "./numbers/rational.ts";
import { equalSurds, multiplySurds, surd } from "./numbers/surd.ts";
import type { MathsAnswer } from "./outcome.ts";
import { lazily } from "./read/lazily.ts";

/**
 * Whether a text reveals the final answer, in any form: 4, 4.0, four, चार, x = 4, 8/2, a mixed number, one root
 * of two, one of several labelled values, an expression or a matrix of the same value, a time on either clock. A number
 * that also occurs in the question is revealed only if the text states it as the answer: "subtract 4" does not, "x = 4"
 * and "the answer is 4" do.
 */
export function mentionsAnswer(text: string, answer: MathsAnswer, question: string): boolean {
  return answerListener(answer, question)(text);
}

interface Listening {
  /** The other mathematics that is compared with the answer; numbers are compared everywhere. */
  scope?: SearchScope;
}

/** `mentionsAnswer` for many texts: the answer and the question are parsed once, and only if a text needs it. */
export function answerListener(
  answer: MathsAnswer,
  question: string,
  { scope = "everywhere" }: Listening = {},
): Listener {
  const hasFigures = /\d/.test(answer.plain);
  const asked = { question, scope };
  const whole = lazily(() => listenerFor(answer, asked));
  const parts = lazily(() =>
    partsOf(answer.plain).map((part) => listenerFor({ latex: part, plain: part }, asked)),
  );
  return (text) => {
    const said = withDigits(text);
    // Words alone can't reveal an answer that is written with figures.
    if (hasFigures && isProse(said)) return false;
    return whole()(said) || parts().some((tells) => tells(said));
  };
}

/** Whether a text, with its number words as digits, reveals one answer. */
type Listener = (text: string) => boolean;

const proseOnly = /^[a-z\s.,;:'’"!?–—-]*$/i;

/** English words and punctuation, none of them the name of a number. */
function isProse(text: string): boolean {
  return (
    proseOnly.test(text) &&
    text.split(/[^a-z]+/i).every((word) => numberWord(word.toLowerCase()) === undefined)
  );
}

interface Asked {
  question: string;
  scope: SearchScope;
}

function listenerFor(answer: MathsAnswer, asked: Asked): Listener {
  const { plain } = answer;
  const { question } = asked;
  if (/^(?:true|false)$/.test(plain)) return (text) => tellsTruth(text, plain === "true");
  if (/^\d{1,2}:\d{2}(?: [AP]M)?$/.test(plain)) return (text) => tellsTime(text, plain, question);
  if (isLongList(plain)) return (text) => listsAll(text, plain, question);
  const read = readAnswer(plain) ?? (answer.latex === plain ? null : readAnswer(answer.latex));
  if (!read) return formListener(answer, asked);
  const tellsNumber = numberListener(read, question, plain.endsWith("%"));
  // A product of primes, an expanded form or a point is revealed only in full, not by its value alone.
  return /\d\s*[×+]|^\([^()]+,[^()]+\)$/.test(plain)
    ? anyOf(tellsNumber, restating(answer, asked))
    : tellsNumber;
}

/** For answers other than plain numbers: with units, in words, in letters. */
function formListener(answer: MathsAnswer, asked: Asked): Listener {
  const { plain } = answer;
  const number = numberOf(plain);
  const told: Listener = /^[a-z][a-z\s'-]+$/i.test(plain)
    ? (text) => tellsWords(text, plain, asked.question)
    : anyOf((text) => writesOut(text, answer), restating(answer, asked));
  return number === null ? told : anyOf(listenerFor({ latex: number, plain: number }, asked), told);
}

function anyOf(first: Listener, second: Listener): Listener {
  return (text) => first(text) || second(text);
}

function restating({ plain, kind }: MathsAnswer, asked: Asked): Listener {
  return restatement(plain, { ...asked, kind });
}

/** Each labelled value must stay secret: the HCF of "HCF = 6, LCM = 36". */
function partsOf(plain: string): string[] {
  if (!separator.test(plain) && !plain.includes("±")) return [];
  const items = listItems(plain);
  const isLabelled = items.length > 1 && items.every(({ label }) => label !== null);
  const isPair = items.length === 2 && items.every(({ value }) => numberOf(value) !== null);
  return isLabelled || isPair
    ? items.map(({ value }) => value).filter((value) => /\d/.test(value))
    : [];
}

const separator = /[,;&\n]|\b(?:and|or)\b/;

/** Numbers without labels are one answer: of 2, 8, 1 the number 2 reveals nothing. */
const longList = 3;

function isLongList(plain: string): boolean {
  if (!separator.test(plain)) return false;
  const items = listItems(plain);
  return (
    items.length >= longList &&
    items.every(({ label, value }) => !label && /^[-+]?[\d./]+$/.test(value))
  );
}

/** Whether the numbers of a list occur consecutively, and do not in the question. */
function listsAll(text: string, plain: string, question: string): boolean {
  const list = formsIn(plain);
  return formsIn(text).includes(list) && !formsIn(question).includes(list);
}

function formsIn(text: string): string {
  return ` ${findMentions(text)
    .map(({ value, form }) =>
      value ? `${value.rational.numerator}/${value.rational.denominator}` : form,
    )
    .join(" ")} `;
}

function numberListener(read: ReadAnswer, question: string, isInPercent: boolean): Listener {
  if (read.kind === "statement") return (text) => statesInWords(text, read.statement);
  if (read.kind === "ratio") return (text) => tellsRatio(read.terms, text);
  const hundred = surd(q.rational(100n));
  const values = read.entries.flatMap(({ value, isPercent }) => {
    const number = isPercent || isInPercent ? multiplySurds(value, hundred) : null;
    return number ? [value, number] : [value];
  });
  const inQuestion = lazily(() => writtenForms(withDigits(question)));
  return (text) =>
    findMentions(text).some(({ value, form, isStated }) => {
      const isAnswer = value !== null && values.some((own) => equalSurds(own, value));
      return isAnswer && (isStated || !inQuestion().has(form));
    });
}

function tellsRatio(entries: readonly Entry[], text: string): boolean {
  const terms = entries.map(({ value }) =>
    q.rational(value.rational.numerator, value.rational.denominator),
  );
  return findMentions(text).some(({ ratio }) => {
    return (
      ratio?.length === terms.length &&
      ratio.every((term, at) => q.equals(term, terms[at] ?? q.zero))
    );
  });
}

/** A short answer such as the letter i is part of many words: it is revealed only if it is alone in a formula. */
const shortest = 3;

/** The number of a quantity such as 62.5 m or ₹36, which alone reveals it. */
function numberOf(plain: string): string | null {
  if (!compareQuantities(plain, plain)) return null;
  const [number] = /-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(plain.replaceAll(",", "")) ?? [];
  return number ?? null;
}

/** Whether a text contains literally an answer that is not a number. */
function writesOut(text: string, { latex, plain }: MathsAnswer): boolean {
  const written = [latex, plain].map(withoutSpaces);
  const isLong = written.every((form) => form.length >= shortest);
  if (isLong && written.some((form) => withoutSpaces(text).includes(form))) return true;
  const formulas = /[a-z]{3}/i.test(text.replaceAll(/\$[^$]*\$|\\[a-z]+/gi, ""))
    ? [...text.matchAll(/\$([^$]*)\$/g)].map(([, inner = ""]) => inner)
    : [text];
  return formulas
    .flatMap((formula) => formula.replaceAll("$", "").split(/=|,|;|\\quad/))
    .some((side) => written.includes(withoutSpaces(side)));
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

const statements = {
  none: /\bno (?:real )?(?:roots?|solutions?)\b|\bnot real\b|\binconsistent\b/i,
  all: /\binfinite(?:ly)?\b|\ball (?:real )?(?:numbers|values)\b|\bevery (?:real )?(?:number|value)\b|\balways true\b|\bdependent\b/i,
};

function statesInWords(text: string, statement: "none" | "all"): boolean {
  return statements[statement].test(text) || readStatement(text) === statement;
}
