import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { listConversations } from "#shared/contracts/conversations.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import {
  aConversation,
  deleteButton,
  givenHistory,
  row,
} from "../history/testing/given-history.ts";

const heading = { name: "Continue where you left off" };
const greeting = () => screen.findByRole("heading", { name: "Hello, Asha" });

test("home links to the last conversation, and to all conversations", async () => {
  givenHistory();
  openApp("/dashboard", asha);
  const last = await row(/2x \+ 3/u);
  expect(last.textContent).toBe("Solve 2x + 3 = 11Homework · Today");
  expect(last.getAttribute("href")).toBe("/homework?c=7");
  expect(screen.getByRole("heading", heading)).toBeTruthy();
  const all = screen.getByRole("link", { name: "All your questions" });
  expect(all.getAttribute("href")).toBe("/history");
  const firstTool = screen.getByRole("link", { name: /^Homework Assistant/u });
  expect(last.compareDocumentPosition(firstTool)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await accessibilityProblems()).toEqual([]);
});

test("the space of the card is reserved while it loads", async () => {
  server.use(neverAnswer(listConversations));
  openApp("/dashboard", asha);
  await greeting();
  const card = screen.getByRole("region", heading);
  expect(card.getAttribute("aria-busy")).toBe("true");
  expect(await accessibilityProblems()).toEqual([]);
});

test("a student without conversations sees only the tools", async () => {
  const looks: string[] = [];
  server.use(
    answer(listConversations, { items: [], nextCursor: null }, ({ url }) => void looks.push(url)),
  );
  openApp("/dashboard", asha);
  await greeting();
  await waitFor(() => expect(screen.queryByRole("heading", heading)).toBeNull());
  expect(looks).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "All your questions" })).toBeNull();
});

test("if the last conversation can't be fetched, no error is shown", async () => {
  server.use(refuse(listConversations, 503));
  openApp("/dashboard", asha);
  await greeting();
  await waitFor(() => expect(screen.queryByRole("heading", heading)).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: /^Homework Assistant/u })).toBeTruthy();
});

test("a conversation created since the last visit is the one to continue", async () => {
  givenHistory([aConversation()]);
  const student = openApp("/dashboard", asha);
  await row(/2x \+ 3/u);
  await student.click(screen.getByRole("link", { name: /^Progress/u }));
  givenHistory([aConversation({ id: 8, type: "doubt", opening: "Why is the sky blue?" })]);
  await student.click(await screen.findByRole("link", { name: "Home" }));
  await row(/Why is the sky blue/u);
});

test("a deleted conversation isn't the one to continue", async () => {
  givenHistory();
  const student = openApp("/history", asha);
  await student.click(await deleteButton("2x"));
  await student.click(screen.getByRole("link", { name: "Home" }));
  await row(/Photosynthesis/u);
  await student.click(await screen.findByRole("button", { name: "Undo" }));
  await row(/2x \+ 3/u);
});
