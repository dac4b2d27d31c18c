/** The words of the numbers from zero to nineteen, by index. */
export const smallNumberWords: readonly string[] = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");

/** The tens, from twenty up. */
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const values: ReadonlyMap<string, bigint> = new Map([
  ...smallNumberWords.map((word, at) => [word, BigInt(at)] as const),
  ...tens.map((word, at) => [word, BigInt(10 * (at + 2))] as const),
]);

/** The value of a single English number word, from zero to ninety; undefined for any other word. */
export function numberWord(word: string): bigint | undefined {
  return values.get(word);
}

const scales: ReadonlyMap<string, bigint> = new Map([
  ["hundred", 100n],
  ["thousand", 1000n],
  ["lakh", 100000n],
  ["lakhs", 100000n],
  ["lac", 100000n],
  ["million", 1000000n],
  ["crore", 10000000n],
  ["crores", 10000000n],
  ["billion", 1000000000n],
  ["trillion", 1000000000000n],
]);

/**
 * The value of a whole number in English words, in the Indian or the international system: "four lakh fifty-seven
 * thousand two hundred and ten". Hyphens are separate words. Null for anything else.
 */
export function wholeNumberSaid(words: readonly string[]): bigint | null {
  const plain = words
    .filter((word, at) => !isJoin(words, word, at))
    .map((word) => (word === "a" ? "one" : word));
  return plain.length === 0 ? null : valueOf(plain);
}

/** "and" after hundred, thousand …, and a hyphen between tens and ones. */
function isJoin(words: readonly string[], word: string, at: number): boolean {
  const [before, after] = [words[at - 1], words[at + 1]];
  if (before === undefined || after === undefined) return false;
  if (word === "and") return scales.has(before);
  return word === "-" && numberWord(before) !== undefined && numberWord(after) !== undefined;
}

/** The largest scale word separates its multiplier from the added rest, which must be smaller than the scale. */
function valueOf(words: readonly string[]): bigint | null {
  const known = words.flatMap((word) => scales.get(word) ?? []);
  if (known.length === 0) return belowHundred(words);
  const largest = known.reduce((a, b) => (a > b ? a : b));
  const at = words.findLastIndex((word) => scales.get(word) === largest);
  const times = valueOf(words.slice(0, at));
  const rest = at === words.length - 1 ? 0n : valueOf(words.slice(at + 1));
  if (times === null || rest === null || times === 0n || rest >= largest) return null;
  // "Two hundred hundred" is not a number; "five thousand crore" is one.
  if (largest < 10000000n && times >= 1000n) return null;
  return times * largest + rest;
}

function belowHundred(words: readonly string[]): bigint | null {
  const [first, second, ...more] = words.map(numberWord);
  if (first === undefined || more.length > 0) return null;
  if (words.length === 1) return first;
  const isPair = first >= 20n && second !== undefined && second > 0n && second < 10n;
  return isPair ? first + second : null;
}

function underThousand(number: number): string[] {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const head = hundreds > 0 ? [`${smallNumberWords[hundreds] ?? ""} hundred`] : [];
  if (rest === 0) return head;
  if (rest < 20) return [...head, smallNumberWords[rest] ?? ""];
  const ones = rest % 10 > 0 ? `-${smallNumberWords[rest % 10] ?? ""}` : "";
  return [...head, `${tens[Math.floor(rest / 10) - 2] ?? ""}${ones}`];
}

export type NumeralSystem = "Indian" | "international";

const periods: Record<NumeralSystem, readonly [name: string, size: bigint][]> = {
  Indian: [
    ["crore", 10000000n],
    ["lakh", 100000n],
    ["thousand", 1000n],
  ],
  international: [
    ["trillion", 1000000000000n],
    ["billion", 1000000000n],
    ["million", 1000000n],
    ["thousand", 1000n],
  ],
};

/** A part of a number name: 57 thousand, in words. */
export interface NamedPeriod {
  count: bigint;
  size: bigint;
  words: string;
}

/** The periods of a whole number and the reading of each; the count of crores may be any size. */
export function periodsOf(number: bigint, system: NumeralSystem): NamedPeriod[] {
  const named: NamedPeriod[] = [];
  let rest = number;
  for (const [name, size] of periods[system]) {
    const count = rest / size;
    rest %= size;
    if (count > 0n) named.push({ count, size, words: `${inWords(count, system)} ${name}` });
  }
  if (rest > 0n || named.length === 0) {
    const words = rest === 0n ? "zero" : underThousand(Number(rest)).join(" ");
    named.push({ count: rest, size: 1n, words });
  }
  return named;
}

/** A whole number ≥ 0 in words, as in textbooks: "two hundred ten", without "and". */
export function inWords(number: bigint, system: NumeralSystem): string {
  return periodsOf(number, system)
    .map(({ words }) => words)
    .join(" ");
}

/** The word of a digit. */
export function digitWord(digit: string): string {
  return smallNumberWords[Number(digit)] ?? "";
}
