import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConversation, stopConversation } from "#shared/contracts/conversations.ts";
import {
  listMessages,
  retryAnswer,
  streamConversation,
  type Message,
} from "#shared/contracts/messages.ts";
import { solveDoubt } from "#shared/contracts/doubts.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, neverAnswer, refuse, stream } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { button, givenBrowser, heading, keysOf } from "../homework/testing/given-homework.ts";
import { aMessage } from "../asking/testing/answer-samples.ts";
import {
  aDoubt,
  aSolution,
  aWay,
  doubtBox,
  givenLiveTutor,
  givenTutor,
  solve,
} from "./testing/given-doubts.ts";

beforeEach(givenBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = { id: 12 };
const whole = { aiResponse: aSolution(), message };
const content = "Both sides must stay equal.";
const checked = { status: "checked", method: "put back" } as const;
const announced = () => screen.queryByText("Your answer is ready.");
/** Announced in a separate render, after the answer is displayed. */
const announcement = () => screen.findByText("Your answer is ready.");
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);

const asked = aMessage({ id: 11, content: aDoubt });
const theAnswer = (more: Partial<Message> = {}) =>
  aMessage({ id: 12, role: "assistant", questionId: 11, content: "", ...more });
const stored = (more: Partial<Message> = {}) => answer(listMessages, [asked, theAnswer(more)]);

/** Starts a solution, with its first words on the page. */
async function givenStreamingSolution() {
  const live = givenLiveTutor();
  const student = await solve();
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message, aiResponse: { content, answer: "four", check: checked } });
  await screen.findByText(content);
  return { live, student };
}

test("the doubt and a placeholder of its solution are shown at the tap, before anything has arrived", async () => {
  givenLiveTutor();
  server.use(neverAnswer(solveDoubt), answer(stopConversation, undefined));
  const student = await solve();
  expect(screen.getByRole("heading", { name: "Working on your answer" })).toBe(
    document.activeElement,
  );
  expect(screen.getByRole("region", { name: "Your question" }).textContent).toContain(aDoubt);
  expect(await accessibilityProblems()).toEqual([]);
  await waitFor(() => expect(address()).toBe("/doubts?conversation=7"));
  await student.click(screen.getByRole("button", { name: "Stop" }));
  expect(await doubtBox()).toHaveProperty("value", aDoubt);
  expect(address()).toBe("/doubts");
});

test("a solution streams from top to bottom: readable text stays, and the end is announced once", async () => {
  const { live } = await givenStreamingSolution();
  expect(address()).toBe("/doubts?conversation=7&answer=12");
  const explanation = screen.getByText(content);
  // The explanation is still streaming, so the content below it is not shown yet.
  expect(screen.queryByRole("heading", { name: "Answer" })).toBeNull();
  live.delta({ message, aiResponse: { approaches: [aWay("By trial", "Try 1, 2, 3")] } });
  await screen.findByText("Try 1, 2, 3");
  // Space for the other approaches is reserved, so that they move nothing when they arrive.
  expect(headings().slice(-3)).toEqual(["Explanation", "Answer", "Ways to see it"]);
  expect(screen.getByRole("tab", { name: "By trial" })).toBeTruthy();
  expect(screen.getByText(/^Checked/u)).toBeTruthy();
  live.delta({ message, aiResponse: { steps: aSolution().steps } });
  const step = await screen.findByText("Subtract 3 from both sides");
  expect(announced()).toBeNull();
  expect(screen.queryByRole("button", { name: "Practice Similar Questions" })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
  live.done(whole);
  await heading("Solution");
  expect(screen.getByText(content)).toBe(explanation);
  expect(screen.getByText("Subtract 3 from both sides")).toBe(step);
  expect((await announcement()).tagName).toBe("OUTPUT");
  expect(await button("Practice Similar Questions")).toBeTruthy();
});

test("Stop ends the work on the server, the written part stays, and it can be asked again", async () => {
  const { live, student } = await givenStreamingSolution();
  const stops: string[] = [];
  server.use(
    answer(stopConversation, undefined, ({ url }) => void stops.push(url)),
    stored({ state: "stopped", written: { content } }),
  );
  await student.click(await button("Stop"));
  expect(await heading("You stopped this answer.")).toBe(document.activeElement);
  expect(stops).toEqual(["http://localhost:3000/api/conversations/7/stop"]);
  expect(screen.getByText(content)).toBeTruthy();
  live.breakOff();
  for (const name of ["New Doubt", "Edit doubt"]) expect(await button(name)).toBeTruthy();
  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Ask again"));
  await waitFor(() => expect(again.calls).toHaveLength(1));
  again.done(whole);
  await heading("Solution");
});

test("a retried answer may get a new message", async () => {
  server.use(stored({ state: "stopped", written: { content } }));
  const student = openApp("/doubts?conversation=7&answer=12", asha);
  const again = stream(retryAnswer);
  server.use(again.handler);
  await student.click(await button("Ask again"));
  await waitFor(() => expect(again.calls).toHaveLength(1));
  again.delta({ message: { id: 15 }, aiResponse: { content: "Once more." } });
  await screen.findByText("Once more.");
  expect(address()).toBe("/doubts?conversation=7&answer=15");
});

test("a doubt withdrawn before the server has it is sent again in the created conversation", async () => {
  givenTutor();
  server.use(neverAnswer(solveDoubt), answer(stopConversation, undefined));
  const keys = keysOf(solveDoubt);
  const student = await solve();
  await waitFor(() => expect(keys).toHaveLength(1));
  await student.click(await button("Stop"));
  await doubtBox();
  const { asks, conversations } = givenTutor();
  await student.click(await button("Solve Doubt"));
  await heading("Solution");
  expect(asks[0]?.fields).toMatchObject({ conversationId: "7" });
  expect(conversations).toEqual([]);
  expect(new Set(keys).size).toBe(2);
});

test.each([
  ["a lost connection", () => dropConnection(solveDoubt), /offline, or the connection dropped/u],
  [
    "a failure of the tutor",
    () => refuse(solveDoubt, 502, { detail: "The tutor's answer didn't come out right." }),
    /come out right/u,
  ],
])("%s keeps the doubt, and Try again sends the same key", async (_name, failure, words) => {
  givenTutor();
  server.use(failure());
  const keys = keysOf(solveDoubt);
  const student = await solve();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await heading("No answer yet")).toBe(document.activeElement);
  expect(screen.getByRole("region", { name: "Your question" }).textContent).toContain(aDoubt);
  const { conversations } = givenTutor();
  await student.click(await button("Try again"));
  await heading("Solution");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(conversations).toEqual([]);
});

