const formula = /^\$([^$]+)\$$/u;
const separator = /^,\s*\\(?:quad|qquad|;|,|\s)\s*/u;

/**
 * Splits an answer of several named values (`x = 2, y = 3`) into a Markdown list. A matrix becomes display maths, so
 * that the line does not break after its equals sign. Other answers are returned unchanged.
 */
export function answerLines(answer: string): string {
  const latex = formula.exec(answer.trim())?.[1];
  if (latex === undefined) return answer;
  const parts = partsOf(latex);
  const isList = parts.length > 1 && parts.every(isNamed);
  if (isList) return parts.map((part) => `- $${part.trim()}$`).join("\n");
  return /\\begin\{[a-z]*matrix\}/u.test(latex) ? `$$${latex}$$` : answer;
}

/** "x = 2", "mean = 4", "focus: (2, 0)", "real and inverted". */
function isNamed(part: string): boolean {
  return /=|\\approx|^\s*\\text\{/u.test(part);
}

/** Splits the LaTeX at commas outside brackets of any kind. */
function partsOf(latex: string): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < latex.length;) {
    const rest = latex.slice(at);
    const [gap = ""] = depth === 0 ? (separator.exec(rest) ?? []) : [];
    if (gap !== "") {
      parts.push("");
      at += gap.length;
      continue;
    }
    depth += depthChange(rest);
    const [piece = ""] = /^(?:\\(?:begin|end)\{[^}]*\}|\\[a-z]+|\\.|.)/isu.exec(rest) ?? [];
    parts[parts.length - 1] += piece;
    at += piece.length;
  }
  return parts;
}

function depthChange(rest: string): number {
  if (/^(?:[{([]|\\begin\{|\\\{)/u.test(rest)) return 1;
  return /^(?:[})\]]|\\end\{|\\\})/u.test(rest) ? -1 : 0;
}
