import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { listMessages } from "#shared/contracts/messages.ts";
import {
  checkHomeworkAnswer,
  practiseHomework,
  revealHomework,
} from "#shared/contracts/homework.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { button, givenBrowser, heading, keysOf } from "../homework/testing/given-homework.ts";
import { aMessage, anAnswer, someHints } from "../asking/testing/answer-samples.ts";
import { aDoubt, aSolution, doubtBox, givenTutor, solve } from "./testing/given-doubts.ts";

beforeEach(givenBrowser);

const held = someHints({ content: "Solve x + 1 = 5", steps: [] });
const ownAnswer = () => screen.findByRole("textbox", { name: "Your answer" });

/** A server with an easier question as message 13. */
function givenPractice() {
  const asked: unknown[] = [];
  server.use(
    answer(practiseHomework, { aiResponse: held, message: { id: 13 } }, async (request) => {
      asked.push(await request.json());
    }),
  );
  return asked;
}

async function practising() {
  givenTutor();
  const asked = givenPractice();
  const student = await solve();
  await student.click(await button("Practice Similar Questions"));
  await heading("Practice");
  return { student, asked };
}

test("New Doubt leads from the practice to an empty box", async () => {
  const { student } = await practising();
  await student.click(await button("New Doubt"));
  expect(await doubtBox()).toHaveProperty("value", "");
  expect(address()).toBe("/doubts");
});

test("Another question is a new one, and easier too", async () => {
  const { student, asked } = await practising();
  server.use(
    answer(
      practiseHomework,
      { aiResponse: { ...held, content: "Solve x + 2 = 5" }, message: { id: 14 } },
      async (request) => void asked.push(await request.json()),
    ),
  );
  await student.click(await button("Another question"));
  expect(await screen.findByText("Solve x + 2 = 5")).toBeTruthy();
  expect(asked[1]).toEqual({ conversationId: 7, messageId: 12, easier: true });
  expect(address()).toBe("/doubts?conversation=7&answer=12&practice=14");
});

test("Back leads from the practice to the solution, and from there to the box", async () => {
  await practising();
  act(() => window.history.back());
  await heading("Solution");
  act(() => window.history.back());
  await doubtBox();
});

test("a practice question that fails can be requested again with the same key", async () => {
  givenTutor();
  const keys = keysOf(practiseHomework);
  server.use(refuse(practiseHomework, 503, { detail: "We couldn't reach the tutor." }));
  const student = await solve();
  await student.click(await button("Practice Similar Questions"));
  expect(await screen.findByText("We couldn't reach the tutor.")).toBeTruthy();
  expect(screen.getByText("Both sides must stay equal.")).toBeTruthy();
  givenPractice();
  await student.click(await button("Try again"));
  await heading("Practice");
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(new Set(keys).size).toBe(1);
});

test("practice is an easier question of the same kind, with its solution hidden", async () => {
  const { asked } = await practising();
  expect(await heading("Practice")).toBe(document.activeElement);
  expect(asked).toEqual([{ conversationId: 7, messageId: 12, easier: true }]);
  expect(address()).toBe("/doubts?conversation=7&answer=12&practice=13");
  expect(await screen.findByText("Solve x + 1 = 5")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Answer" })).toBeNull();
});

/** A page that returns to the practice question. */
function reopened() {
  server.use(
    answer(listMessages, [
      aMessage({ id: 11, content: aDoubt }),
      aMessage({ id: 12, role: "assistant", questionId: 11, aiResponse: aSolution() }),
      aMessage({ id: 13, role: "assistant", content: "Solve x + 1 = 5", aiResponse: held }),
    ]),
  );
  return openApp("/doubts?conversation=7&answer=12&practice=13", asha);
}

test("a reload returns to the practice question, and the student's answer is checked", async () => {
  const student = reopened();
  let given: unknown;
  const right = { verdict: "right", feedback: "It fits." } as const;
  server.use(
    answer(checkHomeworkAnswer, right, async (request) => void (given = await request.json())),
  );
  await screen.findByText("Solve x + 1 = 5");
  await student.type(await ownAnswer(), "4{Enter}");
  expect(await screen.findByText("Yes, that's right!")).toBeTruthy();
  expect(given).toEqual({ messageId: 13, given: "4" });
  expect(await accessibilityProblems()).toEqual([]);
});

test("the solution of a practice question is shown on request, with a way back", async () => {
  const student = reopened();
  const aiResponse = anAnswer({ content: "Take 1 away." });
  server.use(answer(revealHomework, { aiResponse, message: { id: 13 } }));
  expect(screen.queryByText("Take 1 away.")).toBeNull();
  await student.click(await button("Show solution"));
  expect(await screen.findByText("Take 1 away.")).toBeTruthy();
  expect(screen.getByText("Solve x + 1 = 5")).toBeTruthy();
  await student.click(await button("Back to Solution"));
  expect(await screen.findByText("Both sides must stay equal.")).toBeTruthy();
  expect(address()).toBe("/doubts?conversation=7&answer=12");
});
