/**
 * Chapters of the school books that no concept teaches, and topics that are asked for by name, that had no concept when
 * they were written down: one a line, its other names behind bars. A line doesn't count any more once a concept goes by one
 * of its names, and goes then.
 */
export const topicsToCome: readonly string[][] = `
interjections | interjection`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((name) => name.trim()));
