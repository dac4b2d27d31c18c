/** A part of a text that may be a calculation, and the question that it would be alone. */
export interface Candidate {
  start: number;
  end: number;
  question: string;
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const list = String.raw`${number}(?:\s*(?:,|and|aur|&)\s*${number})+`;

interface Named {
  pattern: RegExp;
  /** The question, with the groups `a` and `b` inserted for `{a}` and `{b}`. */
  question: string;
}

/** Calculations that are named by a word instead of a sign. */
const named: readonly Named[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:hcf|gcd|h\.c\.f\.?|highest common factor|greatest common divisor)\s+(?:of|between)?\s*(?<a>${list})`,
      "gi",
    ),
    question: "HCF of {a}",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:lcm|l\.c\.m\.?|(?:least|lowest) common multiple)\s+(?:of|between)?\s*(?<a>${list})`,
      "gi",
    ),
    question: "LCM of {a}",
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,])(?<a>${number})\s*(?:%|percent|per cent)\s*(?:of|ka)\s*(?<b>${number})`,
      "gi",
    ),
    question: "{a}% of {b}",
  },
  {
    pattern: new RegExp(String.raw`\bsquare root\s+(?:of\s+)?(?<a>${number})`, "gi"),
    question: "Square root of {a}",
  },
  {
    pattern: new RegExp(String.raw`\bcube root\s+(?:of\s+)?(?<a>${number})`, "gi"),
    question: "Cube root of {a}",
  },
  {
    pattern: new RegExp(
      String.raw`\b(?<a>mean|median|mode|average)\s+(?:of\s+)?(?<b>${list})`,
      "gi",
    ),
    question: "Find the {a} of {b}",
  },
  {
    pattern: new RegExp(String.raw`\bprime factori[sz]ation\s+(?:of\s+)?(?<a>${number})`, "gi"),
    question: "Prime factorisation of {a}",
  },
];

/** "HCF of 24 and 36", "15% of 240", "square root of 144" anywhere in a text. */
export function namedSums(text: string): Candidate[] {
  return named.flatMap(({ pattern, question }) =>
    [...text.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      question: question.replaceAll(/\{([ab])\}/g, (_, name: string) => found.groups?.[name] ?? ""),
    })),
  );
}
