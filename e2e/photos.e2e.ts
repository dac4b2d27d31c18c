import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { signUp } from "./student.ts";

const fixtures = productFixtures();

const photo = (name: string) => `server/features/uploads/reading/fixtures/${name}.jpg`;
/** The file input that the sheet's second button opens. */
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

test("in a photo with an uncertain sign she taps the right one, and gets the right answer, checked", async () => {
  const page = await homeworkOf(await fixtures.page());
  await gallery(page).setInputFiles(photo("unsure-sign"));
  const marked = page.getByRole("radiogroup");
  await marked.first().waitFor();
  await expectScreenFits(page, "photo-marked");
  expect(await getHelp(page).isDisabled()).toBe(true);
  const signs = ["divided by", "plus"];
  expect(await marked.count()).toBe(signs.length);
  for (const [at, sign] of signs.entries()) {
    await marked.nth(at).getByRole("radio", { name: sign }).check({ force: true });
  }
  await page.waitForFunction(
    `document.querySelector("textarea").value === "Simplify 24 ÷ 6 × 2 + 5 - 3"`,
  );
  await expectScreenFits(page, "photo-confirmed");
  await solve(page);
  expect(await page.locator("main").textContent()).toContain("10");
  await expectScreenFits(page, "photo-solved");
});

test("one question of a page with four is chosen", async () => {
  const page = await homeworkOf(await fixtures.page());
  await gallery(page).setInputFiles(photo("two-columns"));
  await page.getByRole("region", { name: "Which question do you need?" }).waitFor();
  expect(await page.getByRole("region").getByRole("listitem").count()).toBe(4);
  await expectScreenFits(page, "photo-questions");
  await page.getByRole("button", { name: /LCM of 12 and 18/u }).click();
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await solve(page);
  expect(await page.locator("main").textContent()).toContain("36");
});

test.each([
  ["fur-and-whiskers", /^I can't find a printed question in this photo/u],
  ["neat-hand", /^I read print\. Type what is handwritten/u],
])(
  "for a photo of %s the page says what was not read, and offers the question box",
  async (name, sentence) => {
    const page = await homeworkOf(await fixtures.page());
    await gallery(page).setInputFiles(photo(name));
    await page.getByText(sentence).waitFor();
    await expectScreenFits(page, `photo-of-${name}`);
    expect(await getHelp(page).isDisabled()).toBe(true);
    await box(page).fill("Solve 2x + 3 = 11");
    await solve(page);
  },
);

test("a doubt can be photographed too", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await page.goto("/doubts");
  await page.getByRole("tab", { name: "Image" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await gallery(page).setInputFiles(photo("rupees"));
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await expectScreenFits(page, "photo-doubt");
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page
    .getByText(/^Checked:/u)
    .first()
    .waitFor();
  expect(await page.locator("main").textContent()).toContain("15");
});

test("offline a photo waits, over a reload too, and is read when the connection is back", async () => {
  const page = await homeworkOf(await fixtures.page());
  // The reader's chunk is loaded before the connection drops.
  await gallery(page).setInputFiles(photo("leaders"));
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await page.getByRole("button", { name: "Remove photo" }).click();
  await page.context().setOffline(true);
  await gallery(page).setInputFiles(photo("rupees"));
  await page.getByRole("button", { name: "Keep it for later" }).click();
  const waiting = page.getByRole("region", { name: "Waiting for the internet" });
  await waiting.waitFor();
  await expectScreenFits(page, "photo-waits");
  await page.context().setOffline(false);
  await page.reload();
  const read = page.getByRole("region", { name: "Your photo was read" });
  await read.waitFor();
  await expectScreenFits(page, "photo-was-read");
  await read.getByRole("button", { name: "Check and ask" }).click();
  await page.getByRole("region", { name: "Is this your question?" }).waitFor();
  await solve(page);
  await read.waitFor({ state: "detached" });
});

test("a picture that can't be opened is replaced, or its words are sent without it", async () => {
  const page = await homeworkOf(await fixtures.page());
  await box(page).fill("Solve 2x + 3 = 11");
  const torn = { name: "torn.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await gallery(page).setInputFiles(torn);
  await page.getByRole("button", { name: "Remove photo" }).waitFor();
  await getHelp(page).click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByRole("button", { name: "Change photo" }).waitFor();
  await expectScreenFits(page, "photo-refused");
  await page.getByRole("button", { name: "Send without the photo" }).click();
  await page.getByText(/^Checked:/u).waitFor();
});
