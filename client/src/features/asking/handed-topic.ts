import { useEffect } from "react";

/** A topic that another page hands to the Concept Explainer. A reload forgets it. */
let handed: string | null = null;

export function handTopic(topic: string): void {
  handed = topic;
}

/** Asks what was handed over, once, as the page opens. */
export function useHandedTopic(ask: (topic: string) => void): void {
  useEffect(() => {
    const topic = handed;
    handed = null;
    if (topic !== null) ask(topic);
  });
}
