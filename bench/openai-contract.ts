import { conceptInWords, doubtInWords } from "../server/testing/openai-words.ts";
import { OpenAI } from "openai";
import { givenSolution } from "../server/testing/given-solution.ts";
import { askHomework, engineOn, never } from "../server/testing/openai-asking.ts";
import type { Behaviour } from "../server/testing/openai-behaviour.ts";
import { startOpenAiServer } from "../server/testing/openai-server.ts";
import { type Exchange, startRecording } from "./openai-recording.ts";
import { readSchemas, type Validate } from "./openai-schemas.ts";

/**
 * Validates the engine's requests, and the test server's responses, against OpenAI's published description: `npm run
 * bench:openai-contract -- FILE` with the description as JSON. Exits 1 where anything is invalid.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("usage: openai-contract DESCRIPTION.json");
const schemaOf = await readSchemas(file);

const photo = { bytes: new Uint8Array([255, 216, 255]), mediaType: "image/jpeg" as const };
const behaviours: Behaviour[] = [
  { kind: "answer" },
  { kind: "answer", parts: 200 },
  { kind: "refusal" },
  { kind: "content-filter" },
  { kind: "tool-call" },
  { kind: "empty-choices" },
  { kind: "empty-content" },
  { kind: "status", status: 429 },
  { kind: "status", status: 500 },
];
/** Each causes a second request, which quotes the first reply. */
const mended: Behaviour[] = [
  { kind: "broken-json" },
  { kind: "schema-mismatch" },
  { kind: "length-cut-off" },
];

/** Every request to a provider with all features, and to one with the bare API. */
async function record(options: Parameters<typeof startOpenAiServer>[0]): Promise<Exchange[]> {
  const server = await startOpenAiServer({ moderate: () => ["self-harm/intent"], ...options });
  const recording = await startRecording(server.baseUrl);
  const engine = engineOn(
    { ...server, baseUrl: recording.baseUrl },
    { breaker: { leastAsks: 99 } },
  );
  const failed = () => undefined;
  const safetyIdentifier = "5f2b".repeat(16);

  for (const helpLevel of ["full", "hint", "stepbystep"] as const) {
    await askHomework(engine, { helpLevel, safetyIdentifier });
  }
  await askHomework(engine, { question: "", photo });
  await askHomework(engine, {
    question: "15% of 240 is 30?",
    computed: { answer: "36", method: "Percent of a number" },
    contradictedAnswer: "30",
    turns: [
      { role: "student", text: "What is a percentage?" },
      { role: "tutor", text: "A part of a hundred." },
    ],
    passages: [{ title: "Percentages", text: "Per cent means for each hundred." }],
  });
  const practice = {
    question: "15% of 240",
    solution: givenSolution(),
    grade: 8,
    safetyIdentifier,
  };
  await engine.skills.practice?.(practice, { signal: never() });
  await askTheOthers(engine, safetyIdentifier);
  for (const behaviour of behaviours) {
    server.respondWith(behaviour);
    await askHomework(engine, { photo }).catch(failed);
  }
  for (const behaviour of mended) {
    server.respondWith(behaviour, { kind: "answer" });
    await askHomework(engine, { photo, safetyIdentifier });
  }
  const client = new OpenAI({ apiKey: "test-key", baseURL: recording.baseUrl, maxRetries: 0 });
  await client.moderations.create({ model: "omni-moderation-latest", input: "Words of a student" });

  recording.close();
  await server.close();
  return recording.exchanges;
}

/** The operations beside homework and practice: each has its own schema. */
async function askTheOthers(
  { skills }: ReturnType<typeof engineOn>,
  safetyIdentifier: string,
): Promise<void> {
  const asker = { grade: 8, safetyIdentifier };
  const about = { ...asker, concept: "Friction", conceptId: null, difficulty: "beginner" } as const;
  const call = () => ({ signal: never() });
  const previous = conceptInWords("Friction");
  await skills.concept?.(about, call());
  await skills.reExplain?.({ ...about, previous, need: "confused" }, call());
  await skills.quiz?.({ ...about, explanation: previous }, call());
  await skills.doubt?.({ ...asker, doubt: "Why do we slip on a wet floor?", photo }, call());
  const solution = doubtInWords("Why do we slip?");
  const refined = { ...asker, doubt: "Why do we slip?", previous: solution, wish: "Shorter" };
  await skills.refine?.(refined, call());
}

const exchanges = [
  ...(await record({})),
  ...(await record({ neverStreams: true })),
  ...(await record({ lacks: ["json_schema", "max_completion_tokens", "safety_identifier"] })),
  ...(await record({ lacks: ["json_schema", "json_object", "stream_options"] })),
  ...(await record({ lacks: ["stream", "reasoning_effort"] })),
];

const counts = new Map<string, number>();
const wrong = new Set<string>();

function hold(name: string, value: unknown, validate: Validate = schemaOf(name)): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const error of validate(value)) wrong.add(`${name}: ${error}`);
}

for (const { path, request, status, type, answer } of exchanges) {
  const isModeration = path.endsWith("/moderations");
  hold(isModeration ? "CreateModerationRequest" : "CreateChatCompletionRequest", request);
  if (status !== 200) hold("ErrorResponse", JSON.parse(answer));
  else if (isModeration) hold("CreateModerationResponse", JSON.parse(answer));
  else if (type.includes("json")) hold("CreateChatCompletionResponse", JSON.parse(answer));
  else for (const chunk of chunksOf(answer)) hold("CreateChatCompletionStreamResponse", chunk);
}

function chunksOf(stream: string): unknown[] {
  const lines = stream.split("\n").filter((line) => line.startsWith("data: {"));
  return lines.map((line): unknown => JSON.parse(line.slice("data: ".length)));
}

const names = [
  "CreateChatCompletionRequest",
  "CreateChatCompletionResponse",
  "CreateChatCompletionStreamResponse",
  "CreateModerationRequest",
  "CreateModerationResponse",
  "ErrorResponse",
];
for (const name of names) {
  console.log(`${String(counts.get(name) ?? 0).padStart(6)} ${name}`);
  // A check that is never reached, or that accepts anything, proves nothing.
  if (!counts.has(name)) wrong.add(`${name}: none was seen`);
  if (schemaOf(name)({ messages: "none", choices: 1, input: 1, error: 1 }).length === 0) {
    wrong.add(`${name}: what is wrong is let through`);
  }
}
for (const error of wrong) console.error(error);
console.log(wrong.size === 0 ? "all valid" : `${wrong.size} kinds of error`);
process.exitCode = wrong.size === 0 ? 0 : 1;
