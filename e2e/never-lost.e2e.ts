import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";
import { heldHalfWay } from "./model.ts";
import { modelStage } from "./model-stage.ts";
import { askHomework, signUp } from "./student.ts";

const stage = modelStage();

const question = "Solve 3x^2 - 17x + 11 = 0";

/** A student whose answer is half written and rests there. */
async function givenHalfAnAnswer() {
  const page = await stage.page();
  await signUp(page);
  const held = heldHalfWay();
  stage.model.respondWith(held.behaviour);
  await askHomework(page, question);
  await firstStep(page).waitFor();
  return { page, goOn: held.goOn, asks: stage.model.requests.length };
}

const firstStep = (page: Page) =>
  page.getByRole("list", { name: "Steps" }).getByRole("listitem").first();
const growing = (page: Page) => page.getByRole("heading", { name: "Working on your answer" });

async function expectWholeAnswer(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText(/^Checked:/u).waitFor();
  await page.getByRole("region", { name: "Your question" }).getByText("3x^2").waitFor();
  await page.getByRole("heading", { name: "Key topics" }).waitFor();
  expect(await page.getByRole("list", { name: "Steps" }).count()).toBeGreaterThan(0);
}

test("a reload in the middle shows all that was written and goes on to the end", async () => {
  const { page, goOn, asks } = await givenHalfAnAnswer();
  const written = await firstStep(page).textContent();
  await page.reload();
  await growing(page).waitFor();
  await firstStep(page).waitFor();
  expect(await firstStep(page).textContent()).toBe(written);
  goOn();
  await expectWholeAnswer(page);
  expect(stage.model.requests).toHaveLength(asks);
});

test("offline in the middle the page says so, and back online it goes on", async () => {
  const { page, goOn, asks } = await givenHalfAnAnswer();
  await page.context().setOffline(true);
  goOn();
  await page.getByText("Connection lost. Your answer is still being written").waitFor();
  await firstStep(page).waitFor();
  await pictureEverywhere(page, "answer-connection-lost");
  await expectAccessible(page, "an answer whose connection is lost");
  await page.context().setOffline(false);
  await expectWholeAnswer(page);
  expect(stage.model.requests).toHaveLength(asks);
});

test("a tab that was closed in the middle finds its answer at the same address", async () => {
  const { page, goOn, asks } = await givenHalfAnAnswer();
  const context = page.context();
  const address = page.url();
  await page.close();
  goOn();
  await expect.poll(() => stage.model.openReplies()).toBe(0);
  const later = await context.newPage();
  await later.goto(address);
  await expectWholeAnswer(later);
  expect(stage.model.requests).toHaveLength(asks);
});

test("a second tab sees the same answer grow and come to its end", async () => {
  const { page, goOn } = await givenHalfAnAnswer();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await growing(other).waitFor();
  await firstStep(other).waitFor();
  goOn();
  await Promise.all([expectWholeAnswer(page), expectWholeAnswer(other)]);
});

test("a server that is killed in the middle and comes back: the page says so, and Try again answers", async () => {
  const { page } = await givenHalfAnAnswer();
  const written = await firstStep(page).textContent();
  await stage.product.kill();
  await page.getByText("Connection lost. Your answer is still being written").waitFor();
  await stage.product.startAgain();
  await page.getByText(/was interrupted before it could finish/u).waitFor();
  await page.getByRole("heading", { name: "This answer isn't finished" }).waitFor();
  // What she was reading stays before her eyes.
  expect(await firstStep(page).textContent()).toBe(written);
  await pictureEverywhere(page, "answer-interrupted");
  await expectAccessible(page, "an interrupted answer");
  const address = page.url();
  stage.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expectWholeAnswer(page);
  expect(await firstStep(page).textContent()).toBe(written);
  expect(page.url()).toBe(address);
});
