import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../../story/story-task.ts";
import { wholeBetween } from "../../../variation/random.ts";
import type { GapTexts } from "../../../wording/line-reader.ts";

/** Sum of the digits s; the reversed number is larger (or smaller) by c. */
function told({ s, c, way }: GapTexts & { way: "added" | "subtracted" }): ShortStory | null {
  const [sum, change] = [Number(s), Number(c)];
  const nine = change / 9;
  const [large, small] = [(sum + nine) / 2, (sum - nine) / 2];
  const areDigits = [large, small].every((one) => Number.isInteger(one) && one >= 0 && one <= 9);
  const [tens, units] = way === "added" ? [small, large] : [large, small];
  if (!Number.isInteger(nine) || nine < 1 || !areDigits || tens < 1) return null;
  const number = 10 * tens + units;
  const sign = way === "added" ? "+" : "-";
  return {
    reading: `x + y = ${sum},\\quad 10x + y ${sign} ${change} = 10y + x`,
    solve: () => q.rational(BigInt(number)),
    prove: (value) =>
      proveNumber({ sum, change: way === "added" ? change : -change }, Number(value.numerator)),
    teach: () => ({
      topic: "Pair of linear equations in two variables",
      method: "Linear equations for the digits",
      difficulty: "intermediate",
      answer: { latex: `${number}`, plain: `${number}` },
      steps: digitSteps({ sum, change, way }, [large, small]),
      idea: "A number of two digits is ten times its first digit and once its second.",
      firstMove: "Call the digits x and y, and write both statements as equations.",
      finalMove: "Put the two digits together to a number. What do you get?",
      next: ["Why is the difference of a number and its reverse always a multiple of 9?"],
    }),
  };
}

interface Digits {
  sum: number;
  change: number;
  way: "added" | "subtracted";
}

function digitSteps({ sum, change, way }: Digits, [large, small]: [number, number]): MathsStep[] {
  const isLarger = way === "added";
  const [tens, units] = isLarger ? [small, large] : [large, small];
  const [rise, fall] = isLarger ? ["y", "x"] : ["x", "y"];
  return [
    step(
      "Name the digits",
      "Let $x$ be the digit of the tens and $y$ that of the units. The number is $10x + y$, reversed it is $10y + x$.",
      `x + y = ${sum}`,
    ),
    step(
      "Write the second statement as an equation",
      "The number with its digits reversed is $10y + x$.",
      `10x + y ${isLarger ? "+" : "-"} ${change} = 10y + x`,
    ),
    step(
      "Bring the letters to one side",
      "Subtract from both sides what is not wanted there.",
      `9${rise} - 9${fall} = ${change}`,
    ),
    step(
      "Divide both sides by 9",
      "Both sides stay equal when both are divided by the same number.",
      `${rise} - ${fall} = ${change / 9}`,
    ),
    step("Add both equations", `$${fall}$ drops out.`, `2${rise} = ${sum + change / 9}`),
    step(
      "Divide both sides by 2",
      `Dividing undoes the 2 times, so one $${rise}$ is left.`,
      `${rise} = ${large}`,
    ),
    step(
      "Find the other digit",
      `Together the digits are ${sum}.`,
      `${fall} = ${sum} - ${large} = ${small}`,
    ),
    step(
      "Write the number",
      "Ten times the first digit, and the second.",
      `${10 * tens + units}`,
      `10 \\times ${tens} + ${units}`,
    ),
  ];
}

/** Tries all two-digit numbers: only this one satisfies the conditions. */
function proveNumber(
  { sum, change }: { sum: number; change: number },
  value: number,
): ReturnType<ShortStory["prove"]> {
  const fitting = Array.from({ length: 90 }, (_, at) => at + 10).filter((own) => {
    const [tens, units] = [Math.floor(own / 10), own % 10];
    return tens + units === sum && own + change === 10 * units + tens;
  });
  if (fitting.length !== 1 || fitting[0] !== value) return null;
  const [tens, units] = [Math.floor(value / 10), value % 10];
  return {
    method: "Put back into both statements; no other number of two digits fits",
    lines: [
      `${tens} + ${units} = ${sum}`,
      `${value} ${change < 0 ? "-" : "+"} ${Math.abs(change)} = ${10 * units + tens}`,
    ],
  };
}

/** The number of digits is told before or behind their sum, and must be told. */
const digitSums = [
  "[there|there_is] a 2 digit number [is] such that sum of [its] digits is {s:whole} [.|,|and]",
  "in|of a 2 digit number [,] sum of [its] digits is {s:whole} [.|,|and]",
  "sum of digits of|in [a] 2 digit number is {s:whole} [.|,|and]",
];
const reversed =
  "[its|the] digits [of_number] [are|get] reversed|interchanged|reverse|interchange|interchange_their_places [their_places] [.|,] [then] [find|what_is] [the] number";

const swapped =
  "[new] number [obtained|formed|got|which_is_obtained] by reversing|interchanging [its|order_of|order_of_its] digits [of_number]";
const changed =
  "if|when|on [its|order_of|order_of_its] digits are|is [get] interchanged|reversed|reverse [,] [then]";
const find = "[.|,] [then] [find|what_is] [original] number";

/** A number of two digits from the sum of its digits and the number reversed. */
export const digits = storyTask({
  name: "two-digit-number",
  about: /digits/i,
  wordings: [
    [
      digitSums.flatMap((sum) => [
        `${sum} [if|when] {c:whole} is added to it|number [,] ${reversed}`,
        `${sum} ${swapped} exceeds [original|given] number by {c:whole} ${find}`,
        `${sum} ${swapped} is {c:whole} more|greater than [original|given] number ${find}`,
        `${sum} ${changed} [the] [new] number [so_obtained|so_formed|obtained|formed] is {c:whole} more|greater than [original|given] number ${find}`,
        `${sum} ${changed} [the] [new] number [so_obtained|so_formed|obtained|formed] exceeds [original|given] number by {c:whole} ${find}`,
        `${sum} ${changed} [the] number increases|is_increased by {c:whole} ${find}`,
      ]),
      (taken) => told({ ...taken, way: "added" }),
    ],
    [
      digitSums.flatMap((sum) => [
        `${sum} [if|when] {c:whole} is subtracted from it|number [,] ${reversed}`,
        `${sum} ${swapped} is {c:whole} less|smaller than [original|given] number ${find}`,
        `${sum} ${changed} [the] [new] number [so_obtained|so_formed|obtained|formed] is {c:whole} less|smaller than [original|given] number ${find}`,
        `${sum} ${changed} [the] number decreases|is_decreased|reduces by {c:whole} ${find}`,
      ]),
      (taken) => told({ ...taken, way: "subtracted" }),
    ],
  ],
  vary: (random) => {
    const [small, more] = [wholeBetween(random, 1, 4), wholeBetween(random, 1, 5)];
    return `The sum of the digits of a two digit number is ${2 * small + more}. If ${9 * more} is added to it, the digits are reversed. Find the number.`;
  },
  examples: [
    "The sum of the digits of a two digit number is 9. If 27 is added to it, the digits are reversed. Find the number.",
    "The sum of the digits of a two digit number is 12. If 18 is subtracted from it, the digits are reversed. Find the number.",
  ],
});
