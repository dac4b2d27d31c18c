import { useEffect } from "react";

/** Topic passed from another page to the Concept Explainer. In memory only: a reload loses it. */
let pending: string | null = null;

export function setPendingTopic(topic: string): void {
  pending = topic;
}

/** Asks about the passed topic, once, when the page opens. */
export function usePendingTopic(ask: (topic: string) => void): void {
  useEffect(() => {
    const topic = pending;
    pending = null;
    if (topic !== null) ask(topic);
  });
}
