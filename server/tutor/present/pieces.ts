/** A paragraph with only a formula: the paragraph before it introduces it. */
const formulaAlone = /^\$\$[^$]+\$\$[.,]?$/u;

/**
 * Divides Markdown into pieces that can each be left out: paragraphs with the formulas that belong to them. Joined by
 * an empty line they are the text again.
 */
export function piecesOf(markdown: string): string[] {
  const pieces: string[] = [];
  for (const paragraph of markdown.split(/\n\s*\n/u)) {
    const last = pieces.length - 1;
    const before = pieces[last];
    if (before !== undefined && formulaAlone.test(paragraph.trim())) {
      pieces[last] = `${before}\n\n${paragraph}`;
    } else pieces.push(paragraph);
  }
  return pieces;
}

export function joined(pieces: readonly string[]): string {
  return pieces.join("\n\n");
}

/** A question with its solution, as one text. */
export function exampleText({
  question,
  solution,
}: {
  question: string;
  solution: string;
}): string {
  return `${question}\n${solution}`;
}
