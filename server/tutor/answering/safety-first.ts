import type { Concern } from "#shared/domain/study.ts";
import type { AskContext } from "../ask-engine.ts";
import type { Photo } from "../photo.ts";
import type { Cared, Declined } from "./answer.ts";

/** Looks at a question before any engine does. */
export interface Safety {
  /** Has our own list look at a text ahead of `assess`, which is quicker then. */
  prepare: (text: string) => void;
  /** What the student may need a person for; null for an ordinary question. Never rejects but for Stop. */
  assess: (
    question: { text: string; photo?: Photo; names?: readonly string[] },
    context: Pick<AskContext, "signal" | "kept">,
  ) => Promise<Pick<Cared, "concern" | "source"> | null>;
  /** A kind word in the language of the text, and who can help. */
  careFor: (concern: Concern, text: string) => Pick<Cared, "content" | "helplines">;
  /** Whether a text has clearly nothing to do with study. */
  isOffTopic: (text: string) => boolean;
  /** One friendly line back to study, in the language of the text. */
  offTopicLine: (text: string) => string;
  /** A friendly line back to thanks, a greeting and their like; null where a text says anything else. */
  courtesyReply: (text: string) => string | null;
}

/** What a student typed or photographed, and the names that must not leave with it. */
export interface Typed {
  text: string;
  photo?: Photo | undefined;
  redact?: readonly string[] | undefined;
}

/** The reply to what goes to no engine; null for all else. */
export async function beforeAsking(
  { text, photo, redact: names }: Typed,
  safety: Safety,
  context: Pick<AskContext, "signal" | "kept">,
): Promise<Cared | Declined | null> {
  const asked = { text, ...(photo && { photo }), ...(names && { names }) };
  const found = await safety.assess(asked, context);
  if (found) {
    const care = safety.careFor(found.concern, text);
    return { kind: "care", ...found, ...care, engine: "built-in" };
  }
  const courtesy = photo ? null : safety.courtesyReply(text);
  if (courtesy !== null) return declined("courtesy", courtesy);
  return safety.isOffTopic(text) ? declined("aside", safety.offTopicLine(text)) : null;
}

function declined(replyKind: "courtesy" | "aside", sentence: string): Declined {
  return { kind: "declined", sentence, replyKind, engine: "built-in" };
}
