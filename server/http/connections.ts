import { createServer, type RequestListener, type Server } from "node:http";

interface Timeouts {
  /** The time-out for a request's head. */
  headMs: number;
  /** The time-out for a whole request: ten megabytes in this time need 90 kB/s. */
  requestMs: number;
  /** The time-out for a connection without traffic in either direction; longer than the longest answer (run-job.ts). */
  idleMs: number;
  /** How often Node checks the first two. */
  checkIntervalMs: number;
}

const usual: Timeouts = {
  headMs: 20_000,
  requestMs: 120_000,
  idleMs: 180_000,
  checkIntervalMs: 10_000,
};

/** Creates a server whose connections time out: each holds memory and one of the process's file descriptors. */
export function createServerWithTimeouts(listener: RequestListener, timeouts = usual): Server {
  const { headMs, requestMs, idleMs, checkIntervalMs } = timeouts;
  const server = createServer(
    {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkIntervalMs,
    },
    listener,
  );
  server.setTimeout(idleMs);
  return server;
}
