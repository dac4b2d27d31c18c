import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityProblems } from "../../../testing/accessibility.ts";
import { loudOnes } from "../../asking/testing/loud-ones.ts";
import { aChoice, aNumerical, aSession } from "../testing/exam-samples.ts";
import { givenSession, openSession, option } from "../testing/given-exam.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

const aMock = (id: number) =>
  aSession({
    id,
    sessionType: "mock",
    subject: "JEE Main",
    examType: "JEE",
    questions: [aNumerical("m-1"), aChoice("q-1"), aChoice("q-2"), aChoice("q-3")],
  });

/** The state of each question in the palette. */
const states = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole("button", { name: /^Question \d/u })
    .map((each) => each.getAttribute("aria-label"));

test("a test shows no verdict before its end, allows any order, and shows all states at its end", async () => {
  const session = aMock(31);
  const finishes = givenSession(session);
  const student = await openSession(session);
  await student.type(await screen.findByLabelText("Your answer"), "39");
  expect(loudOnes()).toEqual(["Save & Next"]);
  await student.click(await button("Save & Next"));
  await heading("Question 2 of 4");
  await student.click(await option("25 m/s"));
  await student.click(await button("Mark for review & Next"));
  await heading("Question 3 of 4");
  expect(screen.queryByText("Not quite")).toBeNull();
  await student.click(await button("Mark for review & Next"));
  await heading("Question 4 of 4");
  await student.click(await option("5 m/s"));
  await student.click(await button("Clear"));
  expect(await option("5 m/s")).toHaveProperty("checked", false);
  await student.click(await button("Save & Next"));
  await heading("Before you submit");
  expect(states(screen.getByRole("main"))).toEqual([
    "Question 1, answered",
    "Question 2, answered and marked",
    "Question 3, marked for review",
    "Question 4, not answered",
  ]);
  expect(loudOnes()).toEqual(["Submit test"]);
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await button("Question 3, marked for review"));
  await heading("Question 3 of 4");
  await student.click(await option("10 m/s"));
  await student.click(await button("All questions"));
  await student.click(await button("Review and submit"));
  await student.click(await button("Submit test"));
  await heading("Session complete");
  expect(finishes).toMatchObject([
    {
      responses: [
        { questionId: "m-1", typed: "39", choice: null, isMarked: false },
        { questionId: "q-1", choice: 2, isMarked: true },
        { questionId: "q-2", choice: 1, isMarked: true },
      ],
    },
  ]);
});

test("the palette counts the states and links to any question", async () => {
  const session = aMock(32);
  givenSession(session);
  const student = await openSession(session);
  await student.click(await button("All questions"));
  const palette = await screen.findByRole("dialog", { name: "All questions" });
  expect(states(palette)).toEqual([
    "Question 1, not answered",
    "Question 2, not visited",
    "Question 3, not visited",
    "Question 4, not visited",
  ]);
  expect(within(palette).getByText("Not visited").textContent).toBe("3Not visited");
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(within(palette).getByRole("button", { name: "Question 4, not visited" }));
  await heading("Question 4 of 4");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "All questions" })).toBeNull());
});

test("the sections of a mock link to their first questions", async () => {
  const session = aMock(33);
  givenSession(session);
  const student = await openSession(session);
  const sections = screen.getByRole("navigation", { name: "Sections" });
  await student.click(within(sections).getByRole("button", { name: /^Physics/u }));
  await heading("Question 2 of 4");
  const here = within(sections).getByRole("button", { name: /^Physics/u });
  expect(here.getAttribute("aria-current")).toBe("true");
});

test("by keyboard, arrows move, digits select, M marks, and typing in fields is not intercepted", async () => {
  const session = aMock(34);
  givenSession(session);
  const student = await openSession(session);
  await student.type(await screen.findByLabelText("Your answer"), "12 m");
  expect(await screen.findByLabelText("Your answer")).toHaveProperty("value", "12 m");
  await student.click(await heading("Question 1 of 4"));
  await student.keyboard("{ArrowRight}");
  await heading("Question 2 of 4");
  await student.keyboard("4m");
  await student.click(await option("25 m/s"));
  // On radio buttons the arrow keys would select another option.
  await student.keyboard("{ArrowRight}{ArrowLeft}");
  await heading("Question 2 of 4");
  expect(await option("25 m/s")).toHaveProperty("checked", true);
  await student.click(await button("All questions"));
  expect(states(await screen.findByRole("dialog", { name: "All questions" })).slice(0, 3)).toEqual([
    "Question 1, answered",
    "Question 2, answered and marked",
    "Question 3, not answered",
  ]);
});
