import type { Concept } from "../concept.ts";

type Question = Omit<Concept["quiz"][number], "classes">;

/** Options with fewer letters are bare words or formulas, whose lengths reveal nothing. */
const fewestLetters = 8;

/** Questions in which one option is longer than all others, and how often that is the right one. */
export function longestOptions(quiz: readonly Question[]): { all: Question[]; right: Question[] } {
  const all = quiz.filter(
    ({ options }) => options.every(isWorded) && lengthsOf(options)[0] !== lengthsOf(options)[1],
  );
  const right = all.filter(({ options, key }) => options[key]?.length === lengthsOf(options)[0]);
  return { all, right };
}

function isWorded(option: string): boolean {
  return option.length >= fewestLetters && !option.startsWith("$") && /\p{L}{3}/u.test(option);
}

/** The longest first. */
function lengthsOf(options: readonly string[]): number[] {
  return options.map(({ length }) => length).toSorted((one, other) => other - one);
}

const reason = /\b(?:because|since|so that|so|although|while|but|until)\b|;|क्योंकि|इसलिए|लेकिन/iu;

/** Whether only the right option gives a reason or has a second clause. */
export function onlyKeyHasReason({ options, key }: Question): boolean {
  const withReason = options.filter((option) => reason.test(option));
  return withReason.length === 1 && withReason[0] === options[key];
}

/** Questions with four numbers of one unit, and how often the key is neither the smallest nor the greatest. */
export function middleNumbers(quiz: readonly Question[]): { all: Question[]; middle: Question[] } {
  const all = quiz.filter(({ options }) => numbersOf(options) !== null);
  const middle = all.filter(({ options, key }) => {
    const numbers = numbersOf(options) ?? [];
    const place = numbers.filter((number) => number < (numbers[key] ?? 0)).length;
    return place === 1 || place === 2;
  });
  return { all, middle };
}

function numbersOf(options: readonly string[]): number[] | null {
  const read = options.map(numberOf);
  const numbers = read.flatMap((each) => (each ? [each.number] : []));
  const units = new Set(read.map((each) => each?.unit));
  const isOrdered = numbers.length === options.length && new Set(numbers).size === numbers.length;
  return isOrdered && units.size === 1 ? numbers : null;
}

function numberOf(option: string): { number: number; unit: string } | null {
  const plain = option
    .replaceAll("{,}", ",")
    .replaceAll(/[$₹]/gu, "")
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/u, "$1/$2")
    .trim();
  const [, minus, whole, below = "1", unit = ""] =
    /^([−-]?)(\d[\d,]*(?:\.\d+)?)(?:\/(\d+))?(?![\d(^])(.*)$/u.exec(plain) ?? [];
  if (whole === undefined || unit.includes("10")) return null;
  const size = Number(whole.replaceAll(",", "")) / Number(below);
  return { number: minus ? -size : size, unit: unit.replaceAll(/\s|\\,/gu, "") };
}
