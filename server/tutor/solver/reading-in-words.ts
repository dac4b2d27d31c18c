const wordsFirst = /^\\text\{([^{}]*)\}(?:\\[,;: ]|\\q?quad|\s)*/;
const gap = /^,(?:\\[,;: ]|\\q?quad(?![a-z])|\s)+/;

/**
 * A reading as Markdown that wraps on a narrow screen: a list of formulas becomes separate formulas, and leading words
 * become text.
 */
export function readingInWords(latex: string): string {
  return partsOf(latex).map(partInWords).join(", ");
}

/** A sentence that ends with a reading, with a full stop unless the reading ends with a question mark: "A = ?". */
export function sentenceOfReading(lead: string, latex: string): string {
  const sentence = `${lead} ${readingInWords(latex)}`;
  return /\?\}?\$?$/.test(sentence) ? sentence : `${sentence}.`;
}

function partInWords(latex: string): string {
  const [first = "", words = ""] = wordsFirst.exec(latex) ?? [];
  const formula = latex.slice(first.length);
  return [words.trim(), formula && `$${formula}$`].filter((part) => part !== "").join(" ");
}

/** Splits at commas outside brackets. */
function partsOf(latex: string): string[] {
  // In a system of equations or a matrix commas and brackets mean other things.
  if (/\\(?:begin|left)\b/.test(latex)) return [latex];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < latex.length; at += 1) {
    depth += depthOf(latex.charAt(at));
    // The comma of a narrow space, `\,`, separates nothing.
    if (latex[at - 1] === "\\") continue;
    const length = depth === 0 ? (gap.exec(latex.slice(at))?.[0].length ?? 0) : 0;
    if (length === 0) continue;
    parts.push(latex.slice(start, at));
    start = at + length;
    at = start - 1;
  }
  return [...parts, latex.slice(start)].filter((part) => part.trim() !== "");
}

function depthOf(character: string): number {
  if ("([{".includes(character)) return 1;
  return ")]}".includes(character) ? -1 : 0;
}
