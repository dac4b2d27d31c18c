import { readGamification } from "#shared/contracts/gamification.ts";
import { startExamSession } from "#shared/contracts/exams.ts";
import { readRecommendations, readSubjectMap } from "#shared/contracts/learning-paths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { askHomework, newAccount, signUp } from "./student.ts";

const fixtures = productFixtures();

test("a badge is announced during homework, is marked as new on the Achievements page, and isn't announced twice", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await page.goto("/achievements");
  await page.getByText("Study today to start a streak").waitFor();
  await expectScreenFits(page, "achievements-start");

  await askHomework(page, "Solve 2x + 3 = 11");
  await page.getByText("New Achievement!", { exact: true }).waitFor();
  await expectScreenFits(page, "achievements-toast");
  await page.goto("/achievements");
  await page.getByText("Your streak is safe today").waitFor();
  const badges = page.getByRole("region", { name: "Your badges" });
  await badges.getByRole("heading", { name: "First Step" }).waitFor();
  expect(await badges.getByText("New!").count()).toBeGreaterThan(0);
  expect(await page.getByText("New Achievement!", { exact: true }).count()).toBe(0);
  await expectScreenFits(page, "achievements");
});

test("Try Again loads the Achievements page again", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await page.route(`**${readGamification.path}`, (route) => route.fulfill({ status: 500 }));
  await page.goto("/achievements");
  await page.getByRole("heading", { name: "Unable to Load Achievements" }).waitFor();
  await page.getByText("There was an error loading your achievements and progress.").waitFor();
  await expectScreenFits(page, "achievements-failed");
  await page.unroute(`**${readGamification.path}`);
  await Promise.all([
    page.waitForEvent("domcontentloaded"),
    page.getByRole("button", { name: "Try Again" }).click(),
  ]);
  await page.getByRole("region", { name: "Current streak" }).waitFor();
});

test("from the start of the path to an explanation, and to the map of a subject", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await page.goto("/learning-paths");
  await page.getByRole("heading", { name: "Your path starts here" }).waitFor();
  await page.getByRole("img", { name: "Comprehension: 0%" }).waitFor();
  await expectScreenFits(page, "learning-paths-start");
  await page.getByRole("link", { name: "Mathematics", exact: true }).click();
  await page.getByRole("region", { name: "Class 8" }).waitFor();
  await expectScreenFits(page, "learning-paths-map");
  await page.getByRole("link", { name: /^Linear Equations in One Variable/u }).click();
  await page.waitForURL(/\/concepts\?conversation=/u);
  await page.getByRole("heading", { name: "Key terms" }).waitFor();
});

test("Try Again loads the Learning Paths page again", async () => {
  const page = await fixtures.page();
  await signUp(page);
  const call = `**${readRecommendations.path}`;
  await page.route(call, (route) => route.fulfill({ status: 500 }));
  await page.goto("/learning-paths");
  await page.getByRole("heading", { name: "Unable to Load Learning Paths" }).waitFor();
  await page
    .getByText("There was an error loading your personalized recommendations. Please try again.")
    .waitFor();
  await page.unroute(call);
  await Promise.all([
    page.waitForEvent("domcontentloaded"),
    page.getByRole("button", { name: "Try Again" }).click(),
  ]);
  await page.getByRole("heading", { name: "Your path starts here" }).waitFor();
});

/** Answers five questions, none of them right. */
async function missQuickRevision(page: Page): Promise<void> {
  const [started] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(startExamSession.path)),
    page.getByRole("button", { name: /^Quick revision/u }).click(),
  ]);
  const { questions } = startExamSession.response.parse(await started.json());
  for (const [place, question] of questions.entries()) {
    const heading = new RegExp(`^Question ${place + 1} of`, "u");
    await page.getByRole("heading", { name: heading }).waitFor();
    const isFirstRight = question.kind === "choice" && question.key === 0;
    await page
      .getByRole("radio")
      .nth(isFirstRight ? 1 : 0)
      .check();
    await page.getByRole("button", { name: "Check Answer" }).click();
    await page.getByText("Not quite", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^(?:Next Question|Complete Session)$/u }).click();
  }
  await page.getByRole("heading", { name: "Session complete" }).waitFor();
}

test("a topic missed in a test is recommended with that evidence, and practising it counts", async () => {
  const page = await fixtures.page();
  await signUp(page, newAccount(), 10);
  await page.goto("/exam-prep");
  await page.getByRole("button", { name: "Start preparing" }).click();
  await page.getByRole("radio", { name: "Mathematics", exact: true }).check({ force: true });
  await missQuickRevision(page);
  await page.goto("/learning-paths");
  const missed = page
    .getByRole("article")
    .filter({ hasText: /You missed .* this week\./u })
    .first();
  await missed.waitFor();
  await expectScreenFits(page, "learning-paths");
  const before = await answersCounted(page);
  await missed.getByRole("link", { name: /^Practise/u }).click();
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page.getByRole("button", { name: "Practice Similar Questions" }).click();
  await page.getByRole("textbox", { name: "Your answer" }).fill("A");
  await page.getByRole("button", { name: "Check my answer" }).click();
  await expect.poll(() => answersCounted(page)).toBeGreaterThan(before);
});

/** The first tries that the map of Mathematics counts. */
async function answersCounted(page: Page): Promise<number> {
  const response = await page.request.get(readSubjectMap.path.replace(":subject", "Mathematics"));
  const { concepts } = readSubjectMap.response.parse(await response.json());
  return concepts.reduce((sum, { answers }) => sum + answers, 0);
}
