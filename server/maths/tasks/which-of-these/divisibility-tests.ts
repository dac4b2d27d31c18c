import { greatestCommonDivisor } from "../../numbers/integers.ts";
import { integerLatex } from "../../numbers/written.ts";
import { eachOption, type OptionTest, type Verdict } from "./judged-options.ts";
import { joinVerdicts } from "./number-kinds.ts";
import { readListOf, readNumberOf } from "./read-option.ts";

const topic = "Playing with Numbers";

/** Returns the division with its remainder: 45 = 7 × 6 + 3. */
function divisionLine(number: bigint, divisor: bigint): string {
  const left = ((number % divisor) + divisor) % divisor;
  const times = (number - left) / divisor;
  const quotient = times < 0n ? `(${integerLatex(times)})` : integerLatex(times);
  const rest = left === 0n ? "" : ` + ${left}`;
  return `${integerLatex(number)} = ${integerLatex(divisor)} \\times ${quotient}${rest}`;
}

function divides(number: bigint, divisor: bigint): Verdict {
  return { isTrue: number % divisor === 0n, line: divisionLine(number, divisor) };
}

function integerOf(option: string): bigint | null {
  return readNumberOf(option)?.integer ?? null;
}

/** Parses one or more positive integers; null for anything else. */
function positivesOf(text: string): bigint[] | null {
  // "Divisible by 2 or 3" is a different property.
  if (/\b(?:or|ya)\b/i.test(text)) return null;
  const values = readListOf(text)?.map(({ value }) => value) ?? [];
  const single = integerOf(text);
  const integers = values.map(({ numerator, denominator }) =>
    denominator === 1n ? numerator : 0n,
  );
  const found = values.length > 0 ? integers : [single ?? 0n];
  return found.every((value) => value > 0n) ? found : null;
}

function named(numbers: readonly bigint[]): string {
  return numbers.map((value) => `$${integerLatex(value)}$`).join(" and ");
}

function readDivisible(property: string): OptionTest | null {
  const [, text] =
    /^(?:exactly |completely |evenly )?divisible by (?:both )?(.+)$/i.exec(property) ??
    /^(?:common )?multiples? of (?:both )?(.+)$/i.exec(property) ??
    [];
  const divisors = text === undefined ? null : positivesOf(text);
  if (!divisors) return null;
  const rule = `A number is divisible by another where the division leaves no remainder.`;
  return eachOption({ property: `divisible by ${named(divisors)}`, topic, rule }, (option) => {
    const number = integerOf(option);
    // Textbooks differ on whether 0 is a multiple.
    if (number === null || number === 0n) return null;
    return joinVerdicts(divisors.map((divisor) => divides(number, divisor)));
  });
}

function readFactor(property: string): OptionTest | null {
  const [, text] = /^(?:common )?(?:factors?|divisors?) of (?:both )?(.+)$/i.exec(property) ?? [];
  const numbers = text === undefined ? null : positivesOf(text);
  if (!numbers) return null;
  const rule = "A factor divides the number and leaves no remainder.";
  return eachOption({ property: `a factor of ${named(numbers)}`, topic, rule }, (option) => {
    const divisor = integerOf(option);
    if (divisor === null || divisor < 1n) return null;
    return joinVerdicts(numbers.map((number) => divides(number, divisor)));
  });
}

function readCoPrime(property: string): OptionTest | null {
  if (!/^(?:pairs? of )?co-? ?primes?(?: numbers?| pairs?| to each other)?$/i.test(property))
    return null;
  const rule = "Co-prime numbers have no common factor but 1.";
  return eachOption({ property: "a co-prime pair", topic, rule }, (option) => {
    const numbers = positivesOf(option);
    if (numbers?.length !== 2) return null;
    const common = numbers.reduce(greatestCommonDivisor);
    return {
      isTrue: common === 1n,
      line: `\\text{HCF of } ${numbers.map(integerLatex).join(" \\text{ and } ")} = ${integerLatex(common)}`,
    };
  });
}

/** Properties of integers that are tested by division. */
export const divisibilityTests = [readDivisible, readFactor, readCoPrime];
