import { QueryClient } from "@tanstack/react-query";
import { http } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { asha } from "../../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../../testing/phone-storage.ts";
import { server } from "../../../testing/server.ts";
import { givenTutor } from "../../homework/testing/given-homework.ts";
import { sendWaiting } from "./send-waiting.queries.ts";
import {
  forgetSent,
  letWait,
  lookForWaiting,
  removeWaiting,
  waitingStore,
} from "./waiting-store.ts";

givenPhoneStorage();

const question = { userId: asha.id, type: "homework", photo: null, level: "full" } as const;

test("a question that is removed while another one goes out is never sent", async () => {
  onTestFinished(waitingStore.subscribe(() => undefined));
  onTestFinished(() => forgetSent("first"));
  await letWait({ ...question, key: "first", text: "Solve 2x = 8", conversationId: null });
  await letWait({ ...question, key: "second", text: "Solve 9x = 81", conversationId: null });
  const { asks } = givenTutor();
  // Says nothing itself: the tutor's own answer follows.
  server.use(http.post("*/api/conversations", () => removeWaiting("second")));
  await sendWaiting(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks.map(({ fields }) => fields["question"])).toEqual(["Solve 2x = 8"]);
});

test("a question of another student of the phone is not sent under this one's name", async () => {
  onTestFinished(waitingStore.subscribe(() => undefined));
  onTestFinished(() => removeWaiting("hers"));
  const hers = { ...question, userId: asha.id + 1, key: "hers", text: "Solve 2x = 8" };
  await letWait({ ...hers, conversationId: null });
  const { asks } = givenTutor();
  await sendWaiting(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks).toEqual([]);
  expect(await lookForWaiting(asha.id + 1)).toMatchObject([{ key: "hers" }]);
});

test("a question that is removed while its conversation is being started is never sent", async () => {
  onTestFinished(waitingStore.subscribe(() => undefined));
  await letWait({ ...question, key: "first", text: "Solve 2x = 8", conversationId: null });
  const { asks } = givenTutor();
  server.use(http.post("*/api/conversations", () => removeWaiting("first")));
  await sendWaiting(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks).toEqual([]);
  expect(waitingStore.current()).toEqual({ questions: [], sent: [] });
});

test("a question that is removed while the list is being read is not shown again", async () => {
  onTestFinished(waitingStore.subscribe(() => undefined));
  await letWait({ ...question, key: "first", text: "Solve 2x = 8", conversationId: null });
  const reading = lookForWaiting(asha.id);
  await removeWaiting("first");
  await reading;
  expect(waitingStore.current().questions).toEqual([]);
});
