import type { Page } from "playwright-core";
import { expectAccessible, expectNoSidewaysScroll, laptop, phone, picture } from "./browser.ts";

/** Pictures of the screen as it is, for people to look at, and what can be told of it without: that it fits, and axe. */
export async function look(page: Page, name: string): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => true)");
  await picture(page, `${name}-phone-light`);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await picture(page, `${name}-phone-dark`);
  await page.setViewportSize(laptop);
  await picture(page, `${name}-laptop-dark`);
  await page.emulateMedia({ colorScheme: "light" });
  await picture(page, `${name}-laptop-light`);
  await page.setViewportSize(phone);
  await expectAccessible(page, name);
}
