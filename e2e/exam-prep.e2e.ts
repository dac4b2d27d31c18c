import { type ExamQuestion, readExamSession, startExamSession } from "#shared/contracts/exams.ts";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectNoSidewaysScroll } from "./browser.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { newAccount, signUp } from "./student.ts";

const fixtures = productFixtures();

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const line = (page: Page, isThere: boolean) => page.context().setOffline(!isThere);

/** Signs up a student and opens the page for the first time. */
async function openSetup(page: Page, grade: number): Promise<void> {
  await signUp(page, newAccount(), grade);
  await page.goto("/dashboard");
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await page.getByRole("link", { name: /^Exam Preparation/u }).click();
  await heading(page, "Plan your exam").waitFor();
}

/** Signs up a student of class 10 and makes her plan. */
async function givenPlan(page: Page): Promise<void> {
  await openSetup(page, 10);
  await expectScreenFits(page, "exam-setup");
  await button(page, "Start preparing").click();
  await heading(page, "Practise").waitFor();
  await page.evaluate("scrollTo(0, 120)");
  await page.getByRole("radio", { name: "Science", exact: true }).check({ force: true });
  await page.waitForURL(/subject=/u);
  expect(await page.evaluate("scrollY"), "the page stays where the subject was chosen").toBe(120);
}

/** Answers the question on the screen with its first option, and checks it. */
async function answerQuestion(page: Page, number: number): Promise<void> {
  await heading(page, new RegExp(`^Question ${number} of`, "u")).waitFor();
  await page.getByRole("radio").first().check();
  await button(page, "Check Answer").click();
  await page.getByText(/^(?:Right!|Not quite)$/u).waitFor();
}

test("from the plan through a quick revision, a reload and a lost connection to its result and its explanations", async () => {
  const page = await fixtures.page();
  await givenPlan(page);
  await expectScreenFits(page, "exam-dashboard");
  await button(page, /^Quick revision/u).click();
  await answerQuestion(page, 1);
  await expectScreenFits(page, "exam-checked");
  await button(page, "Next Question").click();
  await answerQuestion(page, 2);

  await page.reload();
  await heading(page, /^Question 2 of/u).waitFor();
  await page.getByText(/^(?:Right!|Not quite)$/u).waitFor();
  await button(page, "Next Question").click();
  await answerQuestion(page, 3);

  await line(page, false);
  await page.reload();
  await heading(page, /^Question 3 of/u).waitFor();
  await page.getByText(/^(?:Right!|Not quite)$/u).waitFor();
  await button(page, "Next Question").click();
  await answerQuestion(page, 4);
  await button(page, "Next Question").click();
  await answerQuestion(page, 5);

  await button(page, "Complete Session").click();
  await heading(page, "Your answers are safe").waitFor();
  await page.getByRole("region", { name: "Waiting for the internet" }).waitFor();
  await expectScreenFits(page, "exam-handed-in");
  await page.reload();
  await heading(page, "Your answers are safe").waitFor();
  await line(page, true);
  await heading(page, /^(?:Session complete|Well done!)$/u).waitFor();
  expect(await page.getByText("5 of 5", { exact: true }).count()).toBeGreaterThan(0);
  await expectScreenFits(page, "exam-result");

  await page.getByText(/^Question 1: (?:right|wrong)$/u).click();
  await button(page, "Explain this").click();
  await page.waitForURL(/\/concepts\?conversation=/u);
  await heading(page, "Key terms").waitFor();
});

test("a full test has a palette and no verdict until it is submitted", async () => {
  const page = await fixtures.page();
  await givenPlan(page);
  await button(page, /^Full test/u).click();
  await heading(page, /^Question 1 of/u).waitFor();
  await page.getByRole("radio").first().check();
  await button(page, "Mark for review & Next").click();
  await heading(page, /^Question 2 of/u).waitFor();
  expect(await page.getByText(/^(?:Right!|Not quite)$/u).count()).toBe(0);
  await button(page, "All questions").click();
  await button(page, "Question 1, answered and marked").waitFor();
  await expectScreenFits(page, "exam-palette");
  await button(page, "Review and submit").click();
  await heading(page, "Before you submit").waitFor();
  await expectScreenFits(page, "exam-before-submit");
  await button(page, "Submit test").click();
  await heading(page, /^(?:Session complete|Well done!)$/u).waitFor();
  await page
    .getByText(/^1 of \d+$/u)
    .first()
    .waitFor();
});

test("a board answer is written, compared with the model answer, and given its marks", async () => {
  const page = await fixtures.page();
  await givenPlan(page);
  await button(page, /^Board answers/u).click();
  await heading(page, /^Question 1 of/u).waitFor();
  await page.getByLabel("Your answer").fill("Because energy is given out.");
  await button(page, "Compare with the model answer").click();
  await page.getByRole("checkbox").first().check();
  await expectScreenFits(page, "exam-board-answer");
  await button(page, "Finish now").click();
  await button(page, "Finish and see my result").click();
  await page
    .getByText(/ of \d+ marks$/u)
    .first()
    .waitFor();
});

