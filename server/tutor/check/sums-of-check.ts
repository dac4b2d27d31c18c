/**
 * The lines of a proof reduced to their sums: both sides of an equation worked out become one equality each, and a
 * formula before its numbers is removed.
 */
export function sumsOf(lines: readonly string[]): string[] {
  return [...new Set(withoutSides(lines).map(withoutFormula))];
}

const leftSide = /^\\text\{LHS\} = (.+)$/;
const rightSide = /^\\text\{RHS\} = (.+)$/;

/** LHS = 2 × 4 + 3 = 11 and RHS = 11 say no more than 2 × 4 + 3 = 11. */
function withoutSides(lines: readonly string[]): string[] {
  const sums: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = "", next = ""] = lines.slice(at);
    const pair = bothSides(line, next);
    sums.push(...(pair ?? [line]));
    if (pair) at += 1;
  }
  return sums;
}

/** The working on either side; null where the lines are not two sides, or nothing is worked out. */
function bothSides(line: string, next: string): string[] | null {
  const [left, right] = [leftSide.exec(line)?.[1], rightSide.exec(next)?.[1]];
  if (left === undefined || right === undefined || endOf(left) !== endOf(right)) return null;
  const worked = [left, right].filter((sum) => sum.includes(" = "));
  return worked.length > 0 ? worked : null;
}

function endOf(chain: string): string {
  return chain.split(" = ").at(-1) ?? "";
}

/** n = V/V_m = 44.8/22.4 = 2 without the formula: the name, the numbers, the value. */
function withoutFormula(line: string): string {
  if (line.includes(":")) return line;
  const [name = "", , formula = "", sign = "", ...numbers] = line.split(/ (=|\\approx) /);
  const letters = formula.replaceAll(/\\(?:text|mathrm)\{[^{}]*\}|\\[a-z]+/gi, " ");
  return numbers.length > 1 && /[a-z]/i.test(letters) ? [name, sign, ...numbers].join(" ") : line;
}
