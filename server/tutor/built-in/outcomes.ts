import { noUsage, type Outcome } from "../engine.ts";

/** What a skill of the built-in tutor gives back: it costs nothing. */
export function answered<Output>(output: Output): Outcome<Output> {
  return { kind: "answered", output, usage: noUsage };
}

/** A text that is not understood whole, with the one question in it that can be answered. */
export function declinedWith(suggestion: string): Outcome<never> {
  return { ...declined(oneSumSeen), suggestion };
}

const oneSumSeen =
  "I'm not sure what to do with all of this, but I found one question in it that I can answer.";

/** The sentence is Markdown, for the student; what is near can be asked by its name. */
export function declined(
  sentence: string,
  nearby: readonly string[] = [],
): Extract<Outcome<never>, { kind: "declined" }> {
  return { kind: "declined", sentence, nearby, usage: noUsage };
}
