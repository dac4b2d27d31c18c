import type { Cared } from "../safety/safety.ts";
import type { TutorEngine } from "../engine.ts";
import type { SetAside } from "../present/set-aside.ts";
import type { Declined } from "./answer.ts";
import type { AnsweringDependencies } from "./dependencies.ts";

type Dependencies = Pick<AnsweringDependencies, "offTopicLine" | "careFor"> & {
  engine: TutorEngine;
};

/** The reply to a text that a model set aside instead of answering. */
export function replyToSetAside(
  aside: SetAside,
  text: string,
  { engine, offTopicLine, careFor }: Dependencies,
): Declined | Cared {
  if (aside.kind === "off-topic") {
    const sentence = offTopicLine(text);
    return { kind: "declined", sentence, replyKind: "aside", engine: engine.name };
  }
  const { concern } = aside;
  const care = careFor(concern, text);
  return { kind: "care", concern, source: "provider", ...care, engine: "built-in" };
}
