import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";
import { pauseAfterHints, pauseHalfWay } from "./model.ts";
import { modelFixtures } from "./model-fixtures.ts";
import { askHomework, formulas, signUp, submitQuestion } from "./student.ts";
import { movedSinceSign, watch, watched } from "./watching.ts";

const fixtures = modelFixtures();

const question = "Solve 3x^2 - 17x + 11 = 0";
const growing = "Working on your answer";

async function openStudentPage(): Promise<Page> {
  const page = await fixtures.page();
  await watch(page);
  await signUp(page);
  return page;
}

/** CPU slowdown: a computer, and a phone of four years ago. */
test.for([1, 6])(
  "a tap shows the question and the answer skeleton before the network responds; %d times slower",
  async (slower, { annotate }) => {
    const page = await openStudentPage();
    await submitQuestion(page, question);
    const { called, letGo } = await holdCalls(page);
    await slowDown(page, slower);
    await page.getByRole("button", { name: "Complete Solution" }).click();
    await page.getByRole("heading", { name: growing }).waitFor();
    await page.getByRole("region", { name: "Your question" }).getByText("3x^2").waitFor();
    await page.getByRole("heading", { name: "Answer", exact: true }).waitFor();
    await expect.poll(async () => (await watched(page)).painted).toBeGreaterThan(0);
    await expect.poll(() => called.length).toBeGreaterThan(0);
    await slowDown(page, 1);
    await expectAccessible(page, "the shape of an answer");
    const { tap, sign, painted } = await watched(page);
    const [there, drawn] = [sign - tap, painted - tap].map((after) => after.toFixed(1));
    await annotate(`first sign of life ${there} ms after the tap, drawn after ${drawn} ms`);
    letGo();
    await page.getByText(/^Checked:/u).waitFor();
  },
);

/** Holds back the answers to all calls of the page until they are released. */
async function holdCalls(page: Page) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const called: string[] = [];
  await page.route("**/api/**", async (route) => {
    called.push(route.request().url());
    await gate;
    await route.continue();
  });
  return { called, letGo };
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await session.detach();
}

test.for([
  [question, "Complete Solution"],
  ["Why is the sky blue?", "Complete Solution"],
  [question, "Guided Hints"],
  [question, "Step-by-Step Guide"],
] as const)(
  "%s, %s: the answer streams, and nothing above it moves",
  async ([question, help], { annotate }) => {
    const page = await openStudentPage();
    fixtures.model.respondWith({ kind: "answer", parts: 200, everyMs: 10 });
    await askHomework(page, question, help);
    await page.getByRole("heading", { name: /^(?:Solution|Let's work it out)$/u }).waitFor();
    const { texts } = await watched(page);
    const whileGrowing = texts.filter((words) => words.includes(growing));
    const lengths = new Set(whileGrowing.map((words) => words.length));
    const moved = await movedSinceSign(page);
    await annotate(`${lengths.size} lengths while it grew, moved: ${moved.total.toFixed(4)}`);
    expect(lengths.size).toBeGreaterThan(3);
    expect(moved.total, `moved: ${moved.what}`).toBeLessThan(0.05);
  },
);

test("the end of the page doesn't jump for a student who reads along", async ({ annotate }) => {
  const page = await openStudentPage();
  const answer = pauseHalfWay();
  fixtures.model.respondWith(answer.behaviour);
  await askHomework(page, question);
  await page.getByRole("heading", { name: "Steps" }).waitFor();
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  answer.resume();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  const moved = await movedSinceSign(page);
  await annotate(`moved: ${moved.total.toFixed(4)}`);
  expect(moved.total, `moved: ${moved.what}`).toBeLessThan(0.05);
});

test("Stop keeps what was written, also after a reload, and Ask again completes it", async () => {
  const page = await openStudentPage();
  fixtures.model.respondWith(pauseHalfWay().behaviour);
  await askHomework(page, question);
  await page.getByRole("heading", { name: "Steps" }).waitFor();
  await pictureEverywhere(page, "answer-growing");
  await expectAccessible(page, "an answer that grows");
  const firstStep = page.getByRole("list", { name: "Steps" }).getByRole("listitem").first();
  const textBefore = await firstStep.textContent();
  await page.getByRole("button", { name: "Stop" }).click();
  const stopped = page.getByRole("heading", { name: "You stopped this answer." });
  await stopped.waitFor();
  expect(await firstStep.textContent()).toBe(textBefore);
  await expect.poll(() => fixtures.model.openReplies()).toBe(0);
  await pictureEverywhere(page, "answer-stopped");
  await expectAccessible(page, "a stopped answer");
  await page.reload();
  await stopped.waitFor();
  expect(await firstStep.textContent()).toBe(textBefore);
  fixtures.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText(/^Checked:/u).waitFor();
});

test.each(["Guided Hints", "Step-by-Step Guide"])(
  "%s stream, and a leak of a model doesn't reach the page",
  async (help) => {
    const page = await openStudentPage();
    fixtures.model.respondWith({ kind: "leak", parts: 150, everyMs: 5 });
    await askHomework(page, "Solve 2x + 3 = 11", help);
    await page.getByRole("heading", { name: "Let's work it out" }).waitFor();
    const next = page.getByRole("button", { name: /^(Show next hint|Next step)$/u });
    while (await next.isVisible()) await next.click();
    const leak = /x ?= ?4(?!\d)|that the answer is|Why is it/u;
    const { received, texts } = await watched(page);
    expect(received).toContain("event: delta");
    expect(received).toContain("event: done");
    expect(received).not.toMatch(leak);
    expect(await formulas(page)).not.toMatch(leak);
    expect(texts.filter((words) => leak.test(words))).toEqual([]);
    await expectAccessible(page, help);
  },
);

test("hints open while the rest is still being written", async () => {
  const page = await openStudentPage();
  const answer = pauseAfterHints(question);
  fixtures.model.respondWith(answer.behaviour);
  await askHomework(page, question, "Guided Hints");
  await page.getByRole("heading", { name: "Hint 1", exact: true }).waitFor();
  await page.getByRole("button", { name: "Show next hint" }).click();
  await page.getByRole("heading", { name: "Hint 2", exact: true }).waitFor();
  await page.getByRole("heading", { name: growing }).waitFor();
  await pictureEverywhere(page, "hint-growing");
  await expectAccessible(page, "a hint that grows");
  answer.resume();
  await page.getByRole("heading", { name: "Hint 2 of 3" }).waitFor();
});
