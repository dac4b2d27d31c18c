import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { areOrdinary, factorStep, leastCommon, listGap, numbersIn, primesIn } from "./common.ts";
import { step } from "../../../lesson/lesson.ts";

interface Wanted {
  numbers: readonly number[];
  /** The remainder of every division. */
  remainder: number;
  unit: string;
  why: string;
}

const most = 10_000_000;

function lcmProblem({ numbers, remainder, unit, why }: Wanted): ShortStory | null {
  if (!areOrdinary(numbers)) return null;
  const least = leastCommon(numbers);
  if (least > most || remainder >= Math.min(...numbers)) return null;
  const value = q.rational(BigInt(least + remainder));
  const unitLatex = unit === "" ? "" : `\\text{ ${unit}}`;
  return {
    reading: `\\text{LCM}(${numbers.join(",\\; ")})${remainder > 0 ? ` + ${remainder}` : ""}`,
    solve: () => value,
    prove: (given) => proveMultiple(numbers, remainder, given),
    teach: (given) => ({
      topic: "Playing with numbers",
      method: "LCM by prime factorisation",
      difficulty: "intermediate",
      answer: {
        latex: `${integerLatex(given.numerator)}${unitLatex}`,
        plain: unit === "" ? `${given.numerator}` : `${given.numerator} ${unit}`,
      },
      steps: [
        ...numbers.map(factorStep),
        step(
          "Take each prime as often as it occurs most",
          why,
          `\\text{LCM} = ${integerLatex(BigInt(least))}`,
          `\\text{LCM} = ${primesIn(least).join(" \\times ")}`,
        ),
        ...(remainder > 0
          ? [
              step(
                "Add the remainder",
                "A common multiple leaves no remainder; this number must leave one.",
                integerLatex(given.numerator),
                `${integerLatex(BigInt(least))} + ${remainder}`,
              ),
            ]
          : []),
      ],
      idea: "The number has to be a multiple of several numbers at once, and the least of them is asked.",
      firstMove: "Write each number as a product of primes.",
      finalMove:
        "Multiply the highest powers of the primes, and do what is left to do. What do you get?",
      terms: { LCM: "Least common multiple: the smallest number that all the numbers divide." },
      next: ["Which is the next number of this kind?"],
    }),
  };
}

/** Checks the remainders, and tries every smaller number that leaves the remainder with the largest divisor. */
function proveMultiple(
  numbers: readonly number[],
  remainder: number,
  given: q.Rational,
): ReturnType<ShortStory["prove"]> {
  const value = Number(given.numerator);
  const fits = (one: number): boolean => numbers.every((own) => one % own === remainder);
  const largest = Math.max(...numbers);
  if (given.denominator !== 1n || value > 2 * most || !fits(value)) return null;
  // A smaller solution would differ from the remainder by a multiple of the largest divisor.
  const parts = (value - remainder) / largest;
  if (parts > 200_000) return null;
  for (let part = 1; part < parts; part += 1) if (fits(part * largest + remainder)) return null;
  return {
    method: "Divided by each number; no smaller number gives these remainders",
    lines: numbers.map(
      (own) =>
        `${integerLatex(given.numerator)} = ${own} \\times ${Math.floor(value / own)}${remainder > 0 ? ` + ${remainder}` : ""}`,
    ),
  };
}

const isCounted = (count: string | undefined, numbers: readonly number[]): boolean =>
  count === undefined || Number(count) === numbers.length;

const ask = "[find|what_is|determine|write|calculate]";
const bells = "{n:whole} [electronic] {x:ringing}";
const together = "toll|ring|beep|flash|change|chime|blink";
const after = "[after|in] how|what [many|much] [{u:unit}] [time]".replace(
  "[{u:unit}]",
  "< {u:unit} >",
);

/** Solves word problems with the LCM: least numbers with a given remainder, events that coincide again. */
export const multipleStories = storyTask({
  name: "lcm-in-words",
  about: /least|smallest|together/i,
  gaps: {
    ...listGap,
    ringing: "(?:bells|alarms|lights|traffic lights|devices|clocks) ",
    unit: "(?:minutes?|seconds?|hours?|days?) ",
  },
  wordings: [
    [
      [
        `${ask} least|smallest [natural|whole|positive] number [which|that] when|if [it_is] divided by {l:numbers} leaves|leave|gives [same|a|a_remainder|in_each_case] [remainder] {r:whole} [as_remainder|as_a_remainder] [in_each_case|each_time|in_every_case]`,
        `${ask} least|smallest [natural|whole|positive] number [which|that] [when|if] [is] divided by {l:numbers} leaves|leave|leaving|gives|giving [same|a] remainder [of] {r:whole} [in_each_case|each_time|in_every_case]`,
      ],
      ({ l, r }) =>
        lcmProblem({
          numbers: numbersIn(l),
          remainder: Number(r),
          unit: "",
          why: "Without the remainder, the number would be a common multiple of all the divisors; the least is the LCM.",
        }),
    ],
    [
      [
        `${ask} least|smallest [natural|whole|positive] number [which|that] [is|will_be|can_be] [exactly|completely] divisible|divided [exactly] by [each_of|all_of|both] [numbers] {l:numbers}`,
        `which is least|smallest [natural|whole] number [which|that] is [exactly] divisible by [each_of|all_of|both] {l:numbers}`,
      ],
      ({ l }) =>
        lcmProblem({
          numbers: numbersIn(l),
          remainder: 0,
          unit: "",
          why: "A number that all of them divide is a common multiple; the least is the LCM.",
        }),
    ],
    [
      [
        `< ${bells} > ${together} [regularly|at] [at] [regular] [intervals|interval] [of] {l:numbers} {v:unit} [respectively] [.|,] [if] they [all] [start|begin|started|toll|ring|change|beep] [to] [tolling|ringing|toll|ring|flashing|beeping|changing] together|simultaneously [at_same_time|at_a_time] [.|,] [then] ${after} will|do they [next|again] [all] ${together} together|simultaneously [again|next]`,
        `< ${bells} > begin|start|commence [to] toll|tolling|ringing|ring together|simultaneously [and] [toll|ring] [respectively] [at] intervals [of] {l:numbers} {v:unit} [respectively] [.|,] ${after} will|do they [next|again] [all] ${together} together|simultaneously [again|next]`,
      ],
      ({ n, l, u, v = "" }) => {
        const numbers = numbersIn(l);
        const unit = v.endsWith("s") ? v : `${v}s`;
        const isSame = u === undefined || u.replace(/s$/, "") === v.replace(/s$/, "");
        return isSame && isCounted(n, numbers)
          ? lcmProblem({
              numbers,
              remainder: 0,
              unit,
              why: "They come together again after a time that all the intervals divide; the first such time is the LCM.",
            })
          : null;
      },
    ],
  ],
  vary: (random) => {
    const draw = (): number => wholeBetween(random, 2, 9) * 2;
    const list = `${draw()}, ${draw() + 1} and ${draw() + 2}`;
    return random() < 0.5
      ? `Find the least number which is exactly divisible by ${list}.`
      : `Find the least number which when divided by ${list} leaves remainder ${wholeBetween(random, 1, 3)} in each case.`;
  },
  examples: [
    "Find the least number which when divided by 6, 15 and 18 leaves remainder 5 in each case.",
    "Three bells toll at intervals of 9, 12 and 15 minutes. If they start tolling together, after how many minutes will they next toll together?",
  ],
});
