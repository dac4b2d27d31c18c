/**
 * Which letter of a word belongs to which of the signs found in its place: the pairing with the most letters that agree.
 * Null for signs that the word has no letter for.
 */
export function alignLetters(word: string, signs: readonly string[]): (string | null)[] {
  const letters = [...word];
  if (letters.length === signs.length) return letters;
  const costs: number[][] = [Array.from({ length: signs.length + 1 }, (_, at) => at)];
  for (const [row, letter] of letters.entries()) {
    const above = costs[row] ?? [];
    const own = [row + 1];
    for (const [column, sign] of signs.entries()) {
      own.push(
        Math.min(
          (above[column] ?? 0) + (letter.toLowerCase() === sign.toLowerCase() ? 0 : 1.1),
          (above[column + 1] ?? 0) + 1,
          (own[column] ?? 0) + 1,
        ),
      );
    }
    costs.push(own);
  }
  return traced(costs, letters, signs);
}

function traced(costs: number[][], letters: string[], signs: readonly string[]) {
  const aligned: (string | null)[] = signs.map(() => null);
  let [row, column] = [letters.length, signs.length];
  let extra = "";
  while (row > 0 && column > 0) {
    const [own, diagonal] = [costs[row]?.[column] ?? 0, costs[row - 1]?.[column - 1] ?? 0];
    const agrees = letters[row - 1]?.toLowerCase() === signs[column - 1]?.toLowerCase();
    if (own === diagonal + (agrees ? 0 : 1.1)) {
      aligned[column - 1] = (letters[row - 1] ?? "") + extra;
      extra = "";
      row--;
      column--;
    } else if (own === (costs[row - 1]?.[column] ?? 0) + 1) {
      // What no sign stands for belongs to the grown-together ones beside it.
      if (signs[column - 1] === "∎") extra = (letters[row - 1] ?? "") + extra;
      row--;
    } else column--;
  }
  return aligned;
}
