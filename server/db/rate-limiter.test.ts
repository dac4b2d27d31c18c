import { expect, test } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const once = { name: "knock", tries: 1, seconds: 60 };

test("a try that is given back may be made again", () =>
  withDatabase(async (db) => {
    const limiter = createRateLimiter(db, once);
    await limiter.count("door");
    await limiter.giveBack("door");
    expect(await limiter.count("door")).toBeNull();
    expect(await limiter.count("door")).toBeGreaterThan(0);
  }));

test("giving back more than was counted earns nothing", () =>
  withDatabase(async (db) => {
    const limiter = createRateLimiter(db, once);
    await limiter.giveBack("door");
    await limiter.count("door");
    await limiter.giveBack("door");
    await limiter.giveBack("door");
    expect(await limiter.count("door")).toBeNull();
    expect(await limiter.count("door")).toBeGreaterThan(0);
  }));