test("a doubt that failed can be edited", async () => {
  givenTutor();
  server.use(refuse(solveDoubt, 502));
  const student = await solve();
  await student.click(await button("Edit doubt"));
  expect(await doubtBox()).toHaveProperty("value", aDoubt);
  expect(address()).toBe("/doubts");
});

test("a failed follow-up leads back to its solution", async () => {
  givenTutor();
  const student = await solve();
  await heading("Solution");
  server.use(refuse(solveDoubt, 502, { detail: "We couldn't reach the tutor." }));
  await student.click(await button("Ask This"));
  await screen.findByText("We couldn't reach the tutor.");
  await student.click(await button("Back to Solution"));
  await heading("Solution");
  expect(screen.getByText(content)).toBeTruthy();
  expect(address()).toBe("/doubts?conversation=7&answer=12");
});

/** An error from neither the server nor the connection. */
function breakRequests(): never {
  throw new RangeError("Out of memory");
}

test("a failure without a sentence of its own shows that of the specification", async () => {
  const student = openApp("/doubts", asha);
  await student.type(await doubtBox(), aDoubt);
  vi.stubGlobal("Request", breakRequests);
  await student.click(await button("Solve Doubt"));
  expect(await screen.findByText("Failed to solve doubt")).toBeTruthy();
});

test("if the server sends a retry time, Try again counts down to it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  givenTutor();
  server.use(refuse(solveDoubt, 429, { detail: "Too many questions.", retryAfter: 20 }));
  await solve();
  expect((await button("Try again in 20 seconds")).hasAttribute("disabled")).toBe(true);
  act(() => void vi.advanceTimersByTime(20_000));
  expect((await button("Try again")).hasAttribute("disabled")).toBe(false);
});

test("a failure before the conversation was created can be retried too", async () => {
  givenTutor();
  server.use(refuse(createConversation, 500, { detail: "Something broke here." }));
  const student = await solve();
  await screen.findByText("Something broke here.");
  const { conversations } = givenTutor();
  await student.click(await button("Try again"));
  await heading("Solution");
  expect(conversations).toHaveLength(1);
});

test("a lost connection is not a failure: the page resumes the solution", async () => {
  const { live } = await givenStreamingSolution();
  server.use(dropConnection(listMessages));
  live.breakOff();
  await screen.findByText(/^Connection lost. Your answer is still being written/u);
  expect(screen.getByText(content)).toBeTruthy();
  const rejoined = stream(streamConversation);
  server.use(stored({ state: "streaming" }), rejoined.handler);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(rejoined.calls).toHaveLength(1));
  rejoined.done(whole);
  await heading("Solution");
});

test("a page that returns to a streaming solution follows it", async () => {
  const live = stream(streamConversation);
  server.use(stored({ state: "streaming" }), live.handler);
  openApp("/doubts?conversation=7", asha);
  await heading("Working on your answer");
  expect(address()).toBe("/doubts?conversation=7&answer=12");
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.delta({ message, aiResponse: { content } });
  await screen.findByText(content);
  live.done(whole);
  await heading("Solution");
});

test("a failure in the middle keeps the written part, and shows the reason", async () => {
  const failure = { title: "T", status: 502, code: "c", detail: "The tutor got lost." };
  server.use(stored({ state: "failed", written: { content }, failure }));
  openApp("/doubts?conversation=7&answer=12", asha);
  await heading("This answer isn't finished");
  expect(screen.getByRole("alert").textContent).toContain("The tutor got lost.");
  expect(screen.getByText(content)).toBeTruthy();
  expect(await button("Try again")).toBeTruthy();
});

test("a doubt that never got an answer can be asked again", async () => {
  server.use(answer(listMessages, [asked]));
  const student = openApp("/doubts?conversation=7", asha);
  await heading("No answer yet");
  await student.click(await button("Ask again"));
  expect(await doubtBox()).toHaveProperty("value", aDoubt);
});

test.each(["/doubts?conversation=7", "/doubts?conversation=7&answer=12"])(
  "a missing doubt at %s is reported, above an empty box that works",
  async (path) => {
    server.use(refuse(listMessages, 404));
    const student = openApp(path, asha);
    expect(await screen.findByText(/isn't here any more/u)).toBeTruthy();
    givenTutor();
    await student.type(await doubtBox(), aDoubt);
    await student.click(await button("Solve Doubt"));
    await heading("Solution");
  },
);

test("typed text survives a reload, separately from that of homework", async () => {
  const student = openApp("/doubts", asha);
  await student.type(await doubtBox(), "Half a dou");
  cleanup();
  openApp("/doubts", asha);
  expect(await doubtBox()).toHaveProperty("value", "Half a dou");
  cleanup();
  openApp("/homework", asha);
  expect(await screen.findByRole("textbox", { name: "Your question" })).toHaveProperty("value", "");
});
