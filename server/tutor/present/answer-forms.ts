import { isMathematics, type MathsAnswer } from "../../maths/index.ts";
import { plainAnswer } from "../check/plain-answer.ts";

/**
 * The final answer as mathematics, in parts that are each secret: every root of an equation, every unknown of a system.
 * Both the engine's answer and, where the solver can compute the question, the true one: neither may leak, not even as
 * the correction of the other. Empty for an answer in words.
 */
export function secretParts({ answer, computed }: Secret): MathsAnswer[] {
  const plain = plainAnswer(answer);
  const written = isMaths(plain) ? [{ latex: plain, plain }] : [];
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
