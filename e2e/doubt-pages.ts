import type { Locator, Page } from "playwright-core";
import { goTo } from "./browser.ts";
import { signUp } from "./student.ts";

/** Signs up a new student and opens the page where a doubt begins. */
export async function openDoubts(page: Page): Promise<Page> {
  await signUp(page);
  await goTo(page, "/doubts");
  return page;
}

export const doubtBox = (page: Page): Locator => page.getByLabel("Your doubt", { exact: true });

/** The heading over a whole reply of any kind. */
const repliedTo =
  /^(?:Solution|Explanation|Your plan|Back to your books|Which one do you mean\?|I can't answer this one yet.*)$/u;

/** Asks, and waits for a whole answer, a page of the library or a refusal. */
export async function solveDoubt(page: Page, doubt: string): Promise<void> {
  await page.goto("/doubts");
  await doubtBox(page).fill(doubt);
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page.getByRole("heading", { level: 2, name: repliedTo }).waitFor();
}
