import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";

/** The outcome of a divisibility rule for one number. */
interface RuleOutcome {
  divides: boolean;
  rule: string;
  /** The steps that apply the rule; the `why` of the first one is replaced by the rule itself. */
  lines: [title: string, line: string, why: string][];
}

type Rule = (number: bigint) => RuleOutcome;

function digitsOf(number: bigint): bigint[] {
  return Array.from(number.toString(), BigInt);
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/** Builds a rule on the last digits: the place values of all other digits are multiples of the divisor. */
function byLastDigits(divisor: bigint, count: number, rule: string): Rule {
  return (number) => {
    const tail = number % 10n ** BigInt(count);
    const name = count === 1 ? "last digit" : `number made by the last ${count} digits`;
    const quotient = tail / divisor;
    const left = tail % divisor;
    return {
      divides: left === 0n,
      rule,
      lines: [
        [`Look at the ${name}`, `\\text{${name}: } ${tail}`, rule],
        [
          `Divide this number by ${divisor}`,
          `${tail} = ${divisor} \\times ${quotient}${left === 0n ? "" : ` + ${left}`}`,
          `The places before are all multiples of ${divisor}, so only this number decides.`,
        ],
      ],
    };
  };
}

function byDigitSum(divisor: bigint): Rule {
  return (number) => {
    const digits = digitsOf(number);
    const total = sum(digits);
    const left = total % divisor;
    return {
      divides: left === 0n,
      rule: `A number is divisible by ${divisor} if the sum of its digits is divisible by ${divisor}.`,
      lines: [
        [
          "Add the digits",
          digits.length === 1
            ? `\\text{sum of the digits: } ${total}`
            : `${digits.join(" + ")} = ${total}`,
          `A number is divisible by ${divisor} if the sum of its digits is divisible by ${divisor}.`,
        ],
        [
          `Divide the sum of the digits by ${divisor}`,
          `${total} = ${divisor} \\times ${total / divisor}${left === 0n ? "" : ` + ${left}`}`,
          "The number and the sum of its digits leave the same remainder.",
        ],
      ],
    };
  };
}

const two = byLastDigits(2n, 1, "A number is divisible by 2 if its last digit is 0, 2, 4, 6 or 8.");
const three = byDigitSum(3n);

const six: Rule = (number) => {
  const parts = [two(number), three(number)];
  return {
    divides: parts.every(({ divides }) => divides),
    rule: "A number is divisible by 6 if it is divisible by both 2 and 3.",
    lines: parts.flatMap(({ lines }) => lines),
  };
};

const seven: Rule = (number) => {
  const lines: RuleOutcome["lines"] = [];
  let rest = number;
  while (rest >= 100n && rest / 10n >= 2n * (rest % 10n)) {
    const [head, last] = [rest / 10n, rest % 10n];
    lines.push([
      "Take twice the last digit from the rest of the number",
      `${head} - 2 \\times ${last} = ${head - 2n * last}`,
      "This number is divisible by 7 exactly if the one before is.",
    ]);
    rest = head - 2n * last;
  }
  const left = rest % 7n;
  return {
    divides: left === 0n,
    rule: "To test for 7, double the last digit and subtract it from the rest of the number, until a small number is left.",
    lines: [
      ...lines,
      [
        "Divide what is left by 7",
        `${rest} = 7 \\times ${rest / 7n}${left === 0n ? "" : ` + ${left}`}`,
        "The small number passes the test exactly if the whole number does.",
      ],
    ],
  };
};

const eleven: Rule = (number) => {
  const digits = digitsOf(number).reverse();
  const odd = digits.filter((_, at) => at % 2 === 0);
  const even = digits.filter((_, at) => at % 2 === 1);
  const [first, second] = [sum(odd), sum(even)];
  const gap = first > second ? first - second : second - first;
  return {
    divides: gap % 11n === 0n,
    rule: "A number is divisible by 11 if the sums of its digits at odd and at even places (from the right) differ by 0 or a multiple of 11.",
    lines: [
      [
        "Add the digits at the odd places, from the right",
        `\\text{odd places: } ${odd.join(" + ")}${odd.length > 1 ? ` = ${first}` : ""}`,
        "Places are counted from the right, beginning with the ones.",
      ],
      [
        "Add the digits at the even places, from the right",
        `\\text{even places: } ${even.length === 0 ? "0" : even.join(" + ")}${even.length > 1 ? ` = ${second}` : ""}`,
        "The rule compares these digits with the others, so they are added on their own.",
      ],
      [
        "Find the difference of the two sums",
        `${first > second ? `${first} - ${second}` : `${second} - ${first}`} = ${gap}`,
        "Only how far the two sums are apart decides.",
      ],
    ],
  };
};

const rules: ReadonlyMap<bigint, Rule> = new Map<bigint, Rule>([
  [2n, two],
  [3n, three],
  [
    4n,
    byLastDigits(
      4n,
      2,
      "A number is divisible by 4 if the number made by its last two digits is divisible by 4.",
    ),
  ],
  [5n, byLastDigits(5n, 1, "A number is divisible by 5 if its last digit is 0 or 5.")],
  [6n, six],
  [7n, seven],
  [
    8n,
    byLastDigits(
      8n,
      3,
      "A number is divisible by 8 if the number made by its last three digits is divisible by 8.",
    ),
  ],
  [9n, byDigitSum(9n)],
  [10n, byLastDigits(10n, 1, "A number is divisible by 10 if its last digit is 0.")],
  [11n, eleven],
]);

/**
 * Applies the school rule for a divisor from 2 to 11 to a number of at least two digits, and returns its steps; null if
 * there is no rule for the divisor.
 */
export function ruleSteps(
  number: bigint,
  divisor: bigint,
): { divides: boolean; rule: string; steps: MathsStep[] } | null {
  const outcome = number >= 10n ? rules.get(divisor)?.(number) : undefined;
  if (!outcome) return null;
  const steps = outcome.lines.map(([title, line, why], at) =>
    step(title, at === 0 ? outcome.rule : why, line),
  );
  return {
    divides: outcome.divides,
    rule: outcome.rule,
    steps: [
      ...steps,
      step(
        "Say what the test shows",
        outcome.divides ? "The test is passed, so nothing remains." : "The test is not passed.",
        `${integerLatex(number)} \\text{ is ${outcome.divides ? "" : "not "}divisible by } ${divisor}`,
      ),
    ],
  };
}
