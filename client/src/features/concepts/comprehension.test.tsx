import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { giveComprehension } from "#shared/contracts/concepts.ts";
import { listMessages, type Comprehension } from "#shared/contracts/messages.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, refuse, stream } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { button, givenBrowser, heading, keysOf } from "../homework/testing/given-homework.ts";
import { anExplanation, aQuiz, anAsk, explained } from "./testing/concept-samples.ts";
import { givenThread } from "./testing/given-concepts.ts";

beforeEach(givenBrowser);

const adaptiveDifficulty = { level: "beginner", score: 3.5 } as const;
const panels = () => screen.queryAllByRole("region", { name: "How was this explanation?" });
const rated = (comprehension: Comprehension) =>
  explained({ metadata: { ...explained().metadata, comprehension } });
const retold = () =>
  explained({
    id: 13,
    questionId: null,
    metadata: { isReExplanation: true, adaptiveDifficulty },
    aiResponse: anExplanation({ content: "Leaves are small kitchens." }),
  });
const quiz = () =>
  explained({ id: 13, questionId: null, metadata: { isQuiz: true }, aiResponse: aQuiz() });

async function openRated() {
  givenThread(anAsk(), explained());
  const student = openApp("/concepts?conversation=7", asha);
  await button("I understood");
  return student;
}

test.each([
  ["I'm confused", "confused", "Let me explain that differently", retold, "Simplified Explanation"],
  [
    "Make it simpler",
    "need_simpler",
    "Let me explain that differently",
    retold,
    "Simplified Explanation",
  ],
  [
    "Make it harder",
    "need_harder",
    "Let me explain that differently",
    retold,
    "Simplified Explanation",
  ],
  [
    "I understood",
    "understood",
    "Great! Here's a quiz to test your understanding",
    quiz,
    "Quiz Time!",
  ],
] as const)(
  "the feedback %s is sent once and has a follow-up",
  async (label, feedback, toast, followUp, title) => {
    const student = await openRated();
    let sent: unknown;
    server.use(
      answer(giveComprehension, { followUp: followUp(), adaptiveDifficulty }, async (request) => {
        sent = await request.json();
        givenThread(anAsk(), rated(feedback), followUp());
      }),
    );
    await student.click(await button(label));
    expect(await heading(title)).toBe(document.activeElement);
    expect(await screen.findByText(toast)).toBeTruthy();
    expect(sent).toEqual({ conversationId: 7, messageId: 12, feedback, concept: "Photosynthesis" });
    expect(screen.getByText(/^Thanks for telling me!/u).textContent).toContain(label);
    expect(screen.queryByRole("button", { name: label }) === null || panels().length === 1).toBe(
      true,
    );
    await waitFor(() => expect(panels()).toHaveLength(feedback === "understood" ? 0 : 1));
    expect(await accessibilityProblems()).toEqual([]);
  },
);

test("a re-explanation streams in its place, and the toast comes with its first words", async () => {
  const student = await openRated();
  const live = stream(giveComprehension);
  server.use(live.handler);
  await student.click(await button("I'm confused"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  givenThread(
    anAsk(),
    rated("confused"),
    explained({
      id: 13,
      questionId: null,
      state: "streaming",
      aiResponse: null,
      metadata: { isReExplanation: true },
    }),
  );
  live.delta({ message: { id: 13 }, aiResponse: {} });
  expect(await heading("Simplified Explanation")).toBe(document.activeElement);
  expect(screen.getByText(/^Thanks for telling me!/u)).toBeTruthy();
  expect(screen.queryByText("Let me explain that differently")).toBeNull();
  live.delta({ message: { id: 13 }, aiResponse: { content: "Leaves are" } });
  expect(await screen.findByText("Leaves are")).toBeTruthy();
  expect(await screen.findByText("Let me explain that differently")).toBeTruthy();
  givenThread(anAsk(), rated("confused"), retold());
  live.done({ followUp: retold(), adaptiveDifficulty });
  await screen.findByText("Leaves are small kitchens.");
  expect(await screen.findByText("Your level: Beginner, 3.5 out of 10")).toBeTruthy();
  expect(panels()).toHaveLength(1);
});

test("feedback without a follow-up is recorded and confirmed", async () => {
  const student = await openRated();
  const live = stream(giveComprehension);
  server.use(live.handler);
  await student.click(await button("Make it harder"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  givenThread(anAsk(), rated("need_harder"));
  live.delta({ message: { id: 13 }, aiResponse: {} });
  live.done({ adaptiveDifficulty });
  expect(await screen.findByText("Feedback recorded")).toBeTruthy();
  expect(await screen.findByText(/^Thanks for telling me!/u)).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole("heading", { name: "Simplified Explanation" })).toBeNull(),
  );
  expect(await button("New topic")).toBeTruthy();
});

test("feedback that couldn't be recorded can be sent again with the same key", async () => {
  const student = await openRated();
  server.use(dropConnection(giveComprehension));
  const keys = keysOf(giveComprehension);
  await student.click(await button("I understood"));
  expect(await screen.findByText("Failed to record feedback")).toBeTruthy();
  expect(screen.getByText("Please try again")).toBeTruthy();
  expect(panels()).toHaveLength(1);
  expect(screen.queryByText(/^Thanks for telling me!/u)).toBeNull();
  server.use(
    answer(giveComprehension, { followUp: quiz(), adaptiveDifficulty }),
    answer(listMessages, [anAsk(), rated("understood"), quiz()]),
  );
  await student.click(await button("I understood"));
  await heading("Quiz Time!");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("feedback given earlier in another tab is shown", async () => {
  const student = await openRated();
  server.use(refuse(giveComprehension, 409, { detail: "You have said so already." }));
  givenThread(anAsk(), rated("confused"), retold());
  server.use(refuse(giveComprehension, 409));
  await student.click(await button("I understood"));
  expect(await heading("Simplified Explanation")).toBeTruthy();
  expect(screen.getByText(/^Thanks for telling me!/u).textContent).toContain("I'm confused");
});

test("a re-explanation that failed after the feedback was recorded can be requested again", async () => {
  const student = await openRated();
  const live = stream(giveComprehension);
  server.use(live.handler);
  await student.click(await button("I'm confused"));
  await waitFor(() => expect(live.calls).toHaveLength(1));
  const failure = { title: "T", status: 502, code: "c", detail: "The tutor got lost." };
  live.delta({ message: { id: 13 }, aiResponse: {} });
  givenThread(anAsk(), rated("confused"), {
    ...retold(),
    state: "failed",
    aiResponse: null,
    failure,
  });
  live.error(failure);
  expect((await screen.findByText("The tutor got lost.")).closest("[role=alert]")).toBeTruthy();
  expect(await button("Try again")).toBeTruthy();
  expect(screen.getByText(/^Thanks for telling me!/u)).toBeTruthy();
});

test("only the last explanation asks for feedback", async () => {
  const second = explained({ id: 14, questionId: 13 });
  givenThread(anAsk(), explained(), anAsk("Gravity", 13), second);
  openApp("/concepts?conversation=7", asha);
  await waitFor(() => expect(panels()).toHaveLength(1));
  const [, last] = screen.getAllByRole("article");
  expect(last?.parentElement && within(last.parentElement).getByText("I understood")).toBeTruthy();
});
