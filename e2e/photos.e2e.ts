import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { look } from "./look.ts";
import { productStage } from "./stage.ts";
import { signUp } from "./student.ts";

const stage = productStage();

const photo = (name: string) => `server/features/uploads/reading/fixtures/${name}.jpg`;
/** The input that the sheet's second button opens. */
const gallery = (page: Page) => page.locator('input[type="file"]:not([capture])').first();
const box = (page: Page) => page.getByLabel("Your question", { exact: true }).last();
const getHelp = (page: Page) => page.getByRole("button", { name: "Get Help" });

async function homeworkOf(page: Page): Promise<Page> {
  await signUp(page);
  await page.goto("/homework");
  await page.getByRole("button", { name: "Add a photo" }).waitFor();
  return page;
}

async function solve(page: Page): Promise<void> {
  await getHelp(page).click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByText(/^Checked:/u).waitFor();
}

test("a photo with an unsure sign: she taps the right one, and gets the right answer, checked", async () => {
  const page = await homeworkOf(await stage.page());
  await gallery(page).setInputFiles(photo("unsure-sign"));
  const marked = page.getByRole("radiogroup");
  await marked.first().waitFor();
  await look(page, "photo-marked");
  expect(await getHelp(page).isDisabled()).toBe(true);
  const signs = ["divided by", "plus"];
  expect(await marked.count()).toBe(signs.length);
  for (const [at, sign] of signs.entries()) {
    await marked.nth(at).getByRole("radio", { name: sign }).check({ force: true });
  }
  await page.waitForFunction(
    `document.querySelector("textarea").value === "Simplify 24 ÷ 6 × 2 + 5 - 3"`,
  );
  await look(page, "photo-confirmed");
  await solve(page);
  expect(await page.locator("main").textContent()).toContain("10");
  await look(page, "photo-solved");
});

test("of a page with four questions one is chosen", async () => {
  const page = await homeworkOf(await stage.page());
  await gallery(page).setInputFiles(photo("two-columns"));
  await page.getByRole("region", { name: "Which question do you need?" }).waitFor();
  expect(await page.getByRole("region").getByRole("listitem").count()).toBe(4);
  await look(page, "photo-questions");
  await page.getByRole("button", { name: /LCM of 12 and 18/u }).click();
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await solve(page);
  expect(await page.locator("main").textContent()).toContain("36");
});

test.each([
  ["fur-and-whiskers", /^I can't find a printed question in this photo/u],
  ["neat-hand", /^I read print\. Type what is handwritten/u],
])("a photo of %s is answered honestly, and the box is there", async (name, sentence) => {
  const page = await homeworkOf(await stage.page());
  await gallery(page).setInputFiles(photo(name));
  await page.getByText(sentence).waitFor();
  await look(page, `photo-of-${name}`);
  expect(await getHelp(page).isDisabled()).toBe(true);
  await box(page).fill("Solve 2x + 3 = 11");
  await solve(page);
});

test("a doubt is photographed as well", async () => {
  const page = await stage.page();
  await signUp(page);
  await page.goto("/doubts");
  await page.getByRole("tab", { name: "Image" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await gallery(page).setInputFiles(photo("rupees"));
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await look(page, "photo-doubt");
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page
    .getByText(/^Checked:/u)
    .first()
    .waitFor();
  expect(await page.locator("main").textContent()).toContain("15");
});

test("without a line a photo waits, over a reload too, and is read when the line is back", async () => {
  const page = await homeworkOf(await stage.page());
  // The reader's part of the page is there before the line goes.
  await gallery(page).setInputFiles(photo("leaders"));
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await page.context().setOffline(true);
  await gallery(page).setInputFiles(photo("rupees"));
  await page.getByRole("button", { name: "Keep it for later" }).click();
  const waiting = page.getByRole("region", { name: "Waiting for the internet" });
  await waiting.waitFor();
  await look(page, "photo-waits");
  await page.context().setOffline(false);
  await page.reload();
  const read = page.getByRole("region", { name: "Your photo was read" });
  await read.waitFor();
  await look(page, "photo-was-read");
  await read.getByRole("button", { name: "Check and ask" }).click();
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await solve(page);
  await read.waitFor({ state: "detached" });
});

test("a picture that can't be opened is changed, or its words are sent without it", async () => {
  const page = await homeworkOf(await stage.page());
  await box(page).fill("Solve 2x + 3 = 11");
  const torn = { name: "torn.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await gallery(page).setInputFiles(torn);
  await page.getByRole("button", { name: "Remove photo" }).waitFor();
  await getHelp(page).click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByRole("button", { name: "Change photo" }).waitFor();
  await look(page, "photo-refused");
  await page.getByRole("button", { name: "Send without the photo" }).click();
  await page.getByText(/^Checked:/u).waitFor();
});
