import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { doubtBox, openDoubts } from "./doubt-pages.ts";
import { pauseHalfWay } from "./model.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { modelFixtures } from "./model-fixtures.ts";
import { doubtInWords } from "../server/testing/openai-words.ts";

const fixtures = modelFixtures();

const doubt = "Why does the pot run over?";
const first = "It runs over because more comes in than goes out.";

/** Half of a solution in words; its other approaches come after the pause. */
async function givenHalfASolution() {
  const page = await openDoubts(await fixtures.page());
  const solution = doubtInWords(doubt);
  const [way] = solution.approaches;
  const approaches = ["By an example", "By a picture", "By a story"].map((title) => ({
    title,
    content: `${title}: ${way?.content ?? ""}`,
    steps: Array.from({ length: 8 }, (_, step) => `Look at pot ${step + 1} of ${title}`),
  }));
  const answer = pauseHalfWay({ json: { ...solution, content: first, approaches } });
  fixtures.model.respondWith(answer.behaviour);
  await doubtBox(page).fill(doubt);
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page.getByText(first).waitFor();
  return { page, resume: answer.resume, asks: fixtures.model.requests.length };
}

async function expectWhole(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText("Was this helpful?").waitFor();
  const tabs = page.getByRole("tablist", { name: "Approaches" }).getByRole("tab");
  expect(await tabs.allTextContents()).toEqual(["By an example", "By a picture", "By a story"]);
}

test("a solution shows its first words before its last, and streams on after a reload", async () => {
  const { page, resume, asks } = await givenHalfASolution();
  await page.getByRole("heading", { name: "Working on your answer" }).waitFor();
  expect(await page.getByText("Was this helpful?").count()).toBe(0);
  await expectScreenFits(page, "doubts-growing");
  await page.reload();
  await page.getByRole("heading", { name: "Working on your answer" }).waitFor();
  await page.getByText(first).waitFor();
  resume();
  await expectWhole(page);
  expect(fixtures.model.requests).toHaveLength(asks);
  await expectScreenFits(page, "doubts-model");
});

test("Stop keeps what was written, and Ask again completes it", async () => {
  const { page } = await givenHalfASolution();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("heading", { name: "You stopped this answer." }).waitFor();
  await page.getByText(first).waitFor();
  await expectScreenFits(page, "doubts-stopped");
  fixtures.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByRole("region", { name: "Your question" }).getByText(doubt).waitFor();
});

test("a model's refinement streams in the place of the solution it replaces", async () => {
  const { page, resume } = await givenHalfASolution();
  resume();
  await expectWhole(page);
  await page.getByRole("button", { name: "Refine this solution" }).click();
  await page.getByLabel("What should be different?").fill("With a bucket, please");
  const answer = pauseHalfWay({ json: { ...doubtInWords(doubt), content: "Now with a bucket." } });
  fixtures.model.respondWith(answer.behaviour);
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  await page.getByRole("heading", { name: "Working on your answer" }).waitFor();
  await page.getByText("Now with a bucket.").waitFor();
  answer.resume();
  await page.getByText("You asked for a change: “With a bucket, please”").waitFor();
  await page.getByText("Earlier solution").click();
  await page.getByText(first).waitFor();
});
