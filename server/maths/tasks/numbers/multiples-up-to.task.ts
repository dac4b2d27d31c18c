import { integerLatex } from "../../numbers/written.ts";
import type { MathsAnswer } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported, tooHard } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, type Gaps, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";

interface Problem {
  number: bigint;
  /** The smallest and largest whole numbers that may be in the list. */
  least: bigint;
  most: bigint;
  /** The range in the words of the question: "up to 50". */
  said: string;
  /** The condition on the first multiple after the list: `> 50`, or `\\ge 50` if 50 itself does not count. */
  beyond: string;
}

type Limit = "upTo" | "below" | "between";

const things = "[all] multiples of [number] {number}";
const asks = wordings({
  upTo: [`${things} upto|up_to|till|until|not_more_than|not_greater_than|from_1_to {to}`],
  below: [
    `${things} [which_are|that_are] less|smaller than {to}`,
    `${things} below|under {to}`,
    `${things} [which_are|that_are] < {to}`,
    `{number} ke [sabhi|sare] multiples|gunaj {to} tak`,
  ],
  between: [
    `${things} between {from} and {to}`,
    `${things} [which|that] lie between {from} and {to}`,
  ],
});

const longestList = 40n;

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, limit) => {
    const number = readPositive(gap(gaps, "number"));
    const to = readPositive(gap(gaps, "to"));
    return number === null || to === null ? null : problemOf(gaps, limit, { number, to });
  });
}

function problemOf(
  gaps: Gaps,
  limit: Limit,
  { number, to }: { number: bigint; to: bigint },
): Problem | null {
  const limitText = integerLatex(to);
  if (limit === "upTo") {
    return { number, least: 1n, most: to, said: `up to } ${limitText}`, beyond: `> ${limitText}` };
  }
  const beyond = `\\ge ${limitText}`;
  if (limit === "below") {
    return { number, least: 1n, most: to - 1n, said: `less than } ${limitText}`, beyond };
  }
  const from = readPositive(gap(gaps, "from"));
  if (from === null || from >= to) return null;
  if (from % number === 0n || to % number === 0n) {
    throw notSupported(
      "One of the two ends is a multiple itself, and “between” does not say whether it counts. Ask for the multiples up to a number, or less than a number.",
    );
  }
  const said = `between } ${integerLatex(from)} \\text{ and } ${limitText}`;
  return { number, least: from + 1n, most: to - 1n, said, beyond: `> ${limitText}` };
}

/** Returns the multiples in the range. Throws a refusal if there are none or too many. */
function solve({ number, least, most }: Problem): bigint[] {
  const first = (least + number - 1n) / number;
  const last = most / number;
  if (last < first) throw notSupported("No multiple of this number lies there.");
  if (last - first >= longestList) throw tooHard("These are too many multiples to list them.");
  return Array.from({ length: Number(last - first) + 1 }, (_, at) => number * (first + BigInt(at)));
}

/** Checks that neighbours differ by the number, and that the next multiple at either end lies outside the range. */
export function prove({ number, least, most, beyond }: Problem, found: bigint[]): Proof | null {
  const [first = 0n, last = 0n] = [found[0], found.at(-1)];
  const isStepped = found.slice(1).every((one, at) => one - (found[at] ?? 0n) === number);
  const isInside = first % number === 0n && first >= least && last <= most;
  if (!isStepped || !isInside || first - number >= least || last + number <= most) return null;
  return {
    method: "The last multiple fits, and the next one is too large",
    lines: [
      `${integerLatex(number)} \\times ${integerLatex(last / number)} = ${integerLatex(last)}`,
      `${integerLatex(last)} + ${integerLatex(number)} = ${integerLatex(last + number)} ${beyond}`,
    ],
  };
}

function listAnswer(numbers: readonly bigint[]): MathsAnswer {
  return {
    latex: numbers.map(integerLatex).join(",\\; "),
    plain: numbers.map(String).join(", "),
  };
}

/** Lists the multiples of a number up to a limit. */
export const multiplesUpTo = defineTask<Problem, bigint[]>({
  name: "multiples-up-to",
  recognise,
  reading: ({ number, said }) => `\\text{multiples of } ${integerLatex(number)} \\text{ ${said}`,
  solve,
  prove,
  explain: ({ number, beyond }, found) => {
    const name = integerLatex(number);
    const last = found.at(-1) ?? number;
    return lesson({
      topic: "Factors and Multiples",
      method: "Multiplication table",
      answer: listAnswer(found),
      steps: [
        step(
          `Write the table of ${number} as far as it is asked`,
          "The multiples of a number are the numbers of its table.",
          found
            .map((one) => `${name} \\times ${integerLatex(one / number)} = ${integerLatex(one)}`)
            .join(",\\; "),
        ),
        step(
          "See that the next multiple is too large",
          "Add the number once more: this does not belong to the list, so the list ends before it.",
          `${integerLatex(last)} + ${name} = ${integerLatex(last + number)} ${beyond}`,
        ),
        step(
          "List the multiples in order",
          "Each multiple is one more time the number, so no other lies between them.",
          listAnswer(found).latex,
        ),
      ],
      idea: "The multiples of a number are what its multiplication table gives. Stop at the limit.",
      firstMove: "Say the table of the number until it goes beyond the limit.",
      finalMove: "Write the numbers of the table in order, up to the limit.",
      terms: { Multiple: "What you get when you multiply a number by a whole number." },
      next: ["How can you find how many there are by one division?"],
    });
  },
  vary: (_, random) =>
    `Write the multiples of ${wholeBetween(random, 3, 15)} up to ${wholeBetween(random, 40, 99)}`,
  examples: ["Write the multiples of 7 up to 50", "Write all multiples of 9 less than 60"],
});
