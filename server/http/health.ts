import { Router } from "express";
import type { Database } from "../db/open.ts";

/** For balancers: `/healthz` says that the process lives, `/readyz` that it can do its work. */
export function healthRoutes(database: Pick<Database, "isReachable">): Router {
  const router = Router();
  router.get("/healthz", (_req, res) => {
    res.type("text/plain").send("alive\n");
  });
  router.get("/readyz", async (_req, res) => {
    const ready = await database.isReachable();
    res.status(ready ? 200 : 503).type("text/plain");
    res.send(ready ? "ready\n" : "the database can't be reached\n");
  });
  return router;
}
