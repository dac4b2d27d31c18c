import type { Concern } from "#shared/domain/study.ts";
import type { Moderate, Moderated } from "./moderator.ts";
import { recogniseConcern } from "./recognise-concern.ts";

/** What was recognised, and by whom; counted so, without a word of the text. */
interface Assessment {
  concern: Concern;
  source: "list" | "provider";
}

export interface Safety {
  /** Before anything is solved, by either engine. Null: nothing speaks against solving it. */
  assess: (input: Moderated, signal: AbortSignal) => Promise<Assessment | null>;
}

interface SafetyDependencies {
  /** There where the provider's moderation is configured. */
  moderate?: Moderate | undefined;
}

/** Our own list first, for it needs no network; then the provider. What the list recognises is sent to nobody. */
export function createSafety({ moderate }: SafetyDependencies): Safety {
  async function assess(input: Moderated, signal: AbortSignal): Promise<Assessment | null> {
    const listed = recogniseConcern(input.text);
    if (listed) return { concern: listed, source: "list" };
    const seen = await moderate?.(input, signal);
    return seen ? { concern: seen, source: "provider" } : null;
  }
  return { assess };
}
