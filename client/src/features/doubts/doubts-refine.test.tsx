import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listMessages } from "#shared/contracts/messages.ts";
import { longestRefinement, rateDoubt, refineDoubt } from "#shared/contracts/doubts.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, refuse, stream } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { loudOnes } from "../asking/testing/loud-ones.ts";
import { button, givenBrowser, heading, keysOf } from "../homework/testing/given-homework.ts";
import { aMessage } from "../asking/testing/answer-samples.ts";
import { aDoubt, aSolution, doubtBox, givenTutor, solve } from "./testing/given-doubts.ts";

beforeEach(givenBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An error from neither the server nor the connection. */
function breakRequests(): never {
  throw new RangeError("Out of memory");
}

const wishBox = () => screen.findByRole("textbox", { name: "What should be different?" });
const simpler = aSolution({ content: "Think of a balance with two pans." });

/** Records the bodies of a call's requests. */
function bodies() {
  const sent: unknown[] = [];
  const record = async (request: Request) => void sent.push(await request.json());
  return { sent, record };
}

async function solved() {
  givenTutor();
  const student = await solve();
  await heading("Solution");
  return student;
}

async function wishing(words = "Simpler") {
  const student = await solved();
  await student.click(await button("Refine this solution"));
  await student.type(await wishBox(), words);
  return student;
}

test("while a refinement is being entered, its button is the primary one, and practice is not", async () => {
  await wishing();
  expect(loudOnes()).toEqual(["Refine"]);
});

test("near its limit the refine box shows how many characters are left", async () => {
  const student = await wishing(" ");
  await student.paste("x".repeat(longestRefinement - 10));
  expect(await screen.findByText("9 characters left.")).toBeTruthy();
  await student.paste("x".repeat(10));
  expect(await screen.findByText(/^This is too long by 1 character\. Up to 1,000 /u)).toBeTruthy();
});

test("No opens the refine box and focuses it", async () => {
  const { sent, record } = bodies();
  server.use(answer(rateDoubt, undefined, record));
  const student = await solved();
  expect(screen.queryByRole("textbox")).toBeNull();
  const shown = vi.spyOn(Element.prototype, "scrollIntoView");
  await student.click(await button("No"));
  expect(await wishBox()).toBe(document.activeElement);
  // Together with the button below it, not only the box.
  expect(shown.mock.contexts).toEqual([(await button("Refine")).closest("form")]);
  await screen.findByText(/Say below what should be different/u);
  expect(sent).toEqual([{ messageId: 12, helpful: false, conversationId: 7 }]);
  expect(await wishBox()).toBe(document.activeElement);
  expect(await accessibilityProblems()).toEqual([]);
});

test("No focuses a refine box that is already open, and keeps its text", async () => {
  server.use(answer(rateDoubt, undefined));
  const student = await wishing("Shorter");
  await student.click(await button("No"));
  expect(await wishBox()).toBe(document.activeElement);
  expect(await wishBox()).toHaveProperty("value", "Shorter");
});

test("failed feedback can be sent again, and earlier feedback is shown", async () => {
  server.use(refuse(rateDoubt, 500, { detail: "Something broke here." }));
  const student = await solved();
  await student.click(await button("Yes"));
  expect((await screen.findByRole("alert")).textContent).toBe("Something broke here.");
  server.use(refuse(rateDoubt, 409, { detail: "You have said so before." }));
  await student.click(await button("Yes"));
  await screen.findByText(/Good that it helped/u);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Yes can be given once, and gets a thank-you", async () => {
  const { sent, record } = bodies();
  server.use(answer(rateDoubt, undefined, record));
  const student = await solved();
  await student.click(await button("Yes"));
  const thanks = await screen.findByText(/Good that it helped/u);
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect(sent).toEqual([{ messageId: 12, helpful: true, conversationId: 7 }]);
  expect(screen.queryByRole("button", { name: "Yes" })).toBeNull();
  expect(screen.queryByRole("button", { name: "No" })).toBeNull();
  // A returning student isn't asked again.
  await student.click(await button("New Doubt"));
  await doubtBox();
  act(() => window.history.back());
  await screen.findByText(/Good that it helped/u);
});

test("a refinement needs text", async () => {
  const student = await solved();
  await student.click(await button("Refine this solution"));
  expect(await wishBox()).toBe(document.activeElement);
  expect((await button("Refine")).hasAttribute("disabled")).toBe(true);
  await student.type(await wishBox(), "  ");
  expect((await button("Refine")).hasAttribute("disabled")).toBe(true);
});

test("the refined solution replaces the current one, which can still be opened", async () => {
  const live = stream(refineDoubt);
  server.use(live.handler);
  const student = await wishing();
  await student.click(await button("Refine"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  expect(await live.calls[0]?.json()).toEqual({
    originalDoubt: aDoubt,
    refinementRequest: "Simpler",
    conversationId: 7,
    messageId: 12,
  });
  // Until the new one begins, the old one stays.
  expect(screen.getByText("Both sides must stay equal.")).toBeTruthy();
  live.delta({ message: { id: 14 }, aiResponse: { content: "Think of a balance" } });
  await screen.findByText("Think of a balance");
  expect(address()).toBe("/doubts?conversation=7&answer=14");
  expect(await heading("Working on your answer")).toBe(document.activeElement);
  expect(screen.getByRole("region", { name: "Your question" }).textContent).toContain(aDoubt);
  expect(screen.getByText(/asked for a change: “Simpler”/u)).toBeTruthy();
  expect(screen.queryByText("Both sides must stay equal.")).toBeNull();
  live.done({ aiResponse: simpler, message: { id: 14 } });
  await heading("Solution");
  expect((await screen.findByText("Your answer is ready.")).tagName).toBe("OUTPUT");

  await student.click(screen.getByText("Earlier solution"));
  expect(await screen.findByText("Both sides must stay equal.")).toBeTruthy();
  expect(screen.getByText("Think of a balance with two pans.")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  // The new solution accepts separate feedback.
  expect(await button("Yes")).toBeTruthy();
});

test("a refined solution in one piece is announced, and Back leads to before the doubt", async () => {
  server.use(answer(refineDoubt, { aiResponse: simpler, message: { id: 14 } }));
  const student = await wishing();
  await student.click(await button("Refine"));
  await screen.findByText("Think of a balance with two pans.");
  expect(await screen.findByText("Your answer is ready.")).toBeTruthy();
  act(() => window.history.back());
  await doubtBox();
});

test("text that couldn't be sent stays, and a retry has the same key", async () => {
  const keys = keysOf(refineDoubt);
  server.use(dropConnection(refineDoubt));
  const student = await wishing();
  await student.click(await button("Refine"));
  await screen.findByText(/offline, or the connection dropped/u);
  expect(await wishBox()).toHaveProperty("value", "Simpler");
  expect((await wishBox()).getAttribute("aria-invalid")).toBe("true");
  expect(await wishBox()).toBe(document.activeElement);
  expect(screen.getByText("Both sides must stay equal.")).toBeTruthy();
  server.use(answer(refineDoubt, { aiResponse: simpler, message: { id: 14 } }));
  await student.click(await button("Try again"));
  await screen.findByText("Think of a balance with two pans.");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
  expect(new Set(keys).size).toBe(1);
});

test("changed text after a failure has a new key", async () => {
  const keys = keysOf(refineDoubt);
  server.use(refuse(refineDoubt, 502, { detail: "We couldn't reach the tutor." }));
  const student = await wishing();
  await student.click(await button("Refine"));
  await screen.findByText("We couldn't reach the tutor.");
  await student.type(await wishBox(), " with a picture");
  await student.click(await button("Try again"));
  await waitFor(() => expect(new Set(keys).size).toBe(2));
});

test("if the server sends a retry time, refining waits until then", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  server.use(refuse(refineDoubt, 429, { detail: "Too many right now.", retryAfter: 20 }));
  const student = await wishing();
  await student.click(await button("Refine"));
  expect((await button("Try again in 20 seconds")).hasAttribute("disabled")).toBe(true);
  act(() => void vi.advanceTimersByTime(20_000));
  expect((await button("Try again")).hasAttribute("disabled")).toBe(false);
});

test("a failure without a sentence of its own shows that of the specification", async () => {
  const student = await wishing();
  vi.stubGlobal("Request", breakRequests);
  await student.click(await button("Refine"));
  expect(await screen.findByText("Failed to solve doubt")).toBeTruthy();
  expect(await wishBox()).toHaveProperty("value", "Simpler");
});

test("a student who has gone on isn't navigated back to the refined solution", async () => {
  let letIn = () => undefined as void;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  server.use(answer(refineDoubt, { aiResponse: simpler, message: { id: 14 } }, () => held));
  const student = await wishing();
  await student.click(await button("Refine"));
  await student.click(await button("New Doubt"));
  await student.type(await doubtBox(), "Another one");
  letIn();
  await act(() => held);
  expect(await doubtBox()).toHaveProperty("value", "Another one");
  expect(address()).toBe("/doubts");
});

const refines = { messageId: 12, wish: "Simpler" };
const thread = [
  aMessage({ id: 11, content: aDoubt, imageUrl: "/api/uploads/a" }),
  aMessage({ id: 12, role: "assistant", questionId: 11, aiResponse: aSolution() }),
  aMessage({ id: 13, content: "Simpler" }),
  aMessage({
    id: 14,
    role: "assistant",
    questionId: 13,
    aiResponse: simpler,
    metadata: { refines, helpful: true },
  }),
];

test("a reopened conversation shows its last version, and the earlier one below", async () => {
  server.use(answer(listMessages, thread));
  const student = openApp("/doubts?conversation=7", asha);
  await heading("Solution");
  expect(address()).toBe("/doubts?conversation=7&answer=14");
  const asked = screen.getByRole("region", { name: "Your question" });
  expect(asked.textContent).toContain(aDoubt);
  expect(screen.getByRole("img", { name: "Your question" }).getAttribute("src")).toBe(
    "/api/uploads/a",
  );
  expect(screen.getByText(/asked for a change: “Simpler”/u)).toBeTruthy();
  expect(screen.getByText(/Good that it helped/u)).toBeTruthy();
  expect(screen.queryByText("Your answer is ready.")).toBeNull();
  expect(screen.queryByText("Both sides must stay equal.")).toBeNull();
  await student.click(screen.getByText("Earlier solution"));
  expect(await screen.findByText("Both sides must stay equal.")).toBeTruthy();
});

test("an earlier solution that couldn't be fetched can be fetched again", async () => {
  server.use(answer(listMessages, thread));
  const student = openApp("/doubts?conversation=7&answer=14", asha);
  await heading("Solution");
  server.use(dropConnection(listMessages));
  await student.click(screen.getByText("Earlier solution"));
  await screen.findByText(/offline, or the connection dropped/u);
  server.use(answer(listMessages, thread));
  await student.click(await button("Try again"));
  expect(await screen.findByText("Both sides must stay equal.")).toBeTruthy();
});

test("a solution that didn't help is reopened with the refine box open, without taking focus", async () => {
  const [asked, first] = thread;
  if (!asked || !first) throw new Error("The thread is too short");
  server.use(answer(listMessages, [asked, { ...first, metadata: { helpful: false } }]));
  openApp("/doubts?conversation=7&answer=12", asha);
  const box = await wishBox();
  expect(document.activeElement).not.toBe(box);
});
