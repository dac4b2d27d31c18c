import type { Offer, ReplyKind } from "#shared/contracts/answer.ts";
import { noUsage, type Outcome } from "../engine.ts";

/** What a skill of the built-in tutor gives back: it costs nothing. */
export function answered<Output>(output: Output, replyKind?: ReplyKind): Outcome<Output> {
  return { kind: "answered", output, ...(replyKind && { replyKind }), usage: noUsage };
}

/** A text that is not understood whole, with the one question in it that can be answered. */
export function declinedWith(suggestion: string): Outcome<never> {
  return declined(oneSumSeen, { suggestion });
}

const oneSumSeen =
  "I'm not sure what to do with all of this, but I found one question in it that I can answer.";

interface Instead {
  /** What is near, each to be asked by its name. */
  nearby?: readonly string[];
  /** The one question in the student's text that can be answered. */
  suggestion?: string;
  /** What of the product helps, the best first. */
  offers?: readonly Offer[];
  /** Where it is more than a refusal. */
  replyKind?: ReplyKind;
}

/** The sentence is Markdown, for the student. */
export function declined(sentence: string, instead: Instead = {}): Outcome<never> {
  return { kind: "declined", sentence, ...instead, usage: noUsage };
}
