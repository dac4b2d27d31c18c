import { isMathematics, type MathsAnswer } from "@sawaal/maths";
import { plainAnswer } from "../check/plain-answer.ts";

/**
 * The final answer as mathematics, in parts that are each secret: every root of an equation, every unknown of a system.
 * Both the engine's answer and, where the solver can compute the question, the true one: neither may leak, not even as
 * the correction of the other. Empty for an answer in words.
 */
export function secretParts({ answer, computed }: Secret): MathsAnswer[] {
  const plain = plainAnswer(answer);
  const written = isMathematics(plain) ? [{ latex: plain, plain }] : [];
  const forms = computed ? [...written, computed] : written;
  return forms.flatMap(partsOf);
}

/** The withheld parts of an answer, and the open part: its question. */
export interface Secret {
  question: string;
  /** As the engine wrote it. */
  answer: string;
  /** The solver's answer, where it has one. */
  computed: MathsAnswer | null;
}

/** `x = 2 or x = 3` has two parts; `(2, 3)` and `12,50,000` are one each. */
function partsOf(form: MathsAnswer): MathsAnswer[] {
  if (form.parts) return form.parts.flatMap(({ answer }) => (answer ? partsOf(answer) : []));
  const parts = form.plain.split(/\s+(?:or|and)\s+|;\s*|,\s+/u);
  return parts.length > 1 && parts.every(isMathematics)
    ? parts.map((part) => ({ latex: part, plain: part }))
    : [form];
}

/** An answer with so many words is no value, name or phrase. */
const fewestWords = 8;

/**
 * Whether an answer consists of sentences: it can't be compared with a typed answer, so the student writes hers on
 * paper and compares the two herself.
 */
export function isInSentences(answer: string): boolean {
  const words = answer.replaceAll(/\$[^$]*\$/gu, " ").match(/\p{L}{2,}/gu) ?? [];
  return words.length >= fewestWords;
}

/** The task of a student whose typed answer can't be judged. */
export const onPaper =
  "Write your answer on paper first, in your own words. Then compare it with ours.";
