const small = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const values: ReadonlyMap<string, bigint> = new Map([
  ...small.map((word, at) => [word, BigInt(at)] as const),
  ...tens.map((word, at) => [word, BigInt(10 * (at + 2))] as const),
]);

/** The number a single English word says, from zero to ninety; undefined for any other word. */
export function numberWord(word: string): bigint | undefined {
  return values.get(word);
}
