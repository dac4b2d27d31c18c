import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Answers } from "./features/answers/answers.service.ts";
import type { Readiness } from "./http/health.ts";

/** How long a proxy's health check may take to see that this process is ending; until then it is served as before. */
const noticeMs = 3_000;
/** How long answers in progress get to finish once the process is told to end. */
const graceMs = 25_000;
/** How long the last bytes of an answer get to leave after that. */
const farewellMs = 1_000;

interface Ending {
  server: Server;
  answers: Pick<Answers, "drain">;
  readiness: Readiness;
  isBehindProxy: boolean;
  /** What goes by the clock, and isn't to begin any more. */
  endClocks: () => void;
  /** What answers in progress need until the last one is done. */
  closeAll: () => Promise<void>;
}

/**
 * Ends the process in good order at SIGTERM or SIGINT: balancers are told, then nothing new is taken, then what is in
 * progress is finished, and last the database is closed.
 */
export function stopAtSignals(ending: Ending): void {
  // Ctrl-C reaches this process twice, from the terminal and through npm: the second must not end it at once.
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
