import type { Page } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";

/** Asserts that the screen fits a phone and passes axe; saves pictures of it where they are wanted. */
export async function expectScreenFits(page: Page, name: string): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => true)");
  await pictureEverywhere(page, name);
  await expectAccessible(page, name);
}
