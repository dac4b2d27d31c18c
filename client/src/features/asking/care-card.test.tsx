import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createConversation, listConversations } from "#shared/contracts/conversations.ts";
import { listMessages } from "#shared/contracts/messages.ts";
import { answer, dropConnection } from "../../testing/api-mock.ts";
import { address, asha } from "../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../testing/phone-storage.ts";
import { server } from "../../testing/server.ts";
import {
  askFor,
  button,
  givenBrowser,
  givenTutor,
  heading,
  questionBox,
} from "../homework/testing/given-homework.ts";
import { forgetSent, readOutbox, outboxStore } from "../outbox/outbox-store.ts";
import { anAnswer } from "./testing/answer-samples.ts";
import { readDraft, writeDraft } from "./draft.ts";

givenPhoneStorage();
beforeEach(givenBrowser);
afterEach(() => {
  for (const { key } of outboxStore.current().sentQuestions) forgetSent(key);
});

const kindWord = "I'm glad you told me.";
const helplines = [{ name: "Childline", number: "1098" }];

/** A server that answers every question with a care reply, and doesn't return it afterwards. */
function givenCare() {
  server.use(answer(listConversations, { items: [], nextCursor: null }), answer(listMessages, []));
  return givenTutor(anAnswer({ content: kindWord, helplines }));
}

test("one tap removes a care reply from the screen, and Back doesn't lead to it", async () => {
  givenCare();
  const student = await askFor(/^Complete Solution/u);
  await heading("You are not alone");
  const box = { box: "doubt", userId: asha.id } as const;
  writeDraft(box, "he shouts at me");
  await student.click(await button("Hide this"));
  await screen.findByRole("heading", { name: /^Hello/u });
  expect(address()).toBe("/dashboard");
  expect(screen.queryByText(kindWord)).toBeNull();
  expect(readDraft(box)).toBe("");
  act(() => window.history.back());
  expect(await questionBox()).toHaveProperty("value", "");
  expect(screen.queryByText(kindWord)).toBeNull();
});

test("a student who returns to the tab can read on, and one who returns to the page finds nothing", async () => {
  givenCare();
  const student = await askFor(/^Complete Solution/u);
  await heading("You are not alone");
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  act(() => void window.dispatchEvent(new Event("online")));
  expect(await screen.findByText(kindWord)).toBeTruthy();
  await student.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("heading", { name: /^Hello/u });
  act(() => window.history.back());
  await questionBox();
  expect(screen.queryByText(kindWord)).toBeNull();
});

test("after a care reply an offline question is shown without its text, and the reply can be opened once", async () => {
  givenCare();
  server.use(dropConnection(createConversation));
  const student = await askFor(/^Complete Solution/u);
  await screen.findByRole("region", { name: "Waiting for the internet" });
  givenCare();
  act(() => void window.dispatchEvent(new Event("online")));
  const sent = await screen.findByRole("region", { name: "Sent question" });
  expect(sent.textContent).not.toContain("Solve 2x");
  expect(screen.queryByText(kindWord)).toBeNull();
  expect(await readOutbox(asha.id)).toEqual([]);
  await student.click(await button("See the answer"));
  expect(await screen.findByText(kindWord)).toBeTruthy();
  await student.click(await button("Hide this"));
  await waitFor(() => expect(screen.queryByText(kindWord)).toBeNull());
  expect(outboxStore.current().sentQuestions).toEqual([]);
});
