import { expect, test } from "vitest";
import { isDatabaseOutage, retryOnOutage } from "./outage.ts";

const outage = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

/** Throws these errors in turn, then returns the number of calls. */
function failing(...errors: Error[]) {
  let calls = 0;
  const work = async () => {
    calls += 1;
    const error = errors.shift();
    if (error) throw error;
    return "stored";
  };
  return { work, calls: () => calls };
}

test("a write that an outage prevented is stored when the outage is over", async () => {
  const { work, calls } = failing(outage, outage);
  expect(await retryOnOutage(work, [0, 0, 0])).toBe("stored");
  expect(calls()).toBe(3);
});

test("an outage that lasts is thrown in the end", async () => {
  const { work, calls } = failing(outage, outage, outage);
  await expect(retryOnOutage(work, [0, 0])).rejects.toBe(outage);
  expect(calls()).toBe(3);
});

test("a wrong query is not retried", async () => {
  const wrong = new Error("syntax error");
  const { work, calls } = failing(wrong);
  await expect(retryOnOutage(work, [0, 0])).rejects.toBe(wrong);
  expect(calls()).toBe(1);
});

test.each([
  ["a refused connection", "ECONNREFUSED", true],
  ["a lost connection", "08006", true],
  ["too many connections", "53300", true],
  ["a server that is shutting down", "57P01", true],
  ["a statement that took too long", "57014", true],
  ["a row that exists already", "23505", false],
  ["a deadlock", "40P01", false],
])("%s is told apart from a wrong query by its code", (_what, code, expected) => {
  const cause = Object.assign(new Error("from the driver"), { code });
  expect(isDatabaseOutage(new Error("Failed query", { cause }))).toBe(expected);
});
