import type { Locator, Page } from "playwright-core";
import { goTo } from "./browser.ts";
import { signUp } from "./student.ts";

/** Signs up a new student and opens the page where a topic begins. */
export async function openStarters(page: Page): Promise<Page> {
  await signUp(page);
  await goTo(page, "/concepts");
  return page;
}

export const conceptBox = (page: Page): Locator =>
  page.getByLabel("What do you want to understand?", { exact: true }).and(page.locator("textarea"));

/** Asks a question, and waits for the whole explanation. */
export async function explain(page: Page, concept: string): Promise<void> {
  await conceptBox(page).fill(concept);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "How was this for you?" }).waitFor();
}
