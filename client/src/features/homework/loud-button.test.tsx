import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { practiseHomework } from "#shared/contracts/homework.ts";
import { answer } from "../../testing/api-mock.ts";
import { address } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { loudOnes } from "../asking/testing/loud-ones.ts";
import { anAnswer, someHints } from "../asking/testing/answer-samples.ts";
import {
  askFor,
  button,
  givenBrowser,
  givenTutor,
  heading,
  questionBox,
} from "./testing/given-homework.ts";

beforeEach(givenBrowser);

const ownAnswer = () => screen.findByRole("textbox", { name: "Your answer" });

test("the next hint is the primary button, and after the last one the student's own answer", async () => {
  givenTutor(someHints());
  const student = await askFor(/^Guided Hints/u);
  await student.type(await ownAnswer(), "7");
  expect(loudOnes()).toEqual(["Show next hint"]);
  await student.click(await button("Show next hint"));
  await student.click(await button("Show next hint"));
  await heading("Hint 3 of 3");
  expect(loudOnes()).toEqual(["Check my answer"]);
});

test("hints have that heading and announcement, never those of the solution", async () => {
  givenTutor(someHints());
  await askFor(/^Guided Hints/u);
  await heading("Let's work it out");
  expect((await screen.findByText("The first step of your help is ready.")).tagName).toBe("OUTPUT");
  expect(screen.queryByRole("heading", { name: "Solution" })).toBeNull();
  expect(screen.queryByText("Your answer is ready.")).toBeNull();
});

test("below a complete solution Test Me is the primary button", async () => {
  givenTutor();
  await askFor(/^Complete Solution/u);
  await heading("Solution");
  await button("New Question");
  expect(loudOnes()).toEqual(["Test Me"]);
});

test("in practice the student's own answer is the primary button", async () => {
  givenTutor();
  server.use(answer(practiseHomework, { aiResponse: someHints(), message: { id: 13 } }));
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Test Me"));
  await student.type(await ownAnswer(), "3");
  expect(loudOnes()).toEqual(["Check my answer"]);
});

test("a practice question that can't be created leads to an offer, and isn't offered again", async () => {
  givenTutor();
  const ask = "Solve 2x + 3 = 11";
  const aiResponse = anAnswer({
    declined: true,
    content: "I can't make one like this yet.",
    offers: [{ label: "Change a number", tool: "homework", ask }],
  });
  server.use(answer(practiseHomework, { aiResponse, message: { id: 13 } }));
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Test Me"));
  await screen.findByText("I can't make one like this yet.");
  expect(loudOnes()).toEqual(["Change a number"]);
  expect(screen.queryByRole("button", { name: "Another question" })).toBeNull();
  await student.click(await button("Change a number"));
  expect(address()).toBe("/homework");
  expect(await questionBox()).toHaveProperty("value", ask);
});
