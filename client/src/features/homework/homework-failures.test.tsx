import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConversation } from "#shared/contracts/conversations.ts";
import { listMessages } from "#shared/contracts/messages.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { answer, dropConnection, refuse } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { aMessage, anAnswer, someHints } from "../asking/testing/answer-samples.ts";
import {
  askFor,
  button,
  givenBrowser,
  givenTutor,
  heading,
  questionBox,
  keysOf,
} from "./testing/given-homework.ts";

beforeEach(givenBrowser);
afterEach(() => void vi.useRealTimers());

const yourQuestion = () => screen.getByRole("region", { name: "Your question" }).textContent;

test.each([
  ["a lost connection", () => dropConnection(askHomework), /offline, or the connection dropped/u],
  [
    "a failure of the tutor",
    () => refuse(askHomework, 502, { detail: "The tutor's answer didn't come out right." }),
    /come out right/u,
  ],
])("%s keeps the question, and Try again sends the same key", async (_name, failure, words) => {
  givenTutor();
  server.use(failure());
  const keys = keysOf(askHomework);
  const student = await askFor(/^Complete Solution/u);

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("Your question is kept above.");
  expect(await heading("No answer yet")).toBe(document.activeElement);
  expect(yourQuestion()).toContain("Solve 2x + 3 = 11");

  const { conversations, asks } = givenTutor();
  await student.click(await button("Try again"));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ question: "Solve 2x + 3 = 11", helpLevel: "full" });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(conversations).toEqual([]);
});

test("a failure before the conversation was created can be retried too", async () => {
  givenTutor();
  server.use(refuse(createConversation, 500, { detail: "Something broke here." }));
  const student = await askFor(/^Complete Solution/u);
  await screen.findByText("Something broke here.");
  const { conversations } = givenTutor();
  await student.click(await button("Try again"));
  await heading("Solution");
  expect(conversations).toHaveLength(1);
});

test("another help level after a failure is a new ask in the same conversation", async () => {
  givenTutor();
  server.use(refuse(askHomework, 500));
  const keys = keysOf(askHomework);
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Choose other help"));
  const { asks } = givenTutor(someHints());
  await student.click(await button(/^Guided Hints/u));
  await heading("Hint 1 of 3");
  expect(asks[0]?.fields).toMatchObject({ helpLevel: "hint", conversationId: "7" });
  expect(new Set(keys).size).toBe(2);
});

test("if the server sends a retry time, Try again counts down to it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  givenTutor();
  server.use(refuse(askHomework, 429, { detail: "Too many questions right now.", retryAfter: 20 }));
  await askFor(/^Complete Solution/u);
  const waiting = await button("Try again in 20 seconds");
  expect(waiting.hasAttribute("disabled")).toBe(true);
  act(() => void vi.advanceTimersByTime(19_000));
  await button("Try again in 1 second");
  act(() => void vi.advanceTimersByTime(1_000));
  expect((await button("Try again")).hasAttribute("disabled")).toBe(false);
});

const asked = aMessage({ id: 11, metadata: { helpLevel: "full" } });
const answeredAs = (aiResponse = anAnswer()) =>
  aMessage({ id: 12, role: "assistant", questionId: 11, aiResponse });

test("a reload returns to the answer, with its question and photo", async () => {
  const messages = [{ ...asked, imageUrl: "/api/uploads/a" }, answeredAs()];
  server.use(answer(listMessages, messages));
  openApp("/homework?c=7&m=12", asha);
  await heading("Answer");
  expect(yourQuestion()).toContain("Solve 2x + 3 = 11");
  expect(screen.getByRole("img", { name: "Your question" }).getAttribute("src")).toBe(
    "/api/uploads/a",
  );
});

test("a reload returns to a practice question", async () => {
  const practice = aMessage({
    id: 13,
    role: "assistant",
    content: "Solve 3x + 5 = 14",
    aiResponse: someHints({ content: "Solve 3x + 5 = 14", steps: [] }),
  });
  server.use(answer(listMessages, [asked, answeredAs(), practice]));
  openApp("/homework?c=7&m=12&p=13", asha);
  expect(await screen.findByText("Solve 3x + 5 = 14")).toBeTruthy();
});

test("a missing answer is reported above an empty question box", async () => {
  server.use(refuse(listMessages, 404));
  openApp("/homework?c=7&m=12", asha);
  expect(await screen.findByText(/isn't here any more/u)).toBeTruthy();
  expect(await questionBox()).toHaveProperty("value", "");
});

test("an answer that couldn't be fetched can be fetched again", async () => {
  server.use(dropConnection(listMessages));
  const student = openApp("/homework?c=7&m=12", asha);
  await heading("Your answer couldn't be fetched");
  server.use(answer(listMessages, [asked, answeredAs()]));
  await student.click(await button("Try Again"));
  await heading("Answer");
});

test("a question whose answer never arrived can be asked again", async () => {
  server.use(answer(listMessages, [asked]));
  const student = openApp("/homework?c=7", asha);
  await heading("No answer yet");
  await student.click(await button("Ask again"));
  expect(await questionBox()).toHaveProperty("value", "Solve 2x + 3 = 11");
});

test("the browser's Back leads from the answer to the question box", async () => {
  givenTutor();
  await askFor(/^Complete Solution/u);
  await heading("Solution");
  act(() => window.history.back());
  await heading("What are you working on?");
});
