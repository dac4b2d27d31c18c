import * as q from "../../../numbers/rational.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { areOrdinary, factorStep, highestCommon, listGap, numbersIn, primesIn } from "./common.ts";

interface Wanted {
  numbers: readonly number[];
  remainders: readonly number[];
  unit: string;
  why: string;
  /** A line before the HCF, such as a conversion of units; null if there is none. */
  converted: string | null;
}

function hcfProblem({ numbers, remainders, unit, why, converted }: Wanted): ShortStory | null {
  const left = numbers.map((number, at) => number - (remainders[at] ?? 0));
  const highest = highestCommon(left);
  const isFit =
    areOrdinary(numbers) && remainders.length === numbers.length && left.every((one) => one > 1);
  // A remainder must be smaller than the divisor; otherwise the question has no answer.
  if (!isFit || highest <= Math.max(...remainders) || highest < 1) return null;
  const hasRemainders = remainders.some((one) => one > 0);
  const unitLatex = unit === "" ? "" : `\\text{ ${unit}}`;
  return {
    reading: `\\text{HCF}(${left.join(",\\; ")})`,
    solve: () => q.rational(BigInt(highest)),
    prove: (value) => proveDivisor(numbers, remainders, value),
    teach: (value) => ({
      topic: "Playing with numbers",
      method: "HCF by prime factorisation",
      difficulty: "intermediate",
      answer: {
        latex: `${value.numerator}${unitLatex}`,
        plain: unit === "" ? `${value.numerator}` : `${value.numerator} ${unit}`,
      },
      steps: [
        ...(converted === null
          ? []
          : [
              step(
                "Write everything in one unit",
                "Only like measures can be compared.",
                converted,
              ),
            ]),
        ...(hasRemainders
          ? [
              step(
                "Take the remainders away",
                "What is left is divided exactly.",
                numbers
                  .map((number, at) => `${number} - ${remainders[at] ?? 0} = ${left[at] ?? 0}`)
                  .join(",\\quad "),
              ),
            ]
          : []),
        ...left.map(factorStep),
        step(
          "Take the primes that all of them share",
          why,
          `\\text{HCF} = ${value.numerator}`,
          `\\text{HCF} = ${primesIn(highest).join(" \\times ")}`,
        ),
      ],
      idea: "The number has to divide several numbers at once, and the greatest of them is asked.",
      firstMove: hasRemainders
        ? "Subtract from each number what is left over."
        : "Write each number as a product of primes.",
      finalMove: "Multiply the primes that all the numbers share. What do you get?",
      terms: { HCF: "Highest common factor: the largest number that divides all the numbers." },
      next: ["Which other numbers would do, if the greatest were not asked?"],
    }),
  };
}

/**
 * Checks the remainders, and that no larger divisor leaves them: it would have to be at most the smallest of the
 * numbers minus their remainders.
 */
function proveDivisor(
  numbers: readonly number[],
  remainders: readonly number[],
  given: q.Rational,
): ReturnType<ShortStory["prove"]> {
  const value = Number(given.numerator);
  const fits = (one: number): boolean =>
    numbers.every((number, at) => number % one === (remainders[at] ?? 0));
  if (given.denominator !== 1n || value < 1 || !fits(value)) return null;
  const smallest = Math.min(...numbers.map((number, at) => number - (remainders[at] ?? 0)));
  if (smallest > 200_000) return null;
  for (let larger = value + 1; larger <= smallest; larger += 1) if (fits(larger)) return null;
  return {
    method: "Each number divided by it; no larger number leaves these remainders",
    lines: numbers.map((number, at) => {
      const rest = remainders[at] ?? 0;
      return `${number} = ${value} \\times ${Math.floor(number / value)}${rest > 0 ? ` + ${rest}` : ""}`;
    }),
  };
}

const lengths =
  /(\d+) (?:m|metres?|meters?)(?: (\d+) (?:cm|centimetres?))?|(\d+) (?:cm|centimetres?)/g;

/** Converts lengths in metres and centimetres to centimetres. */
function centimetres(text: string): number[] {
  return [...text.matchAll(lengths)].map(([, metres, rest, only]) =>
    only === undefined ? Number(metres) * 100 + Number(rest ?? 0) : Number(only),
  );
}

