/** A probability, in LaTeX, as a factor that is taken so many times; nothing where it is taken no time. */
export function raised(probability: string, times: number): string {
  if (times === 0) return "";
  return `\\left(${probability}\\right)${times === 1 ? "" : `^{${times}}`}`;
}
