import type { Offer, ReplyKind } from "#shared/contracts/answer.ts";
import { noUsage, type Outcome } from "../engine.ts";

/** The result of a skill of the built-in tutor, at no cost. */
export function answered<Output>(output: Output, replyKind?: ReplyKind): Outcome<Output> {
  return { kind: "answered", output, ...(replyKind && { replyKind }), usage: noUsage };
}

/** A text that is only partly understood, with the one question in it that can be answered. */
export function declinedWith(suggestion: string): Outcome<never> {
  return declined(oneSumSeen, { suggestion });
}

const oneSumSeen =
  "I'm not sure what to do with all of this, but I found one question in it that I can answer.";

interface Alternatives {
  /** Near topics, each to be asked by its name. */
  nearby?: readonly string[];
  /** The one question in the student's text that can be answered. */
  suggestion?: string;
  /** Parts of the product that help, best first. */
  offers?: readonly Offer[];
  /** Set where it is more than a refusal. */
  replyKind?: ReplyKind;
}

/** The sentence is Markdown, for the student. */
export function declined(sentence: string, alternatives: Alternatives = {}): Outcome<never> {
  return { kind: "declined", sentence, ...alternatives, usage: noUsage };
}