const same = (count: number, value: number): number[] => Array.from({ length: count }, () => value);
const ask = "[find|what_is|determine|write|calculate]";
const greatest = "greatest|largest|highest|biggest";
const which =
  "[natural|whole|positive] number [which|that|by_which] [will|can|when|exactly] [divides|divide|dividing|divided]";
const metre = "(?:m|metres?|meters?)";
const centimetre = "(?:cm|centimetres?)";
const length = `(?:\\d+ ${metre} \\d+ ${centimetre} |\\d+ ${metre} |\\d+ ${centimetre} )`;

/** Solves word problems with the HCF: greatest divisors with given remainders, longest tapes. */
export const divisorStories = storyTask({
  name: "hcf-in-words",
  about: /greatest|largest|longest|highest|biggest|maximum/i,
  gaps: {
    ...listGap,
    lengths: `${length}(?:(?:, and |, |and )?${length})+`,
    vessels: "(?:container|vessel|tin|measure|bucket|can|jug) ",
    litres: "(?:litres?|liters?|l) ",
  },
  wordings: [
    [
      [
        `${ask} ${greatest} ${which} {l:numbers} leaving|leaves|leave|and_leaves [same|a] [remainder|remainders] [of] {r:whole} [as_remainder] in each case`,
        `${ask} ${greatest} ${which} {l:numbers} so_as_to leave [same|a] [remainder] {r:whole} in each case`,
      ],
      ({ l, r }) => {
        const numbers = numbersIn(l);
        return hcfProblem({
          numbers,
          remainders: same(numbers.length, Number(r)),
          unit: "",
          converted: null,
          why: "The greatest number that divides all of them is their HCF.",
        });
      },
    ],
    [
      [
        `${ask} ${greatest} ${which} {l:numbers} [and] leaving|leaves|leave [remainder|remainders] [of] {r:numbers} respectively`,
      ],
      ({ l, r }) => {
        const remainders = [...(r ?? "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
        return hcfProblem({
          numbers: numbersIn(l),
          remainders,
          unit: "",
          converted: null,
          why: "The greatest number that divides all of them is their HCF.",
        });
      },
    ],
    [
      [
        `${ask} [length|measure] [of] greatest|longest|largest|maximum [length] [of] [possible] tape|rod|rope|scale|ruler|tape_which [length] [which|that] can [be_used_to] [measure] [exactly] [measure] [exactly] [lengths|length] {t:lengths} [exactly]`,
        `${ask} greatest|longest|largest [possible] length which|that can [be_used_to] [measure] [exactly] [measure] [exactly] [lengths|length] {t:lengths} [exactly]`,
      ],
      ({ t = "" }) => {
        const numbers = centimetres(t);
        const parts = [...t.matchAll(lengths)].map(
          ([written], at) => `\\text{${written}} = ${numbers[at] ?? 0}\\text{ cm}`,
        );
        return hcfProblem({
          numbers,
          remainders: same(numbers.length, 0),
          unit: "cm",
          converted: parts.join(",\\quad "),
          why: "A tape that measures each length exactly divides all of them; the longest is the HCF.",
        });
      },
    ],
    [
      [
        `2 tankers|drums|cans|containers contain {a:whole} {u:litres} and {b:whole} {w:litres} [of] [kerosene|kerosene_oil|milk|oil|petrol|diesel|water] respectively . ${ask} maximum capacity of a {v:vessels} which|that can measure [kerosene|kerosene_oil|oil|milk|petrol|diesel|water] [of] [both|each|either] [tankers|drums|cans|containers|tanker] [when] [used] [an|in] exact number of times`,
      ],
      ({ a, b }) => {
        const numbers = [Number(a), Number(b)];
        return hcfProblem({
          numbers,
          remainders: same(numbers.length, 0),
          unit: "litres",
          converted: null,
          why: "A vessel that measures each amount exactly divides all of them; the largest is the HCF.",
        });
      },
    ],
  ],
  vary: (random) => {
    const factor = wholeBetween(random, 11, 29);
    const rest = wholeBetween(random, 2, 9);
    return `Find the greatest number which divides ${factor * wholeBetween(random, 4, 9) + rest} and ${factor * wholeBetween(random, 10, 19) + rest} leaving remainder ${rest} in each case.`;
  },
  examples: [
    "Find the greatest number which divides 245 and 1029 leaving remainder 5 in each case.",
    "Find the length of the longest tape which can measure exactly the lengths 7 m, 3 m 85 cm and 12 m 95 cm.",
  ],
});
