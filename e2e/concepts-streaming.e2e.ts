import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { conceptInWords } from "../server/testing/openai-words.ts";
import { conceptBox, openStarters } from "./concept-pages.ts";
import { heldHalfWay } from "./model.ts";
import { look } from "./look.ts";
import { modelStage } from "./stage.ts";

const stage = modelStage();

const first = "The sky looks blue because of how light is scattered.";
const last = "And that is the whole story of the blue sky.";
const middle = Array.from(
  { length: 30 },
  (_, place) => `Sentence ${place + 1} tells a little more of what happens to the light up there.`,
);

/** A long explanation that rests half way until it is let go. */
async function givenHalfAnExplanation() {
  const page = await openStarters(await stage.page());
  const content = [first, ...middle, last].join("\n\n");
  const held = heldHalfWay({ json: { ...conceptInWords("the sky"), content } });
  stage.model.respondWith(held.behaviour);
  await conceptBox(page).fill("Why is the sky blue?");
  await page.keyboard.press("Enter");
  await page.getByText(first).waitFor();
  await page.getByText("Sentence 10 tells").waitFor();
  return { page, goOn: held.goOn, asks: stage.model.requests.length };
}

async function expectWhole(page: Page): Promise<void> {
  await page.getByText(last).waitFor();
  await page.getByRole("heading", { name: "How was this for you?" }).waitFor();
  await page.getByText("Not checked:").waitFor();
}

test("her words stand there at once, and the explanation's first words before its last", async () => {
  const { page, goOn } = await givenHalfAnExplanation();
  expect(await page.getByText(last).count()).toBe(0);
  expect(await page.getByRole("button", { name: "I understood" }).count()).toBe(0);
  const typed = "and at sunset?";
  await conceptBox(page).fill(typed);
  await look(page, "concepts-growing");
  // An answer is on its way: what she types meanwhile waits.
  await page.keyboard.press("Enter");
  expect(await page.getByRole("article").count()).toBe(1);
  goOn();
  await expectWhole(page);
  expect(await conceptBox(page).inputValue()).toBe(typed);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
});

test("the page goes along with the words, until she scrolls up to read; Jump to latest leads back", async () => {
  const { page, goOn } = await givenHalfAnExplanation();
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(40);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -300);
  await jump(page).waitFor();
  const reading = await page.evaluate<number>("scrollY");
  await look(page, "concepts-left-behind");
  goOn();
  await page.getByText("Sentence 25 tells").waitFor();
  expect(await page.evaluate<number>("scrollY")).toBe(reading);
  await expectWhole(page);
  expect(await page.evaluate<number>("scrollY")).toBe(reading);
});

test("Jump to latest goes along again", async () => {
  const { page, goOn } = await givenHalfAnExplanation();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -300);
  await jump(page).click();
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(40);
  const before = await page.evaluate<number>("scrollY");
  goOn();
  await expectWhole(page);
  expect(await page.evaluate<number>("scrollY")).toBeGreaterThan(before + 400);
  expect(await jump(page).count()).toBe(0);
});

test("Stop keeps what was written, and Ask again completes it", async () => {
  const { page } = await givenHalfAnExplanation();
  await page.getByRole("button", { name: "Stop" }).click();
  const stopped = page.getByRole("heading", { name: "You stopped this answer." });
  await stopped.waitFor();
  await page.getByText("Sentence 10 tells").waitFor();
  await expect.poll(() => stage.model.openReplies()).toBe(0);
  await look(page, "concepts-stopped");
  await page.reload();
  await stopped.waitFor();
  await page.getByText(first).waitFor();
  stage.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByRole("heading", { name: "How was this for you?" }).waitFor();
  await page.getByText(/is an idea that explains many things/u).waitFor();
});

test("a reload in the middle shows what was written and goes on to the end", async () => {
  const { page, goOn, asks } = await givenHalfAnExplanation();
  await page.reload();
  await page.getByText("Sentence 10 tells").waitFor();
  expect(await page.getByText(last).count()).toBe(0);
  goOn();
  await expectWhole(page);
  expect(stage.model.requests).toHaveLength(asks);
});

test("a model's quiz is answered and told simpler in its own words", async () => {
  const page = await openStarters(await stage.page());
  await conceptBox(page).fill("Why is the sky blue?");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "I understood" }).click();
  await page.getByRole("heading", { name: "Quiz Time!" }).waitFor();
  await page.getByText("Question 1 of 3").waitFor();
  const right = page.getByRole("radio", { name: "10", exact: true });
  await right.check();
  await page.getByRole("button", { name: "Check Answer" }).click();
  await page.getByText("Right!").waitFor();
  await look(page, "concepts-model-quiz");
});

const jump = (page: Page) => page.getByRole("button", { name: "Jump to latest" });
const distanceToEnd = (page: Page) =>
  page.evaluate<number>("document.documentElement.scrollHeight - innerHeight - scrollY");
