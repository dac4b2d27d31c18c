const small = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The number a single English word says, from zero to ninety; undefined for any other word. */
export function numberWord(word: string): bigint | undefined {
  if (small.includes(word)) return BigInt(small.indexOf(word));
  if (tens.includes(word)) return BigInt(10 * (tens.indexOf(word) + 2));
  return undefined;
}
