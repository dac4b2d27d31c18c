import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { createConversation } from "#shared/contracts/conversations.ts";
import { readExamSession, startExamSession, type ExamSession } from "#shared/contracts/exams.ts";
import { accessibilityProblems } from "../../../testing/accessibility.ts";
import { answer, neverAnswer, refuse } from "../../../testing/api-mock.ts";
import { address, asha, openApp } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";
import { loudOnes } from "../../asking/testing/loud-ones.ts";
import {
  aChoice,
  aNumerical,
  aResponse,
  aResult,
  aSession,
  force,
} from "../testing/exam-samples.ts";

beforeEach(() => sessionStorage.clear());

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

function openResult(change: Partial<ExamSession> = {}) {
  const session = aSession({ result: aResult(), ...change });
  server.use(answer(readExamSession, session));
  return openApp("/exam-prep?session=12", asha);
}

test("a result shows score, time and right answers, by topic and by question", async () => {
  openResult();
  await heading("Session complete");
  expect(screen.getByRole("img", { name: "Score: 50%" })).toBeTruthy();
  const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["1 of 2", "2 of 2", "2 minutes"]);
  expect(screen.getByText("Equations of motion").closest("li")?.textContent).toContain("1 of 1");
  expect(screen.getByText("Question 1: right")).toBeTruthy();
  expect(screen.getByText("Question 2: wrong")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test.each([
  [79, "Session complete"],
  [80, "Well done!"],
])("a score of %i%% is shown as: %s", async (score, words) => {
  openResult({ result: aResult({ score }) });
  const title = await heading(words);
  expect(title.querySelector("svg") !== null).toBe(score >= 80);
});

test("a wrong answer shows the mistake behind the selected option and the explanation, without LaTeX", async () => {
  const student = openResult();
  await student.click(await screen.findByText("Question 2: wrong"));
  expect(await screen.findByText("You left out the acceleration.")).toBeTruthy();
  expect(screen.getByText("Right answer")).toBeTruthy();
  await waitFor(() => expect(document.querySelector("details[open] .katex")).not.toBeNull());
  const unset = document.body.cloneNode(true) as HTMLElement; // safe: the copy of an element
  for (const formula of unset.querySelectorAll(".katex")) formula.remove();
  expect(unset.textContent).not.toMatch(/[$\\]/u);
  expect(await accessibilityProblems()).toEqual([]);
});

test("Practise my weak areas starts a session of the weak topics", async () => {
  const starts: unknown[] = [];
  const next = aSession({ id: 13, sessionType: "weak_areas" });
  const student = openResult();
  server.use(
    answer(startExamSession, next, async (request) => {
      starts.push(await request.json());
    }),
  );
  await heading("Session complete");
  expect(loudOnes()).toEqual(["Practise my weak areas"]);
  await student.click(await button("Practise my weak areas"));
  await heading("Question 1 of 2");
  expect(address()).toBe("/exam-prep?session=13");
  expect(starts).toEqual([{ sessionType: "weak_areas", subject: "Physics" }]);
});

test("if there are no weak areas yet, the server's sentence is shown", async () => {
  const detail = "Finish another session first.";
  const student = openResult();
  server.use(refuse(startExamSession, 409, { detail }));
  await student.click(await button("Practise my weak areas"));
  expect((await screen.findByRole("alert")).textContent).toBe(detail);
});

test("if everything was right, the link back is the primary one", async () => {
  openResult({ result: aResult({ score: 100, weakTopics: [] }) });
  await heading("Well done!");
  expect(loudOnes()).toEqual(["Back to Exam Preparation"]);
});

test("Explain this opens the Concept Explainer with the concept of the question", async () => {
  const student = openResult();
  const topics: unknown[] = [];
  const moment = new Date();
  const conversation = {
    id: 7,
    type: "concept",
    title: null,
    createdAt: moment,
    updatedAt: moment,
  } as const;
  server.use(
    neverAnswer(explainConcept),
    answer(createConversation, conversation, async (request) => {
      topics.push(await request.json());
    }),
  );
  await student.click(await screen.findByText("Question 2: wrong"));
  await student.click(await button("Explain this"));
  await waitFor(() => expect(address()).toContain("/concepts"));
  expect(await screen.findByText(force.name)).toBeTruthy();
});

test("Ask about this question puts it into the box of the Doubt Solver, in plain words", async () => {
  const student = openResult();
  await student.click(await screen.findByText("Question 1: right"));
  await student.click(await button("Ask about this question"));
  const box = await screen.findByRole("textbox");
  expect(box).toHaveProperty(
    "value",
    [
      "A car starts from rest with a = 2 m/s². How fast is it after 5 s (q-1)?",
      "(a) 5 m/s",
      "(b) 10 m/s",
      "(c) 25 m/s",
      "(d) 5/2 m/s",
    ].join("\n"),
  );
  expect(address()).toBe("/doubts");
});

test("a mock shows its marks, also if they are negative, and a typed answer beside the right one", async () => {
  const student = openResult({
    sessionType: "mock",
    questions: [aNumerical("m-1"), aChoice("q-1")],
    result: aResult({
      score: 0,
      marks: { gained: -1, of: 300 },
      responses: [aResponse("m-1", { typed: "41", isRight: false })],
    }),
  });
  expect(await screen.findByText("-1 of 300 marks")).toBeTruthy();
  expect(screen.getByText("Question 2: not answered")).toBeTruthy();
  await student.click(screen.getByText("Question 1: wrong"));
  const item = screen.getByText("Question 1: wrong").closest("li") ?? document.body;
  expect(within(item).getByText("Your answer").parentElement?.textContent).toBe("Your answer41");
  expect(within(item).getByText("Right answer").parentElement?.textContent).toBe("Right answer39");
});
