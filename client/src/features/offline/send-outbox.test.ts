import { QueryClient } from "@tanstack/react-query";
import { http } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { finishExamSession } from "#shared/contracts/exams.ts";
import { answer, refuse } from "../../testing/api-mock.ts";
import { asha } from "../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../testing/phone-storage.ts";
import { server } from "../../testing/server.ts";
import { toastStore } from "../../ui/toast-store.ts";
import { aResult, aSession } from "../exam-prep/testing/exam-samples.ts";
import { givenTutor } from "../homework/testing/given-homework.ts";
import {
  forgetSent,
  addToOutbox,
  readOutbox,
  removeFromOutbox,
  outboxStore,
} from "../outbox/outbox-store.ts";
import { sendOutbox } from "./send-outbox.queries.ts";

givenPhoneStorage();

const question = {
  kind: "question",
  userId: asha.id,
  type: "homework",
  photo: null,
  level: "full",
} as const;

test("a question that is removed while another one is being sent is never sent", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  onTestFinished(() => forgetSent("first"));
  await addToOutbox({ ...question, key: "first", text: "Solve 2x = 8", conversationId: null });
  await addToOutbox({ ...question, key: "second", text: "Solve 9x = 81", conversationId: null });
  const { asks } = givenTutor();
  // This handler returns no response, so that the next one answers.
  server.use(http.post("*/api/conversations", () => removeFromOutbox("second")));
  await sendOutbox(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks.map(({ fields }) => fields["question"])).toEqual(["Solve 2x = 8"]);
});

test("a question of another student of the phone is not sent in this student's name", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  onTestFinished(() => removeFromOutbox("hers"));
  const hers = { ...question, userId: asha.id + 1, key: "hers", text: "Solve 2x = 8" };
  await addToOutbox({ ...hers, conversationId: null });
  const { asks } = givenTutor();
  await sendOutbox(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks).toEqual([]);
  expect(await readOutbox(asha.id + 1)).toMatchObject([{ key: "hers" }]);
});

test("a question that is removed while its conversation is being created is never sent", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  await addToOutbox({ ...question, key: "first", text: "Solve 2x = 8", conversationId: null });
  const { asks } = givenTutor();
  server.use(http.post("*/api/conversations", () => removeFromOutbox("first")));
  await sendOutbox(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks).toEqual([]);
  expect(outboxStore.current()).toEqual({ items: [], sentQuestions: [] });
});

test("a question that is removed while the list is being fetched is not shown again", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  await addToOutbox({ ...question, key: "first", text: "Solve 2x = 8", conversationId: null });
  const reading = readOutbox(asha.id);
  await removeFromOutbox("first");
  await reading;
  expect(outboxStore.current().items).toEqual([]);
});

const responses = [
  {
    questionId: "q-1",
    choice: 2,
    typed: null,
    written: null,
    marks: null,
    seconds: 30,
    isMarked: false,
  },
];
const practice = {
  kind: "finish",
  key: "finish-12",
  userId: asha.id,
  sessionId: 12,
  name: "Quick revision, Physics",
  body: JSON.stringify({ responses, timeSpent: 200 }),
} as const;

test("a practice session finished offline is submitted with its answers, and its result can be opened", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  await addToOutbox(practice);
  const bodies: unknown[] = [];
  server.use(
    answer(finishExamSession, aSession({ id: 12, result: aResult() }), async (request) => {
      bodies.push(await request.json());
    }),
  );
  await sendOutbox(new QueryClient(), asha.id, new AbortController().signal);
  expect(bodies).toEqual([{ responses, timeSpent: 200 }]);
  expect(outboxStore.current().items).toEqual([]);
  expect(toastStore.current()).toMatchObject([
    { title: "Your practice was sent", description: "Quick revision, Physics" },
  ]);
});

test("a practice session that the server refuses shows the reason, and is not sent again", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  onTestFinished(() => removeFromOutbox("finish-12"));
  await addToOutbox(practice);
  server.use(refuse(finishExamSession, 409, { detail: "This session has its result already." }));
  await sendOutbox(new QueryClient(), asha.id, new AbortController().signal);
  expect(await readOutbox(asha.id)).toMatchObject([
    { refusal: "This session has its result already." },
  ]);
});

test("a question stored before the outbox had practice sessions is still sent", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  onTestFinished(() => forgetSent("old"));
  const { kind: _kind, ...old } = question;
  const text = "Solve 2x = 8";
  // safe: an item as stored by an earlier version of the app, without `kind`
  await addToOutbox({ ...old, key: "old", text, conversationId: null } as Parameters<
    typeof addToOutbox
  >[0]);
  const { asks } = givenTutor();
  await sendOutbox(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks.map(({ fields }) => fields["question"])).toEqual([text]);
});
