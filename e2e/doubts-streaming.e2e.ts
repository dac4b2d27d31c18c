import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { doubtBox, openDoubts } from "./doubt-pages.ts";
import { heldHalfWay } from "./model.ts";
import { look } from "./look.ts";
import { modelStage } from "./model-stage.ts";
import { doubtInWords } from "../server/testing/openai-words.ts";

const stage = modelStage();

const doubt = "Why does the pot run over?";
const first = "It runs over because more comes in than goes out.";

/** Half of a solution in words, with the rest of its ways yet to come. */
async function givenHalfASolution() {
  const page = await openDoubts(await stage.page());
  const solution = doubtInWords(doubt);
  const [way] = solution.approaches;
  const approaches = ["By an example", "By a picture", "By a story"].map((title) => ({
    title,
    content: `${title}: ${way?.content ?? ""}`,
    steps: Array.from({ length: 8 }, (_, step) => `Look at pot ${step + 1} of ${title}`),
  }));
  const held = heldHalfWay({ json: { ...solution, content: first, approaches } });
  stage.model.respondWith(held.behaviour);
  await doubtBox(page).fill(doubt);
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page.getByText(first).waitFor();
  return { page, goOn: held.goOn, asks: stage.model.requests.length };
}

async function expectWhole(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText("Was this helpful?").waitFor();
  const tabs = page.getByRole("tablist", { name: "Approaches" }).getByRole("tab");
  expect(await tabs.allTextContents()).toEqual(["By an example", "By a picture", "By a story"]);
}

test("a solution shows its first words before its last, and goes on after a reload", async () => {
  const { page, goOn, asks } = await givenHalfASolution();
  await page.getByRole("heading", { name: "Working on your answer" }).waitFor();
  expect(await page.getByText("Was this helpful?").count()).toBe(0);
  await look(page, "doubts-growing");
  await page.reload();
  await page.getByRole("heading", { name: "Working on your answer" }).waitFor();
  await page.getByText(first).waitFor();
  goOn();
  await expectWhole(page);
  expect(stage.model.requests).toHaveLength(asks);
  await look(page, "doubts-model");
});

test("Stop keeps what was written, and Ask again completes it", async () => {
  const { page } = await givenHalfASolution();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("heading", { name: "You stopped this answer." }).waitFor();
  await page.getByText(first).waitFor();
  await look(page, "doubts-stopped");
  stage.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByRole("region", { name: "Your question" }).getByText(doubt).waitFor();
});

test("what is refined by a model grows in the place of what was there", async () => {
  const { page, goOn } = await givenHalfASolution();
  goOn();
  await expectWhole(page);
  await page.getByRole("button", { name: "Refine this solution" }).click();
  await page.getByLabel("What should be different?").fill("With a bucket, please");
  const held = heldHalfWay({ json: { ...doubtInWords(doubt), content: "Now with a bucket." } });
  stage.model.respondWith(held.behaviour);
  await page.getByRole("button", { name: "Refine", exact: true }).click();
  await page.getByRole("heading", { name: "Working on your answer" }).waitFor();
  await page.getByText("Now with a bucket.").waitFor();
  held.goOn();
  await page.getByText("You asked for a change: “With a bucket, please”").waitFor();
  await page.getByText("Earlier solution").click();
  await page.getByText(first).waitFor();
});
