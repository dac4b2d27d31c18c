import express, { type Express } from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { metricsRoutes } from "./metrics.ts";

const token = "a token for tests";

test("a program on this machine reads the metrics", async () => {
  const response = await supertest(appWith(null)).get("/metrics");
  expect(response.status).toBe(200);
  expect(response.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.text).toContain("# TYPE tutor_seconds histogram");
});

test.each(["localhost:3000", "127.0.0.1", "[::1]:3000"])(
  "a program on this machine may use the name %s",
  async (host) => {
    const response = await supertest(appWith(null)).get("/metrics").set("Host", host);
    expect(response.status).toBe(200);
  },
);

test.each([
  ["names whom it asks for", { "X-Forwarded-For": "203.0.113.7" }],
  ["names nobody", { "X-Forwarded-For": "" }],
  ["speaks the standard", { Forwarded: "for=203.0.113.7" }],
  ["says only that it is one", { Via: "1.1 proxy" }],
  ["adds nothing and keeps our public name", { Host: "sawaal.example" }],
  ["asks for a name that begins as ours", { Host: "localhost.evil.example" }],
])("a proxy on this machine that %s needs the token", async (_what, headers) => {
  const app = appWith(token);
  const response = await supertest(app).get("/metrics").set(headers);
  expect(response.status).toBe(404);
  expect(response.text).toBe("not found\n");
  expect(response.headers["content-type"]).toContain("text/plain");
  const authorized = { ...headers, Authorization: `Bearer ${token}` };
  expect((await supertest(app).get("/metrics").set(authorized)).status).toBe(200);
});

test.each([
  ["another token", token, "Bearer another token..."],
  ["the beginning of the token", token, "Bearer a token for test"],
  ["the token without its scheme", token, token],
  ["the token as a password", token, `Basic ${token}`],
  ["none where there is none", null, "Bearer null"],
  ["an empty one where there is none", null, "Bearer "],
])("%s gives no access", async (_what, set, authorization) => {
  const headers = { "X-Forwarded-For": "203.0.113.7", Authorization: authorization };
  const response = await supertest(appWith(set)).get("/metrics").set(headers);
  expect(response.status).toBe(404);
});

test.each([
  ["192.0.2.1", 404],
  ["::ffff:192.0.2.1", 404],
  ["2001:db8::1", 404],
  [undefined, 404],
  ["127.0.0.2", 200],
  ["::1", 200],
  ["::ffff:127.0.0.1", 200],
])("a caller from %s gets %i", async (address, status) => {
  const app = express();
  app.use((req, _res, next) => {
    Object.defineProperty(req.socket, "remoteAddress", { value: address });
    next();
  });
  app.use(metricsRoutes({ metrics: createMetrics(), token: null }));
  expect((await supertest(app).get("/metrics")).status).toBe(status);
});

function appWith(token: string | null): Express {
  return express().use(metricsRoutes({ metrics: createMetrics(), token }));
}
