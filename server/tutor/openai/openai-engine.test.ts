import { afterEach, beforeEach, expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { askHomework, engineOn, failureOf, never } from "../../testing/openai-asking.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

/** The working, which no solution keeps, comes before the answer. */
const fieldsOfSolution = Object.keys(givenSolution()).flatMap((field) =>
  field === "answer" ? ["working", field] : [field],
);

test("a homework answer is returned parsed, with its usage", async () => {
  const solution = givenSolution();
  server.respondWith({ kind: "answer", json: solution });
  const outcome = await askHomework(engineOn(server));
  expect(outcome).toMatchObject({ kind: "answered", output: solution });
  expect(outcome.usage.inputTokens).toBeGreaterThan(100);
  expect(outcome.usage.outputTokens).toBeGreaterThan(50);
});

test("a practice problem is returned parsed", async () => {
  const problem = { question: "Solve 5x + 1 = 36", solution: givenSolution({ answer: "$x = 7$" }) };
  server.respondWith({ kind: "answer", json: problem });
  const outcome = await engineOn(server).skills.practice?.(
    { question: "Solve 2x + 3 = 11", solution: givenSolution(), grade: 8, safetyIdentifier: "ab" },
    { signal: never() },
  );
  expect(outcome).toMatchObject({ kind: "answered", output: problem });
  expect(server.requests[0]).toMatchObject({
    response_format: { json_schema: { name: "practice" } },
    safety_identifier: "ab",
  });
});

test("the request names model and cap, and asks for a stream in a strict schema of every field", async () => {
  await askHomework(engineOn(server, { maxReplyTokens: 1234 }));
  expect(server.requests[0]).toMatchObject({
    model: "test-model",
    max_completion_tokens: 1234,
    stream: true,
    stream_options: { include_usage: true },
    response_format: {
      json_schema: {
        name: "homework",
        strict: true,
        schema: { additionalProperties: false, required: fieldsOfSolution },
      },
    },
  });
});

test("fields are requested in the order in which the help level shows them", async () => {
  const engine = engineOn(server);
  for (const helpLevel of ["full", "stepbystep", "hint"] as const) {
    await askHomework(engine, { helpLevel });
  }
  const orders = server.requests.map(({ response_format: format }) =>
    format?.type === "json_schema"
      ? Object.keys(format.json_schema.schema["properties"] ?? {})
      : [],
  );
  expect(orders.slice(0, 2)).toEqual([fieldsOfSolution, fieldsOfSolution]);
  const first = "subject topic difficulty working answer hints examples finalMove".split(" ");
  expect(orders[2]?.slice(0, first.length)).toEqual(first);
  expect(orders[2]?.toSorted()).toEqual(fieldsOfSolution.toSorted());
});

test("the student's hash is sent, and nothing in its place where there is none", async () => {
  const engine = engineOn(server);
  await askHomework(engine, { safetyIdentifier: "5f2b" });
  await askHomework(engine);
  expect(server.requests[0]).toMatchObject({ safety_identifier: "5f2b" });
  expect(server.requests[1]).not.toHaveProperty("safety_identifier");
});

test("a photo is sent as a data URL", async () => {
  await askHomework(engineOn(server), {
    question: "",
    photo: { bytes: new Uint8Array([255, 216, 255]), mediaType: "image/jpeg" },
  });
  expect(server.requests[0]?.messages.at(-1)?.content).toMatchObject([
    { type: "text" },
    { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/" } },
  ]);
});

test("phones, addresses and the account's names are not sent", async () => {
  await askHomework(engineOn(server), {
    question: "I am Asha Verma, 98765 43210, asha@example.com. Why is the sky blue?",
    redact: ["Asha Verma"],
  });
  const sent = JSON.stringify(server.requests);
  expect(sent).toContain("Why is the sky blue?");
  expect(sent).not.toMatch(/Asha|Verma|98765|example\.com/u);
});

test("numbers of a computed question are sent unchanged", async () => {
  await askHomework(engineOn(server), {
    question: "9876543210 + 5",
    computed: { answer: "9876543215", method: "Addition" },
  });
  expect(JSON.stringify(server.requests)).toContain("9876543210 + 5");
});

test("characters that Postgres can't store are removed from an answer", async () => {
  server.respondWith({ kind: "answer", json: givenSolution({ answer: "4\u0000\ud800 😀" }) });
  expect(await askHomework(engineOn(server))).toMatchObject({ output: { answer: "4 😀" } });
});

test("tokens are estimated where the provider doesn't count them", async () => {
  const other = await startOpenAiServer({ lacks: ["stream_options"] });
  const { usage } = await askHomework(engineOn(other));
  const { usage: counted } = await askHomework(engineOn(server));
  await other.close();
  expect(usage.outputTokens).toBeGreaterThan(50);
  expect(usage.inputTokens / counted.inputTokens).toBeCloseTo(1, 0);
});

test("an unreachable server is unavailable", async () => {
  const elsewhere = await startOpenAiServer();
  await elsewhere.close();
  const error = await failureOf(askHomework(engineOn(elsewhere)));
  expect(error).toMatchObject({ failure: "unavailable" });
  expect(error.cause).toBeInstanceOf(Error);
});

test("nothing is sent after a stop", async () => {
  const answer = askHomework(engineOn(server), {}, { signal: AbortSignal.abort() });
  await expect(answer).rejects.toMatchObject({ failure: "stopped" });
  expect(server.requests).toHaveLength(0);
});

test("a form begins with the transcription where there is a photo, and nowhere else", async () => {
  const engine = engineOn(server);
  const photo = { bytes: new Uint8Array([255, 216, 255]), mediaType: "image/jpeg" as const };
  server.respondWith({ kind: "answer", reads: "Solve 2x + 3 = 11" });
  const outcome = await askHomework(engine, { question: "", photo });
  expect(outcome).toMatchObject({ output: { transcription: "Solve 2x + 3 = 11" } });
  await askHomework(engine, { helpLevel: "hint", photo });
  const call = { signal: never() };
  await engine.skills.doubt?.({ doubt: "", grade: 8, photo }, call);
  await askHomework(engine);
  await engine.skills.doubt?.({ doubt: "Why?", grade: 8 }, call);
  const firstFields = server.requests.map(({ response_format: format }) =>
    format?.type === "json_schema"
      ? Object.keys(format.json_schema.schema["properties"] ?? {})[0]
      : "",
  );
  const [read, other] = ["transcription", "subject"];
  expect(firstFields).toEqual([read, read, read, other, other]);
});
