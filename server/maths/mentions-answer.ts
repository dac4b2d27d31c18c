import { compareQuantities } from "./compare/quantities.ts";
import { readAnswer } from "./compare/read-answer.ts";
import { readStatement } from "./compare/statements.ts";
import { findMentions, writtenForms } from "./compare/mentions.ts";
import * as q from "./numbers/rational.ts";
import { equalSurds, multiplySurds, surd } from "./numbers/surd.ts";
import type { MathsAnswer } from "./outcome.ts";

/**
 * Whether a text gives the final answer away, in any form: 4, 4.0, four, x = 4, 8/2, a mixed number, one root
 * of two. A number that also stands in the question is given away only where it is said to be the answer:
 * "subtract 4" is not, "x = 4" and "the answer is 4" are.
 */
export function mentionsAnswer(text: string, answer: MathsAnswer, question: string): boolean {
  const read = readAnswer(answer.plain) ?? readAnswer(answer.latex);
  if (!read) {
    const number = numberOf(answer.plain);
    return number === null
      ? writesOut(text, answer)
      : mentionsAnswer(text, { latex: number, plain: number }, question);
  }
  if (read.kind === "statement") return statesInWords(text, read.statement);
  if (read.kind === "ratio") {
    const terms = read.terms.map(({ value }) =>
      q.rational(value.rational.numerator, value.rational.denominator),
    );
    return findMentions(text).some(({ ratio }) => {
      return (
        ratio?.length === terms.length &&
        ratio.every((term, at) => q.equals(term, terms[at] ?? q.zero))
      );
    });
  }
  const hundred = surd(q.rational(100n));
  const values = read.entries.flatMap(({ value, isPercent }) => {
    const number = isPercent ? multiplySurds(value, hundred) : null;
    return number ? [value, number] : [value];
  });
  const inQuestion = writtenForms(question);
  return findMentions(text).some(({ value, form, isStated }) => {
    const isAnswer = value !== null && values.some((own) => equalSurds(own, value));
    return isAnswer && (isStated || !inQuestion.has(form));
  });
}

/** A short answer such as the letter i is part of many words: it is told only where it stands alone in a formula. */
const shortest = 3;

/** The number of a quantity such as 62.5 m or ₹36, which alone gives it away. */
function numberOf(plain: string): string | null {
  if (!compareQuantities(plain, plain)) return null;
  const [number] = /-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(plain.replaceAll(",", "")) ?? [];
  return number ?? null;
}

/** Whether an answer that is no number stands in a text as it is written. */
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
