import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { stopConversation } from "#shared/contracts/conversations.ts";
import { listMessages, retryAnswer, streamConversation } from "#shared/contracts/messages.ts";
import { askHomework, practiseHomework } from "#shared/contracts/homework.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, noStream, refuse, stream } from "../../testing/api-mock.ts";
import { address } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { anAnswer, someHints } from "../asking/testing/answer-samples.ts";
import {
  askFor,
  button,
  givenBrowser,
  givenLiveTutor,
  givenTutor,
  heading,
  keysOf,
} from "./testing/given-homework.ts";
import {
  announced,
  announcement,
  givenStreamingAnswer,
  message,
  stored,
  whole,
} from "./testing/streaming-answers.ts";

beforeEach(givenBrowser);

test("a failure in the middle keeps the written part, and Try again requests it once more", async () => {
  const { live, student } = await givenStreamingAnswer();
  const failure = { title: "T", status: 502, code: "c", detail: "The tutor got lost." };
  server.use(stored({ state: "failed", written: { content: "Undo what was done." }, failure }));
  live.error(failure);
  expect((await screen.findByRole("alert")).textContent).toContain("The tutor got lost.");
  expect(await heading("This answer isn't finished")).toBeTruthy();
  expect(screen.getByText("Undo what was done.")).toBeTruthy();
  expect(announced()).toBeNull();

  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Try again"));
  await heading("Working on your answer");
  await waitFor(() => expect(again.calls).toHaveLength(1));
  expect(again.calls[0]?.url).toContain("/api/conversations/7/messages/12/retry");
  again.delta({ message, aiResponse: { content: "Once more." } });
  await screen.findByText("Once more.");
  again.done(whole);
  await heading("Solution");
  expect(await announcement()).toBeTruthy();
});

test("a lost connection is not a failure: the page resumes the answer", async () => {
  const { live } = await givenStreamingAnswer();
  const rejoined = stream(streamConversation);
  server.use(stored({ state: "streaming" }), rejoined.handler);
  live.breakOff();
  await waitFor(() => expect(rejoined.calls).toHaveLength(1));
  expect(screen.getByText("Undo what was done.")).toBeTruthy();
  rejoined.delta({ message, aiResponse: { content: "Undo what was done. In reverse." } });
  await screen.findByText("Undo what was done. In reverse.");
  rejoined.done(whole);
  await heading("Solution");
  expect(await announcement()).toBeTruthy();
});

test("an offline page says so and keeps its text, and online it continues at once", async () => {
  const { live } = await givenStreamingAnswer();
  server.use(dropConnection(listMessages));
  live.breakOff();
  await screen.findByText(/^Connection lost. Your answer is still being written/u);
  expect(screen.getByText("Undo what was done.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();

  const rejoined = stream(streamConversation);
  server.use(stored({ state: "streaming" }), rejoined.handler);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(rejoined.calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Connection lost/u)).toBeNull());
  rejoined.done(whole);
  await heading("Solution");
});

