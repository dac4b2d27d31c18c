import type { AskContext } from "../ask-engine.ts";
import type { Photo } from "../photo.ts";
import type { Cared, Safety } from "../safety/safety.ts";
import type { Declined } from "./answer.ts";

/** What a student typed or photographed, and the names to redact. */
export interface Typed {
  text: string;
  photo?: Photo | undefined;
  redact?: readonly string[] | undefined;
}

/** The reply to a text that goes to no engine; null for any other. */
export async function beforeAsking(
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
