import type { Safety } from "../answering/safety-first.ts";
import type { Moderate } from "./moderator.ts";
import { recogniseConcern } from "./recognise-concern.ts";

interface SafetyDependencies {
  /** There where the provider's moderation is configured. */
  moderate?: Moderate | undefined;
}

/** Our own list first, for it needs no network; then the provider. What the list recognises is sent to nobody. */
export function createSafety({ moderate }: SafetyDependencies): Pick<Safety, "assess"> {
  const assess: Safety["assess"] = async (input, signal) => {
    const listed = recogniseConcern(input.text);
    if (listed) return { concern: listed, source: "list" };
    const seen = await moderate?.(input, signal);
    return seen ? { concern: seen, source: "provider" } : null;
  };
  return { assess };
}
