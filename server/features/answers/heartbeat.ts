import type { Logger } from "../../logger.ts";
import type { Answers } from "./answers.service.ts";

/** A third of a lease: two beats may be missed. */
const intervalMs = 10_000;

/**
 * Says every ten seconds that this process lives, and ends what dead ones left. Where no other process can have the
 * database open, whatever is in progress at the start was left by a dead one.
 */
export function startHeartbeat(
  answers: Pick<Answers, "beat" | "recoverOrphans">,
  { isAlone, logger }: { isAlone: boolean; logger: Logger },
): { stop: () => void } {
  const attempt = (work: () => Promise<void>) => {
    work().catch((error: unknown) => {
      logger.warn({ err: error }, "the answers' heartbeat failed; the next one follows");
    });
  };
  attempt(isAlone ? answers.recoverOrphans : answers.beat);
  const timer = setInterval(() => attempt(answers.beat), intervalMs).unref();
  return { stop: () => clearInterval(timer) };
}
