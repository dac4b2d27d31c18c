import { type AiResponsePart } from "#shared/contracts/answer.ts";
import { answerResponse, listMessages } from "#shared/contracts/messages.ts";
import { createParser } from "eventsource-parser";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase } from "./testing/empty-database.ts";
import { newStudent } from "./testing/factories.ts";
import { withResolvers } from "./features/answers/live-answer.ts";
import { startOpenAiServer } from "./testing/openai-server.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";

const slow = 120_000;
const postgres = process.env["TEST_DATABASE_URL"];
const onPostgres = test.runIf(postgres !== undefined);

/** Two processes on one database, a model that the test controls, and a student signed in to both. */
async function twoProcesses() {
  const model = await startOpenAiServer();
  onTestFinished(model.close);
  const databaseUrl = await emptyDatabase(postgres);
  const env = {
    SESSION_SECRET: "the same secret for both processes",
    DATABASE_URL: databaseUrl,
    OPENAI_API_KEY: "a key",
    OPENAI_BASE_URL: model.baseUrl,
  };
  const [one, two] = await Promise.all([startServer(env), startServer(env)]);
  onTestFinished(one.kill);
  onTestFinished(two.kill);
  // Each process has asked its start-up question; from here on the model's behaviour applies to the test's own
  // questions.
  await expect.poll(() => model.probes.length, { timeout: slow }).toBe(2);
  await expect.poll(model.openReplies, { timeout: slow }).toBe(0);
  const { headers } = await post(`${one.url}/api/register`, {}, newStudent());
  const student = { cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const started = await post(`${one.url}/api/conversations`, student, { type: "homework" });
  const { id } = (await started.json()) as { id: number }; // safe: our own contract
  return { model, databaseUrl, one, two, student, id };
}

type Student = { cookie: string };
const question = "Describe how rivers shape the life of people around them.";

function post(url: string, headers: Record<string, string>, body?: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

function ask(
  server: ServerProcess,
  id: number,
  { cookie, ...changes }: Student & { accept?: string; text?: string },
): Promise<Response> {
  const { accept = "text/event-stream", text = question } = changes;
  const body = new FormData();
  body.set("question", text);
  body.set("conversationId", String(id));
  const headers = { cookie, accept, "idempotency-key": "one-key" };
  return fetch(`${server.url}/api/homework/ask`, { method: "POST", headers, body });
}

function follow(server: ServerProcess, id: number, { cookie }: Student): Promise<Response> {
  return fetch(`${server.url}/api/conversations/${id}/stream`, { headers: { cookie } });
}

async function messagesOf(server: ServerProcess, id: number, headers: Student) {
  const response = await fetch(`${server.url}/api/conversations/${id}/messages`, { headers });
  return listMessages.response.parse(await response.json());
}

/** Reads a stream to its end, and lets a test wait for its content. */
async function read(asked: Promise<Response>) {
  const response = await asked;
  expect(response.status).toBe(200);
  const shown: AiResponsePart[] = [];
  let last: { name: string | undefined; data: unknown } | undefined;
  let look = () => {};
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const parsed: unknown = JSON.parse(data);
      if (event === "delta") {
        const { aiResponse } = parsed as { aiResponse: AiResponsePart }; // safe: our own contract
        shown.push({ ...shown.at(-1), ...aiResponse });
      } else last = { name: event, data: parsed };
      look();
    },
  });
  const readAll = async () => {
    const decoder = new TextDecoder();
    if (response.body === null) throw new Error("there is nothing to read");
    for await (const chunk of response.body) parser.feed(decoder.decode(chunk, { stream: true }));
    return last;
  };
  /** Distinct lengths of the explanation received so far. */
  const lengths = () => new Set(shown.flatMap(({ content }) => (content ? [content.length] : [])));
  const grown = (times: number) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (lengths().size >= times) resolve();
      };
      look();
    });
  return { grown, end: readAll() };
}

