import type { Logger } from "../../logger.ts";
import type { Answers } from "./answers.service.ts";

/** A third of a lease: two heartbeats may be missed. */
const intervalMs = 10_000;

/**
 * Renews this process's leases every ten seconds and ends the answers of dead processes. If no other process can have
 * the database open, every answer in progress at the start belongs to a dead process.
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
