import { decimalPlaces, rational, type Rational } from "../../numbers/rational.ts";
import { fractionLatex } from "../../numbers/written.ts";
import { lazily } from "../../read/lazily.ts";
import { powersLatex } from "../numbers/prime-factorisation.task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { primePowersOf } from "../../numbers/prime-factors.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { plainWording } from "./plain-wording.ts";

interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

type Kind = "terminating" | "non-terminating recurring";

const wording = lazily(() => {
  const without =
    "(?:without (?:actual(?:ly)? )?(?:performing )?(?:the )?(?:long )?(?:division|dividing),? )?";
  const ask =
    "(?:(?:state|say|check|find|tell|find out|determine) (?:whether|if) |does |is |will )";
  const number = "(?:the )?(?:rational number |fraction )?(\\d{1,9}) ?\\/ ?(\\d{1,9})";
  const verb = "(?: (?:will )?(?:has|have|is))?";
  const kind =
    " (?:an? )?terminating(?: decimal(?: expansion)?)?(?: or (?:an? )?non-? ?terminating(?: (?:repeating|recurring))?(?: decimal(?: expansion)?)?)?(?: or not)?";
  return new RegExp(`^${without}${ask}${number}${verb}${kind}$`);
});

/**
 * Whether long division reaches the remainder 0 within `most` digits. Denominators below 10⁹, which the task accepts,
 * need at most 29.
 */
export function endsByDivision({ numerator, denominator }: Fraction, most = 40): boolean {
  let rest = numerator % denominator;
  for (let digit = 0; digit < most && rest !== 0n; digit += 1) rest = (rest * 10n) % denominator;
  return rest === 0n;
}

function kindOf({ numerator, denominator }: Fraction): Kind {
  const { denominator: lowest } = rational(numerator, denominator);
  const isTwosAndFives = primePowersOf(lowest).every(({ prime }) => prime === 2n || prime === 5n);
  return isTwosAndFives ? "terminating" : "non-terminating recurring";
}

/** Why the decimal terminates or not, by the prime factors of the denominator. */
function reason(kind: Kind, value: Rational): string {
  if (kind !== "terminating") return "A prime other than 2 and 5 divides the denominator.";
  const places = decimalPlaces(value);
  return `No prime but 2 and 5 divides the denominator, so the decimal ends, after ${places} decimal ${places === 1 ? "place" : "places"}.`;
}

/** Whether a fraction has a terminating decimal, by the prime factors of its denominator. */
export const terminatingDecimal = defineTask<Fraction, Kind>({
  name: "terminating-decimal",
  recognise: ({ text }) => {
    if (!/terminating/i.test(text)) return null;
    const [, top, bottom] = wording().exec(plainWording(text)) ?? [];
    if (top === undefined || bottom === undefined) return null;
    const fraction = { numerator: BigInt(top), denominator: BigInt(bottom) };
    if (fraction.denominator === 0n || fraction.numerator % fraction.denominator === 0n)
      return null;
    return fraction;
  },
  reading: ({ numerator, denominator }) =>
    `\\text{Is the decimal of } \\frac{${numerator}}{${denominator}} \\text{ terminating?}`,
  solve: kindOf,
  prove: (fraction, kind) => {
    if (endsByDivision(fraction) !== (kind === "terminating")) return null;
    return {
      method: "By long division, looking for the remainder 0",
      lines: [
        kind === "terminating"
          ? "\\text{The remainder } 0 \\text{ comes, so the division ends}"
          : "\\text{The remainder } 0 \\text{ never comes}",
      ],
    };
  },
  explain: ({ numerator, denominator }, kind) => {
    const value = rational(numerator, denominator);
    const lowest = fractionLatex(value.numerator, value.denominator);
    return lesson({
      topic: "Real Numbers",
      method: "Prime factors of the denominator",
      answer: { latex: `\\text{${kind}}`, plain: kind },
      steps: [
        ...(value.denominator === denominator
          ? []
          : [
              step(
                "Write the fraction in its lowest terms",
                "The rule looks at the denominator after all common factors are cancelled.",
                `\\frac{${numerator}}{${denominator}} = ${lowest}`,
              ),
            ]),
        step(
          "Write the denominator as a product of primes",
          "Only the primes of the denominator count.",
          `${value.denominator} = ${powersLatex(primePowersOf(value.denominator))}`,
        ),
        step("Look for primes other than 2 and 5", reason(kind, value), `\\text{${kind}}`),
      ],
      idea: "A decimal ends only where its fraction can be written over 10, 100, 1000 and so on, and those have no primes but 2 and 5.",
      firstMove: "Cancel what numerator and denominator have in common, if anything.",
      finalMove: "Which primes divide the denominator? So does the decimal end?",
      next: ["After how many places does a decimal end, by the powers of 2 and 5?"],
    });
  },
  vary: (_, random) =>
    `State whether ${wholeBetween(random, 3, 40)}/${pick(random, [64, 80, 125, 160, 343, 455, 210, 625])} has a terminating decimal expansion`,
  examples: [
    "State whether 13/3125 has a terminating decimal expansion",
    "State whether 64/455 has a terminating decimal expansion",
  ],
});
