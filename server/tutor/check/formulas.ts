/** What stands between the marks of a formula: $…$, $$…$$, \(…\) and \[…\]. */
const formula = /\$\$([\s\S]+?)\$\$|\$([^$\n]+?)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/gu;

/** A line without words, which a model now and then writes as a formula without its marks. */
const bareFormula = /^[^\p{L}]*(?:\\?\p{L}(?!\p{L}{2})[^\p{L}]*|\\[a-zA-Z]+[^\p{L}]*)*$/u;

/** The formulas of Markdown, in LaTeX without their marks, in the order in which they stand. */
export function formulasIn(markdown: string): string[] {
  // Of the groups only one took part; the others are undefined, which join() writes as nothing.
  const found = [...markdown.matchAll(formula)].map(([, ...inner]) => inner.join("").trim());
  if (found.length > 0) return found.filter((latex) => latex !== "");
  const text = markdown.replaceAll(/[*_`]/gu, "").trim();
  return text !== "" && bareFormula.test(text) ? [text] : [];
}
