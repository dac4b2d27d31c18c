import { expect, test } from "vitest";
import { messages } from "../../db/schema/conversations.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { student } from "../../testing/app.ts";
import { ask, newConversation } from "../../testing/ask-homework.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { solverHere } from "../../testing/solver.ts";
import { createBuiltInEngine } from "../../tutor/built-in/built-in-engine.ts";
import type { TutorEngine } from "../../tutor/engine.ts";
import { TutorError } from "../../tutor/tutor-error.ts";

test("the same key gives the same stored answer and asks the tutor once", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    const asked = { question: "Solve 2x + 3 = 11", conversationId, key: "a-key" };
    const first = await ask(agent, asked);
    const second = await ask(agent, asked);
    expect(second.body).toEqual(first.body);
    expect(await db.select().from(tutorCalls)).toHaveLength(1);
    expect(await db.select().from(messages)).toHaveLength(2);
  }));

test("the same key with another question is refused", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const conversationId = await newConversation(agent);
    await ask(agent, { question: "2 + 2", conversationId, key: "a-key" });
    const other = await ask(agent, { question: "2 + 3", conversationId, key: "a-key" });
    expect(other.status).toBe(422);
    expect(other.body.code).toBe("same_key_other_request");
  }));

test("one student's key means nothing for another", () =>
  withDatabase(async (db) => {
    const { agent: asha } = await student(db);
    const { agent: ravi } = await student(db);
    await ask(asha, { question: "2 + 2", key: "a-key" });
    expect((await ask(ravi, { question: "3 + 3", key: "a-key" })).status).toBe(200);
  }));

test("a double tap is one question: both get the same answer, which is asked for once", () =>
  withCommittedDatabase(async (db) => {
    const gate = gated(createBuiltInEngine({ solver: solverHere }));
    const { agent } = await student(db, { engine: gate.engine });
    const conversationId = await newConversation(agent);
    const asked = { question: "2 + 2", conversationId, key: "a-key" };
    const first = ask(agent, asked).then((response) => response);
    await gate.asked;
    const second = ask(agent, asked).then((response) => response);
    gate.open();
    const answered = await first;
    expect(answered.status).toBe(200);
    expect((await second).body).toEqual(answered.body);
    expect((await ask(agent, asked)).body).toEqual(answered.body);
    expect(await db.select().from(messages)).toHaveLength(2);
    expect(await db.select().from(tutorCalls)).toHaveLength(1);
  }));

test.each([
  ["timed_out", 504],
  ["rate_limited", 503],
  ["unavailable", 502],
  ["unreadable", 502],
  ["refused", 422],
  ["rejected", 502],
] as const)(
  "when the tutor fails (%s) the question is kept and Try again works",
  (failure, status) =>
    withDatabase(async (db) => {
      let fails = true;
      const builtIn = createBuiltInEngine({ solver: solverHere });
      const engine: TutorEngine = {
        ...builtIn,
        skills: {
          homework: async (request, call) => {
            if (fails) throw new TutorError(failure, "as told", { retryAfter: 7 });
            if (!builtIn.skills.homework) throw new Error("the built-in engine does homework");
            return builtIn.skills.homework(request, call);
          },
        },
      };
      const { agent } = await student(db, { engine });
      const conversationId = await newConversation(agent);
      const asked = { question: "Solve 2x + 3 = 11", conversationId, key: "a-key" };
      const failed = await ask(agent, asked);
      expect(failed.status).toBe(status);
      expect(failed.body.detail).toContain("Your question is safe");
      expect(failed.headers["retry-after"]).toBe("7");
      expect(await db.select().from(tutorCalls)).toMatchObject([{ outcome: failure }]);
      fails = false;
      const again = await ask(agent, asked);
      expect(again.body.aiResponse.answer).toContain("x = 4");
      const kept = await db.select().from(messages).orderBy(messages.id);
      expect(kept.map((message) => message.role)).toEqual(["user", "assistant"]);
    }),
);

/** An engine that answers only once the gate is opened. */
function gated(engine: TutorEngine) {
  let open = () => {};
  let ask = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const { homework } = engine.skills;
  if (!homework) throw new Error("the engine must do homework");
  const skills: TutorEngine["skills"] = {
    homework: async (request, call) => {
      ask();
      await opened;
      return homework(request, call);
    },
  };
  return { engine: { ...engine, skills }, open: () => open(), asked };
}
