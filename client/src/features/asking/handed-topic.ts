import { useEffect } from "react";

/** Topic passed from another page to the Concept Explainer. In memory only: a reload loses it. */
let handed: string | null = null;

export function handTopic(topic: string): void {
  handed = topic;
}

/** Asks about the passed topic, once, when the page opens. */
export function useHandedTopic(ask: (topic: string) => void): void {
  useEffect(() => {
    const topic = handed;
    handed = null;
    if (topic !== null) ask(topic);
  });
}
