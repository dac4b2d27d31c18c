import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { goTo } from "./browser.ts";
import { explain } from "./concept-pages.ts";
import { solveDoubt } from "./doubt-pages.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { askHomework, signUp } from "./student.ts";

const fixtures = productFixtures();

const homework = "Solve 2x + 3 = 11";
const doubt = "What is 15% of 240?";

/** Signs up a student who asks for homework, then for a concept, then with a doubt. */
async function givenThree(): Promise<Page> {
  const page = await fixtures.page();
  await signUp(page);
  await askHomework(page, homework);
  await page.getByText(/^Checked:/u).waitFor();
  await goTo(page, "/concepts");
  await explain(page, "Photosynthesis");
  await solveDoubt(page, doubt);
  return page;
}

test("a student without questions is led to the first one", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await openHistory(page);
  await page.getByRole("heading", { name: "No questions yet. Ask your first one." }).waitFor();
  expect(await rows(page).count()).toBe(0);
  await expectScreenFits(page, "history-none");
  await page.getByRole("link", { name: "Have a concept explained" }).click();
  await page.getByRole("heading", { name: "What do you want to understand?" }).waitFor();
});

test("three conversations are listed, found by words of an answer, narrowed by kind, and opened again", async () => {
  const page = await givenThree();
  await openHistory(page);
  await expect.poll(() => rows(page).count()).toBe(3);
  expect(await openings(page)).toEqual([doubt, "Photosynthesis", homework]);
  await expectScreenFits(page, "history-list");

  await search(page, "stomata");
  await expect.poll(() => rows(page).count()).toBe(1);
  const [found] = await rows(page).all();
  await found?.locator("mark").first().waitFor();
  expect(await found?.locator("mark").first().textContent()).toMatch(/^stomata$/iu);
  await expectScreenFits(page, "history-found");
  await page.reload();
  await page.locator("mark").first().waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("stomata");
  await page.getByRole("link", { name: /Photosynthesis/u }).click();
  await page.getByRole("heading", { name: "Explanation", exact: true }).waitFor();
  await page.goBack();
  await page.locator("mark").first().waitFor();

  await search(page, "trigonometry");
  await page.getByRole("heading", { name: "Nothing found for “trigonometry”" }).waitFor();
  await expectScreenFits(page, "history-nothing-found");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => rows(page).count()).toBe(3);

  for (const [kind, opening] of [
    ["Homework", homework],
    ["Concepts", "Photosynthesis"],
    ["Doubts", doubt],
  ] as const) {
    const choice = page.getByRole("button", { name: kind, exact: true });
    await choice.click();
    await expect.poll(() => openings(page)).toEqual([opening]);
    expect(await choice.getAttribute("aria-pressed")).toBe("true");
  }
  await expectScreenFits(page, "history-doubts-only");

  await page.getByRole("link", { name: doubt }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByRole("tablist", { name: "Approaches" }).waitFor();
  await openHistory(page);
  await page.getByRole("link", { name: homework }).click();
  await page.getByText(/^Checked:/u).waitFor();
  await page.getByRole("region", { name: "Your question" }).getByText(homework).waitFor();
});

test("a deleted conversation is gone at once, comes back with Undo, and stays away without it", async () => {
  const page = await givenThree();
  await openHistory(page);
  const remove = page.getByRole("button", { name: /^Delete .*Photosynthesis/u });
  await remove.click();
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByText("Deleted", { exact: true }).first().waitFor();
  await expectScreenFits(page, "history-deleted");
  await page.getByRole("button", { name: "Undo" }).click();
  await remove.waitFor();
  await page.reload();
  await expect.poll(() => openings(page)).toEqual([doubt, "Photosynthesis", homework]);

  await remove.click();
  await expect.poll(() => rows(page).count()).toBe(2);
  const address = page.url();
  await page.reload();
  await expect.poll(() => openings(page)).toEqual([doubt, homework]);
  expect(page.url()).toBe(address);
});

test("the dashboard leads to where she left off", async () => {
  const page = await givenThree();
  await goTo(page, "/dashboard");
  const last = page.getByRole("region", { name: "Continue where you left off" });
  await last.getByRole("link", { name: doubt }).waitFor();
  await expectScreenFits(page, "history-dashboard");
  await last.getByRole("link", { name: doubt }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await goTo(page, "/dashboard");
  await last.getByRole("link", { name: "All your questions" }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
});

async function openHistory(page: Page): Promise<void> {
  await goTo(page, "/history");
  await page.getByRole("searchbox").waitFor();
}

const rows = (page: Page) =>
  page.getByRole("region", { name: "Conversations" }).getByRole("listitem");

/** Reads the first lines of the listed conversations. */
const openings = (page: Page) => rows(page).locator("a .font-medium").allTextContents();

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Search your questions and answers" }).fill(words);
}
