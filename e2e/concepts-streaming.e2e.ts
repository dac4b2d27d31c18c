import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { conceptInWords } from "../server/testing/openai-words.ts";
import { conceptBox, openStarters } from "./concept-pages.ts";
import { pauseHalfWay } from "./model.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { modelFixtures } from "./model-fixtures.ts";

const fixtures = modelFixtures();

const first = "The sky looks blue because of how light is scattered.";
const last = "And that is the whole story of the blue sky.";
const middle = Array.from(
  { length: 30 },
  (_, place) => `Sentence ${place + 1} tells a little more of what happens to the light up there.`,
);

/** A long explanation that pauses half way until the test releases it. */
async function givenHalfAnExplanation() {
  const page = await openStarters(await fixtures.page());
  const content = [first, ...middle, last].join("\n\n");
  const answer = pauseHalfWay({ json: { ...conceptInWords("the sky"), content } });
  fixtures.model.respondWith(answer.behaviour);
  await conceptBox(page).fill("Why is the sky blue?");
  await page.keyboard.press("Enter");
  await page.getByText(first).waitFor();
  await page.getByText("Sentence 10 tells").waitFor();
  return { page, resume: answer.resume, asks: fixtures.model.requests.length };
}

async function expectWhole(page: Page): Promise<void> {
  await page.getByText(last).waitFor();
  await page.getByRole("heading", { name: "How was this for you?" }).waitFor();
  await page.getByText(/^Not checked:/u).waitFor();
}

test("the question appears at once, and the explanation's first words before its last", async () => {
  const { page, resume } = await givenHalfAnExplanation();
  expect(await page.getByText(last).count()).toBe(0);
  expect(await page.getByRole("button", { name: "I understood" }).count()).toBe(0);
  const typed = "and at sunset?";
  await conceptBox(page).fill(typed);
  await expectScreenFits(page, "concepts-growing");
  // An answer is in progress: what she types meanwhile waits.
  await page.keyboard.press("Enter");
  expect(await page.getByRole("article").count()).toBe(1);
  resume();
  await expectWhole(page);
  expect(await conceptBox(page).inputValue()).toBe(typed);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
});

test("the page follows the streamed words until she scrolls up; Jump to latest follows again", async () => {
  const { page, resume } = await givenHalfAnExplanation();
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(40);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -300);
  await jump(page).waitFor();
  const reading = await page.evaluate<number>("scrollY");
  await expectScreenFits(page, "concepts-left-behind");
  resume();
  await page.getByText("Sentence 25 tells").waitFor();
  expect(await page.evaluate<number>("scrollY")).toBe(reading);
  await expectWhole(page);
  expect(await page.evaluate<number>("scrollY")).toBe(reading);
});

test("the page follows a growing explanation, also after Jump to latest", async () => {
  const { page, resume } = await givenHalfAnExplanation();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, -300);
  await jump(page).click();
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(40);
  resume();
  await expectWhole(page);
  const json = { ...conceptInWords("the sky"), content: [first, ...middle, last].join("\n\n") };
  fixtures.model.respondWith({ kind: "answer", json, parts: 300, everyMs: 10 });
  const before = await noteGrowth(page);
  await page.getByRole("button", { name: "Where have you seen it today?" }).click();
  await page.getByText(last).nth(1).waitFor();
  await page.getByRole("heading", { name: "How was this for you?" }).waitFor();
  const { heights, tops } = await growth(page);
  expect(new Set(heights).size).toBeGreaterThan(5);
  expect(Math.max(...tops)).toBeGreaterThan(before + 1500);
  expect(tops.at(-1)).toBe(Math.max(...tops));
});

test("Stop keeps what was written, and Ask again completes it", async () => {
  const { page } = await givenHalfAnExplanation();
  await page.getByRole("button", { name: "Stop" }).click();
  const stopped = page.getByRole("heading", { name: "You stopped this answer." });
  await stopped.waitFor();
  await page.getByText("Sentence 10 tells").waitFor();
  await expect.poll(() => fixtures.model.openReplies()).toBe(0);
  await expectScreenFits(page, "concepts-stopped");
  await page.reload();
  await stopped.waitFor();
  await page.getByText(first).waitFor();
  fixtures.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByRole("heading", { name: "How was this for you?" }).waitFor();
  await page.getByText(/is an idea that explains many things/u).waitFor();
});

test("a reload in the middle shows what was written and streams on to the end", async () => {
  const { page, resume, asks } = await givenHalfAnExplanation();
  await page.reload();
  await page.getByText("Sentence 10 tells").waitFor();
  expect(await page.getByText(last).count()).toBe(0);
  resume();
  await expectWhole(page);
  expect(fixtures.model.requests).toHaveLength(asks);
});

test("a model's quiz is answered, and the model explains again in simpler words", async () => {
  const page = await openStarters(await fixtures.page());
  await conceptBox(page).fill("Why is the sky blue?");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "I understood" }).click();
  await page.getByRole("heading", { name: "Quiz Time!" }).waitFor();
  await page.getByText("Question 1 of 3").waitFor();
  const right = page.getByRole("radio", { name: "10", exact: true });
  await right.check();
  await page.getByRole("button", { name: "Check Answer" }).click();
  await page.getByText("Right!").waitFor();
  await expectScreenFits(page, "concepts-model-quiz");
});

const jump = (page: Page) => page.getByRole("button", { name: "Jump to latest" });
const distanceToEnd = (page: Page) =>
  page.evaluate<number>("document.documentElement.scrollHeight - innerHeight - scrollY");

/** Records from now on the page's height and scroll position, each time that it has grown. */
async function noteGrowth(page: Page): Promise<number> {
  await page.evaluate(`{
    const notes = { heights: [], tops: [] };
    window.growth = notes;
    const { documentElement, body } = document;
    new ResizeObserver(() => requestAnimationFrame(() => {
      notes.heights.push(documentElement.scrollHeight);
      notes.tops.push(scrollY);
    })).observe(body);
  }`);
  return page.evaluate<number>("scrollY");
}

const growth = (page: Page) =>
  page.evaluate<{ heights: number[]; tops: number[] }>("window.growth");
