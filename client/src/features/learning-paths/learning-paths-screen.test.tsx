import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { createConversation } from "#shared/contracts/conversations.ts";
import { readRecommendations } from "#shared/contracts/learning-paths.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { loudOnes } from "../asking/testing/loud-ones.ts";
import {
  aPerformance,
  aRecommendation,
  someRecommendations,
  startOfPath,
} from "./testing/learning-path-samples.ts";

const heading = (name: string) => screen.findByRole("heading", { name });
const card = (name: string) => screen.findByRole("article", { name });

function openWith(data = someRecommendations()) {
  server.use(answer(readRecommendations, data));
  return openApp("/learning-paths", asha);
}

test("the performance card shows the percentages, the counts, the level and the subjects", async () => {
  openWith();
  const performance = within(await screen.findByRole("region", { name: "How you are doing" }));
  expect(performance.getByRole("img", { name: "Comprehension: 75%" })).toBeTruthy();
  expect(performance.getByRole("img", { name: "Consistency: 40%" })).toBeTruthy();
  const figures = performance.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["6", "48", "Intermediate"]);
  expect(performance.getByText("Mathematics")).toBeTruthy();
  expect(performance.getByText("Science, English")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test("subjects that are neither strong nor weak are not mentioned", async () => {
  openWith(
    someRecommendations({ performance: aPerformance({ strongSubjects: [], weakSubjects: [] }) }),
  );
  await heading("How you are doing");
  expect(screen.queryByText(/Strong in|To work on/u)).toBeNull();
});

test("a recommendation shows its content, difficulty, duration and reason", async () => {
  openWith();
  const shown = within(await card("Elimination, once more"));
  for (const text of [
    "Intermediate",
    "25 minutes",
    "1 goal",
    "You missed 3 of 4 on elimination this week.",
    "Understand elimination",
    "Mathematics · 30 minutes",
  ])
    expect(shown.getByText(text)).toBeTruthy();
});

test("at most three goals and two next steps are shown, and the first step of all is the primary button", async () => {
  const [goal] = aRecommendation().goals;
  const [step] = aRecommendation().nextSteps;
  if (!goal || !step) throw new Error("the sample has a goal and a step");
  const recommendation = aRecommendation({
    goals: [1, 2, 3, 4].map((at) => ({ ...goal, id: `goal-${at}`, title: `Goal ${at}` })),
    nextSteps: [1, 2, 3].map((at) => ({ ...step, title: `Step ${at}` })),
  });
  const second = aRecommendation({ id: "second", title: "Another" });
  openWith(someRecommendations({ recommendations: [recommendation, second] }));
  const shown = within(await card("Elimination, once more"));
  expect(shown.getByText("Goal 3")).toBeTruthy();
  expect(shown.queryByText("Goal 4")).toBeNull();
  expect(shown.getByText("4 goals")).toBeTruthy();
  expect(shown.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Step 1",
    "Step 2",
  ]);
  const isLoud = (name: string) =>
    shown.getByRole("link", { name }).classList.contains("bg-marigold");
  expect([isLoud("Step 1"), isLoud("Step 2")]).toEqual([true, false]);
  expect(loudOnes()).toHaveLength(1);
});

test("a step to an explanation opens the concept, which is explained at once", async () => {
  const student = openWith();
  const moment = new Date();
  const conversation = { id: 7, type: "concept", title: null } as const;
  const asked: unknown[] = [];
  server.use(
    neverAnswer(explainConcept),
    answer(
      createConversation,
      { ...conversation, createdAt: moment, updatedAt: moment },
      async (request) => void asked.push(await request.json()),
    ),
  );
  await student.click(await screen.findByRole("link", { name: "Explain elimination" }));
  expect(await screen.findByText("Elimination method")).toBeTruthy();
  expect(address()).toContain("/concepts");
  await waitFor(() => expect(asked).toHaveLength(1));
});

test("a step to practice puts the concept into the box of the Doubt Solver", async () => {
  const place = { kind: "practise", concept: "fractions", name: "Fractions" } as const;
  const nextSteps = [{ title: "Practise Fractions", place }];
  const student = openWith(
    someRecommendations({ recommendations: [aRecommendation({ nextSteps })] }),
  );
  await student.click(await screen.findByRole("link", { name: "Practise Fractions" }));
  expect(await screen.findByRole("textbox")).toHaveProperty("value", "Fractions");
  expect(address()).toBe("/doubts");
});

test("steps link to weak areas of their subject, to reviews and to the exam plan", async () => {
  const nextSteps = [
    { title: "Weak areas", place: { kind: "weakAreas" as const, subject: "Science" } },
    { title: "Review", place: { kind: "review" as const } },
  ];
  const plan = [{ title: "Make a plan", place: { kind: "examPrep" as const } }];
  openWith(
    someRecommendations({
      recommendations: [
        aRecommendation({ nextSteps }),
        aRecommendation({ id: "plan", title: "Plan", nextSteps: plan }),
      ],
    }),
  );
  const hrefOf = async (name: string) =>
    (await screen.findByRole("link", { name })).getAttribute("href");
  expect(await hrefOf("Weak areas")).toBe("/exam-prep?subject=Science");
  expect(await hrefOf("Review")).toBe("/exam-prep");
  expect(await hrefOf("Make a plan")).toBe("/exam-prep");
});

test("without history the page invites to study, with zeros and the first concepts of the class", async () => {
  openWith(startOfPath());
  await heading("Your path starts here");
  expect(await heading("Where your class begins")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Comprehension: 0%" })).toBeTruthy();
  expect(screen.getByText("The books of class 8 begin with it.")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test("without recommendations the maps are offered", async () => {
  openWith(someRecommendations({ recommendations: [] }));
  expect(await screen.findByText(/Nothing is waiting for you/u)).toBeTruthy();
  const maps = within(await screen.findByRole("region", { name: "Maps of your subjects" }));
  expect(maps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/learning-paths?map=Mathematics",
    "/learning-paths?map=Science",
  ]);
});

test("while the page is being fetched it shows its skeleton", async () => {
  server.use(neverAnswer(readRecommendations));
  openApp("/learning-paths", asha);
  expect(await screen.findByText("Fetching your learning paths…")).toBeTruthy();
});

test("a page that can't be loaded says so, with Try Again", async () => {
  server.use(refuse(readRecommendations, 500));
  openApp("/learning-paths", asha);
  await heading("Unable to Load Learning Paths");
  expect(
    screen.getByText(
      "There was an error loading your personalized recommendations. Please try again.",
    ),
  ).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Try Again" })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});
