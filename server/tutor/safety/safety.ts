import type { Safety } from "../answering/safety-first.ts";
import { createLastKnown } from "../last-known.ts";
import type { Moderate } from "./moderator.ts";
import { recogniseConcern } from "./recognise-concern.ts";

interface SafetyDependencies {
  /** There where the provider's moderation is configured. */
  moderate?: Moderate | undefined;
}

/** Our own list first, for it needs no network; then the provider. What the list recognises is sent to nobody. */
export function createSafety({ moderate }: SafetyDependencies): Pick<
  Safety,
  "assess" | "prepare"
> & {
  /** Whether our own list recognises a concern in a text. */
  isTroubling: (text: string) => boolean;
} {
  // Only that a text is ordinary is remembered.
  const ordinary = createLastKnown<true>();
  const recognise = (text: string) => {
    if (ordinary.get(text)) return null;
    const concern = recogniseConcern(text);
    if (!concern) ordinary.set(text, true);
    return concern;
  };
  const assess: Safety["assess"] = async (input, { signal, kept }) => {
    const listed = recognise(input.text);
    if (listed) return { concern: listed, source: "list" };
    if (!moderate) return null;
    await kept;
    const seen = await moderate(input, signal);
    return seen ? { concern: seen, source: "provider" } : null;
  };
  return {
    assess,
    prepare: (text) => void recognise(text),
    isTroubling: (text) => recognise(text) !== null,
  };
}
