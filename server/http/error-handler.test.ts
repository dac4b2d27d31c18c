import { expect, test } from "vitest";
import { problemFor } from "./error-handler.ts";

test("while the database is out of reach a caller is told to come back in half a minute", () => {
  const outage = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(problemFor(outage)).toMatchObject({
    status: 503,
    code: "database_unavailable",
    retryAfter: 30,
  });
});