onPostgres(
  "what is asked in one process grows and ends in another, and its key gives the same answer there",
  { timeout: slow },
  async () => {
    const { model, one, two, student, id } = await twoProcesses();
    const gate = withResolvers<void>();
    model.respondWith({ kind: "answer", parts: 80, everyMs: 100, until: gate.promise });
    const here = await read(ask(one, id, student));
    const there = await read(follow(two, id, student));
    const again = await read(ask(two, id, student));
    const other = await ask(two, id, { ...student, text: "Describe how winds blow." });
    expect(other.status).toBe(422);
    await Promise.all([here.grown(2), there.grown(2), again.grown(1)]);
    gate.resolve();
    const end = await here.end;
    expect(end?.name).toBe("done");
    // Badges come with the answer in the process that awarded them, not with an answer read from its row.
    const { newAchievements, ...same } = answerResponse.parse(end?.data);
    expect(newAchievements).toHaveLength(1);
    expect(await there.end).toEqual({ name: "done", data: same });
    expect(await again.end).toEqual({ name: "done", data: same });
    const afterwards = await ask(two, id, { ...student, accept: "application/json" });
    expect(await afterwards.json()).toEqual(same);
    expect(await follow(two, id, student)).toMatchObject({ status: 204 });
    const stored = await messagesOf(two, id, student);
    expect(stored.map(({ role, state }) => [role, state])).toEqual([
      ["user", "complete"],
      ["assistant", "complete"],
    ]);
    expect(model.requests).toHaveLength(1);
  },
);

onPostgres("Stop in one process ends the work of another", { timeout: slow }, async () => {
  const { model, one, two, student, id } = await twoProcesses();
  model.respondWith({ kind: "answer", parts: 40, until: withResolvers<void>().promise });
  const here = await read(ask(one, id, student));
  await here.grown(1);
  const stopped = await post(`${two.url}/api/conversations/${id}/stop`, student);
  expect(stopped.status).toBe(204);
  expect(await here.end).toMatchObject({ name: "error", data: { code: "answer_stopped" } });
  const [, answer] = await messagesOf(two, id, student);
  expect(answer).toMatchObject({ state: "stopped", failure: null });
  expect(answer?.written?.content).not.toBe("");
  await expect.poll(model.openReplies, { timeout: 10_000 }).toBe(0);
});

onPostgres(
  "what a killed process worked on is found by another one, and answered when it is tried again",
  { timeout: slow },
  async () => {
    const { model, databaseUrl, one, two, student, id } = await twoProcesses();
    model.respondWith(
      { kind: "answer", parts: 40, until: withResolvers<void>().promise },
      { kind: "answer" },
    );
    const here = await read(ask(one, id, student));
    await here.grown(1);
    const there = await read(follow(two, id, student));
    await there.grown(1);
    await Promise.all([one.kill(), expect(here.end).rejects.toThrow()]);
    await endLease(databaseUrl);
    // The other process's next lease renewal, within ten seconds, recovers the answer.
    expect(await there.end).toMatchObject({ name: "error", data: { code: "answer_interrupted" } });
    const [asked, answer, ...more] = await messagesOf(two, id, student);
    expect(more).toEqual([]);
    expect(answer).toMatchObject({ state: "failed", questionId: asked?.id });
    expect(answer?.failure?.detail).toContain("Please try again");
    const retry = `${two.url}/api/conversations/${id}/messages/${answer?.id}/retry`;
    const retried = answerResponse.parse(await (await post(retry, student)).json());
    expect(retried.message.id).toBe(answer?.id);
    expect(retried.aiResponse.content).toContain(question);
  },
);

/** Expires the lease, as if the process had died half a minute ago. */
async function endLease(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(
    "update messages set leased_until = now() - interval '1 second' where state = 'streaming'",
  );
  await client.end();
  expect(rowCount).toBe(1);
}
