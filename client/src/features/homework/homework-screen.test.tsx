import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  checkHomeworkAnswer,
  practiseHomework,
  revealHomework,
} from "#shared/contracts/homework.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { loudOnes } from "../asking/testing/loud-ones.ts";
import { anAnswer, someHints } from "../asking/testing/answer-samples.ts";
import {
  askFor,
  button,
  givenBrowser,
  givenTutor,
  heading,
  keysOf,
  questionBox,
  submitQuestion,
} from "./testing/given-homework.ts";

beforeEach(givenBrowser);

const enabled = (element: HTMLElement) => !element.hasAttribute("disabled");
const ownAnswer = () => screen.findByRole("textbox", { name: "Your answer" });

test("a question needs text or a photo", async () => {
  const student = openApp("/homework", asha);
  const box = await questionBox();
  const submit = await button("Get Help");
  expect(enabled(submit)).toBe(false);
  await student.type(box, "   ");
  expect(enabled(submit)).toBe(false);
  await student.type(box, "2 + 2");
  expect(enabled(submit)).toBe(true);
  expect(await accessibilityProblems()).toEqual([]);
});

test("the question stays visible while the student selects the help level", async () => {
  await submitQuestion("Solve 2x + 3 = 11 ");
  await heading("How much help do you want?");
  expect(screen.getByRole("region", { name: "Your question" }).textContent).toContain(
    "Solve 2x + 3 = 11",
  );
  const names = [/^Complete Solution/u, /^Guided Hints/u, /^Step-by-Step Guide/u];
  for (const name of names) expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test("Edit question leads back to the text", async () => {
  const student = await submitQuestion();
  await student.click(await button("Edit question"));
  expect(await questionBox()).toHaveProperty("value", "Solve 2x + 3 = 11");
});

test("a complete solution is requested once and shown whole", async () => {
  const { asks, conversations } = givenTutor();
  await askFor(/^Complete Solution/u);

  expect(await heading("Solution")).toBe(document.activeElement);
  expect(conversations).toEqual([{ type: "homework", title: "Solve 2x + 3 = 11" }]);
  expect(asks).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/u),
      fields: { question: "Solve 2x + 3 = 11", conversationId: "7", helpLevel: "full" },
    },
  ]);
  expect(address()).toBe("/homework?c=7&m=12");
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Solution",
    "Answer",
    "Explanation",
    "Steps",
    "Key topics",
    "Similar solved examples",
    "Could you do one like it?",
    "Continue Learning",
  ]);
  expect(within(main.getByRole("list", { name: "Steps" })).getAllByRole("listitem")).toHaveLength(
    2,
  );
  expect(main.getByText(/^Checked/u).textContent).toContain("put back into the equation");
  expect(main.getByText("Answered by the built-in tutor")).toBeTruthy();
  expect(main.getByText("Your answer is ready.").tagName).toBe("OUTPUT");
  await waitFor(() => expect(document.querySelector(".katex")).not.toBeNull());
  expect(await accessibilityProblems()).toEqual([]);
});

test("an unchecked answer says so, and names its source", async () => {
  givenTutor(anAnswer({ check: { status: "unchecked" }, engine: "openai" }));
  await askFor(/^Complete Solution/u);
  expect(await screen.findByText(/^Not checked/u)).toBeTruthy();
  expect(screen.getByText("Answered by AI")).toBeTruthy();
});

test("an exercise with an open part has no check mark, and is not labelled as library text", async () => {
  givenTutor(anAnswer({ check: { status: "unchecked" }, engine: "built-in" }));
  await askFor(/^Complete Solution/u);
  expect(await screen.findByText("Not checked to the end: go through it yourself.")).toBeTruthy();
  expect(screen.queryByText(/^From our own library/u)).toBeNull();
});

