import { isMathematics, type MathsAnswer } from "../../maths/index.ts";
import { plainAnswer } from "../check/plain-answer.ts";

/**
 * The final answer as mathematics, in parts that are each a secret: every root of an equation, every unknown of a
 * system. It is taken as the engine wrote it and, where our solver can compute the question, as it truly is: neither
 * may slip out, not even as the correction of the other. Empty for an answer in words.
 */
export function secretParts({ answer, computed }: Secret): MathsAnswer[] {
  const plain = plainAnswer(answer);
  const written = isMaths(plain) ? [{ latex: plain, plain }] : [];
  const forms = computed ? [...written, computed] : written;
  return forms.flatMap(partsOf);
}

/** What is held back of an answer, and what may be told of it: its question. */
export interface Secret {
  question: string;
  /** As the engine wrote it. */
  answer: string;
  /** As our solver found it, where it could. */
  computed: MathsAnswer | null;
}

export function isMaths(plain: string): boolean {
  return isMathematics(plain);
}

/** `x = 2 or x = 3` has two parts; `(2, 3)` and `12,50,000` are one each. */
function partsOf(form: MathsAnswer): MathsAnswer[] {
  if (form.parts) return form.parts.flatMap(({ answer }) => (answer ? partsOf(answer) : []));
  const parts = form.plain.split(/\s+(?:or|and)\s+|;\s*|,\s+/u);
  return parts.length > 1 && parts.every(isMaths)
    ? parts.map((part) => ({ latex: part, plain: part }))
    : [form];
}
