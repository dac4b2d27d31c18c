/** Formulas between double dollars, `\(…\)` or `\[…\]`. */
const formula = /\$\$([^$]+)\$\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/gu;

/** Texts of our own in the notation that models are asked for: every formula between single dollars, on one line. */
export function inSingleDollars(markdown: string): string {
  return markdown.replaceAll(formula, (_whole, ...inner: (string | undefined)[]) => {
    const latex = inner.slice(0, 3).find((part) => part !== undefined) ?? "";
    return `$${latex.trim().replaceAll(/\s*\n\s*/gu, " ")}$`;
  });
}
