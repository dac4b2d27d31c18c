import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { removeExpired } from "./housekeeping.ts";
import { conversations, idempotencyKeys, messages } from "./schema/conversations.ts";
import { rateLimits } from "./schema/limits.ts";
import { sessions, users } from "./schema/users.ts";

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

test("what a student took away, and what was met with care, is kept for a day and no longer", () =>
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
