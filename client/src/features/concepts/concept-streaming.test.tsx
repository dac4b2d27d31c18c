import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { createConversation, stopConversation } from "#shared/contracts/conversations.ts";
import { listMessages, retryAnswer, streamConversation } from "#shared/contracts/messages.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, refuse, stream } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { button, givenBrowser, heading, keysOf } from "../homework/testing/given-homework.ts";
import { anExplanation, anAsk, explained } from "./testing/concept-samples.ts";
import {
  ask,
  givenLiveTutor,
  givenThread,
  givenStreamingThread,
  typingField,
} from "./testing/given-concepts.ts";

beforeEach(givenBrowser);
afterEach(() => void vi.useRealTimers());

const message = { id: 12 };
const whole = { aiResponse: anExplanation(), message: explained() };
const announced = () => screen.queryByText("Your explanation is ready.");
/** Announced in a separate render, after the answer is displayed. */
const announcement = () => screen.findByText("Your explanation is ready.");
const panel = () => screen.findByRole("region", { name: "How was this explanation?" });
const onItsWay = () => explained({ state: "streaming", aiResponse: null, metadata: {} });
const failure = { title: "T", status: 502, code: "c", detail: "The tutor got lost." };

test("an explanation streams in its place, and its end is announced once", async () => {
  const { live } = await givenStreamingThread("Plants make");
  expect(address()).toBe("/concepts?conversation=7");
  expect(await heading("Explanation")).toBeTruthy();
  const paragraph = screen.getByText("Plants make");
  live.delta({ message, aiResponse: { content: "Plants make $x = \\frac{3" } });
  await waitFor(() => expect(paragraph.textContent).toBe("Plants make"));
  live.delta({ message, aiResponse: { difficulty: "advanced", content: "Plants make food." } });
  await screen.findByText("Advanced");
  expect(screen.getByText("Plants make food.")).toBe(paragraph);
  expect(announced()).toBeNull();
  expect(screen.queryByText("Think about this")).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);

  givenThread(anAsk(), explained());
  live.done({ ...whole, aiResponse: anExplanation({ content: "Plants make food." }) });
  await panel();
  expect(screen.getByText("Plants make food.")).toBe(paragraph);
  expect((await announcement()).tagName).toBe("OUTPUT");
  expect(screen.getAllByRole("group", { name: "Your question" })).toHaveLength(1);
});

test("while an explanation streams, the next question can be typed and is kept until then", async () => {
  const { live, student } = await givenStreamingThread();
  const field = await typingField();
  await student.type(field, "And at night?{Enter}");
  expect(field).toHaveProperty("value", "And at night?");
  expect(screen.getAllByRole("group", { name: "Your question" })).toHaveLength(1);
  givenThread(anAsk(), explained());
  live.done(whole);
  await student.click(await button("Ask"));
  expect(screen.getAllByRole("group", { name: "Your question" })).toHaveLength(2);
});

test("a page that returns to an explanation in progress shows it from its beginning and follows it", async () => {
  const live = stream(streamConversation);
  givenThread(anAsk(), onItsWay());
  server.use(live.handler);
  openApp("/concepts?conversation=7", asha);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message, aiResponse: { content: "Plants make" } });
  await screen.findByText("Plants make");
  givenThread(anAsk(), explained());
  live.done({ aiResponse: anExplanation(), message });
  await panel();
  expect(await announcement()).toBeTruthy();
});

test("a page that returns to a quiz requested by a button follows it as well", async () => {
  const live = stream(streamConversation);
  const quiz = explained({
    id: 13,
    questionId: null,
    state: "pending",
    aiResponse: null,
    metadata: { isQuiz: true },
  });
  givenThread(anAsk(), explained({ metadata: { comprehension: "understood" } }), quiz);
  server.use(live.handler);
  openApp("/concepts?conversation=7", asha);
  await heading("Quiz Time!");
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message: { id: 13 }, aiResponse: { content: "Three questions." } });
  expect(await screen.findByText("Three questions.")).toBeTruthy();
});

test("a lost connection is not a failure: the page says so, and continues online", async () => {
  const { live } = await givenStreamingThread("Plants make");
  server.use(dropConnection(listMessages));
  live.breakOff();
  await screen.findByText(/^Connection lost. Your answer is still being written/u);
  expect(screen.getByText("Plants make")).toBeTruthy();
  const rejoined = stream(streamConversation);
  givenThread(anAsk(), onItsWay());
  server.use(rejoined.handler);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(rejoined.calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Connection lost/u)).toBeNull());
  givenThread(anAsk(), explained());
  rejoined.done({ aiResponse: anExplanation(), message });
  await panel();
});

test("a connection lost before the answer has a message leads to the conversation", async () => {
  const live = givenLiveTutor();
  await ask();
  await waitFor(() => expect(live.calls).toHaveLength(1));
  givenThread(anAsk(), explained());
  live.breakOff();
  await panel();
  expect(screen.getAllByRole("group", { name: "Your question" })).toHaveLength(1);
});

