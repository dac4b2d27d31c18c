import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { deleteConversation, restoreConversation } from "#shared/contracts/conversations.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, answerBy, dropConnection, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import {
  aConversation,
  deleteButton,
  givenHistory,
  openings,
  row,
} from "./testing/given-history.ts";

const [homework, concept, doubt] = ["Solve 2x + 3 = 11", "Photosynthesis", "Why is the sky blue?"];
const undo = () => screen.findByRole("button", { name: "Undo" });

test("a deleted conversation disappears at once, and focus moves to the row below", async () => {
  givenHistory();
  server.use(neverAnswer(deleteConversation));
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await waitFor(() => expect(openings()).toEqual([homework, doubt]));
  expect(document.activeElement).toBe(await row(/sky/u));
  expect(screen.getByText("2 conversations.")).toBeTruthy();
  await screen.findByText("Deleted");
  expect(await accessibilityProblems()).toEqual([]);
});

test("after the last row is deleted focus moves to the one above, and after the only one to the list", async () => {
  givenHistory([aConversation(), aConversation({ id: 8, opening: "Photosynthesis" })]);
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await waitFor(() => expect(openings()).toEqual([homework]));
  expect(document.activeElement).toBe(await row(/2x/u));
  await student.click(await deleteButton("2x"));
  await screen.findByRole("heading", { name: "No questions yet. Ask your first one." });
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Conversations" }));
});

test("Undo restores the row at its position, with focus on it", async () => {
  const { changes } = givenHistory();
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await waitFor(() => expect(changes).toEqual(["delete 8"]));
  await student.click(await undo());
  await waitFor(() => expect(openings()).toEqual([homework, concept, doubt]));
  await waitFor(() => expect(changes).toEqual(["delete 8", "restore 8"]));
  expect(document.activeElement).toBe(await row(/Photosynthesis/u));
  expect(screen.queryByText("Deleted")).toBeNull();
});

test("deletion and undo work by keyboard alone", async () => {
  const { changes } = givenHistory();
  const student = openApp("/history", asha);
  (await deleteButton("Photosynthesis")).focus();
  await student.keyboard("{Enter}");
  await undo();
  await student.keyboard("[F8]{Tab}{Tab}");
  expect(document.activeElement).toBe(await undo());
  await student.keyboard("{Enter}");
  await waitFor(() => expect(changes).toEqual(["delete 8", "restore 8"]));
  expect(document.activeElement).toBe(await row(/Photosynthesis/u));
});

test("Undo before the server has deleted waits for the deletion, and then restores", async () => {
  const { changes } = givenHistory();
  let letIn = () => undefined as void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  server.use(
    answer(deleteConversation, undefined, async () => {
      await held;
      changes.push("delete");
    }),
  );
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await student.click(await undo());
  await waitFor(() => expect(openings()).toEqual([homework, concept, doubt]));
  expect(changes).toEqual([]);
  letIn();
  await waitFor(() => expect(changes).toEqual(["delete", "restore 8"]));
});

test("a conversation that couldn't be deleted is back in its position, and a toast says so", async () => {
  givenHistory();
  server.use(refuse(deleteConversation, 503, { detail: "The server is starting." }));
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await screen.findByText("This couldn't be deleted");
  expect(screen.getByText("The server is starting. It's back in your list.")).toBeTruthy();
  expect(openings()).toEqual([homework, concept, doubt]);
  expect(document.activeElement).toBe(await row(/Photosynthesis/u));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("delete, restore and delete again are sent to the server in this order", async () => {
  const { changes } = givenHistory();
  let letIn = () => undefined as void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  server.use(
    answerBy(restoreConversation, async () => {
      changes.push("restore begins");
      await held;
      changes.push("restore ends");
      return aConversation({ id: 8 });
    }),
  );
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await student.click(await undo());
  await student.click(await deleteButton("Photosynthesis"));
  await waitFor(() => expect(changes).toEqual(["delete 8", "restore begins"]));
  letIn();
  await waitFor(() => expect(changes.slice(2)).toEqual(["restore ends", "delete 8"]));
  await waitFor(() => expect(openings()).toEqual([homework, doubt]));
});

test("a deletion that fails after Undo was pressed causes neither a message nor a call", async () => {
  const { looks, changes } = givenHistory();
  let letIn = () => undefined as void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  server.use(dropConnection(deleteConversation, () => held));
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await student.click(await undo());
  letIn();
  // The fetch at the end of a restore: all other calls have been made by then.
  await waitFor(() => expect(looks).toHaveLength(2));
  expect(changes).toEqual([]);
  expect(screen.queryByText("This couldn't be deleted")).toBeNull();
  expect(openings()).toEqual([homework, concept, doubt]);
});

test("a conversation that was already deleted in another tab is removed here too", async () => {
  givenHistory();
  server.use(refuse(deleteConversation, 404));
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await screen.findByText("Deleted");
  await student.click(await deleteButton("2x"));
  await waitFor(() => expect(openings()).toEqual([doubt]));
  expect(screen.queryByText("This couldn't be deleted")).toBeNull();
});

test("a conversation that couldn't be restored is removed again, and the restore can be retried", async () => {
  const { changes } = givenHistory();
  server.use(refuse(restoreConversation, 503, { detail: "The server is starting." }));
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await student.click(await undo());
  await screen.findByText("This couldn't be brought back");
  await waitFor(() => expect(openings()).toEqual([homework, doubt]));
  const later = givenHistory();
  await student.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(openings()).toEqual([homework, concept, doubt]));
  await waitFor(() => expect(later.changes).toEqual(["restore 8"]));
  expect(changes).toEqual(["delete 8"]);
});

test("a conversation restored after its list was fetched again is in it", async () => {
  const { changes } = givenHistory();
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await waitFor(() => expect(changes).toEqual(["delete 8"]));
  await student.click(screen.getByRole("button", { name: "Concepts" }));
  await screen.findByRole("heading", { name: "No concepts yet. Ask your first one." });
  await student.click(await undo());
  await row(/Photosynthesis/u);
});

test("an expired session shows only that", async () => {
  givenHistory();
  server.use(refuse(deleteConversation, 401));
  const student = openApp("/history", asha);
  await student.click(await deleteButton("Photosynthesis"));
  await screen.findByText("Please log in again");
  await screen.findByRole("tab", { name: "Login" });
  expect(screen.queryByText("This couldn't be deleted")).toBeNull();
});
