import type { Step } from "#shared/contracts/answer.ts";

/** A step of a further way, which an output has as one text: what is done, and below it the line that results. */
export function asLine({ title, result }: Pick<Step, "title" | "result">): string {
  return [title, result ?? ""].filter((part) => part !== "").join("\n\n");
}

/** The same text as a step again; one of a single paragraph says what is done, and that is all. */
export function stepOfLine(line: string): Omit<Step, "result"> & { result: string } {
  const [title = "", ...rest] = line.trim().split(/\n\s*\n/u);
  return { title: title.trim(), why: "", result: rest.join("\n\n").trim() };
}
