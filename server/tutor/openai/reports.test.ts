import { afterEach, beforeEach, expect, test } from "vitest";
import { askHomework, engineOn } from "../../testing/openai-asking.ts";
import type { Behaviour } from "../../testing/openai-behaviour.ts";
import { type OpenAiServer, startOpenAiServer } from "../../testing/openai-server.ts";
import type { ModelReport } from "./report.ts";
import type { OpenAiSettings } from "./settings.ts";

let server: OpenAiServer;
beforeEach(async () => {
  server = await startOpenAiServer();
});
afterEach(() => server.close());

const apiKey = "sk-proj-0123456789abcdefghij";
const question = "Riya has 15 mangoes and gives 6 to her brother";

/** The report where every request has this outcome. */
async function reportsOf(
  behaviour: Behaviour,
  settings: Partial<OpenAiSettings> = {},
  homework = question,
): Promise<ModelReport[]> {
  const reports: ModelReport[] = [];
  server.respondWith(behaviour);
  const report = (each: ModelReport) => reports.push(each);
  const engine = engineOn(server, { apiKey, report, longestRetryPauseMs: 0, ...settings });
  await askHomework(engine, { question: homework }).catch(() => undefined);
  return reports;
}

/** Errors in the providers' own words and formats, and what the operator reads of each. */
const reports: [Behaviour, Partial<ModelReport>, RegExp][] = [
  [
    status(401, {
      message: "Incorrect API key provided: sk-proj-********ghij. You can find your API key at …",
      code: "invalid_api_key",
    }),
    { failure: "rejected", status: 401, code: "invalid_api_key" },
    /Incorrect API key provided: \[key\]/u,
  ],
  [
    status(401, { message: `No such key: ${apiKey}!` }),
    { failure: "rejected", status: 401 },
    /No such key: \[key\]!/u,
  ],
  [
    status(404, {
      message: "The model `gpt-9` does not exist or you do not have access to it.",
      code: "model_not_found",
    }),
    { failure: "rejected", status: 404, code: "model_not_found" },
    /`gpt-9` does not exist/u,
  ],
  [
    status(429, {
      message: "You exceeded your current quota, please check your plan and billing details.",
      code: "insufficient_quota",
    }),
    { failure: "rejected", status: 429, code: "insufficient_quota" },
    /exceeded your current quota/u,
  ],
  [
    { kind: "status", status: 400, body: '{"error":"registry.example/model: invalid"}' },
    { failure: "rejected", status: 400 },
    /registry\.example\/model: invalid/u,
  ],
  [
    {
      kind: "status",
      status: 404,
      body: '[{"error":{"code":404,"message":"models/x is not found","status":"NOT_FOUND"}}]',
    },
    { failure: "rejected", status: 404, code: "404" },
    /models\/x is not found/u,
  ],
  [
    { kind: "status", status: 502, body: "<html><h1>502 Bad Gateway</h1></html>", retryAfter: "9" },
    { failure: "unavailable", status: 502 },
    /no JSON: 502 502 Bad Gateway/u,
  ],
  [
    { kind: "broken-json" },
    { failure: "unreadable", status: undefined },
    /no use\. It is no whole JSON/u,
  ],
  [{ kind: "refusal" }, { failure: "refused" }, /^The model or its filter won't answer/u],
  [{ kind: "not-json" }, { failure: "unreadable" }, /no chat completion/u],
];

function status(code: number, error: object): Behaviour {
  return { kind: "status", status: code, body: JSON.stringify({ error }) };
}

test.each(reports)("%o is reported as %o", async (behaviour, facts, reason) => {
  const [report] = await reportsOf(behaviour);
  expect(report).toMatchObject({ kind: "failed", operation: "homework", ...facts });
  expect(report?.reason).toMatch(reason);
  const written = JSON.stringify(report);
  expect(written).not.toContain("0123456789");
  expect(written).not.toContain("ghij");
  expect(written).not.toContain("mangoes");
});

test("quotations of the student's text are removed", async () => {
  const quoting = JSON.stringify({
    detail: [{ loc: ["body", "messages"], msg: `Bad text: ${question}`, input: question }],
  });
  const [report] = await reportsOf({ kind: "status", status: 400, body: quoting });
  expect(report?.reason).toMatch(/body\.messages Bad text: ?…$/u);
});

const hindi = "रिया के पास पंद्रह आम हैं और वह छह आम भाई को देती है";
const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
const asCodes = (text: string) =>
  Array.from(text, (letter) =>
    letter === " " ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  ).join("");
const lined = 'Riya has:\n15 "ripe" mangoes\nand gives 6 away';

test.each([
  ["codes", hindi, asCodes(hindi)],
  ["codes of codes", hindi, escaped(asCodes(hindi))],
  ["escaped lines and quotes", lined, escaped(lined)],
  ["both twice", lined, escaped(escaped(lined))],
  ["HTML", lined, lined.replaceAll('"', "&quot;")],
  [
    "bytes",
    hindi,
    Buffer.from(hindi)
      .toString("hex")
      .replaceAll(/../gu, String.raw`\x$&`),
  ],
  ["an address", hindi, encodeURIComponent(hindi)],
])("a quotation in %s is removed as well", async (_, asked, quoted) => {
  const body = JSON.stringify({ error: { message: `Bad input (${quoted}) here` } });
  const [report] = await reportsOf({ kind: "status", status: 400, body }, {}, asked);
  expect(report?.reason).toMatch(/: Bad input \(…\) here$/u);
});

test.each([
  `Can't parse "<question>\n9 x 8\n</question>"`,
  "Can't parse &lt;question&gt;9 x 8&lt;/question&gt;",
  `Can't parse {"model": "m", "messages": [{"content": "9 x 8"}]}`,
  String.raw`Can't parse {\"messages\": [{\"content\": \"9 x 8\"}]}`,
  "Can't parse {'messages': [{'content': '9 x 8'}]}",
  "Can't parse Request(messages=[Message(content=9 x 8)])",
])(
  "a sentence that quotes the request is not reported, only status and code: %s",
  async (message) => {
    const error = { message, code: "bad_request" };
    const [report] = await reportsOf(status(400, error));
    expect(report).toMatchObject({ status: 400, code: "bad_request" });
    expect(report?.reason).toBe("The provider answered 400 (bad_request)");
  },
);

test("a page that quotes it is not reported", async () => {
  const body = "<html><h1>Refused</h1><pre><question>9 x 8</question></pre></html>";
  const [report] = await reportsOf({ kind: "status", status: 400, body });
  expect(report?.reason).toBe("The provider answered 400");
});

test("an address where nothing listens is reported with the socket's error", async () => {
  const [report] = await reportsOf({ kind: "answer" }, { baseUrl: "http://127.0.0.1:1/v1" });
  expect(report).toMatchObject({ failure: "unavailable", status: undefined });
  expect(report?.reason).toMatch(/could not be reached.*ECONNREFUSED/u);
});

test("each attempt is reported, and a Stop is not", async () => {
  const reports = await reportsOf({ kind: "status", status: 500 }, { longestRetryPauseMs: 100 });
  expect(reports).toHaveLength(3);
  const stopped: ModelReport[] = [];
  const engine = engineOn(server, { report: (each) => stopped.push(each) });
  const stop = new AbortController();
  stop.abort();
  await askHomework(engine, {}, { signal: stop.signal }).catch(() => undefined);
  expect(stopped).toEqual([]);
});
