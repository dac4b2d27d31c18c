import express, { type RequestHandler } from "express";
import supertest from "supertest";
import { expect, onTestFinished, test, vi } from "vitest";
import { notSignedIn } from "../errors.ts";
import { createLogger } from "../logger.ts";
import { errorHandlers, problemFor } from "./error-handler.ts";

test.each([
  ["can't be reached", "ECONNREFUSED"],
  ["takes too long over a statement", "57014"],
])("while the database %s a caller gets a Retry-After of half a minute", (_what, code) => {
  const outage = Object.assign(new Error("failed"), { code });
  expect(problemFor(new Error("Failed query", { cause: outage }))).toMatchObject({
    status: 503,
    code: "database_unavailable",
    retryAfter: 30,
  });
});

/** A call of a server as it runs for students; what it logs and what is written past the log. */
function callOf(...handlers: RequestHandler[]) {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => lines.push(line) });
  const pastTheLog = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => pastTheLog.mockRestore());
  const app = express()
    .set("env", "production")
    .use(...handlers, errorHandlers({ logger, pseudonymOf: () => "somebody" }));
  return { call: () => supertest(app).get("/"), lines, pastTheLog };
}

test("an error in the middle of an answer breaks it off, and is written to the log alone", async () => {
  const { call, lines, pastTheLog } = callOf((_req, res) => {
    res.write("half");
    throw new Error("params: a student's words");
  });
  await expect(call()).rejects.toThrow();
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("words");
  expect(pastTheLog).not.toHaveBeenCalled();
});

test("an error after an answer, as of a session that can't be written, leaves the answer whole", async () => {
  const whole = "w".repeat(20_000_000);
  const { call, lines, pastTheLog } = callOf((_req, res) => {
    // More than a socket takes at once.
    res.type("text").end(whole);
    throw new Error("params: a session");
  });
  expect((await call()).text).toHaveLength(whole.length);
  expect(lines).toHaveLength(1);
  expect(pastTheLog).not.toHaveBeenCalled();
});

test("an error after a refusal, as of a session that can't be written, leaves the refusal whole", async () => {
  const { call, lines, pastTheLog } = callOf(
    (_req, res, next) => {
      res.once("finish", () => next(new Error("params: a session")));
      next();
    },
    () => {
      throw notSignedIn();
    },
  );
  const { status, body } = await call();
  expect([status, body]).toEqual([401, expect.objectContaining({ code: "not_signed_in" })]);
  const failures = () => lines.filter((line) => line.includes('"failed"'));
  await vi.waitFor(() => expect(failures()).toHaveLength(1));
  expect(pastTheLog).not.toHaveBeenCalled();
});
