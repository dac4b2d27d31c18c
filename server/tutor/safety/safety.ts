import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Concern, ConcernSource } from "#shared/domain/study.ts";
import type { AskContext } from "../ask-engine.ts";
import { createBoundedCache } from "../bounded-cache.ts";
import type { Photo } from "../photo.ts";
import type { Moderate } from "./moderator.ts";
import { recogniseConcern } from "./recognise-concern.ts";

/** The student may need a person: her question was sent to no engine. */
export interface CareMessage {
  kind: "care";
  concern: Concern;
  /** Recognised by the product's own list, or by the provider's moderation. */
  source: ConcernSource;
  content: string;
  helplines: NonNullable<AiResponse["helplines"]>;
  engine: "built-in";
}

/** Assesses a question before any engine gets it. */
export interface Safety {
  /** What the student may need a person for; null for an ordinary question. Never rejects but for Stop. */
  assess: (
    question: { text: string; photo?: Photo; names?: readonly string[] },
    context: Pick<AskContext, "signal">,
  ) => Promise<Pick<CareMessage, "concern" | "source"> | null>;
  /** A message of care in the language of the text, with contacts. */
  careFor: (concern: Concern, text: string) => Pick<CareMessage, "content" | "helplines">;
  /** Whether a text clearly has nothing to do with study. */
  isOffTopic: (text: string) => boolean;
  /** One friendly line that leads back to study, in the language of the text. */
  offTopicLine: (text: string) => string;
  /** A friendly reply to thanks, a greeting and the like; null for any other text. */
  courtesyReply: (text: string) => string | null;
}

interface SafetyDependencies {
  /** Present where the provider's moderation is configured. */
  moderate?: Moderate | undefined;
}

/** The product's own list first, which needs no network, then the provider. A text that the list recognises is not sent. */
export function createSafety({ moderate }: SafetyDependencies): Pick<Safety, "assess"> & {
  /** Whether our own list recognises a concern in a text. */
  isTroubling: (text: string) => boolean;
} {
  // Only negative results are cached.
  const ordinary = createBoundedCache<true>();
  const recognise = (text: string) => {
    if (ordinary.get(text)) return null;
    const concern = recogniseConcern(text);
    if (!concern) ordinary.set(text, true);
    return concern;
  };
  const assess: Safety["assess"] = async (input, { signal }) => {
    const listed = recognise(input.text);
    if (listed) return { concern: listed, source: "list" };
    if (!moderate) return null;
    const seen = await moderate(input, signal);
    return seen ? { concern: seen, source: "provider" } : null;
  };
  return {
    assess,
    isTroubling: (text) => recognise(text) !== null,
  };
}
