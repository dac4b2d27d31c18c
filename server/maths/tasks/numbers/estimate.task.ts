import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import { numberOf, type GapTexts } from "../../wording/line-reader.ts";
import { numberAnswer, step } from "../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../story/story-task.ts";

const places: ReadonlyMap<string, bigint> = new Map([
  ["ten", 10n],
  ["10", 10n],
  ["hundred", 100n],
  ["100", 100n],
  ["thousand", 1000n],
  ["1000", 1000n],
]);

type Sign = "+" | "-" | "×";
const signs: Readonly<Record<Sign, string>> = { "+": "+", "-": "-", "×": "\\times" };
const results: Readonly<Record<Sign, string>> = { "+": "sum", "-": "difference", "×": "product" };

function rounded(value: bigint, place: bigint): bigint {
  return ((value + place / 2n) / place) * place;
}

function combined(sign: Sign, a: bigint, b: bigint): bigint {
  return sign === "+" ? a + b : sign === "-" ? a - b : a * b;
}

function problemOf({ a, b, p = "" }: GapTexts, sign: Sign): ShortStory | null {
  const [first, second] = [numberOf(a), numberOf(b)];
  const place = places.get(p.replace(/s$/, ""));
  const limit = 10n ** 12n;
  const numbers = [first, second];
  const areWhole = numbers.every(
    (one) => q.isInteger(one) && q.sign(one) > 0 && one.numerator < limit,
  );
  if (place === undefined || !areWhole) return null;
  const [one, other] = [rounded(first.numerator, place), rounded(second.numerator, place)];
  // A number that is rounded to 0, and a negative difference, make no useful estimate.
  if (one === 0n || other === 0n || (sign === "-" && one < other)) return null;
  return {
    reading: `${integerLatex(first.numerator)} ${signs[sign]} ${integerLatex(second.numerator)}\\quad \\text{(to the nearest ${place})}`,
    solve: () => q.rational(combined(sign, one, other)),
    prove: (value) =>
      proveEstimate([first.numerator, second.numerator], [one, other], place, sign, value),
    teach: (value) => ({
      topic: "Knowing our numbers",
      method: "Estimation by rounding off",
      answer: numberAnswer(value),
      steps: [
        ...[[first.numerator, one] as const, [second.numerator, other] as const].map(([from, to]) =>
          step(
            `Round off ${integerText(from)} to the nearest ${place}`,
            "Look at the digit behind the last place that is kept: 5 or more rounds up.",
            `${integerLatex(from)} \\approx ${integerLatex(to)}`,
          ),
        ),
        step(
          `Work out the ${results[sign]} of the rounded numbers`,
          "Rounded numbers end in zeros, so this can be done in the head.",
          integerLatex(value.numerator),
          `${integerLatex(one)} ${signs[sign]} ${integerLatex(other)}`,
        ),
      ],
      idea: "An estimate uses round numbers that are near the given ones.",
      firstMove: "Round off each number first.",
      finalMove: "Work with the rounded numbers. What do you get?",
      terms: { Estimate: "A value near the exact one that is quick to find." },
      next: ["How far is the estimate from the exact result?"],
    }),
  };
}

const integerText = (value: bigint): string => value.toString();

/**
 * Each rounded number must be a multiple of the place and at most half a place away from its number, and the inverse
 * operation must give the first one back.
 */
function proveEstimate(
  exact: readonly [bigint, bigint],
  near: readonly [bigint, bigint],
  place: bigint,
  sign: Sign,
  value: Rational,
): ReturnType<ShortStory["prove"]> {
  const isNear = near.every((one, at) => {
    const twice = 2n * (one - (exact[at] ?? 0n));
    return one % place === 0n && twice <= place && twice > -place;
  });
  const [a, b] = near;
  const isBack =
    value.denominator === 1n &&
    (sign === "+"
      ? value.numerator - b === a
      : sign === "-"
        ? value.numerator + b === a
        : b === 0n
          ? value.numerator === 0n
          : value.numerator % b === 0n && value.numerator / b === a);
  return isNear && isBack
    ? {
        method: "No rounded number is further than half a place from the given one",
        lines: exact.map(
          (one, at) => `${integerLatex(one)} \\approx ${integerLatex(near[at] ?? 0n)}`,
        ),
      }
    : null;
}

const rule =
  "[by] [rounding|rounding_off|round|round_off] [off] [each_number|numbers|both_numbers|them] [to] [its] [nearest] {p:place}";
const sums: readonly (readonly [Sign, string])[] = [
  ["+", "\\+"],
  ["-", "-"],
  ["×", "*"],
];

/** Estimates sums, differences and products by rounding to a given place. */
export const estimate = storyTask({
  name: "estimate-by-rounding",
  about: /estimat/i,
  gaps: { place: "(?:10s?|100s?|1000s?|tens?|hundreds?|thousands?) " },
  wordings: sums.map(([sign, written]) => [
    [
      `[find] [an] estimate [of] [value_of] [the] [${results[sign]}] [of] {a} ${written.replace("\\", "")} {b} [,] ${rule}`,
      `estimate|estimated ${results[sign]} [of] {a} and {b} [,] ${rule}`,
    ],
    (taken: GapTexts) => problemOf(taken, sign),
  ]),
  vary: (random) =>
    `Estimate ${wholeBetween(random, 5000, 9999)} ${pick(random, ["+", "-"])} ${wholeBetween(random, 1000, 4900)} by rounding off to the nearest ${pick(random, ["hundreds", "tens"])}.`,
  examples: [
    "Estimate 5290 + 17986 by rounding off to the nearest hundreds.",
    "Estimate 8325 - 491 by rounding off to the nearest hundreds.",
  ],
});
