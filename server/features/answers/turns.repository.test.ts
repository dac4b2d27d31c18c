import { expect, test } from "vitest";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { users } from "../../db/schema/users.ts";
import { withDatabase } from "../../testing/database.ts";
import { turnsBefore } from "./turns.repository.ts";

test("of a long conversation the last twelve turns are returned, oldest first, and none to another student", () =>
  withDatabase(async (db) => {
    await db
      .insert(users)
      .values({ id: 1, name: "A", phone: "9876543210", password: "x", grade: 8 });
    await db.insert(conversations).values({ id: 1, userId: 1, type: "homework" });
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    await db.insert(messages).values(
      ids.map((id) => ({
        id,
        conversationId: 1,
        role: id % 2 === 0 ? ("assistant" as const) : ("user" as const),
        content: `turn ${id}`,
      })),
    );
    const told = await turnsBefore(db, { id: 1, ownerId: 1 }, 20);
    expect(told.map(({ content }) => content)).toEqual(ids.slice(7, 19).map((id) => `turn ${id}`));
    expect(await turnsBefore(db, { id: 1, ownerId: 2 }, 20)).toEqual([]);
  }));
