const formula = /\$\$[\s\S]+?\$\$|\$[^$\n]+?\$/gu;

/** The words of a text; a formula counts as one. */
export function wordsIn(text: string): string[] {
  return (
    text
      .replaceAll(formula, " formula ")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  );
}

/** Sentences of at least six words, as lists of words. */
export function sentencesIn(text: string): string[] {
  return text
    .replaceAll(formula, " formula ")
    .split(/(?<=[.?!।])\s|\n\n|\n(?=[-|])/u)
    .map((sentence) => wordsIn(sentence))
    .filter((words) => words.length >= 6)
    .map((words) => words.join(" "));
}

const runLength = 4;

/** The share of four-word sequences of the shorter text that the other one has too. */
export function sharedShare(one: string, other: string): number {
  const [shorter, longer] = [runsOf(one), runsOf(other)].toSorted((a, b) => a.size - b.size);
  if (!shorter || !longer || shorter.size === 0) return 0;
  return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
}

function runsOf(text: string): Set<string> {
  const words = wordsIn(text);
  return new Set(words.map((_, at) => words.slice(at, at + runLength).join(" ")));
}
