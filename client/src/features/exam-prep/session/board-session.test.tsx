import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityProblems } from "../../../testing/accessibility.ts";
import { loudOnes } from "../../asking/testing/loud-ones.ts";
import { aResponse, aResult, aSession, aShort } from "../testing/exam-samples.ts";
import { givenSession, openSession } from "../testing/given-exam.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

test("a board answer is written, compared point by point, and marked", async () => {
  const session = aSession({
    id: 41,
    sessionType: "board_answers",
    subject: "Science",
    questions: [aShort("s-1"), aShort("s-2")],
  });
  const result = aResult({
    score: 50,
    marks: { gained: 1, of: 4 },
    byTopic: [],
    weakTopics: [],
    responses: [
      aResponse("s-1", { written: "Heat comes out.", marks: 1, isRight: false }),
      aResponse("s-2", { marks: 0, isRight: false }),
    ],
  });
  const finishes = givenSession(session, result);
  const student = await openSession(session);
  expect((await button("Compare with the model answer")).hasAttribute("disabled")).toBe(true);
  expect(screen.queryByText("Energy is given out.")).toBeNull();
  await student.type(screen.getByLabelText("Your answer"), "Heat comes out.");
  await student.click(await button("Compare with the model answer"));
  await heading("Model answer");
  expect(screen.getByText("You give yourself 0 of 2 marks")).toBeTruthy();
  await student.click(screen.getByRole("checkbox", { name: /Energy is given out/u }));
  expect(screen.getByText("You give yourself 1 of 2 marks")).toBeTruthy();
  expect(loudOnes()).toEqual(["Next Question"]);
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await button("Next Question"));
  await heading("Question 2 of 2");
  await student.click(screen.getByRole("checkbox", { name: "I wrote it on paper" }));
  await student.click(await button("Compare with the model answer"));
  await student.click(await button("Complete Session"));
  expect(await screen.findByText("1 of 4 marks")).toBeTruthy();
  expect(finishes).toMatchObject([
    {
      responses: [
        { questionId: "s-1", written: "Heat comes out.", marks: 1 },
        { questionId: "s-2", written: null, marks: 0 },
      ],
    },
  ]);
});
