import sharp from "sharp";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "../db/db.ts";
import { student } from "../testing/app.ts";
import { createBank } from "../bank/bank.ts";
import { several, choiceQuestion } from "../testing/bank-questions.ts";
import { withDatabase } from "../testing/database.ts";
import { callsOf, type DescribedCall, type Description } from "../testing/described-calls.ts";
import { givenLibrary, messagesOf, startConversation, studyModel } from "../testing/study.ts";
import { sampleOf } from "../testing/values-of-schema.ts";

/** A word in every question of hers, and nowhere else. */
const ownWord = "quokka";

const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ffffff" } })
  .jpeg()
  .toBuffer();

const row = z.object({ id: z.int() });

/** A student's ids, by the names that calls have for them. */
type Ids = Record<string, readonly (number | string)[]>;

/** Names of ids without an owner: of the bank's questions, and of random ids drawn by a browser. */
const nobodys = new Set(["questionId", "visitorId"]);

/** A student with a row behind every kind of id. */
async function givenStudent(db: Db) {
  const { engine } = studyModel();
  const bank = createBank(several(12, choiceQuestion), (id) => givenLibrary.get(id)?.subject);
  const { agent, user } = await student(db, { engine, library: givenLibrary, bank });
  const doubts = await startConversation(agent, "doubt");
  const concepts = await startConversation(agent, "concept");
  const gone = await startConversation(agent, "doubt");
  const solved = await agent
    .post("/api/doubts/solve")
    .field({ doubt: `Why does a ${ownWord} smile?`, conversationId: doubts })
    .attach("image", photo, "photo.jpg")
    .expect(200);
  const messageId = solved.body.message.id;
  await agent.post("/api/homework/practice").send({ conversationId: doubts, messageId });
  await agent
    .post("/api/concepts/explain")
    .send({ concept: `Fractions of a ${ownWord}`, conversationId: concepts })
    .expect(200);
  await agent.post("/api/doubts/solve").field({ doubt: `${ownWord}?`, conversationId: gone });
  const messages = [];
  for (const id of [doubts, concepts, gone]) messages.push(...(await messagesOf(agent, id)));
  await agent.delete(`/api/conversations/${gone}`).expect(204);
  await agent
    .post("/api/exam/plan")
    .send({ examType: "CBSE", subjects: ["Mathematics"] })
    .expect(201);
  const exam = await agent
    .post("/api/exam/session/start")
    .send({ sessionType: "quick_revision", subject: "Mathematics" });
  const { body: sessions } = await agent.get("/api/user/sessions");
  const addresses = messages.flatMap(({ imageUrl }) => imageUrl ?? []);
  const ids: Ids = {
    conversationId: [doubts, concepts, gone],
    messageId: messages.map(({ id }) => id),
    sessionId: [row.parse(exam.body).id, ...sessions.map(({ id }: { id: string }) => id)],
    uploadId: addresses.map((address) => address.split("/").at(-1) ?? ""),
  };
  return { agent, user, ids };
}

type Student = Awaited<ReturnType<typeof givenStudent>>;

/** The names of the ids in a call's path and body. */
const idNamesOf = ({ params, body }: DescribedCall) =>
  [...Object.keys(params), ...Object.keys(body?.properties ?? {})].filter(
    (name) => name.endsWith("Id") && !nobodys.has(name),
  );

/** The values to try for the ids: one is another student's, the rest are another's or her own. */
function* mixtures(names: readonly string[], owner: Ids, caller: Ids) {
  for (const name of names) {
    for (const id of owner[name] ?? []) {
      for (const rest of names.length === 1 ? [owner] : [owner, caller]) {
        const others = names.map((other) => [other, rest[other]?.[0]] as const);
        yield { ...Object.fromEntries(others), [name]: id };
      }
    }
  }
}

/** Sends a call with these ids, and otherwise valid input. */
async function send(agent: Agent, call: DescribedCall, ids: Record<string, unknown>) {
  const path = call.path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) =>
    String(ids[name] ?? sampleOf(call.params[name])),
  );
  const verb = call.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete"; // safe: what the API has
  const request = agent[verb](path);
  if (!call.body) return request;
  const sample = sampleOf(call.body);
  const ownIds = Object.entries(ids).filter(([name]) => name in (call.body?.properties ?? {}));
  const body = { ...(sample as object), ...Object.fromEntries(ownIds) }; // safe: bodies are objects
  if (!call.isForm) return request.send(body);
  return request.send(
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== "image")),
  );
}

/** Everything that the student can read: the response of every GET call with all of her ids. */
async function allThat(agent: Agent, calls: readonly DescribedCall[], ids: Ids) {
  const read: Record<string, string> = {};
  for (const call of calls) {
    if (call.method !== "GET" || call.isPublic || isMoving.test(call.path)) continue;
    const names = idNamesOf(call);
    const all = names.length === 0 ? [{}] : [...mixtures(names, ids, ids)];
    for (const each of all) {
      const response = await send(agent, call, each);
      read[`${call.path} ${JSON.stringify(each)}`] = `${response.status} ${response.text}`;
    }
  }
  return read;
}

/** Fields that are counters, or that change with the time of the call. */
const isMoving = /export|\/sessions$/u;

async function givenCalls(agent: Agent): Promise<DescribedCall[]> {
  const { body } = await agent.get("/api/openapi.json");
  return callsOf(body as Description); // safe: it is made of our own contracts
}

test("this test covers every kind of id that a call takes", () =>
  withDatabase(async (db) => {
    const owner = await givenStudent(db);
    const calls = await givenCalls(owner.agent);
    const names = new Set(calls.flatMap(idNamesOf));
    expect([...names].filter((name) => (owner.ids[name] ?? []).length === 0)).toEqual([]);
    expect(names.size).toBeGreaterThan(2);
  }));

test("no call reads or changes anything by another student's id", () =>
  withDatabase(async (db) => {
    const owner: Student = await givenStudent(db);
    const stranger: Student = await givenStudent(db);
    const calls = await givenCalls(owner.agent);
    // Consumes what is announced only once.
    await allThat(owner.agent, calls, owner.ids);
    const before = await allThat(owner.agent, calls, owner.ids);
    expect(JSON.stringify(before)).toContain(ownWord);
    const answers: string[] = [];
    for (const call of calls.filter((each) => idNamesOf(each).length > 0)) {
      const statuses = new Set<number>();
      for (const ids of mixtures(idNamesOf(call), owner.ids, stranger.ids)) {
        const { status, text } = await send(stranger.agent, call, ids);
        statuses.add(status);
        const tried = `${call.method} ${call.path} ${JSON.stringify(ids)}: ${status} ${text}`;
        if (status !== 400 && status !== 404) answers.push(tried);
      }
      expect([call.method, call.path, statuses.has(404)]).toEqual([call.method, call.path, true]);
    }
    expect(answers).toEqual([]);
    expect(await allThat(owner.agent, calls, owner.ids)).toEqual(before);
  }));

test("what a student reads without an id is her own", () =>
  withDatabase(async (db) => {
    await givenStudent(db);
    const newcomer = await student(db);
    const calls = await givenCalls(newcomer.agent);
    const read = await allThat(newcomer.agent, calls, {});
    expect(Object.keys(read).length).toBeGreaterThan(10);
    expect(JSON.stringify(read)).not.toContain(ownWord);
  }));
