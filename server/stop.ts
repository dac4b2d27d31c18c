import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Answers } from "./features/answers/answers.service.ts";
import type { Readiness } from "./http/health.ts";

/** How long a proxy's health check may take to notice the shutdown; until then requests are served as before. */
const noticeMs = 3_000;
/** How long answers in progress may run after the signal. */
const graceMs = 25_000;
/** How long the last bytes of an answer may take after that. */
const farewellMs = 1_000;

interface Ending {
  server: Server;
  answers: Pick<Answers, "drain">;
  readiness: Readiness;
  isBehindProxy: boolean;
  /** Scheduled jobs, which must not start again. */
  endClocks: () => void;
  /** Needed by answers in progress until the last one is done. */
  closeAll: () => Promise<void>;
}

/**
 * Shuts down gracefully at SIGTERM or SIGINT: readiness fails, then new requests are refused, then work in progress is
 * finished, and last the database is closed.
 */
export function stopAtSignals(ending: Ending): void {
  // Ctrl-C sends the signal twice, from the terminal and through npm: the second must not end the process at once.
  const stop = () => {
    if (ending.readiness.state === "ready") void end(ending);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

async function end(ending: Ending): Promise<void> {
  const { server, answers, readiness, isBehindProxy, endClocks, closeAll } = ending;
  readiness.state = "leaving";
  endClocks();
  if (isBehindProxy) await pause(noticeMs);
  readiness.state = "closed";
  const finished = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await answers.drain(graceMs);
  setTimeout(() => server.closeAllConnections(), farewellMs).unref();
  await finished;
  await closeAll();
}
