import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createConversation, listConversations } from "#shared/contracts/conversations.ts";
import { getUser } from "#shared/contracts/auth.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { answer, dropConnection, refuse } from "../../testing/api-mock.ts";
import { asha, openApp, openAppAt } from "../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../testing/phone-storage.ts";
import { server } from "../../testing/server.ts";
import { readFromCache, clearCache, claimCache, writeToCache } from "../../lib/offline-cache.ts";
import { askFor, givenBrowser, givenTutor, keysOf } from "../homework/testing/given-homework.ts";
import { forgetSent, readOutbox, removeFromOutbox, outboxStore } from "../outbox/outbox-store.ts";

// The databases are opened once: one phone for all tests, cleared after each.
givenPhoneStorage();

beforeEach(givenBrowser);
afterEach(async () => {
  await clearCache();
  for (const { key } of await readOutbox(asha.id)) await removeFromOutbox(key);
  for (const { key } of outboxStore.current().sentQuestions) forgetSent(key);
});

const waiting = () => screen.findByRole("region", { name: "Waiting for the internet" });
const comeOnline = () => window.dispatchEvent(new Event("online"));

async function givenCache(): Promise<void> {
  await claimCache(asha.id);
  await writeToCache(asha.id, getUser.path, JSON.stringify(asha));
  const item = {
    id: 7,
    type: "homework",
    title: null,
    opening: "Solve 2x + 3 = 11",
    excerpt: null,
    createdAt: "2025-08-01T10:00:00.000Z",
    updatedAt: "2025-08-01T10:00:00.000Z",
  };
  const list = { items: [item], nextCursor: null };
  await writeToCache(asha.id, listConversations.path, JSON.stringify(list));
}

test("offline, home shows the student and what she last saw, and says so", async () => {
  await givenCache();
  server.use(dropConnection(getUser), dropConnection(listConversations));
  openAppAt("/dashboard");
  await screen.findByRole("heading", { name: "Hello, Asha" });
  expect(await screen.findByText("Solve 2x + 3 = 11")).toBeTruthy();
  expect(await screen.findByText("You're offline. This is what you last saw.")).toBeTruthy();
});

test("when the connection is back everything is fetched again, and the notice disappears", async () => {
  await givenCache();
  server.use(dropConnection(getUser), dropConnection(listConversations));
  openAppAt("/dashboard");
  await screen.findByText("You're offline. This is what you last saw.");
  server.use(
    answer(getUser, { ...asha, name: "Asha Verma" }),
    answer(listConversations, { items: [], nextCursor: null }),
  );
  comeOnline();
  await screen.findByRole("heading", { name: "Hello, Asha" });
  await waitFor(() => expect(screen.queryByText(/what you last saw/u)).toBeNull());
});

test("a phone that gets no online event finds the connection by itself", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await givenCache();
  server.use(dropConnection(getUser), dropConnection(listConversations));
  openAppAt("/dashboard");
  await screen.findByText("You're offline. This is what you last saw.");
  server.use(answer(getUser, asha), answer(listConversations, { items: [], nextCursor: null }));
  vi.advanceTimersByTime(10_000);
  await waitFor(() => expect(screen.queryByText(/what you last saw/u)).toBeNull());
});

test("a student who was signed out meanwhile is not signed in by the phone's cache", async () => {
  await givenCache();
  server.use(refuse(getUser, 401));
  openAppAt("/dashboard");
  await screen.findByRole("tab", { name: "Login" });
  await waitFor(async () => expect(await readFromCache(null, getUser.path)).toBeUndefined());
});

test("an offline question waits, and is sent once with its own idempotency key", async () => {
  server.use(dropConnection(createConversation));
  await askFor(/^Complete Solution/u);
  expect(within(await waiting()).getByText("Solve 2x + 3 = 11")).toBeTruthy();
  const [question] = await readOutbox(asha.id);
  const keys = keysOf(askHomework);
  const { conversations, asks } = givenTutor();
  comeOnline();
  const sent = await screen.findByRole("region", { name: "Sent question" });
  const link = within(sent).getByRole("link", { name: "See the answer" });
  expect(link.getAttribute("href")).toBe("/homework?c=7");
  expect(conversations).toHaveLength(1);
  expect(keys).toEqual([question?.key]);
  expect(asks[0]?.fields).toMatchObject({ question: "Solve 2x + 3 = 11", helpLevel: "full" });
  expect(await readOutbox(asha.id)).toEqual([]);
});

test("a connection lost after the conversation was created creates no second one", async () => {
  givenTutor();
  server.use(dropConnection(askHomework));
  await askFor(/^Guided Hints/u);
  await waiting();
  const { conversations, asks } = givenTutor();
  comeOnline();
  await screen.findByRole("region", { name: "Sent question" });
  expect(conversations).toEqual([]);
  expect(asks[0]?.fields).toMatchObject({ conversationId: "7", helpLevel: "hint" });
});

test("a connection lost again while a waiting question is sent creates no second conversation", async () => {
  server.use(dropConnection(createConversation));
  await askFor(/^Complete Solution/u);
  await waiting();
  const { conversations } = givenTutor();
  server.use(dropConnection(askHomework));
  comeOnline();
  await waitFor(async () => {
    expect(await readOutbox(asha.id)).toMatchObject([{ conversationId: 7 }]);
  });
  expect(conversations).toHaveLength(1);
  const again = givenTutor();
  comeOnline();
  await screen.findByRole("region", { name: "Sent question" });
  expect(again.conversations).toEqual([]);
  expect(again.asks[0]?.fields).toMatchObject({ conversationId: "7" });
});

test("a session that ended meanwhile leads to the login, and the question keeps waiting", async () => {
  server.use(dropConnection(createConversation));
  await askFor(/^Complete Solution/u);
  await waiting();
  server.use(refuse(createConversation, 401));
  comeOnline();
  await screen.findByRole("tab", { name: "Login" });
  expect(await readOutbox(asha.id)).toMatchObject([{ refusal: null }]);
});

test("a question that waits can be removed", async () => {
  server.use(dropConnection(createConversation));
  const student = await askFor(/^Complete Solution/u);
  await student.click(within(await waiting()).getByRole("button", { name: /^Remove/u }));
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Waiting for the internet" })).toBeNull(),
  );
  expect(await readOutbox(asha.id)).toEqual([]);
});

test("a question that the server refuses shows the reason, and is not sent again", async () => {
  server.use(dropConnection(createConversation));
  await askFor(/^Complete Solution/u);
  await waiting();
  server.use(refuse(createConversation, 400, { detail: "This question is too long." }));
  comeOnline();
  expect(await screen.findByText("This question is too long.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Not sent" })).toBeTruthy();
});

test("another student of the phone doesn't see waiting items", async () => {
  server.use(dropConnection(createConversation));
  await askFor(/^Complete Solution/u);
  await waiting();
  openApp("/dashboard", { ...asha, id: 1002, name: "Ravi" });
  const greeting = await screen.findByRole("heading", { name: "Hello, Ravi" });
  expect(within(greeting.closest("main") ?? document.body).queryByText(/Solve 2x/u)).toBeNull();
});
