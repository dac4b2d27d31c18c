/** The content between the marks of a formula: $…$, $$…$$, \(…\) and \[…\]. */
const formula = /\$\$([\s\S]+?)\$\$|\$([^$\n]+?)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/gu;

/** A line without words, which a model sometimes writes as a formula without its marks. */
const bareFormula = /^[^\p{L}]*(?:\\?\p{L}(?!\p{L}{2})[^\p{L}]*|\\[a-zA-Z]+[^\p{L}]*)*$/u;

const number = String.raw`\d+(?:[.,]\d+)*`;

/**
 * A sum among words: "each gets 240 ÷ 10 = 25 sweets". The text before and after it must not belong to a number, a
 * letter or a sign.
 */
const sumInWords = new RegExp(
  String.raw`(?<![\p{L}.,:'’])(?<!\b(?:of|by|into|to|times|plus|minus|negative|root|half|twice|double|sin|cos|tan|log|mod)\s)(?<![\d)\]%°₹$^_\\/+\-−×*÷=√±([{]\s{0,2})${number}(?:\s?[+\-−×*÷/]\s?${number}){1,8}\s?=\s?${number}(?:\s?/\s?\d+)?(?![\d\p{L}^%:(]|[.,]\d|\s?[+\-−×*÷/=^%:(])`,
  "gu",
);

/** The formulas of Markdown, in LaTeX without their marks, in order; sums among words come last. */
export function formulasIn(markdown: string): string[] {
  // Only one of the groups matched; join() writes the undefined ones as nothing.
  const found = [...markdown.matchAll(formula)].map(([, ...inner]) => inner.join("").trim());
  const formulas = found.filter((latex) => latex !== "");
  const text = markdown.replaceAll(formula, " $ ").replaceAll(/[*_`]/gu, "").trim();
  if (found.length === 0 && text !== "" && bareFormula.test(text)) return [text];
  return [...formulas, ...(text.match(sumInWords) ?? [])];
}
