import { HttpResponse, http } from "msw";
import { expect, test, vi } from "vitest";
import { createConversation } from "#shared/contracts/conversations.ts";
import { type AnswerResponse, listMessages } from "#shared/contracts/messages.ts";
import { getUser, login, logout } from "#shared/contracts/auth.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { answer, dropConnection, neverAnswer, refuse } from "../testing/api-mock.ts";
import { server } from "../testing/server.ts";
import { callApi } from "./api.ts";
import { ApiError } from "./api-error.ts";

const createdAt = new Date("2026-03-01T10:00:00.000Z");
const conversation = {
  id: 7,
  type: "homework",
  title: null,
  createdAt,
  updatedAt: createdAt,
} as const;

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => new Error("The call succeeded"),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
};

test("a body is sent as JSON and the response is decoded by its contract", async () => {
  const sent: unknown[] = [];
  server.use(
    answer(createConversation, conversation, async (request) => {
      sent.push(request.headers.get("Content-Type"), request.credentials, await request.json());
    }),
  );

  const created = await callApi(createConversation, { body: { type: "homework" } });

  expect(sent).toEqual(["application/json", "same-origin", { type: "homework" }]);
  expect(created.createdAt).toEqual(createdAt);
});

test("path parameters are put into the path", async () => {
  const asked: string[] = [];
  server.use(answer(listMessages, [], (request) => void asked.push(request.url)));

  await callApi(listMessages, { params: { conversationId: 12 } });

  expect(asked).toEqual(["http://localhost:3000/api/conversations/12/messages"]);
});

test("a call whose response has no body returns undefined", async () => {
  server.use(answer(logout, undefined));
  expect(await callApi(logout, {})).toBeUndefined();
});

test("a photo is sent as multipart, in the field that the contract names, with the idempotency key", async () => {
  const answerValue: AnswerResponse = {
    message: { id: 3 },
    aiResponse: {
      answer: "$x = 4$",
      content: "",
      steps: [],
      examples: [],
      keyTerms: [],
      followUpQuestions: [],
      nextSteps: [],
      difficulty: "beginner",
      subject: "Mathematics",
      topic: "Linear equations",
      check: { status: "unchecked" },
      engine: "built-in",
      declined: false,
    },
  };
  const sent: unknown[] = [];
  server.use(
    answer(askHomework, answerValue, async (request) => {
      sent.push(request.headers.get("Idempotency-Key"));
      sent.push(request.headers.get("Content-Type")?.split(";")[0]);
      const text = await request.text();
      sent.push(...[...text.matchAll(/; name="(\w+)"/gu)].map((match) => match[1]));
    }),
  );

  const photo = new File(["bytes"], "page.jpg", { type: "image/jpeg" });
  const body = { question: "2x + 3 = 11", conversationId: 7, helpLevel: "full" } as const;
  await callApi(askHomework, { body, file: photo }, { idempotencyKey: "key-1" });

  expect(sent).toEqual([
    "key-1",
    "multipart/form-data",
    "question",
    "conversationId",
    "helpLevel",
    "image",
  ]);
});

test("a refusal is an error with status and body as its message, and the server's sentence for the user", async () => {
  server.use(refuse(login, 429, { detail: "Too many tries.", retryAfter: 90 }));

  const error = await failureOf(
    callApi(login, { body: { username: "9876543210", password: "secret" } }),
  );

  expect(error.message).toBe(
    '429: {"title":"Refused","status":429,"detail":"Too many tries.","code":"refused","retryAfter":90}',
  );
  expect(error).toMatchObject({ status: 429, detail: "Too many tries.", retryAfter: 90 });
  expect(error.problem?.code).toBe("refused");
});

test("an empty refusal by a proxy has the status text as its message, and still a sentence", async () => {
  server.use(
    http.get(
      "http://localhost:3000/api/user",
      () =>
        new HttpResponse(null, {
          status: 503,
          statusText: "Service Unavailable",
          headers: { "Retry-After": "20" },
        }),
    ),
  );

  const error = await failureOf(callApi(getUser, {}));

  expect(error.message).toBe("503: Service Unavailable");
  expect(error).toMatchObject({ problem: null, retryAfter: 20 });
  expect(error.detail).toBe(
    "Something went wrong on our side. Nothing is lost. Try again in a moment.",
  );
});

test("a dropped connection has status 0 and says that nothing is lost", async () => {
  server.use(dropConnection(getUser));

  const error = await failureOf(callApi(getUser, {}));

  expect(error.status).toBe(0);
  expect(error.detail).toBe(
    "You're offline, or the connection dropped. Nothing is lost. Try again.",
  );
});

test("a response that isn't ours, such as a hotel's sign-in page, is an error and not data", async () => {
  server.use(
    http.get("http://localhost:3000/api/user", () =>
      HttpResponse.html("<h1>Welcome to our WiFi</h1>"),
    ),
  );

  const error = await failureOf(callApi(getUser, {}));

  expect(error.status).toBe(200);
  expect(error.detail).toContain("Reload the page");
});

test("a read without a response ends with a sentence after twenty seconds", async () => {
  vi.useFakeTimers();
  server.use(neverAnswer(getUser));

  const failure = failureOf(callApi(getUser, {}));
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();

  expect(await failure).toMatchObject({
    status: 0,
    detail: "This is taking longer than it should. Nothing is lost. Try again.",
  });
});

test("a caller who aborts gets the abort, not a connection error", async () => {
  server.use(neverAnswer(getUser));
  const controller = new AbortController();

  const call = callApi(getUser, {}, { signal: controller.signal });
  controller.abort();

  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});
