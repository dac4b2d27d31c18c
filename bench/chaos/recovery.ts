import { setTimeout as pause } from "node:timers/promises";
import type { Wrongs } from "../answers/wrongs.ts";

/** The time in which a process must work again by itself. */
const longestMs = 60_000;

/** Waits until every process is ready and answers a question. Returns the seconds; null where one never did. */
export async function untilRecovered(
  urls: readonly string[],
  {
    answers,
    wrongs,
  }: { answers: (url: string, until: number) => Promise<boolean>; wrongs: Wrongs },
): Promise<number | null> {
  const startedAt = Date.now();
  const until = startedAt + longestMs;
  for (const url of urls) {
    while (!((await isReady(url)) && (await answers(url, until)))) {
      if (Date.now() > until) {
        wrongs.add("a process didn't recover by itself", url);
        return null;
      }
      await pause(250);
    }
  }
  return (Date.now() - startedAt) / 1000;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
    return ok;
  } catch {
    // Recovered by polling again.
    return false;
  }
}