test("Stop ends the work on the server, the written part stays, and it can be asked again", async () => {
  const { live, student } = await givenStreamingThread("Plants make");
  const stops: string[] = [];
  givenThread(
    anAsk(),
    explained({ state: "stopped", aiResponse: null, written: { content: "Plants make" } }),
  );
  server.use(answer(stopConversation, undefined, ({ url }) => void stops.push(url)));
  await student.click(await button("Stop"));
  expect(await heading("You stopped this answer.")).toBe(document.activeElement);
  expect(stops).toEqual(["http://localhost:3000/api/conversations/7/stop"]);
  expect(screen.getByText("Plants make")).toBeTruthy();
  expect(announced()).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);

  live.breakOff();
  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Ask again"));
  await waitFor(() => expect(again.calls).toHaveLength(1));
  expect(again.calls[0]?.url).toContain("/api/conversations/7/messages/12/retry");
  givenThread(anAsk(), explained());
  again.done({ aiResponse: anExplanation(), message });
  await panel();
});

test("a Stop that couldn't be sent says so, and the explanation continues", async () => {
  const { live, student } = await givenStreamingThread();
  server.use(dropConnection(stopConversation));
  await student.click(await button("Stop"));
  expect((await screen.findByRole("alert")).textContent).toContain("You're offline");
  givenThread(anAsk(), explained());
  live.done(whole);
  await panel();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Stop before the server has accepted the question returns the text to the input", async () => {
  const signals: AbortSignal[] = [];
  const stops: string[] = [];
  givenThread();
  server.use(
    answer(stopConversation, undefined, ({ url }) => void stops.push(url)),
    answer(explainConcept, whole, ({ signal }) => {
      signals.push(signal);
      return new Promise<void>(() => undefined);
    }),
  );
  const student = await ask("Photosynthesis");
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(sessionStorage.getItem("concept-draft:1001")).toBe("Photosynthesis");
  await student.click(await button("Stop"));
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await waitFor(() => expect(stops).toHaveLength(1));
  expect(await typingField()).toHaveProperty("value", "Photosynthesis");
});

test("a failure in the middle keeps the written part, and Try again requests it once more", async () => {
  const { live, student } = await givenStreamingThread("Plants make");
  const written = { content: "Plants make" };
  givenThread(anAsk(), explained({ state: "failed", aiResponse: null, written, failure }));
  live.error(failure);
  expect((await screen.findByRole("alert")).textContent).toContain("The tutor got lost.");
  expect(await heading("This answer isn't finished")).toBeTruthy();
  expect(screen.getByText("Plants make")).toBeTruthy();
  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Try again"));
  expect(await heading("Explanation")).toBe(document.activeElement);
  await waitFor(() => expect(again.calls).toHaveLength(1));
  givenThread(anAsk(), explained());
  again.done({ aiResponse: anExplanation(), message });
  await panel();
});

test.each([
  [
    "a lost connection",
    () => dropConnection(explainConcept),
    /offline, or the connection dropped/u,
  ],
  ["a refusal", () => refuse(explainConcept, 500, { detail: "It broke here." }), /It broke here/u],
])(
  "%s keeps the question, and Try again uses the same idempotency key",
  async (_name, fails, words) => {
    const started = givenThread();
    server.use(fails());
    const keys = keysOf(explainConcept);
    const student = await ask();
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
    expect(await heading("No answer yet")).toBeTruthy();
    expect(screen.getByRole("group", { name: "Your question" }).textContent).toBe("Photosynthesis");
    expect(sessionStorage.getItem("concept-draft:1001")).toBe("Photosynthesis");
    server.use(answer(listMessages, [anAsk(), explained()]), answer(explainConcept, whole));
    await student.click(await button("Try again"));
    await panel();
    expect(started).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(sessionStorage.getItem("concept-draft:1001")).toBeNull();
  },
);

test("a failure before the conversation was created can be retried too", async () => {
  givenThread(anAsk(), explained());
  server.use(refuse(createConversation, 500, { detail: "It broke here." }));
  const student = await ask();
  await screen.findByText("It broke here.");
  const started = givenThread(anAsk(), explained());
  server.use(answer(explainConcept, whole));
  await student.click(await button("Try again"));
  await panel();
  expect(started).toHaveLength(1);
});

test("if the server sends a retry time, Try again counts down to it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  givenThread();
  server.use(refuse(explainConcept, 429, { detail: "Too many questions.", retryAfter: 20 }));
  await ask();
  const waiting = await button("Try again in 20 seconds");
  expect(waiting.hasAttribute("disabled")).toBe(true);
  act(() => void vi.advanceTimersByTime(20_000));
  expect((await button("Try again")).hasAttribute("disabled")).toBe(false);
});
