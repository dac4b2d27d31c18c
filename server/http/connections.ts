import { createServer, type RequestListener, type Server } from "node:http";

interface Patience {
  /** Until the head of a request is there; a connection that says nothing is closed then. */
  headMs: number;
  /** Until a whole request is there: ten megabytes over a slow line in this time are 90 kB/s. */
  requestMs: number;
  /** Over which nothing may go in either direction; more than the longest answer takes (run-job.ts). */
  silenceMs: number;
  /** How often the first two are looked at. */
  lookMs: number;
}

const usual: Patience = {
  headMs: 20_000,
  requestMs: 120_000,
  silenceMs: 180_000,
  lookMs: 10_000,
};

/** A server whose connections end when nothing comes: each holds memory and one of the process's file descriptors. */
export function createPatientServer(listener: RequestListener, patience = usual): Server {
  const { headMs, requestMs, silenceMs, lookMs } = patience;
  const server = createServer(
    { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookMs },
    listener,
  );
  server.setTimeout(silenceMs);
  return server;
}
