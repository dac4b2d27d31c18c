import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readRecommendations, readSubjectMap } from "#shared/contracts/learning-paths.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { aConcept, someRecommendations } from "./testing/learning-path-samples.ts";

const science = {
  subject: "Science",
  concepts: [
    aConcept({ id: "motion", name: "Motion", grade: 7, state: "strong", mastery: 0.91 }),
    aConcept({ buildsOn: ["motion", "not-on-this-map"] }),
    aConcept({ id: "friction", name: "Friction", state: "unknown", mastery: null, answers: 0 }),
    aConcept({ id: "sound", name: "Sound", state: "growing", mastery: 0.6 }),
  ],
};

const link = (name: RegExp) => screen.findByRole("link", { name });

test("from the recommendations to a map and back", async () => {
  server.use(answer(readRecommendations, someRecommendations()), answer(readSubjectMap, science));
  const student = openApp("/learning-paths", asha);
  await student.click(await link(/^Science$/u));
  const heading = await screen.findByRole("heading", { level: 2, name: "Science" });
  expect(address()).toBe("/learning-paths?map=Science");
  expect(document.activeElement).toBe(heading);
  await student.click(await link(/^All recommendations$/u));
  expect(await screen.findByRole("heading", { name: "What to study next" })).toBeTruthy();
});

test("each concept has its mastery in words, class by class", async () => {
  server.use(answer(readSubjectMap, science));
  openApp("/learning-paths?map=Science", asha);
  await screen.findByRole("region", { name: "Class 8" });
  const ofClass = async (name: string) =>
    within(await screen.findByRole("region", { name }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent.replaceAll(/\s+/gu, " "));
  const classes = screen
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
  expect(classes).toEqual(["Class 8", "Class 7"]);
  expect(await ofClass("Class 7")).toEqual(["MotionStrong 91%"]);
  expect(await ofClass("Class 8")).toEqual([
    "ForceNeeds practice 31%Builds on Motion",
    "FrictionNot known yet",
    "SoundGetting there 60%",
  ]);
  const counts = within(screen.getByRole("list", { name: "How sure you are" }));
  expect(counts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Strong: 1",
    "Getting there: 1",
    "Needs practice: 1",
    "Not known yet: 1",
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});

test("each state has its own shape", async () => {
  server.use(answer(readSubjectMap, science));
  openApp("/learning-paths?map=Science", asha);
  await screen.findByRole("region", { name: "Class 8" });
  const shapes = [...document.querySelectorAll("main section svg path:first-child")].map((path) =>
    path.getAttribute("d"),
  );
  expect(new Set(shapes).size).toBe(4);
});

test("a concept links to its explanation", async () => {
  server.use(answer(readSubjectMap, science));
  openApp("/learning-paths?map=Science", asha);
  expect((await link(/^Force/u)).getAttribute("href")).toBe("/concepts");
});

test("a subject without concepts for her class says so", async () => {
  server.use(answer(readSubjectMap, { subject: "Hindi", concepts: [] }));
  openApp("/learning-paths?map=Hindi", asha);
  expect(await screen.findByText(/no topics of this subject for your class/u)).toBeTruthy();
});

test("a map that can't be fetched says so and can be retried", async () => {
  server.use(refuse(readSubjectMap, 500));
  const student = openApp("/learning-paths?map=Science", asha);
  await screen.findByRole("heading", { name: "This map can't be opened" });
  server.use(answer(readSubjectMap, science));
  await student.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("region", { name: "Class 8" })).toBeTruthy();
});
