import type { Cared, Safety } from "../safety/safety.ts";
import type { TutorEngine } from "../engine.ts";
import type { SetAside } from "../present/set-aside.ts";
import type { Declined } from "./answer.ts";

interface Dependencies {
  engine: TutorEngine;
  safety: Pick<Safety, "offTopicLine" | "careFor">;
}

/** The reply to a text that a model set aside instead of answering. */
export function replyToSetAside(
  aside: SetAside,
  text: string,
  { engine, safety }: Dependencies,
): Declined | Cared {
  if (aside.kind === "off-topic") {
    const sentence = safety.offTopicLine(text);
    return { kind: "declined", sentence, replyKind: "aside", engine: engine.name };
  }
  const { concern } = aside;
  const care = safety.careFor(concern, text);
  return { kind: "care", concern, source: "provider", ...care, engine: "built-in" };
}
