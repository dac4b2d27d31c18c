import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";
import { heldAfterHints, heldHalfWay } from "./model.ts";
import { modelStage } from "./model-stage.ts";
import { askHomework, formulas, signUp, submitQuestion } from "./student.ts";
import { movedSinceSign, watch, watched } from "./watching.ts";

const stage = modelStage();

const question = "Solve 3x^2 - 17x + 11 = 0";
const growing = "Working on your answer";

async function openStudentPage(): Promise<Page> {
  const page = await stage.page();
  await watch(page);
  await signUp(page);
  return page;
}

/** A computer, and a phone of four years ago. */
test.for([1, 6])(
  "her question and the shape of its answer stand there at the tap, before the network has said a word; %d times slower",
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

/** No call of the page gets an answer until they are let go. */
async function holdCalls(page: Page) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const called: string[] = [];
  await page.route("**/api/**", async (route) => {
    called.push(route.request().url());
    await held;
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
  "%s, %s: it grows before her eyes, and nothing that she reads moves",
  async ([asked, help], { annotate }) => {
    const page = await openStudentPage();
    stage.model.respondWith({ kind: "answer", parts: 200, everyMs: 10 });
    await askHomework(page, asked, help);
    await page.getByRole("heading", { name: /^(?:Solution|Let's work it out)$/u }).waitFor();
    const { shown } = await watched(page);
    const whileGrowing = shown.filter((words) => words.includes(growing));
    const lengths = new Set(whileGrowing.map((words) => words.length));
    const moved = await movedSinceSign(page);
    await annotate(`${lengths.size} lengths while it grew, moved: ${moved.total.toFixed(4)}`);
    expect(lengths.size).toBeGreaterThan(3);
    expect(moved.total, `moved: ${moved.what}`).toBeLessThan(0.05);
  },
);

test("who reads along at the end of the page isn't thrown about either", async ({ annotate }) => {
  const page = await openStudentPage();
  const held = heldHalfWay();
  stage.model.respondWith(held.behaviour);
  await askHomework(page, question);
  await page.getByRole("heading", { name: "Steps" }).waitFor();
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  held.goOn();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  const moved = await movedSinceSign(page);
  await annotate(`moved: ${moved.total.toFixed(4)}`);
  expect(moved.total, `moved: ${moved.what}`).toBeLessThan(0.05);
});

test("Stop keeps what was written, also over a reload, and Ask again completes it", async () => {
  const page = await openStudentPage();
  stage.model.respondWith(heldHalfWay().behaviour);
  await askHomework(page, question);
  await page.getByRole("heading", { name: "Steps" }).waitFor();
  await pictureEverywhere(page, "answer-growing");
  await expectAccessible(page, "an answer that grows");
  const firstStep = page.getByRole("list", { name: "Steps" }).getByRole("listitem").first();
  const written = await firstStep.textContent();
  await page.getByRole("button", { name: "Stop" }).click();
  const stopped = page.getByRole("heading", { name: "You stopped this answer." });
  await stopped.waitFor();
  expect(await firstStep.textContent()).toBe(written);
  await expect.poll(() => stage.model.openReplies()).toBe(0);
  await pictureEverywhere(page, "answer-stopped");
  await expectAccessible(page, "a stopped answer");
  await page.reload();
  await stopped.waitFor();
  expect(await firstStep.textContent()).toBe(written);
  stage.model.respondWith({ kind: "answer" });
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText(/^Checked:/u).waitFor();
});

test.each(["Guided Hints", "Step-by-Step Guide"])(
  "%s stream, and a model that gives the answer away doesn't get it to her",
  async (help) => {
    const page = await openStudentPage();
    stage.model.respondWith({ kind: "leak", parts: 150, everyMs: 5 });
    await askHomework(page, "Solve 2x + 3 = 11", help);
    await page.getByRole("heading", { name: "Let's work it out" }).waitFor();
    const next = page.getByRole("button", { name: /^(Show next hint|Next step)$/u });
    while (await next.isVisible()) await next.click();
    const leak = /x ?= ?4(?!\d)|that the answer is|Why is it/u;
    const { received, shown } = await watched(page);
    expect(received).toContain("event: delta");
    expect(received).toContain("event: done");
    expect(received).not.toMatch(leak);
    expect(await formulas(page)).not.toMatch(leak);
    expect(shown.filter((words) => leak.test(words))).toEqual([]);
    await expectAccessible(page, help);
  },
);

test("hints open while the rest is still being written", async () => {
  const page = await openStudentPage();
  const held = heldAfterHints(question);
  stage.model.respondWith(held.behaviour);
  await askHomework(page, question, "Guided Hints");
  await page.getByRole("heading", { name: "Hint 1", exact: true }).waitFor();
  await page.getByRole("button", { name: "Show next hint" }).click();
  await page.getByRole("heading", { name: "Hint 2", exact: true }).waitFor();
  await page.getByRole("heading", { name: growing }).waitFor();
  await pictureEverywhere(page, "hint-growing");
  await expectAccessible(page, "a hint that grows");
  held.goOn();
  await page.getByRole("heading", { name: "Hint 2 of 3" }).waitFor();
});
