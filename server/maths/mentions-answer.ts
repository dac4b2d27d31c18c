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
  if (!read) return text.includes(answer.plain) || text.includes(answer.latex);
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

const statements = {
  none: /\bno (?:real )?(?:roots?|solutions?)\b|\bnot real\b|\binconsistent\b/i,
  all: /\binfinite(?:ly)?\b|\ball (?:real )?(?:numbers|values)\b|\bevery (?:real )?(?:number|value)\b|\balways true\b|\bdependent\b/i,
};

function statesInWords(text: string, statement: "none" | "all"): boolean {
  return statements[statement].test(text) || readStatement(text) === statement;
}
