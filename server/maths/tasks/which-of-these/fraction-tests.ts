import { greatestCommonDivisor } from "../../numbers/integers.ts";
import { fractionLatex } from "../../numbers/written.ts";
import { eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { readFractionOf, type WrittenFraction } from "./read-option.ts";

interface FractionKind {
  pattern: RegExp;
  property: string;
  rule: string;
  judge: (fraction: WrittenFraction) => Verdict;
}

function compared({ latex, numerator, denominator, whole }: WrittenFraction): string {
  if (whole !== null) return `${latex} \\text{ has a whole part}`;
  const sign = numerator < denominator ? "<" : numerator > denominator ? ">" : "=";
  return `${latex}:\\quad ${numerator} ${sign} ${denominator}`;
}

function inLowestTerms(fraction: WrittenFraction): Verdict {
  const { latex, numerator, denominator } = fraction;
  const common = greatestCommonDivisor(numerator, denominator);
  const line =
    common === 1n
      ? `${latex}:\\quad \\text{HCF of } ${numerator} \\text{ and } ${denominator} = 1`
      : `${fractionLatex(numerator, denominator)} = ${fractionLatex(numerator / common, denominator / common)}`;
  return { isTrue: common === 1n, line };
}

const kinds: readonly FractionKind[] = [
  {
    pattern: /^proper fractions?$/i,
    property: "a proper fraction",
    rule: "In a proper fraction the numerator is less than the denominator.",
    judge: (fraction) => ({
      isTrue: fraction.whole === null && fraction.numerator < fraction.denominator,
      line: compared(fraction),
    }),
  },
  {
    pattern: /^improper fractions?$/i,
    property: "an improper fraction",
    rule: "In an improper fraction the numerator is not less than the denominator.",
    judge: (fraction) => ({
      isTrue: fraction.whole === null && fraction.numerator >= fraction.denominator,
      line: compared(fraction),
    }),
  },
  {
    pattern: /^mixed (?:fractions?|numbers?|numerals?)$/i,
    property: "a mixed fraction",
    rule: "A mixed fraction has a whole part and a proper fraction.",
    judge: (fraction) => ({ isTrue: fraction.whole !== null, line: compared(fraction) }),
  },
  {
    pattern: /^unit fractions?$/i,
    property: "a unit fraction",
    rule: "A unit fraction has the numerator 1.",
    judge: (fraction) => ({
      isTrue: fraction.whole === null && fraction.numerator === 1n,
      line: `${fraction.latex}:\\quad \\text{numerator } ${fraction.numerator}`,
    }),
  },
  {
    pattern:
      /^(?:fractions? )?(?:written )?in (?:its |the |their )?(?:simplest|lowest) (?:form|terms?)$/i,
    property: "in its simplest form",
    rule: "In the simplest form the numerator and the denominator have no common factor but 1.",
    judge: inLowestTerms,
  },
];

/** Returns the test for a property of a fraction as written, such as "proper"; null for other properties. */
export function readFractionKind(property: string): OptionTest | null {
  const kind = kinds.find(({ pattern }) => pattern.test(property));
  return kind
    ? eachOption({ ...kind, topic: "Fractions" }, (option) => {
        const fraction = readFractionOf(option);
        // For negative fractions the meaning of these names differs between textbooks.
        return fraction && fraction.numerator > 0n && fraction.denominator > 0n
          ? kind.judge(fraction)
          : null;
      })
    : null;
}
