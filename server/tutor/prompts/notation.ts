/** Formulas between double dollars, `\(…\)` or `\[…\]`. */
const formula = /\$\$([^$]+)\$\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/gu;

/**
 * Converts the product's texts to the notation that models are asked for: every formula between single dollars, on one
 * line.
 */
export function inSingleDollars(markdown: string): string {
  return markdown.replaceAll(formula, (_whole, ...inner: (string | undefined)[]) => {
    const latex = inner.slice(0, 3).find((part) => part !== undefined) ?? "";
    return `$${latex.trim().replaceAll(/\s*\n\s*/gu, " ")}$`;
  });
}
