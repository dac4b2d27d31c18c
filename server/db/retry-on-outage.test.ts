import { expect, test } from "vitest";
import { retryOnOutage } from "./retry-on-outage.ts";

const outage = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });

/** Throws these errors in turn, then says what it was called for. */
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

test("what an outage kept from being stored is stored when that is over", async () => {
  const { work, calls } = failing(outage, outage);
  expect(await retryOnOutage(work, [0, 0, 0])).toBe("stored");
  expect(calls()).toBe(3);
});

test("an outage that lasts is told in the end", async () => {
  const { work, calls } = failing(outage, outage, outage);
  await expect(retryOnOutage(work, [0, 0])).rejects.toBe(outage);
  expect(calls()).toBe(3);
});

test("a query that is wrong is not tried again", async () => {
  const wrong = new Error("syntax error");
  const { work, calls } = failing(wrong);
  await expect(retryOnOutage(work, [0, 0])).rejects.toBe(wrong);
  expect(calls()).toBe(1);
});
