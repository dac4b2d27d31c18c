import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoint } from "#shared/http/endpoint.ts";
import express, { type RequestHandler } from "express";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod/mini";
import { createLogger } from "../logger.ts";
import { errorHandlers } from "./error-handler.ts";
import { mountAnswer } from "./mount-answer.ts";

const ask = endpoint({
  method: "POST",
  path: "/api/ask",
  access: "user",
  summary: "An ask for tests.",
  file: "image",
  response: z.void(),
});

/**
 * A server whose requests never end; `x-student` says who calls. Where `x-leaves` is set her session takes until she is
 * gone.
 */
async function givenServer() {
  const router = express.Router();
  mountAnswer(router, ask, () => new Promise(() => undefined));
  const signIn: RequestHandler = (req, res, next) => {
    const id = Number(req.get("x-student"));
    req.user = { id, name: "Asha", phone: "9876543210", grade: 8 };
    if (req.get("x-leaves") === undefined) next();
    else res.once("close", () => setImmediate(next));
  };
  const pseudonymOf = () => "somebody";
  const logger = createLogger("silent");
  const app = express().use(signIn, router, errorHandlers({ logger, pseudonymOf }));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  /** Sends a call and waits until the server has its head; resolves with the answer where it is refused. */
  async function call(student: number, headers: Record<string, string | number>, body: string) {
    const calling = request({
      port,
      path: "/api/ask",
      method: "POST",
      headers: { ...headers, "x-student": student },
    });
    calling.on("error", () => undefined);
    const refused = new Promise<{ status: number; retryAfter: string | undefined }>((resolve) =>
      calling.once("response", (response) =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
        }),
      ),
    );
    const arrived = once(server, "request");
    calling.write(body);
    await arrived;
    return { calling, refused };
  }
  return { server, call };
}

const form = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": 10_000 };
const partialForm = '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nhalf';

test("a student has at most two unfinished uploads; the third is refused with the time of the next try", async () => {
  const { server, call } = await givenServer();
  const first = await call(1, form, partialForm);
  await call(1, form, partialForm);
  expect(await (await call(1, form, partialForm)).refused).toEqual({
    status: 503,
    retryAfter: "5",
  });
  // Another student has two of her own, and a closed connection frees its slot.
  await call(2, form, partialForm);
  const gone = new Promise((resolve) =>
    server.once("request", (_req, res) => res.once("close", resolve)),
  );
  const next = await call(2, form, partialForm);
  next.calling.destroy();
  first.calling.destroy();
  await gone;
  expect((await call(2, form, partialForm)).calling.destroyed).toBe(false);
});

test("a student follows at most eight answers at once; the ninth is refused", async () => {
  const { call } = await givenServer();
  const json = { "Content-Type": "application/json", "Content-Length": 2 };
  for (let count = 0; count < 8; count += 1) await call(1, json, "{}");
  expect(await (await call(1, json, "{}")).refused).toEqual({ status: 429, retryAfter: "5" });
  const other = await call(2, json, "{}");
  const state = await Promise.race([
    other.refused,
    new Promise((resolve) => setImmediate(() => resolve("waits"))),
  ]);
  expect(state).toBe("waits");
});

const wholeForm = `${partialForm}\r\n--x--\r\n`;

test.each([
  ["upload", 2, { ...form, "Content-Length": wholeForm.length }, wholeForm],
  ["ask", 8, { "Content-Type": "application/json", "Content-Length": 2 }, "{}"],
])(
  "an %s whose student leaves while her session is read holds no slot",
  async (_what, most, headers, body) => {
    const { server, call } = await givenServer();
    for (let count = 0; count < most; count += 1) {
      const left = new Promise((resolve) =>
        server.once("request", (_req, res) => res.once("close", () => setTimeout(resolve, 20))),
      );
      (await call(1, { ...headers, "x-leaves": 1 }, body)).calling.destroy();
      await left;
    }
    const next = await call(1, headers, body);
    const waits = new Promise((resolve) => setTimeout(() => resolve("waits"), 100));
    expect(await Promise.race([next.refused, waits])).toBe("waits");
  },
);
