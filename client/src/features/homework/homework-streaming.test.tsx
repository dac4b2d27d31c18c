import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { stopConversation } from "#shared/contracts/conversations.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, neverAnswer } from "../../testing/api-mock.ts";
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
} from "./testing/given-homework.ts";
import {
  announced,
  announcement,
  checked,
  givenStreamingAnswer,
  message,
  steps,
  whole,
} from "./testing/streaming-answers.ts";

beforeEach(givenBrowser);

test("the question and a placeholder of its answer are shown at the tap, before anything has arrived", async () => {
  givenLiveTutor();
  server.use(neverAnswer(askHomework));
  const student = await askFor(/^Complete Solution/u);
  // No waiting here: the following must be on the page as soon as the tap is done.
  expect(screen.getByRole("heading", { name: "Working on your answer" })).toBe(
    document.activeElement,
  );
  expect(screen.getByRole("region", { name: "Your question" }).textContent).toContain("2x + 3");
  expect(screen.getByRole("heading", { name: "Answer" })).toBeTruthy();
  server.use(answer(stopConversation, undefined));
  await student.click(screen.getByRole("button", { name: "Stop" }));
  await heading("How much help do you want?");
});

test("an answer streams in its place: text stays, new text comes below, the end is announced once", async () => {
  const { live } = await givenStreamingAnswer();
  expect(address()).toBe("/homework?c=7&m=12");
  const explanation = screen.getByText("Undo what was done.");

  live.delta({ message, aiResponse: { answer: "four", check: checked } });
  expect((await screen.findByText("four")).closest("section")).toBe(
    screen.getByRole("heading", { name: "Answer" }).closest("section"),
  );
  expect(screen.getByText(/^Checked/u).textContent).toContain("put back");

  live.delta({ message, aiResponse: { steps: steps.slice(0, 1) } });
  const first = await screen.findByText("Subtract 3 from both sides");
  live.delta({ message, aiResponse: { steps } });
  await screen.findByText("Divide both sides by 2");
  expect(screen.queryByRole("button", { name: "Test Me" })).toBeNull();
  expect(announced()).toBeNull();
  expect(await heading("Working on your answer")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);

  live.done({ message, aiResponse: anAnswer({ content: "Undo what was done." }) });
  await heading("Solution");
  expect(screen.getByText("Undo what was done.")).toBe(explanation);
  expect(screen.getByText("Subtract 3 from both sides")).toBe(first);
  expect((await announcement()).tagName).toBe("OUTPUT");
  expect(await button("Test Me")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  expect(address()).toBe("/homework?c=7&m=12");
});

test("steps that arrive by themselves don't scroll the page", async () => {
  const { live } = await givenStreamingAnswer();
  live.delta({ message, aiResponse: { steps: steps.slice(0, 1) } });
  await screen.findByText("Subtract 3 from both sides");
  const focused = document.activeElement;
  live.delta({ message, aiResponse: { steps } });
  await screen.findByText("Divide both sides by 2");
  expect(document.activeElement).toBe(focused);
});

test("an unfinished formula is not shown with dollars", async () => {
  const { live } = await givenStreamingAnswer();
  live.delta({ message, aiResponse: { content: "So $x = \\frac{3" } });
  await screen.findByText("So");
  live.delta({ message, aiResponse: { content: "So $x = \\frac{3}{4}$ and it costs $5" } });
  await waitFor(() => expect(document.querySelector("annotation")).not.toBeNull());
  expect(screen.getByRole("main").textContent).not.toContain("$x");
});

test("hints open one by one while the rest is still being written", async () => {
  const live = givenLiveTutor();
  const student = await askFor(/^Guided Hints/u);
  await waitFor(() => expect(live.calls).toHaveLength(1));
  const hints = someHints();
  live.delta({ message, aiResponse: { steps: hints.steps.slice(0, 2) } });
  await heading("Hint 1");
  await student.click(await button("Show next hint"));
  expect((await screen.findByText("The first move")).closest("li")).toBe(document.activeElement);
  expect(screen.queryByRole("button", { name: "Show next hint" })).toBeNull();
  live.done({ message, aiResponse: hints });
  await heading("Hint 2 of 3");
  expect(await button("Show next hint")).toBeTruthy();
});

test("an answer that could not be checked says so as soon as it is complete", async () => {
  const { live } = await givenStreamingAnswer();
  live.delta({ message, aiResponse: { answer: "four", check: { status: "unchecked" } } });
  expect(await screen.findByText(/^Not checked/u)).toBeTruthy();
});

test("content below the steps arrives at the end, where it moves nothing", async () => {
  const { live } = await givenStreamingAnswer();
  const shape = () => document.querySelectorAll("main .animate-waiting").length;
  const withWords = shape();
  live.delta({ message, aiResponse: { steps } });
  await screen.findByText("Divide both sides by 2");
  expect(shape()).toBe(withWords);
  live.delta({ message, aiResponse: { keyTerms: anAnswer().keyTerms } });
  // A placeholder shows that more content is coming.
  await waitFor(() => expect(shape()).toBeGreaterThan(withWords));
  expect(screen.queryByRole("heading", { name: "Key topics" })).toBeNull();
  live.done(whole);
  expect(await heading("Key topics")).toBeTruthy();
});

test("the reason for an answer from another tutor is above the answer", async () => {
  const notice = "The AI tutor can't be reached right now, so the built-in tutor answered.";
  const { live } = await givenStreamingAnswer({ content: "Undo what was done." });
  live.delta({ message, aiResponse: { notice } });
  const line = await screen.findByText(notice);
  const explanation = screen.getByText("Undo what was done.");
  expect(line.compareDocumentPosition(explanation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  live.done({ message, aiResponse: anAnswer({ notice }) });
  await heading("Solution");
  expect(screen.getByText(notice)).toBeTruthy();
});

test("a student who may need a person sees kind words and helplines, and nothing to solve", async () => {
  const helplines = [
    { name: "Tele-MANAS", number: "14416" },
    { name: "Childline", number: "1098" },
  ];
  givenTutor(anAnswer({ content: "I'm glad you told me.", helplines }));
  await askFor(/^Complete Solution/u);
  expect(await heading("You are not alone")).toBe(document.activeElement);
  const card = within(screen.getByRole("region", { name: "People who can help" }));
  expect(card.getByText("I'm glad you told me.")).toBeTruthy();
  const links = card.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Call Tele-MANAS 14416",
    "Call Childline 1098",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["tel:14416", "tel:1098"]);
  expect(screen.queryByText(/^Answered by/u)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Answer" })).toBeNull();
  for (const name of ["Try again", "Ask again", "Test Me", "Read aloud", "New Question"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  expect(screen.queryByText("Your answer is ready.")).toBeNull();
  expect(screen.queryByRole("region", { name: "Your question" })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});
