import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { messages } from "../../db/schema/conversations.ts";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenConversation, idsOf, listed } from "./testing/given-history.ts";
import { givenLibrary, startConversation, studyModel } from "../../testing/study.ts";

async function givenSearchable(db: Db) {
  const { agent } = await student(db);
  const leaves = await givenConversation(db, agent, {
    type: "concept",
    sent: [
      { content: "Why do leaves look green?" },
      { role: "assistant", content: "**Chlorophyll** reflects green light and absorbs the rest." },
    ],
  });
  const train = await givenConversation(db, agent, {
    sent: [
      { content: "A train goes 60 km/h for 1/2 an hour. How far?" },
      { role: "assistant", content: "It goes $30$ km: distance/time." },
    ],
  });
  const hindi = await givenConversation(db, agent, { sent: [{ content: "पौधे भोजन कैसे बनाते हैं?" }] });
  return { agent, leaves, train, hindi };
}

test("a search matches the beginnings of words in questions and answers, all of them together", () =>
  withDatabase(async (db) => {
    const { agent, leaves, train, hindi } = await givenSearchable(db);
    const found = (search: string) => idsOf(agent, { search });
    expect(await found("chlorophyll")).toEqual([leaves]);
    expect(await found("CHLORO")).toEqual([leaves]);
    // One word is in the question, the other in the answer.
    expect(await found("leaves absorb")).toEqual([leaves]);
    expect(await found("leaves train")).toEqual([]);
    expect(await found("phyll")).toEqual([]);
    expect(await found("km/h")).toEqual([train]);
    expect(await found("time")).toEqual([train]);
    expect(await found("1/2 hour")).toEqual([train]);
    expect(await found("भोजन")).toEqual([hindi]);
    expect(await found("पौधे बनाते")).toEqual([hindi]);
    expect(await found("  ")).toHaveLength(3);
    expect(await idsOf(agent, { search: "green", type: "doubt" })).toEqual([]);
    expect(await idsOf(agent, { search: "green", type: "concept" })).toEqual([leaves]);
  }));

test("a search result has an excerpt with the matching words, without markup", () =>
  withDatabase(async (db) => {
    const { agent } = await givenSearchable(db);
    const excerptOf = async (search: string) => (await listed(agent, { search })).items[0]?.excerpt;
    expect(await excerptOf("chlorophyll")).toBe(
      "Chlorophyll reflects green light and absorbs the rest.",
    );
    expect(await excerptOf("green")).toBe("Why do leaves look green?");
    expect(await excerptOf("distance 30")).toBe("It goes 30 km: distance/time.");
  }));

test("a title is searched, and has no excerpt", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const titled = { type: "doubt", title: "Ohm's law/circuits" };
    const { body } = await agent.post("/api/conversations").send(titled);
    await db.insert(messages).values({ conversationId: body.id, role: "user", content: "Why?" });
    expect((await listed(agent, { search: "circuit" })).items).toMatchObject([
      { id: body.id, opening: "Why?", excerpt: null },
    ]);
    expect(await idsOf(agent, { search: "circuit why" })).toEqual([body.id]);
  }));

test.each([
  "'; drop table messages; --",
  "a' | 'b",
  "!!!",
  "((((",
  "\\",
  "'",
  "a:*:*",
  "<-> & |",
  "%_%",
  "\u0000",
  "\ud83d",
  "😀",
  "\u0301",
  "a ".repeat(100),
  "1 2 3 4 5 6 7 8 9 10 11 12 13",
  "x".repeat(200),
])("search text with special characters (%s) causes no error", (search) =>
  withDatabase(async (db) => {
    const { agent } = await givenSearchable(db);
    await listed(agent, { search });
    expect(await db.select().from(messages)).toHaveLength(5);
  }),
);

test("a search without a letter or a digit finds nothing, and isn't treated as no search", () =>
  withDatabase(async (db) => {
    const { agent } = await givenSearchable(db);
    expect(await idsOf(agent, { search: "!!!" })).toEqual([]);
    expect(await idsOf(agent, { search: "" })).not.toEqual([]);
  }));

test("a list and a search show only the student's own conversations", () =>
  withDatabase(async (db) => {
    await givenSearchable(db);
    const { agent: stranger } = await student(db);
    expect(await idsOf(stranger)).toEqual([]);
    expect(await idsOf(stranger, { search: "green" })).toEqual([]);
  }));

test("held-back parts are not searched, and appear in no opening or excerpt", () =>
  withDatabase(async (db) => {
    const { engine } = studyModel();
    const { agent } = await student(db, { engine, library: givenLibrary });
    const conversationId = await startConversation(agent, "doubt");
    const doubt = { doubt: "Why is it green?", conversationId: String(conversationId) };
    const solved = await agent.post("/api/doubts/solve").field(doubt);
    const place = { conversationId, messageId: solved.body.message.id as number };
    await agent.post("/api/homework/practice").send(place);
    const concept = await startConversation(agent, "concept");
    const asked = { concept: "Fractions", conversationId: concept };
    const explained = await agent.post("/api/concepts/explain").send(asked);
    const messageId = explained.body.message.id as number;
    const said = { ...asked, messageId, feedback: "understood" };
    await agent.post("/api/feedback/comprehension").send(said);
    expect(await idsOf(agent, { search: "snow white" })).toEqual([conversationId]);
    // The practice's answer, a problem's solution, and the reason of a quiz.
    expect(await idsOf(agent, { search: "reflects colour" })).toEqual([]);
    expect(await idsOf(agent, { search: "third of nine" })).toEqual([]);
    expect(await idsOf(agent, { search: "next number" })).toEqual([]);
    const excerpts = async (search: string) =>
      (await listed(agent, { search })).items.map(({ excerpt }) => excerpt);
    expect(await excerpts("share")).toEqual([expect.stringMatching(/^A share is a part/u)]);
    expect(await excerpts("undo")).toEqual([expect.stringMatching(/^Undo what was done/u)]);
  }));
