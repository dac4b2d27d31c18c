import { compareAnswers } from "../../maths/compare.ts";
import { mentionsAnswer } from "../../maths/mentions-answer.ts";
import type { MathsAnswer } from "../../maths/outcome.ts";
import { solveQuestion } from "../../maths/solve-question.ts";
import { plainAnswer } from "../check/plain-answer.ts";
import { tellingWords } from "./words.ts";

/** Says of a text whether it gives a final answer away. */
export type LeakTest = (text: string) => boolean;

/** Up to so many telling words an answer is a list of things, each of which is a part of it. */
const shortAnswer = 8;

interface LeakTests {
  /** Whether a text holds the answer or any part of it: one of two roots, one name of a list. */
  anyPart: LeakTest;
  /** The same, without the parts that these texts lay open: solving for y may need the x found before. */
  beyond: (open: readonly string[]) => LeakTest;
}

/**
 * Tests for one final answer. It is taken as the engine wrote it and, where our solver can compute the question, as
 * it truly is: neither may slip out, not even as the correction of the other.
 */
export function leakTests(question: string, answer: string): LeakTests {
  const forms = mathsForms(question, answer);
  const parts = forms.flatMap(partsOf);
  const words = wordsTest(question, answer);
  const mentions = (text: string) => (form: MathsAnswer) => mentionsAnswer(text, form, question);
  const secret = (hidden: readonly MathsAnswer[]) => (text: string) =>
    forms.some(mentions(text)) || hidden.some(mentions(text)) || words(text);
  return {
    anyPart: secret(parts),
    beyond: (open) => {
      const hidden = parts.filter((part) => !open.some((text) => mentions(text)(part)));
      return secret(hidden);
    },
  };
}

function mathsForms(question: string, answer: string): MathsAnswer[] {
  const plain = plainAnswer(answer);
  const written = isMaths(plain) ? [{ latex: plain, plain }] : [];
  const computed = solveQuestion(question);
  return computed.kind === "solved" ? [...written, computed.solution.answer] : written;
}

function isMaths(plain: string): boolean {
  return compareAnswers(plain, plain) === "equal";
}

/** `x = 2 or x = 3` holds two answers; `(2, 3)` and `12,50,000` one each. */
function partsOf({ plain }: MathsAnswer): MathsAnswer[] {
  const parts = plain.split(/\s+(?:or|and)\s+|;\s*|,\s+/u);
  return parts.length > 1 && parts.every(isMaths)
    ? parts.map((part) => ({ latex: part, plain: part }))
    : [];
}

/**
 * For answers in words: a text gives one away that holds all of its telling words which the question doesn't hold.
 * Long answers are looked at sentence by sentence, short ones also item by item.
 */
function wordsTest(question: string, answer: string): LeakTest {
  const plain = plainAnswer(answer);
  if (isMaths(plain) && !/\p{L}{2}/u.test(plain.replaceAll(/\\[a-z]+|\b(?:or|and)\b/gu, ""))) {
    return () => false;
  }
  const asked = new Set(tellingWords(question));
  const pieces = piecesOf(plain).map((piece) => {
    const words = tellingWords(piece);
    const fresh = words.filter((word) => !asked.has(word));
    // An answer that the question itself offers ("… rises or falls?") has no fresh words: all of them tell.
    return fresh.length > 0 ? fresh : words;
  });
  return (text) => {
    const said = new Set(tellingWords(text));
    return pieces.some((words) => words.length > 0 && words.every((word) => said.has(word)));
  };
}

function piecesOf(answer: string): string[] {
  const isShort = tellingWords(answer).length <= shortAnswer;
  return answer.split(isShort ? /[;\n]|[.,]\s+|\s+(?:and|or)\s+/u : /[;\n]|[.!?]\s+/u);
}
