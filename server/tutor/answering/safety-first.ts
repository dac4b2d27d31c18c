import type { AskContext } from "../ask-engine.ts";
import type { Photo } from "../photo.ts";
import type { Cared, Safety } from "../safety/safety.ts";
import type { Declined } from "./answer.ts";
import type { TutorDependencies } from "./dependencies.ts";

/** What a student typed or photographed, and the names to redact. */
interface Typed {
  text: string;
  photo?: Photo | undefined;
  redact?: readonly string[] | undefined;
}

/** Answers a typed text only if the safety check passes it. */
export async function askSafely<Answer>(
  typed: Typed,
  { safety }: Pick<TutorDependencies, "safety">,
  context: AskContext,
  answer: () => Promise<Answer>,
): Promise<Answer | Cared | Declined> {
  return (await beforeAsking(typed, safety, context)) ?? answer();
}

/** The reply to a text that goes to no engine; null for any other. */
async function beforeAsking(
  { text, photo, redact: names }: Typed,
  safety: Safety,
  context: Pick<AskContext, "signal">,
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
