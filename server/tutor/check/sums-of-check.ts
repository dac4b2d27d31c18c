/**
 * The lines of a proof with nothing in them but their sums: both sides of an equation worked out become one equality
 * each, and a formula that stands before its numbers goes.
 */
export function sumsOf(lines: readonly string[]): string[] {
  return [...new Set(withoutSides(lines).map(withoutFormula))];
}

const side = /^\\text\{(LHS|RHS)\} = (.+)$/;

/** LHS = 2 × 4 + 3 = 11 and RHS = 11 say no more than 2 × 4 + 3 = 11. */
function withoutSides(lines: readonly string[]): string[] {
  const sums: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = "", next = ""] = lines.slice(at);
    const [, first, left = ""] = side.exec(line) ?? [];
    const [, second, right = ""] = side.exec(next) ?? [];
    const worked = [left, right].filter((sum) => sum.includes(" = "));
    const isPair = first === "LHS" && second === "RHS" && endOf(left) === endOf(right);
    if (isPair && worked.length > 0) {
      sums.push(...worked);
      at += 1;
    } else sums.push(line);
  }
  return sums;
}

function endOf(chain: string): string {
  return chain.split(" = ").at(-1) ?? "";
}

/** n = V/V_m = 44.8/22.4 = 2 with the formula left out: the name, the numbers, the value. */
function withoutFormula(line: string): string {
  if (line.includes(":")) return line;
  const [name = "", , formula = "", sign = "", ...numbers] = line.split(/ (=|\\approx) /);
  const letters = formula.replaceAll(/\\(?:text|mathrm)\{[^{}]*\}|\\[a-z]+/gi, " ");
  return numbers.length > 1 && /[a-z]/i.test(letters) ? [name, sign, ...numbers].join(" ") : line;
}
