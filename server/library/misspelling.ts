/**
 * The number of letters to delete, insert, replace or transpose to turn one word into another (Damerau-Levenshtein
 * distance of adjacent transpositions). Counting stops above `most`.
 */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      current.push(
        Math.min(
          at(above, column) + 1,
          at(current, column - 1) + 1,
          at(above, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
          isSwapped(one, row, other, column) ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    [before, above] = [above, current];
  }
  return Math.min(at(above, other.length), most + 1);
}

const at = (counts: readonly number[], place: number) => counts[place] ?? Infinity;

function isSwapped(one: string, row: number, other: string, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    one[row - 1] === other[column - 2] &&
    one[row - 2] === other[column - 1]
  );
}
