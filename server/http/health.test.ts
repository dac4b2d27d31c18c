import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { healthRoutes, refuseWhenClosed, type Readiness } from "./health.ts";

function serverWith(readiness: Readiness) {
  const app = express();
  app.use(healthRoutes({ isReachable: async () => true }, readiness), refuseWhenClosed(readiness));
  app.get("/api/user", (_req, res) => void res.send("Asha"));
  return supertest(app);
}

test("readiness fails before requests are refused; then no new request is accepted", async () => {
  const readiness: Readiness = { state: "ready" };
  const server = serverWith(readiness);
  expect((await server.get("/readyz")).status).toBe(200);
  readiness.state = "leaving";
  const leaving = await server.get("/readyz");
  expect([leaving.status, leaving.text]).toEqual([503, "this process is ending\n"]);
  expect((await server.get("/api/user")).text).toBe("Asha");
  readiness.state = "closed";
  const refused = await server.get("/api/user");
  expect(refused.status).toBe(503);
  expect(refused.headers).toMatchObject({ connection: "close", "retry-after": "2" });
  // Not a problem document: the page takes it for a proxy's error, and retries.
  expect(refused.type).toBe("text/plain");
  expect((await server.get("/healthz")).status).toBe(200);
});
