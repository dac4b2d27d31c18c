/** What can be done with an expression, in the words of students, and the verb under which it is asked. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/\bfactori[sz]|\bfactors? of\b|\bgun+ankhand|गुणनखंड/i, "Factorise"],
  [/\bexpand|\bexpansion/i, "Expand"],
  [/\bsimplif|\bsaral\b|सरल/i, "Simplify"],
  [/\bdifferentiat|\bderivative|\bavkalan|अवकलन/i, "Differentiate"],
  [/\bintegrat|\bintegral|\bsamakalan|समाकलन/i, "Integrate"],
  [/\brationali[sz]e/i, "Rationalise"],
];

/** The verbs that a text holds: more than one of them, and it is not sure what is asked. */
export function strongVerbs(text: string): string[] {
  return verbs.flatMap(([pattern, verb]) => (pattern.test(text) ? [verb] : []));
}
