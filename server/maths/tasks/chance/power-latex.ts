/** A probability, in LaTeX, as a factor with an exponent; empty for the exponent 0. */
export function powerLatex(probability: string, times: number): string {
  if (times === 0) return "";
  return `\\left(${probability}\\right)${times === 1 ? "" : `^{${times}}`}`;
}
