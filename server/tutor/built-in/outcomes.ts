import { noUsage, type Outcome } from "../engine.ts";

/** What a skill of the built-in tutor gives back: it costs nothing. */
export function answered<Output>(output: Output): Outcome<Output> {
  return { kind: "answered", output, usage: noUsage };
}

/** The sentence is Markdown, for the student; what is near can be asked by its name. */
export function declined(sentence: string, nearby: readonly string[] = []): Outcome<never> {
  return { kind: "declined", sentence, nearby, usage: noUsage };
}
