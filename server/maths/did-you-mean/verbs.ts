/** Operations on an expression, in the words of students, each with the verb used in the question. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/\bfactori[sz]|\bfactors? of\b|\bgun+ankhand|गुणनखंड/i, "Factorise"],
  [/\bexpand|\bexpansion/i, "Expand"],
  [/\bsimplif|\bsaral\b|सरल/i, "Simplify"],
  [/\bdifferentiat|\bderivative|\bavkalan|अवकलन/i, "Differentiate"],
  [/\bintegrat|\bintegral|\bsamakalan|समाकलन/i, "Integrate"],
  [/\brationali[sz]e/i, "Rationalise"],
];

/** The verbs in a text; with more than one of them the request is ambiguous. */
export function strongVerbs(text: string): string[] {
  return verbs.flatMap(([pattern, verb]) => (pattern.test(text) ? [verb] : []));
}
