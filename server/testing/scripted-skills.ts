import { setImmediate as turn } from "node:timers/promises";
import { parse } from "partial-json";
import type { OutputOf } from "../tutor/ask-engine.ts";
import type { Draft, Skill, TutorEngine } from "../tutor/engine.ts";
import type { OperationName, Operations } from "../tutor/operations.ts";
import { TutorError } from "../tutor/tutor-error.ts";
import { scriptedUsage } from "./scripted-tutor.ts";

/** The replies of a scripted model to one operation, in order; an error is thrown. */
type Replies<Name extends OperationName> = readonly (OutputOf<Name> | Error)[];

const charactersAPart = 9;

/** A model with one skill, which streams its replies in small chunks and records its requests. */
export function modelOf<Name extends OperationName>(name: Name, ...replies: Replies<Name>) {
  const requests: Operations[Name]["request"][] = [];
  const left = [...replies];
  const skill: Skill<Name> = async (request, { signal, onDraft }) => {
    requests.push(request);
    const reply = left.shift();
    if (reply === undefined) throw new Error("Asked too often");
    if (reply instanceof Error) throw reply;
    const text = JSON.stringify(reply);
    const last = onDraft ? text.length : 0;
    for (let end = charactersAPart; end < last; end += charactersAPart) {
      if (signal.aborted) throw new TutorError("stopped", "test", { usage: scriptedUsage });
      const draft = parse(text.slice(0, end)) as Draft<OutputOf<Name>>; // safe: cut out of one
      onDraft?.(draft);
      // What is done with a draft is done before the next one comes.
      await turn();
    }
    return { kind: "answered", output: reply, usage: scriptedUsage };
  };
  const skills: TutorEngine["skills"] = {};
  Object.assign(skills, { [name]: skill });
  const engine: TutorEngine = { name: "openai", model: "test-model", readsPhotos: true, skills };
  return { engine, requests };
}
