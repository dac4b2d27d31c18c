import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AiResponse } from "#shared/contracts/answer.ts";
import { loudOnes } from "../asking/testing/loud-ones.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { address } from "../../testing/open-app.tsx";
import { button, givenBrowser, heading } from "../homework/testing/given-homework.ts";
import { aSolution, givenTutor, solve } from "./testing/given-doubts.ts";

beforeEach(givenBrowser);
afterEach(() => vi.unstubAllGlobals());

const main = () => within(screen.getByRole("main"));

const declined = (changes: Partial<AiResponse>) =>
  aSolution({ declined: true, approaches: [], steps: [], practiceProblems: [], ...changes });

test("a page on the idea behind a question has that heading and announcement, never those of a solution", async () => {
  givenTutor(aSolution({ replyKind: "idea", content: "This is about **Friction**." }));
  await solve("friction ka use 5 jagah");
  await heading("I can't answer this one yet. This is the idea behind it");
  expect(main().getByText("I can't answer this one yet. This is the idea behind it.").tagName).toBe(
    "OUTPUT",
  );
  expect(screen.queryByRole("heading", { name: "Solution" })).toBeNull();
  expect(screen.queryByText("Your answer is ready.")).toBeNull();
});

test("a library sentence that answers the doubt is above the page that contains it", async () => {
  const engine = "built-in" as const;
  givenTutor(
    aSolution({
      engine,
      check: { status: "unchecked" },
      answer: "Inertia is laziness.",
      content: "Bodies stay.",
      steps: [],
    }),
  );
  await solve("what is inertia");
  const answer = await screen.findByText("Inertia is laziness.");
  const page = screen.getByText("Bodies stay.");
  expect(answer.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText("Inertia is laziness.")).toHaveLength(1);
  expect(screen.getByRole("tab", { name: "By a graph" })).toBeTruthy();
});

test("a page on a topic requested by name is an explanation", async () => {
  givenTutor(aSolution({ replyKind: "topic" }));
  await solve("photosynthesis");
  await heading("Explanation");
  expect(main().getByText("Your explanation is ready.").tagName).toBe("OUTPUT");
  expect(screen.getAllByRole("heading", { name: "Explanation" })).toHaveLength(1);
});

test("a refusal is never announced as an answer", async () => {
  givenTutor(declined({ content: "I can't write letters yet." }));
  await solve();
  await heading("I can't answer this one yet");
  expect(main().getByText("I can't answer this one yet.").tagName).toBe("OUTPUT");
  expect((await button("Edit doubt")).className).toContain("bg-marigold");
  expect(await accessibilityProblems()).toEqual([]);
});

test("the primary button of a refusal opens the topic that helps, which is explained there", async () => {
  const offers = [{ label: "Open Pollution", tool: "concept", ask: "Pollution" } as const];
  givenTutor(declined({ content: "I can't write letters yet.", offers }));
  const student = await solve("write a letter on pollution");
  const open = await button("Open Pollution");
  expect(open.className).toContain("bg-marigold");
  expect((await button("Edit doubt")).className).not.toContain("bg-marigold");
  await student.click(open);
  expect(address()).toContain("/concepts");
  expect(await screen.findByText("Pollution")).toBeTruthy();
});

test("of several similar topics the first is the primary button, not Edit", async () => {
  const offers = ["Heat", "Light"].map(
    (ask) => ({ label: `Learn about ${ask}`, tool: "concept", ask }) as const,
  );
  givenTutor(declined({ content: "I don't have the answer to this one yet.", offers }));
  const student = await solve("heat of light");
  await heading("I can't answer this one yet");
  await button("Edit doubt");
  expect(loudOnes()).toEqual(["Learn about Heat"]);
  await student.click(await button("Learn about Light"));
  expect(address()).toContain("/concepts");
});

test("a study plan for a test has its own heading and three links", async () => {
  const offers = [
    { label: "Learn Fractions", tool: "concept", ask: "Fractions" },
    { label: "Learn Decimals", tool: "concept", ask: "Decimals" },
    { label: "Try an exercise", tool: "homework", ask: "3/4 + 1/4" },
  ] as const;
  givenTutor(declined({ replyKind: "plan", content: "**Tonight**", offers: [...offers] }));
  const student = await solve("i have a maths test tomorrow");
  await heading("Your plan");
  const ways = within(await screen.findByRole("list", { name: "Where to go from here" }));
  expect(ways.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
    offers.map(({ label }) => label),
  );
  await student.click(ways.getByRole("button", { name: "Try an exercise" }));
  expect(address()).toBe("/homework");
  expect(
    await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /question/iu }),
  ).toHaveProperty("value", "3/4 + 1/4");
});

test("a reply to an off-topic question is neither an answer nor a failure", async () => {
  givenTutor(declined({ replyKind: "aside", content: "I'm here to help you study." }));
  await solve("tell me a joke");
  await heading("Back to your books");
  expect(screen.queryByRole("heading", { name: "I can't answer this one yet" })).toBeNull();
});
