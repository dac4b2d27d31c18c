import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenNoPhoneStorage, givenPhoneStorage } from "../testing/phone-storage.ts";

// The cache opens its database once, so each test loads its own module with its own database.
const load = () => import("./offline-cache.ts");
let cache: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  givenPhoneStorage();
  vi.resetModules();
  cache = await load();
});
afterEach(givenNoPhoneStorage);

test("a stored response is found again, by its student and by a lookup without a student", async () => {
  await cache.claimCache(1001);
  await cache.writeToCache(1001, "/api/user", "Asha");
  expect(await cache.readFromCache(1001, "/api/user")).toBe("Asha");
  expect(await cache.readFromCache(null, "/api/user")).toBe("Asha");
});

test("the next student of the phone finds no entries of the previous one, nor vice versa later", async () => {
  await cache.claimCache(1001);
  await cache.writeToCache(1001, "/api/conversations", "hers");
  await cache.claimCache(1002);
  expect(await cache.readFromCache(1002, "/api/conversations")).toBeUndefined();
  await cache.claimCache(1001);
  expect(await cache.readFromCache(1001, "/api/conversations")).toBeUndefined();
});

test("while one student owns the cache, another finds nothing in it", async () => {
  await cache.claimCache(1001);
  await cache.writeToCache(1001, "/api/conversations", "hers");
  expect(await cache.readFromCache(1002, "/api/conversations")).toBeUndefined();
});

test("an answer that comes after its student has left is not kept", async () => {
  await cache.claimCache(1001);
  await cache.claimCache(1002);
  await cache.writeToCache(1001, "/api/conversations", "too late");
  expect(await cache.readFromCache(1001, "/api/conversations")).toBeUndefined();
  expect(await cache.readFromCache(null, "/api/conversations")).toBeUndefined();
  await cache.clearCache();
  await cache.writeToCache(1002, "/api/conversations", "too late");
  expect(await cache.readFromCache(1002, "/api/conversations")).toBeUndefined();
});

test("signing in again as the same student loses nothing", async () => {
  await cache.claimCache(1001);
  await cache.writeToCache(1001, "/api/conversations", "hers");
  await cache.claimCache(1001);
  expect(await cache.readFromCache(1001, "/api/conversations")).toBe("hers");
});

test("above the capacity the oldest entries are evicted", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await cache.claimCache(1001);
  for (let index = 0; index <= 100; index += 1) {
    vi.setSystemTime(index);
    await cache.writeToCache(1001, `/api/conversations/${index}/messages`, "kept");
  }
  await cache.evictOldest();
  vi.useRealTimers();
  expect(await cache.readFromCache(1001, "/api/conversations/0/messages")).toBeUndefined();
  expect(await cache.readFromCache(1001, "/api/conversations/1/messages")).toBe("kept");
  expect(await cache.readFromCache(1001, "/api/conversations/100/messages")).toBe("kept");
});

test("without storage in the browser, nothing breaks", async () => {
  givenNoPhoneStorage();
  await cache.claimCache(1001);
  await cache.writeToCache(1001, "/api/user", "Asha");
  await expect(cache.readFromCache(1001, "/api/user")).rejects.toThrow();
});
