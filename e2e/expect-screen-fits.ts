import type { Page } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";

/** Pictures of the screen as it is, for people to look at, and what can be told of it without: that it fits, and axe. */
export async function look(page: Page, name: string): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => true)");
  await pictureEverywhere(page, name);
  await expectAccessible(page, name);
}
