import type { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Student } from "../answers/asking.ts";
import { readEvents } from "../answers/events.ts";
import type { Tally } from "./tally.ts";

export interface CallDependencies {
  /** The address of the next call. */
  url: () => Promise<string>;
  agent: Agent;
  tally: Tally;
  /** The end of the run, when waiting calls give up. */
  deadline: () => number;
}

export const betweenTriesMs = 400;

/** Makes idempotent calls, and repeats them until they are answered. */
export function createRestlessCall({ url, agent, tally, deadline }: CallDependencies) {
  return async function call(
    { cookie }: Student,
    [method, path]: readonly ["GET" | "POST", string],
    content?: object,
  ): Promise<string> {
    const body = content && JSON.stringify(content);
    const headers = { cookie, ...(body !== undefined && { "content-type": "application/json" }) };
    while (Date.now() <= deadline()) {
      const to = { url: `${await url()}${path}`, method, headers, agent };
      const outcome = await readEvents(
        { ...to, ...(body !== undefined && { body }) },
        () => undefined,
      );
      tally.judge(`${method} ${path}`, outcome);
      if (outcome.kind === "whole" && outcome.status < 500 && outcome.status !== 429)
        return outcome.body;
      await pause(betweenTriesMs);
    }
    throw new Error(`${method} ${path} was never answered`);
  };
}
