import { expect, test } from "vitest";
import { retryOnOutage } from "./outage.ts";

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
