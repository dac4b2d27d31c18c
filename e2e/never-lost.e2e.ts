import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";
import { pauseHalfWay } from "./model.ts";
import { modelFixtures } from "./model-fixtures.ts";
import { askHomework, signUp } from "./student.ts";

const fixtures = modelFixtures();

const question = "Solve 3x^2 - 17x + 11 = 0";

/** Signs up a student whose answer is half written and pauses there. */
async function givenHalfAnAnswer() {
  const page = await fixtures.page();
  await signUp(page);
  const answer = pauseHalfWay();
  fixtures.model.respondWith(answer.behaviour);
  await askHomework(page, question);
  await firstStep(page).waitFor();
  return { page, resume: answer.resume, asks: fixtures.model.requests.length };
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

test("a reload in the middle shows all that was written and streams on to the end", async () => {
  const { page, resume, asks } = await givenHalfAnAnswer();
  const textBefore = await firstStep(page).textContent();
  await page.reload();
  await growing(page).waitFor();
  await firstStep(page).waitFor();
  expect(await firstStep(page).textContent()).toBe(textBefore);
  resume();
  await expectWholeAnswer(page);
  expect(fixtures.model.requests).toHaveLength(asks);
});

test("a page that goes offline in the middle says so, and streams on when it is online again", async () => {
  const { page, resume, asks } = await givenHalfAnAnswer();
  await page.context().setOffline(true);
  resume();
  await page.getByText("Connection lost. Your answer is still being written").waitFor();
  await firstStep(page).waitFor();
  await pictureEverywhere(page, "answer-connection-lost");
  await expectAccessible(page, "an answer whose connection is lost");
  await page.context().setOffline(false);
  await expectWholeAnswer(page);
  expect(fixtures.model.requests).toHaveLength(asks);
});

test("a tab closed in the middle finds its answer at the same address", async () => {
  const { page, resume, asks } = await givenHalfAnAnswer();
  const context = page.context();
  const address = page.url();
  await page.close();
  resume();
  await expect.poll(() => fixtures.model.openReplies()).toBe(0);
  const later = await context.newPage();
  await later.goto(address);
  await expectWholeAnswer(later);
  expect(fixtures.model.requests).toHaveLength(asks);
});

test("a second tab streams the same answer to its end", async () => {
  const { page, resume } = await givenHalfAnAnswer();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await growing(other).waitFor();
  await firstStep(other).waitFor();
  resume();
  await Promise.all([expectWholeAnswer(page), expectWholeAnswer(other)]);
});

test("a server that is killed in the middle and comes back: the page says so, and Try again answers", async () => {
  const { page } = await givenHalfAnAnswer();
  const textBefore = await firstStep(page).textContent();
  await fixtures.product.kill();
  await page.getByText("Connection lost. Your answer is still being written").waitFor();
  await fixtures.product.startAgain();
  await page.getByText(/was interrupted before it could finish/u).waitFor();
  await page.getByRole("heading", { name: "This answer isn't finished" }).waitFor();
  // What she was reading stays on the screen.
  expect(await firstStep(page).textContent()).toBe(textBefore);
  await pictureEverywhere(page, "answer-interrupted");
  await expectAccessible(page, "an interrupted answer");
  const address = page.url();
  fixtures.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expectWholeAnswer(page);
  expect(await firstStep(page).textContent()).toBe(textBefore);
  expect(page.url()).toBe(address);
});