test("what went wrong is practised again from the result", async () => {
  const page = await fixtures.page();
  await givenPlan(page);
  await page.getByText(/^Finish a session first/u).waitFor();
  const started = page.waitForResponse((response) =>
    response.url().endsWith(startExamSession.path),
  );
  await button(page, /^Quick revision/u).click();
  const { questions } = startExamSession.response.parse(await (await started).json());
  for (const [place, question] of questions.entries()) {
    await heading(page, new RegExp(`^Question ${place + 1} of`, "u")).waitFor();
    const wrong = question.kind === "choice" ? (question.key + 1) % 4 : 0;
    await page.getByRole("radio").nth(wrong).check();
    await button(page, "Check Answer").click();
    await page.getByText("Not quite", { exact: true }).waitFor();
    await button(page, place < questions.length - 1 ? "Next Question" : "Complete Session").click();
  }
  await heading(page, "Session complete").waitFor();
  await button(page, "Practise my weak areas").click();
  await answerQuestion(page, 1);
  await page.getByText(/^Weak areas · Science$/u).waitFor();
  await expectScreenFits(page, "exam-weak-areas");
});

/** A section's question with a typed value whose answer has a unit: "12 N". */
function typedWithUnit(questions: readonly ExamQuestion[]): { number: number; answer: string } {
  for (const [place, question] of questions.entries()) {
    if (question.kind === "numerical" && /^-?[\d.]+ [a-z]/iu.test(question.answer)) {
      return { number: place + 1, answer: question.answer };
    }
  }
  throw new Error("No typed question of this mock has a unit");
}

test("a mock of JEE Main: sections, palette, a typed value with its unit, and a clock that runs out while the page is closed", async () => {
  const page = await fixtures.page();
  await openSetup(page, 12);
  await page.getByRole("radio", { name: "JEE", exact: true }).check({ force: true });
  await button(page, "Start preparing").click();
  await heading(page, "Practise").waitFor();
  const started = page.waitForResponse((response) =>
    response.url().endsWith(startExamSession.path),
  );
  await button(page, /^JEE Main mock/u).click();
  const { questions } = startExamSession.response.parse(await (await started).json());
  expect(questions).toHaveLength(75);
  await heading(page, "Question 1 of 75").waitFor();
  await expectScreenFits(page, "mock-question");

  const [first] = questions;
  if (first?.kind !== "choice") throw new Error("A section of the mock begins with its choices");
  await page.getByRole("radio").nth(first.key).check();
  await button(page, "Save & Next").click();
  await heading(page, "Question 2 of 75").waitFor();
  await button(page, "Mark for review & Next").click();
  await heading(page, "Question 3 of 75").waitFor();
  await page.getByRole("radio").first().check();
  await button(page, "Clear").click();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  await page.getByRole("navigation", { name: "Sections" }).getByText("Physics").click();
  await heading(page, "Question 26 of 75").waitFor();

  const typed = typedWithUnit(questions);
  await button(page, "All questions").click();
  await button(page, "Question 1, answered").waitFor();
  await button(page, "Question 2, marked for review").waitFor();
  await button(page, "Question 3, not answered").waitFor();
  await expectScreenFits(page, "mock-palette");
  await button(page, `Question ${typed.number}, not visited`).click();
  await heading(page, `Question ${typed.number} of 75`).waitFor();
  await page.getByLabel("Your answer").fill(typed.answer);
  await expectScreenFits(page, "mock-typed");
  await button(page, "Save & Next").click();
  await heading(page, `Question ${typed.number + 1} of 75`).waitFor();

  const address = page.url();
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 181 * 60_000 });
  await later.goto(address);
  await heading(later, "Session complete").waitFor();
  await later.getByText("8 of 300 marks", { exact: true }).waitFor();
  await later.getByText("2 of 75", { exact: true }).first().waitFor();
  await expectScreenFits(later, "mock-result");
  await later.reload();
  await later.getByText("8 of 300 marks", { exact: true }).waitFor();
  await expectWideFormulasFit(later);
});

/**
 * Adds to each question of the result a formula wider than the phone, which scrolls in its own line while the page does
 * not; and an HTML entity, markup that Trusted Types must let pass.
 */
async function expectWideFormulasFit(page: Page): Promise<void> {
  await page.route(`**${readExamSession.path.replace(":sessionId", "*")}`, async (route) => {
    const response = await route.fetch();
    const session = readExamSession.response.parse(await response.json());
    for (const question of session.questions)
      question.question += ` 5 &lt; 7 $\\vec{${"v".repeat(80)}}$`;
    await route.fulfill({ response, json: session });
  });
  await page.reload();
  await page.getByLabel("Long formula, scrolls sideways").nth(74).waitFor();
  await page.getByText("5 < 7").nth(74).waitFor();
  await expectNoSidewaysScroll(page);
}
