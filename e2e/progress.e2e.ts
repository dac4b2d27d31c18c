import { readGamification } from "#shared/contracts/gamification.ts";
import { expect, test } from "vitest";
import { look } from "./look.ts";
import { productStage } from "./stage.ts";
import { askHomework, signUp } from "./student.ts";

const stage = productStage();

test("a badge is told during homework, stands on the Achievements page as new, and isn't told twice", async () => {
  const page = await stage.page();
  await signUp(page);
  await page.goto("/achievements");
  await page.getByText("Study today to start a streak").waitFor();
  await look(page, "achievements-start");

  await askHomework(page, "Solve 2x + 3 = 11");
  await page.getByText("New Achievement!", { exact: true }).waitFor();
  await look(page, "achievements-toast");
  await page.goto("/achievements");
  await page.getByText("Your streak is safe today").waitFor();
  const badges = page.getByRole("region", { name: "Your badges" });
  await badges.getByRole("heading", { name: "First Step" }).waitFor();
  expect(await badges.getByText("New!").count()).toBeGreaterThan(0);
  expect(await page.getByText("New Achievement!", { exact: true }).count()).toBe(0);
  await look(page, "achievements");
});

test("Try Again loads the Achievements page anew", async () => {
  const page = await stage.page();
  await signUp(page);
  await page.route(`**${readGamification.path}`, (route) => route.fulfill({ status: 500 }));
  await page.goto("/achievements");
  await page.getByRole("heading", { name: "Unable to Load Achievements" }).waitFor();
  await page.getByText("There was an error loading your achievements and progress.").waitFor();
  await look(page, "achievements-failed");
  await page.unroute(`**${readGamification.path}`);
  await Promise.all([
    page.waitForEvent("domcontentloaded"),
    page.getByRole("button", { name: "Try Again" }).click(),
  ]);
  await page.getByRole("region", { name: "Current streak" }).waitFor();
});