test("hints open one at a time, and the solution only after all of them", async () => {
  givenTutor(someHints());
  server.use(answer(revealHomework, { aiResponse: anAnswer(), message: { id: 12 } }));
  const student = await askFor(/^Guided Hints/u);

  await heading("Hint 1 of 3");
  expect(screen.queryByText("The first move")).toBeNull();
  expect(screen.queryByRole("button", { name: "Show the full solution" })).toBeNull();
  await student.click(await button("Show next hint"));
  expect((await screen.findByText("The first move")).closest("li")).toBe(document.activeElement);
  await student.click(await button("Show next hint"));
  await heading("Hint 3 of 3");
  expect(screen.queryByRole("button", { name: "Show next hint" })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);

  await student.click(await button("Show the full solution"));
  await heading("Answer");
  expect(await heading("Solution")).toBe(document.activeElement);
});

test("a student who tried may open the solution before the last hint", async () => {
  givenTutor(someHints());
  let given: unknown;
  const wrong = { verdict: "wrong", feedback: "Put 7 back into the equation." } as const;
  server.use(
    answer(checkHomeworkAnswer, wrong, async (request) => void (given = await request.json())),
  );
  const student = await askFor(/^Guided Hints/u);
  await student.type(await ownAnswer(), "7{Enter}");

  expect(await screen.findByText("Put 7 back into the equation.")).toBeTruthy();
  expect(given).toEqual({ messageId: 12, given: "7" });
  expect(await button("Show the full solution")).toBeTruthy();
});

test.each([
  ["right", "Yes, that's right!"],
  ["unfinished", "As it is."],
  ["unreadable", "As it is."],
] as const)("an answer that is %s gets one line of feedback: %s", async (verdict, words) => {
  givenTutor(someHints());
  server.use(answer(checkHomeworkAnswer, { verdict, feedback: "As it is." }));
  const student = await askFor(/^Guided Hints/u);
  await student.type(await ownAnswer(), "x = 4{Enter}");
  const line = await screen.findByText(words);
  expect(line.parentElement?.children).toHaveLength(1);
});

test("an answer that couldn't be checked stays in its field, with the reason", async () => {
  givenTutor(someHints());
  server.use(refuse(checkHomeworkAnswer, 500, { detail: "Something broke here. Try again." }));
  const student = await askFor(/^Guided Hints/u);
  await student.type(await ownAnswer(), "x = 4{Enter}");
  expect(await screen.findByText("Something broke here. Try again.")).toBeTruthy();
  expect(await ownAnswer()).toHaveProperty("value", "x = 4");
});

test("the guide opens a step at a time, and leaves the last computation to the student", async () => {
  const steps = [...anAnswer().steps, { title: "Divide", why: "", result: null }];
  givenTutor(someHints({ steps, tryIt: { prompt: "What is 8 ÷ 2?" } }));
  const student = await askFor(/^Step-by-Step Guide/u);
  await heading("Step 1 of 3");
  expect(screen.queryByText("What is 8 ÷ 2?")).toBeNull();
  await student.click(await button("Next step"));
  await student.click(await button("Next step"));
  expect(await screen.findByText("What is 8 ÷ 2?")).toBeTruthy();
  expect(await ownAnswer()).toBeTruthy();
});

test("a declined question is shown plainly, with a next step and no practice question", async () => {
  givenTutor(anAnswer({ declined: true, content: "Without an AI model I only know maths." }));
  const student = await askFor(/^Complete Solution/u);
  expect(await screen.findByText("Without an AI model I only know maths.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Test Me" })).toBeNull();
  await student.click(await button("Edit question"));
  expect(await questionBox()).toHaveProperty("value", "Solve 2x + 3 = 11");
  expect(address()).toBe("/homework");
});

test("a question that may be meant is the primary button, and is asked unchanged at the same level", async () => {
  const { asks } = givenTutor(anAnswer({ declined: true, suggestion: "Solve 2x + 3 = 11" }));
  const student = await askFor(/^Guided Hints/u);
  await student.click(await button("Did you mean: Solve 2x + 3 = 11?"));
  await waitFor(() => expect(asks).toHaveLength(2));
  expect(asks[1]?.fields).toMatchObject({
    question: "Solve 2x + 3 = 11",
    helpLevel: "hint",
    conversationId: "7",
  });
  expect(asks[1]?.key).not.toBe(asks[0]?.key);
});

