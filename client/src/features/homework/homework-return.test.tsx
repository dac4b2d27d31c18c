import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  listMessages,
  retryAnswer,
  streamConversation,
  type Message,
} from "#shared/contracts/messages.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { answer, refuse, stream } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { aMessage, anAnswer } from "../asking/testing/answer-samples.ts";
import {
  askFor,
  button,
  givenBrowser,
  givenLiveTutor,
  givenTutor,
  heading,
  questionBox,
} from "./testing/given-homework.ts";

beforeEach(givenBrowser);

const photo = { imageUrl: "/api/uploads/a" };
const asked = aMessage({ id: 11, metadata: { helpLevel: "full" }, ...photo });
const theAnswer = (more: Partial<Message>) =>
  aMessage({ id: 12, role: "assistant", questionId: 11, content: "", ...more });
const stored = (more: Partial<Message>) => answer(listMessages, [asked, theAnswer(more)]);
const message = { id: 12 };

test.each(["pending", "streaming"] as const)(
  "a page that returns to an answer that is %s shows it from its beginning and follows it",
  async (state) => {
    const live = stream(streamConversation);
    server.use(stored({ state }), live.handler);
    openApp("/homework?c=7", asha);
    await heading("Working on your answer");
    expect(address()).toBe("/homework?c=7&m=12");
    expect(screen.getByRole("region", { name: "Your question" }).textContent).toContain("2x + 3");
    await waitFor(() => expect(live.calls).toHaveLength(1));
    live.delta({ message, aiResponse: { content: "Undo what was done." } });
    await screen.findByText("Undo what was done.");
    live.done({ aiResponse: anAnswer(), message });
    await heading("Solution");
    expect((await screen.findByText("Your answer is ready.")).tagName).toBe("OUTPUT");
  },
);

test("a page that returns to a finished answer shows it, and announces nothing", async () => {
  server.use(stored({ aiResponse: anAnswer() }));
  openApp("/homework?c=7", asha);
  await heading("Solution");
  expect(address()).toBe("/homework?c=7&m=12");
  expect(screen.queryByText("Your answer is ready.")).toBeNull();
});

test("a page that returns to a failed answer shows the reason, and retries with the photo on the server", async () => {
  const failure = { title: "T", status: 504, code: "c", detail: "The tutor took too long." };
  server.use(stored({ state: "failed", failure }));
  const student = openApp("/homework?c=7&m=12", asha);
  await heading("No answer yet");
  expect(screen.getByRole("alert").textContent).toContain("The tutor took too long.");
  expect(screen.getByRole("img", { name: "Your question" })).toBeTruthy();
  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Try again"));
  await waitFor(() => expect(again.calls).toHaveLength(1));
  expect(await again.calls[0]?.text()).toBe("");
  again.done({ aiResponse: anAnswer(), message });
  await heading("Solution");
  expect(screen.getByRole("img", { name: "Your question" })).toBeTruthy();
});

test("a page that returns to a stopped answer shows the written part, unchecked, with next steps", async () => {
  server.use(stored({ state: "stopped", written: { answer: "four", content: "Undo it." } }));
  const student = openApp("/homework?c=7&m=12", asha);
  await heading("You stopped this answer.");
  expect(screen.getByText("four")).toBeTruthy();
  expect(screen.getByText(/^Not checked/u)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  await student.click(await button("Edit question"));
  expect(await questionBox()).toHaveProperty("value", "Solve 2x + 3 = 11");
  expect(address()).toBe("/homework");
});

test("of several answers in progress in a conversation only the displayed one streams", async () => {
  const live = stream(streamConversation);
  server.use(stored({ state: "streaming" }), live.handler);
  openApp("/homework?c=7&m=12", asha);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message, aiResponse: { content: "Undo what was done." } });
  live.delta({ message: { id: 13 }, aiResponse: { content: "Another question." } });
  live.delta({ message, aiResponse: { notice: "The built-in tutor answers." } });
  await screen.findByText("The built-in tutor answers.");
  expect(screen.getByText("Undo what was done.")).toBeTruthy();
  expect(screen.queryByText("Another question.")).toBeNull();
  live.done({ aiResponse: anAnswer(), message: { id: 13 } });
  await waitFor(() => expect(live.calls).toHaveLength(2));
  await heading("Working on your answer");
});

test("if the server refuses requests, e.g. after a logout, the page stops waiting", async () => {
  server.use(stored({ state: "streaming" }), refuse(streamConversation, 400, { detail: "Bad." }));
  openApp("/homework?c=7&m=12", asha);
  await heading("Your answer couldn't be fetched");
  expect(screen.getByText("Bad.")).toBeTruthy();
});

test("a student who left the page meanwhile finds the answer further on", async () => {
  const live = givenLiveTutor();
  const student = await askFor(/^Complete Solution/u);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message, aiResponse: { content: "Undo" } });
  await screen.findByText("Undo");
  await student.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("heading", { name: /^Hello/u });
  live.delta({ message, aiResponse: { content: "Undo what was done." } });
  act(() => window.history.back());
  await screen.findByText("Undo what was done.");
  live.done({ aiResponse: anAnswer(), message });
  await heading("Solution");
  expect(live.calls).toHaveLength(1);
});

test("an answer followed after a reload is released when it is left, and followed again on return", async () => {
  const live = stream(streamConversation);
  server.use(stored({ state: "streaming" }), live.handler);
  const student = openApp("/homework?c=7&m=12", asha);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message, aiResponse: { content: "Undo" } });
  await screen.findByText("Undo");
  await student.click(screen.getByRole("link", { name: "Home" }));
  await waitFor(() => expect(live.wasLeft()).toBe(true));
  act(() => window.history.back());
  await waitFor(() => expect(live.calls).toHaveLength(2));
  live.delta({ message, aiResponse: { content: "Undo what was done." } });
  await screen.findByText("Undo what was done.");
  live.done({ aiResponse: anAnswer(), message });
  await heading("Solution");
});

test("a student who left before her question was accepted isn't navigated back by its answer", async () => {
  let letIn = () => undefined as void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  givenTutor();
  server.use(answer(askHomework, { aiResponse: anAnswer(), message }, () => held));
  const student = await askFor(/^Complete Solution/u);
  await student.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("heading", { name: /^Hello/u });
  letIn();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(address()).toBe("/dashboard");
});
