import { type RequestHandler, Router } from "express";
import type { Database } from "../db/open.ts";

/** Changes in one direction only: from `leaving` on load balancers send no requests here; `closed` accepts none. */
export interface Readiness {
  state: "ready" | "leaving" | "closed";
}

/** Endpoints for load balancers: `/healthz` is liveness, `/readyz` is readiness. */
export function healthRoutes(
  database: Pick<Database, "isReachable">,
  readiness: Readonly<Readiness>,
): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    res.type("text/plain").send("alive\n");
  });
  router.get("/readyz", async (_req, res) => {
    if (readiness.state !== "ready") {
      res.status(503).type("text/plain").send("this process is ending\n");
      return;
    }
    const ready = await database.isReachable();
    res.status(ready ? 200 : 503).type("text/plain");
    res.send(ready ? "ready\n" : "the database can't be reached\n");
  });
  return router;
}

/**
 * Refuses a request on a connection that was open before, with a plain-text 503 like that of a proxy without a server: the
 * page then retries over another connection with another process.
 */
export function refuseWhenClosed(readiness: Readonly<Readiness>): RequestHandler {
  return (_req, res, next) => {
    if (readiness.state !== "closed") return next();
    res.set({ Connection: "close", "Retry-After": "2", "Cache-Control": "no-store" });
    res.status(503).type("text/plain").send("Sawaal is starting again. Please try again.\n");
  };
}
