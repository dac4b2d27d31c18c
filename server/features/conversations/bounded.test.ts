import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { givenProcess, givenStudent, controlledAsk } from "../../testing/answers.ts";
import { withDatabase } from "../../testing/database.ts";
import { mostMessages } from "../answers/messages.repository.ts";
import { createMessageService } from "../answers/messages.service.ts";
import { createConversationService } from "./conversations.service.ts";

const isTroubling = () => false;
const once = { mayRepeat: false };

test("a student can start at most three hundred conversations in an hour", () =>
  withDatabase(async (db) => {
    const { user } = await givenStudent(db);
    const { create } = createConversationService({ db, now: () => new Date(), isTroubling });
    for (let count = 0; count < 300; count += 1) await create(user.id, { type: "doubt" }, once);
    await expect(create(user.id, { type: "doubt" }, once)).rejects.toMatchObject({
      code: "too_many_conversations",
      retryAfter: expect.any(Number),
    });
  }));

test("a student can have at most five thousand conversations", () =>
  withDatabase(async (db) => {
    const { user } = await givenStudent(db);
    const { create } = createConversationService({ db, now: () => new Date(), isTroubling });
    // Including the one that she already has.
    await db.insert(conversations).select(
      sql`select nextval(pg_get_serial_sequence('conversations', 'id')), ${user.id}, 'doubt', null, now(), now(), null
        from generate_series(1, 4998)`,
    );
    await create(user.id, { type: "doubt" }, once);
    await expect(create(user.id, { type: "doubt" }, once)).rejects.toMatchObject({
      code: "too_many_conversations",
    });
  }));

test("a conversation accepts questions until it has no room for another answer, and is read as a whole", () =>
  withDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const { user, conversationId } = student;
    const said = Array.from({ length: mostMessages - 2 }, () => ({
      conversationId,
      role: "user" as const,
      content: "Once more.",
    }));
    await db.insert(messages).values(said);
    const last = await answers.submit(controlledAsk(student));
    (await next()).finish("That is it.");
    await last.result;
    await expect(answers.submit(controlledAsk(student))).rejects.toMatchObject({
      code: "conversation_full",
      message: expect.stringContaining("Start a new one"),
    });
    const { list } = createMessageService({ db });
    expect(await list(user.id, conversationId)).toHaveLength(mostMessages);
  }));
