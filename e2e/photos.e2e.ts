import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { look } from "./look.ts";
import { productStage } from "./stage.ts";
import { signUp } from "./student.ts";

const stage = productStage();

const aPhoto = "server/features/uploads/fixtures/upright.heic";

/** The input that the sheet's second button opens. */
const gallery = (page: Page) => page.locator('input[type="file"]:not([capture])').first();

async function homeworkOf(page: Page): Promise<Page> {
  await signUp(page);
  await page.goto("/homework");
  await page.getByRole("button", { name: "Add a photo" }).waitFor();
  return page;
}

test("without a model it is said before the tap what a photo is good for, and nothing else is promised", async () => {
  const page = await stage.page();
  for (const path of ["/", "/subscribe", "/weekly-pass", "/thank-you"]) {
    await page.goto(path);
    expect(await page.locator("body").textContent()).not.toMatch(/photograph|snap it/u);
  }
  await homeworkOf(page);
  await page.getByText(/^I can't read photos yet/u).waitFor();
  await look(page, "photos-without-model");
  await gallery(page).setInputFiles(aPhoto);
  await page.getByRole("button", { name: "Remove photo" }).waitFor();
  const send = page.getByRole("button", { name: "Get Help" });
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel("Your question").fill("Solve 2x + 3 = 11");
  await send.click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByText(/^Checked:/u).waitFor();
  await page.goto("/dashboard");
  await page.getByText(/^Type a question/u).waitFor();
  expect(await page.locator("main").textContent()).not.toContain("photograph");
  await look(page, "home");
});

test("a picture that can't be opened is changed, or its words are sent without it", async () => {
  const page = await homeworkOf(await stage.page());
  await page.getByLabel("Your question").fill("Solve 2x + 3 = 11");
  const torn = { name: "torn.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await gallery(page).setInputFiles(torn);
  await page.getByRole("button", { name: "Remove photo" }).waitFor();
  await page.getByRole("button", { name: "Get Help" }).click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByRole("button", { name: "Change photo" }).waitFor();
  await look(page, "photo-refused");
  await page.getByRole("button", { name: "Send without the photo" }).click();
  await page.getByText(/^Checked:/u).waitFor();
});
