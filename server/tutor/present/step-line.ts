import type { Step } from "#shared/contracts/answer.ts";

/** A step of another approach, which an output has as one text: what is done, and below it the resulting line. */
export function asLine({ title, result }: Pick<Step, "title" | "result">): string {
  return [title, result ?? ""].filter((part) => part !== "").join("\n\n");
}

/** Parses the text back into a step; a single paragraph is only what is done. */
export function stepOfLine(line: string): Omit<Step, "result"> & { result: string } {
  const [title = "", ...rest] = line.trim().split(/\n\s*\n/u);
  return { title: title.trim(), why: "", result: rest.join("\n\n").trim() };
}
