import { randomUUID } from "node:crypto";
import { analystId } from "#shared/domain/analyst.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { removeExpired, removeUnusedAccounts, usualRetention } from "./housekeeping.ts";
import { conversations, idempotencyKeys, messages } from "./schema/conversations.ts";
import { events } from "./schema/events.ts";
import { rateLimits } from "./schema/limits.ts";
import { tutorCalls } from "./schema/tutor-calls.ts";
import { sessions, users } from "./schema/users.ts";

const aCall = {
  userId: 1,
  feature: "homework",
  engine: "built-in",
  model: "built-in",
  inputTokens: 0,
  outputTokens: 0,
  milliseconds: 5,
  outcome: "answered",
} as const;

test("what has expired is removed, and nothing else", () =>
  withDatabase(async (db) => {
    const past = sql`now() - interval '1 minute'`;
    const future = sql`now() + interval '1 minute'`;
    await db.insert(sessions).values([
      { id: "over", data: {}, expiresAt: past },
      { id: "alive", data: {}, expiresAt: future },
    ]);
    await db.insert(rateLimits).values([
      { key: "over", points: 1, expire: past },
      { key: "alive", points: 1, expire: future },
    ]);
    await db
      .insert(users)
      .values({ id: 1, name: "A", phone: "9876543210", password: "x", grade: 8 });
    await db.insert(conversations).values({ id: 1, userId: 1, type: "homework" });
    await db.insert(messages).values({ id: 1, conversationId: 1, role: "assistant", content: "4" });
    const key = { userId: 1, requestHash: "x", answerMessageId: 1 };
    await db.insert(idempotencyKeys).values([
      { ...key, key: "old", createdAt: sql`now() - interval '8 days'` },
      { ...key, key: "young", createdAt: sql`now() - interval '6 days'` },
    ]);
    await removeExpired(db);
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: "alive" }]);
    expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: "alive" }]);
    expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
      { key: "young" },
    ]);
  }));

test("deleted conversations and private exchanges are kept for a day and no longer", () =>
  withDatabase(async (db) => {
    await db
      .insert(users)
      .values({ id: 1, name: "A", phone: "9876543210", password: "x", grade: 8 });
    const [young, old] = [sql`now() - interval '23 hours'`, sql`now() - interval '25 hours'`];
    await db.insert(conversations).values([
      { id: 1, userId: 1, type: "homework" },
      { id: 2, userId: 1, type: "homework", deletedAt: young },
      { id: 3, userId: 1, type: "homework", deletedAt: old },
    ]);
    const message = { conversationId: 1, role: "user", content: "4" } as const;
    await db.insert(messages).values([
      { ...message, id: 1, createdAt: old },
      { ...message, id: 2, createdAt: young, isPrivate: true },
      { ...message, id: 3, createdAt: old, isPrivate: true },
    ]);
    await removeExpired(db);
    const conversationIds = await db.select({ id: conversations.id }).from(conversations);
    const messageIds = await db.select({ id: messages.id }).from(messages);
    expect(conversationIds.map(({ id }) => id).toSorted()).toEqual([1, 2]);
    expect(messageIds.map(({ id }) => id).toSorted()).toEqual([1, 2]);
  }));

test("retention follows the settings", () =>
  withDatabase(async (db) => {
    await db
      .insert(users)
      .values({ id: 1, name: "A", phone: "9876543210", password: "x", grade: 8 });
    const updatedAt = (days: number) => sql`now() - make_interval(days => ${days})`;
    await db.insert(conversations).values([
      { id: 1, userId: 1, type: "homework", updatedAt: updatedAt(29) },
      { id: 2, userId: 1, type: "homework", updatedAt: updatedAt(31) },
    ]);
    await db.insert(tutorCalls).values([
      { ...aCall, createdAt: updatedAt(49) },
      { ...aCall, createdAt: updatedAt(51) },
    ]);
    const event = { name: "PageView", page: "landing" };
    await db.insert(events).values([
      { ...event, id: randomUUID(), at: updatedAt(9), receivedAt: updatedAt(9) },
      { ...event, id: randomUUID(), at: updatedAt(11), receivedAt: updatedAt(11) },
    ]);
    await removeExpired(db);
    expect(await db.$count(conversations)).toBe(2);
    expect(await db.$count(events)).toBe(2);
    expect(await db.$count(tutorCalls)).toBe(2);
    const keep = { eventDays: 10, conversationDays: 30, tutorCallDays: 50 };
    await removeExpired(db, { ...usualRetention, ...keep });
    expect(await db.select({ id: conversations.id }).from(conversations)).toEqual([{ id: 1 }]);
    expect(await db.$count(events)).toBe(1);
    expect(await db.$count(tutorCalls)).toBe(1);
  }));

test("unused accounts are deleted with all of their rows, never the analyst's", () =>
  withDatabase(async (db) => {
    const account = { name: "A", password: "x", grade: 8 };
    const usedAt = (days: number) => sql`now() - make_interval(days => ${days})`;
    await db.insert(users).values([
      { ...account, id: analystId, phone: "9876543210", lastUsedAt: usedAt(400) },
      { ...account, id: 1000, phone: "9876543211", lastUsedAt: usedAt(101) },
      { ...account, id: 1001, phone: "9876543212", lastUsedAt: usedAt(99) },
    ]);
    await db.insert(conversations).values({ id: 1, userId: 1000, type: "homework" });
    // Days on which nobody used the product don't count: here the last use of any account was 99 days ago.
    expect(await removeUnusedAccounts(db, 100)).toBe(0);
    const now = { ...account, id: 1002, phone: "9876543213", lastUsedAt: usedAt(0) };
    await db.insert(users).values(now);
    expect(await removeUnusedAccounts(db, 100)).toBe(1);
    const left = await db.select({ id: users.id }).from(users).orderBy(users.id);
    expect(left).toEqual([{ id: analystId }, { id: 1001 }, { id: 1002 }]);
    expect(await db.$count(conversations)).toBe(0);
    expect(await removeUnusedAccounts(db, 100)).toBe(0);
  }));