test("text of an answer that its server could neither finish nor store stays on the page", async () => {
  const { live } = await givenStreamingAnswer();
  const failure = { title: "T", status: 503, code: "c", detail: "The tutor was interrupted." };
  server.use(stored({ state: "failed", failure }));
  live.breakOff();
  await heading("This answer isn't finished");
  expect(screen.getByText("Undo what was done.")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("The tutor was interrupted.");
  expect(await button("Try again")).toBeTruthy();
});

test("an answer that ended while the connection was lost is fetched from its conversation", async () => {
  const { live } = await givenStreamingAnswer();
  const wasWhole = () => server.use(stored({ aiResponse: anAnswer() }));
  server.use(stored({ state: "streaming" }), noStream(streamConversation, wasWhole));
  live.breakOff();
  await heading("Solution");
  expect(await announcement()).toBeTruthy();
});

test("a connection lost before the answer has a message leads to the last question of the conversation", async () => {
  const live = givenLiveTutor();
  server.use(stored({ aiResponse: anAnswer() }));
  await askFor(/^Complete Solution/u);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.breakOff();
  await heading("Solution");
  expect(address()).toBe("/homework?c=7&m=12");
});

test("Stop ends the work on the server, and the written part stays", async () => {
  const { live, student } = await givenStreamingAnswer();
  const stops: string[] = [];
  server.use(
    answer(stopConversation, undefined, ({ url }) => void stops.push(url)),
    stored({ state: "stopped", written: { content: "Undo what was done." } }),
  );
  await student.click(await button("Stop"));
  expect(await heading("You stopped this answer.")).toBe(document.activeElement);
  expect(stops).toEqual(["http://localhost:3000/api/conversations/7/stop"]);
  expect(await accessibilityProblems()).toEqual([]);
  expect(screen.getByText("Undo what was done.")).toBeTruthy();
  expect(announced()).toBeNull();

  // Data in transit at the time of the stop changes nothing any more.
  live.delta({ message, aiResponse: { content: "Too late." } });
  live.breakOff();
  expect(await button("New Question")).toBeTruthy();
  expect(await button("Edit question")).toBeTruthy();
  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Ask again"));
  await waitFor(() => expect(again.calls).toHaveLength(1));
  expect(screen.queryByText("Too late.")).toBeNull();
  again.done(whole);
  await heading("Solution");
});

test("a Stop that couldn't be sent says so, and the answer continues", async () => {
  const { live, student } = await givenStreamingAnswer();
  server.use(dropConnection(stopConversation));
  await student.click(await button("Stop"));
  expect((await screen.findByRole("alert")).textContent).toContain("You're offline");
  live.done(whole);
  await heading("Solution");
});

test("Stop before the server has accepted the question cancels it, here and on the server", async () => {
  givenTutor();
  const signals: AbortSignal[] = [];
  const stops: string[] = [];
  const held = new Promise<void>(() => undefined);
  server.use(
    answer(stopConversation, undefined, ({ url }) => void stops.push(url)),
    answer(askHomework, whole, ({ signal }) => {
      signals.push(signal);
      return held;
    }),
  );
  const keys = keysOf(askHomework);
  const student = await askFor(/^Complete Solution/u);
  await waitFor(() => expect(signals).toHaveLength(1));
  await student.click(await button("Stop"));
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await heading("How much help do you want?");
  await waitFor(() => expect(stops).toHaveLength(1));

  givenTutor();
  await student.click(await button(/^Complete Solution/u));
  await heading("Solution");
  // A stopped ask is over: this is a new one.
  expect(new Set(keys).size).toBe(2);
});

test("a retry that the server can't accept now keeps the answer, and the next press has the same key", async () => {
  const { live, student } = await givenStreamingAnswer();
  server.use(
    answer(stopConversation, undefined),
    stored({ state: "stopped", written: { content: "Undo what was done." } }),
  );
  await student.click(await button("Stop"));
  live.breakOff();
  const keys: (string | null)[] = [];
  server.events.removeAllListeners();
  server.events.on("request:start", ({ request }) => {
    if (request.url.endsWith("/retry")) keys.push(request.headers.get("Idempotency-Key"));
  });
  server.use(refuse(retryAnswer, 429, { detail: "Two answers are on their way." }));
  await student.click(await button("Ask again"));
  expect((await screen.findByRole("alert")).textContent).toContain("Two answers are on their way.");
  expect(screen.getByText("Undo what was done.")).toBeTruthy();
  server.use(answer(retryAnswer, whole));
  await student.click(await button("Try again"));
  await heading("Solution");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(keys).size).toBe(1);
});

test("a retried answer may get a new message", async () => {
  const { live, student } = await givenStreamingAnswer();
  server.use(answer(stopConversation, undefined), stored({ state: "stopped" }));
  await student.click(await button("Stop"));
  live.breakOff();
  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Ask again"));
  await waitFor(() => expect(again.calls).toHaveLength(1));
  again.delta({ message: { id: 14 }, aiResponse: { content: "Once more." } });
  await screen.findByText("Once more.");
  expect(address()).toBe("/homework?c=7&m=14");
  again.done({ ...whole, message: { id: 14 } });
  await heading("Solution");
});

test("a practice question whose connection breaks is requested with the same key", async () => {
  givenTutor();
  const live = stream(practiseHomework);
  server.use(live.handler);
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Test Me"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message: { id: 13 }, aiResponse: {} });
  live.breakOff();
  await waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(live.calls).toHaveLength(2);
  });
  live.done({ aiResponse: someHints({ content: "Solve 3x + 5 = 14" }), message: { id: 13 } });
  await heading("Test yourself");
  const keys = live.calls.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(1);
});

test("a practice question that the server failed to create is requested with a new key", async () => {
  givenTutor();
  const live = stream(practiseHomework);
  server.use(live.handler);
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Test Me"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.error({ detail: "It came out garbled." });
  await screen.findByText("It came out garbled.");
  await student.click(await button("Try again"));
  await waitFor(() => expect(live.calls).toHaveLength(2));
  const keys = live.calls.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(2);
});
