import { type RequestHandler, Router } from "express";
import type { Database } from "../db/open.ts";

/** Ends one way: from `leaving` on balancers are told to send nobody here, `closed` takes nothing new. */
export interface Readiness {
  state: "ready" | "leaving" | "closed";
}

/** For balancers: `/healthz` says that the process lives, `/readyz` that it can do its work. */
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
 * What comes over a connection that was open before: refused as a proxy would that finds nobody, so that the page asks
 * again, over another connection and of another process.
 */
export function refuseWhenClosed(readiness: Readonly<Readiness>): RequestHandler {
  return (_req, res, next) => {
    if (readiness.state !== "closed") return next();
    res.set({ Connection: "close", "Retry-After": "2", "Cache-Control": "no-store" });
    res.status(503).type("text/plain").send("Sawaal is starting again. Please try again.\n");
  };
}
