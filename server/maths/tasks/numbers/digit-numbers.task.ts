import { rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { numberWord } from "../../numbers/number-words.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { wordings } from "../../wording/token-wording.ts";
import { readNumbers, readPositive } from "../../wording/written-number.ts";

interface DigitProblem {
  end: "smallest" | "largest";
  /** The number of digits; where the digits are given, their count. */
  length: number;
  digits: bigint[] | null;
}

const large = "largest|greatest|biggest";
const small = "smallest|least";
const using =
  "using|with|formed_by|formed_using|formed_with|that_can_be_formed_using|that_can_be_formed_with|from|by_using|which_can_be_formed_using";

function texts(end: string): string[] {
  return [
    `${end} {length*} - digit|digits number`,
    `${end} {length*} digit|digits number`,
    `${end} number of|with|having {length*} digits`,
    `${end} {length*} - digit|digits number ${using} [all] [digits] {digits...}`,
    `${end} {length*} digit|digits number ${using} [all] [digits] {digits...}`,
    `{length*} ank|digit|anko ki sabse ${end === large ? "badi|bari" : "chhoti|choti"} sankhya`,
  ];
}

const plain = (end: string): string[] => [`${end} number ${using} [all] [digits] {digits...}`];
const ends = { smallest: small, largest: large } as const;

const asks = wordings({
  smallest: [...texts(ends.smallest), ...plain(ends.smallest)],
  largest: [...texts(ends.largest), ...plain(ends.largest)],
});

function recognise({ body, targets }: Question): DigitProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, end) => {
    const named = gaps.get("length");
    const length = named ? countOf(named) : null;
    if (named && length === null) return null;
    const list = gaps.get("digits");
    if (list) return ofDigits(end, length, list);
    return length === null ? null : { end, length, digits: null };
  });
}

function ofDigits(
  end: DigitProblem["end"],
  length: number | null,
  list: readonly Token[],
): DigitProblem | null {
  const digits = readNumbers(list)?.map(({ value, form }) =>
    form === "integer" ? value.numerator : -1n,
  );
  if (!digits || digits.some((digit) => digit < 0n || digit > 9n)) return null;
  if (new Set(digits).size !== digits.length || (length !== null && length !== digits.length)) {
    throw notSupported("Name each digit once, and as many digits as the number is to have.");
  }
  return { end, length: digits.length, digits };
}

function countOf(tokens: readonly Token[]): number | null {
  const [only] = tokens;
  const word = only?.kind === "word" && tokens.length === 1 ? numberWord(only.text) : undefined;
  const count = word ?? readPositive(tokens);
  return count === null || count < 2n || count > 12n ? null : Number(count);
}

function solve({ end, length, digits }: DigitProblem): bigint {
  if (!digits) {
    if (end === "largest") return 10n ** BigInt(length) - 1n;
    return length === 1 ? 1n : 10n ** BigInt(length - 1);
  }
  const sorted = digits.toSorted((a, b) => (a < b ? -1 : 1));
  if (end === "largest") return BigInt(sorted.toReversed().join(""));
  const firstAt = sorted.findIndex((digit) => digit > 0n);
  const first = sorted[firstAt];
  if (first === undefined) throw notSupported("With 0 alone no number of this kind can be made.");
  return BigInt([first, ...sorted.filter((_, at) => at !== firstAt)].join(""));
}

/**
 * Without given digits, the adjacent number must have a different number of digits; with given digits, every swap of
 * two digits must make the number worse.
 */
export function prove(problem: DigitProblem, value: bigint): Proof | null {
  if (value.toString().length !== problem.length) return null;
  return problem.digits
    ? proveBySwaps(problem.end, problem.digits, value)
    : proveByStep(problem, value);
}

function proveByStep({ end, length }: DigitProblem, value: bigint): Proof | null {
  const isLargest = end === "largest";
  const beyond = isLargest ? value + 1n : value - 1n;
  if (beyond.toString().length === length) return null;
  return {
    method: "One more step, and the number of digits is another",
    lines: [`${integerLatex(value)} ${isLargest ? "+" : "-"} 1 = ${integerLatex(beyond)}`],
  };
}

function proveBySwaps(
  end: DigitProblem["end"],
  digits: readonly bigint[],
  value: bigint,
): Proof | null {
  const text = value.toString();
  const swapped = Array.from(text).flatMap((_, at) =>
    Array.from(text.slice(at + 1), (__, ahead) => swap(text, at, at + 1 + ahead)),
  );
  const others = swapped.filter((each) => !each.startsWith("0")).map(BigInt);
  const isBest = others.every((other) => (end === "largest" ? other < value : other > value));
  const isSame = Array.from(text).toSorted().join("") === digits.map(String).toSorted().join("");
  if (!isBest || !isSame) return null;
  const sign = end === "largest" ? "<" : ">";
  return {
    method: `Swapping any two digits makes it ${end === "largest" ? "smaller" : "larger"}`,
    lines: others
      .slice(0, 3)
      .map((other) => `${integerLatex(other)} ${sign} ${integerLatex(value)}`),
  };
}

function swap(text: string, first: number, second: number): string {
  const characters = Array.from(text);
  [characters[first], characters[second]] = [characters[second] ?? "", characters[first] ?? ""];
  return characters.join("");
}

function whyOf({ end, digits }: DigitProblem): string {
  if (!digits) {
    return end === "largest"
      ? "Every place gets the largest digit, 9."
      : "The first place needs at least 1; all the others get 0.";
  }
  return end === "largest"
    ? "The larger digits belong to the larger places, so write the digits in descending order."
    : "The smaller digits belong to the larger places; but 0 may not stand in front.";
}

/** Finds the smallest and largest numbers with a given number of digits, or made of given digits. */
export const digitNumbers = defineTask<DigitProblem, bigint>({
  name: "smallest-largest-number",
  recognise,
  reading: ({ end, length, digits }) =>
    digits
      ? `\\text{${end} number with the digits } ${digits.join(",\\; ")}`
      : `\\text{${end} number with ${length} digits}`,
  solve,
  prove,
  explain: (problem, value) => {
    const { end, length, digits } = problem;
    return lesson({
      topic: "Knowing Our Numbers",
      method: "Place values",
      answer: numberAnswer(rational(value)),
      steps: [
        step(
          digits ? "Sort the digits" : `Fill ${length} place${length === 1 ? "" : "s"}`,
          whyOf(problem),
          `\\text{${end} number: } ${integerLatex(value)}`,
        ),
      ],
      idea: "The digit in the largest place counts most, so it is chosen before the others.",
      firstMove: digits
        ? "Choose the digit for the largest place."
        : "Draw as many places as the number is to have digits.",
      finalMove: "Which number do the digits make?",
      next: ["What is the difference to the number at the other end?"],
    });
  },
  vary: ({ end, length, digits }, random) => {
    if (!digits)
      return `Write the ${end} ${wholeBetween(random, 2, Math.max(4, length + 2))}-digit number`;
    const pool = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const chosen = Array.from(
      { length },
      () => pool.splice(wholeBetween(random, 0, pool.length - 1), 1)[0] ?? 1,
    );
    return `Write the ${end} number using the digits ${chosen.join(", ")}`;
  },
  examples: [
    "Write the largest 5-digit number",
    "Write the smallest number using the digits 4, 0, 7, 2",
  ],
});
