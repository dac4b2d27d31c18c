import { expect, test } from "vitest";
import { problemFor } from "./error-handler.ts";

test.each([
  ["can't be reached", "ECONNREFUSED"],
  ["takes too long over a statement", "57014"],
])("while the database %s a caller is told to come back in half a minute", (_what, code) => {
  const outage = Object.assign(new Error("failed"), { code });
  expect(problemFor(new Error("Failed query", { cause: outage }))).toMatchObject({
    status: 503,
    code: "database_unavailable",
    retryAfter: 30,
  });
});