test("of several questions that may be meant the most likely is the primary button, beside the topic", async () => {
  const offer = { label: "Learn about Friction", tool: "concept", ask: "Friction" } as const;
  const followUpQuestions = ["What is friction?", "Why do tyres have treads?"];
  const { asks } = givenTutor(anAnswer({ declined: true, followUpQuestions, offers: [offer] }));
  const student = await askFor(/^Complete Solution/u);
  await button("Learn about Friction");
  expect(loudOnes()).toEqual(["What is friction?"]);
  await student.click(await button("Why do tyres have treads?"));
  await waitFor(() => expect(asks).toHaveLength(2));
  expect(asks[1]?.fields).toMatchObject({ question: "Why do tyres have treads?" });
});

test("Test Me gives a similar question, checks the answer, shows the solution and leads back", async () => {
  givenTutor();
  const { tryIt, ...held } = someHints({ content: "Solve 3x + 5 = 14", steps: [] });
  server.use(
    answer(practiseHomework, {
      aiResponse: { ...held, ...(tryIt && { tryIt }) },
      message: { id: 13 },
    }),
    answer(checkHomeworkAnswer, { verdict: "right", feedback: "It fits." }),
    answer(revealHomework, {
      aiResponse: anAnswer({ content: "Subtract 5 first." }),
      message: { id: 13 },
    }),
  );
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Test Me"));

  expect(await heading("Test yourself")).toBe(document.activeElement);
  expect(await screen.findByText("Solve 3x + 5 = 14")).toBeTruthy();
  expect(address()).toBe("/homework?c=7&m=12&p=13");
  await student.type(await ownAnswer(), "x = 3{Enter}");
  expect(await screen.findByText("Yes, that's right!")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await button("Show solution"));
  expect(await screen.findByText("Subtract 5 first.")).toBeTruthy();
  expect(screen.getByText("Solve 3x + 5 = 14")).toBeTruthy();
  await student.click(await button("Back to Solution"));
  await heading("Solution");
  expect(address()).toBe("/homework?c=7&m=12");
});

test("Another question is a new one", async () => {
  givenTutor();
  const keys = keysOf(practiseHomework);
  server.use(answer(practiseHomework, { aiResponse: someHints(), message: { id: 13 } }));
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Test Me"));
  await student.click(await button("Another question"));
  await waitFor(() => expect(new Set(keys).size).toBe(2));
});

test("a practice question that fails can be requested again with the same key", async () => {
  givenTutor();
  const keys = keysOf(practiseHomework);
  server.use(refuse(practiseHomework, 503, { detail: "We couldn't reach the tutor." }));
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("Test Me"));
  expect(await screen.findByText("We couldn't reach the tutor.")).toBeTruthy();
  server.use(answer(practiseHomework, { aiResponse: someHints(), message: { id: 13 } }));
  await student.click(await button("Try again"));
  await heading("Test yourself");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("Ask This asks the question at the same level in the same conversation", async () => {
  const { asks, conversations } = givenTutor(someHints());
  const student = await askFor(/^Guided Hints/u);
  await student.click(await button("Ask This"));
  await waitFor(() => expect(asks).toHaveLength(2));
  expect(asks[1]?.fields).toEqual({
    question: "What if it were $2x - 3 = 11$?",
    conversationId: "7",
    helpLevel: "hint",
  });
  expect(asks[1]?.key).not.toBe(asks[0]?.key);
  expect(conversations).toHaveLength(1);
});

test("New Question starts a new conversation", async () => {
  givenTutor();
  const student = await askFor(/^Complete Solution/u);
  await student.click(await button("New Question"));
  expect(await questionBox()).toHaveProperty("value", "");
  expect(await heading("What are you working on?")).toBe(document.activeElement);
  expect(address()).toBe("/homework");
});

test("typed text survives a reload, for this student only", async () => {
  const student = openApp("/homework", asha);
  await student.type(await questionBox(), "Half a ques");
  cleanup();
  openApp("/homework", asha);
  expect(await questionBox()).toHaveProperty("value", "Half a ques");
  cleanup();
  openApp("/homework", { ...asha, id: 1002 });
  expect(await questionBox()).toHaveProperty("value", "");
});

test("an answered question leaves no draft behind", async () => {
  givenTutor();
  await askFor(/^Complete Solution/u);
  await heading("Solution");
  expect(sessionStorage).toHaveLength(0);
});
