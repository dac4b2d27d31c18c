import { QueryClient } from "@tanstack/react-query";
import { http } from "msw";
import { expect, onTestFinished, test } from "vitest";
import { asha } from "../../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../../testing/phone-storage.ts";
import { server } from "../../../testing/server.ts";
import { givenTutor } from "../../homework/testing/given-homework.ts";
import { sendWaiting } from "./send-waiting.queries.ts";
import { forgetSent, letWait, removeWaiting, waitingStore } from "./waiting-store.ts";

givenPhoneStorage();

test("a question that is removed while another one goes out is never sent", async () => {
  onTestFinished(waitingStore.subscribe(() => undefined));
  onTestFinished(() => forgetSent("first"));
  const question = { userId: asha.id, type: "homework", photo: null, level: "full" } as const;
  await letWait({ ...question, key: "first", text: "Solve 2x = 8", conversationId: null });
  await letWait({ ...question, key: "second", text: "Solve 9x = 81", conversationId: null });
  const { asks } = givenTutor();
  // Says nothing itself: the tutor's own answer follows.
  server.use(http.post("*/api/conversations", () => removeWaiting("second")));
  await sendWaiting(new QueryClient(), asha.id, new AbortController().signal);
  expect(asks.map(({ fields }) => fields["question"])).toEqual(["Solve 2x = 8"]);
});
