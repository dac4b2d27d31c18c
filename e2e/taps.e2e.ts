import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { doubtBox, openDoubts } from "./doubt-pages.ts";
import { productFixtures } from "./fixtures.ts";
import { signUp } from "./student.ts";

const fixtures = productFixtures();

/**
 * Taps like an eager thumb: for as long as a double tap takes, everything that appears under it is tapped as soon as it
 * is there.
 */
async function tapEagerly(page: Page, button: Locator): Promise<void> {
  await settled(page);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not on the page");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(`{
    const under = () => document.elementFromPoint(${x}, ${y})?.closest("button");
    const first = under();
    const since = performance.now();
    const tapAgain = () => {
      if (performance.now() - since > 350) return;
      if (under() !== first) under()?.click();
      requestAnimationFrame(tapAgain);
    };
    requestAnimationFrame(tapAgain);
    first.click();
  }`);
}

const settled = (page: Page) => expect.poll(() => page.locator("[data-settling]").count()).toBe(0);

test("repeated taps on Get Help lead to the choice of help, and on Back to the question", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await page.goto("/homework");
  const box = page.getByLabel("Your question");
  await box.fill("Solve 2x + 3 = 11");
  await tapEagerly(page, page.getByRole("button", { name: "Get Help" }));
  const choice = page.getByRole("heading", { name: "How much help do you want?" });
  await choice.waitFor();
  await settled(page);
  expect(await choice.count()).toBe(1);
  await page.goBack();
  await box.waitFor();
  expect(await box.inputValue()).toBe("Solve 2x + 3 = 11");
  await page.getByRole("button", { name: "Get Help" }).click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "What are you working on?" }).waitFor();
});

test("repeated taps on Solve Doubt neither stop the solution nor leave it", async () => {
  const page = await openDoubts(await fixtures.page());
  await doubtBox(page).fill("Solve x^2 - 5x + 6 = 0");
  await tapEagerly(page, page.getByRole("button", { name: "Solve Doubt" }));
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await settled(page);
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  expect(page.url()).toContain("answer=");

  const tabs = page.getByRole("tab");
  expect(await tabs.count()).toBeGreaterThan(1);
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  const isWhole = await page.evaluate<boolean>(
    `[...document.querySelectorAll('[role="tab"]')].every((tab) => tab.scrollWidth <= tab.clientWidth && tab.scrollHeight <= tab.clientHeight)`,
  );
  expect(isWhole, "no name of a method is cut in large text").toBe(true);
  const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
  const overlap = boxes.some((one, at) =>
    boxes.slice(at + 1).some((other) => {
      if (!one || !other) return true;
      const beside = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
      const below = one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1;
      return !beside && !below;
    }),
  );
  expect(overlap, "no tab lies over another").toBe(false);
});
