/** The condition on the arrangement of the letters. */
export type Condition =
  | { kind: "none" }
  | { kind: "together"; which: "vowels" | "consonants" }
  | { kind: "apart"; which: "vowels" | "consonants" }
  | { kind: "ends"; first: string; last: string }
  | { kind: "ends of kind"; first: "vowel" | "consonant" | ""; last: "vowel" | "consonant" | "" };
