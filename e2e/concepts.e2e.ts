import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { photosynthesis } from "../server/testing/library.ts";
import { goTo } from "./browser.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { conceptBox, explain, openStarters } from "./concept-pages.ts";

const fixtures = productFixtures();

test("a starter is explained, explained more simply, and tested by a quiz that a reload leaves unchanged", async () => {
  const page = await openStarters(await fixtures.page());
  await expectScreenFits(page, "concepts-starters");
  await page.getByRole("button", { name: "Photosynthesis" }).click();
  await page.getByRole("heading", { name: "Explanation", exact: true }).waitFor();
  const [first] = await sheets(page);
  await expectWhole(first, "Intermediate");
  await page.waitForURL(/\/concepts\?conversation=\d+$/u);
  const panel = page.getByRole("region", { name: "How was this explanation?" });
  await panel.getByText("Your level: Intermediate").waitFor();
  const level = await panel.getByText("Your level:").textContent();
  await expectScreenFits(page, "concepts-explanation");

  await panel.getByRole("button", { name: "I'm confused" }).click();
  await toast(page, "Let me explain that differently");
  await page.getByRole("heading", { name: "Simplified Explanation" }).waitFor();
  const [, simpler] = await sheets(page);
  await expectWhole(simpler, "Beginner");
  expect(await wordsOf(simpler)).not.toBe(await wordsOf(first));
  await page.getByText("You said: I'm confused").waitFor();
  await panel.getByText("Your level:").waitFor();
  // She found it hard, and the level says so.
  expect(scoreIn(await panel.getByText("Your level:").textContent())).toBeLessThan(scoreIn(level));
  await expectScreenFits(page, "concepts-simplified");

  await panel.getByRole("button", { name: "I understood" }).click();
  await toast(page, "Great! Here's a quiz to test your understanding");
  await expectOverHeaderOnly(page);
  await page.getByRole("heading", { name: "Quiz Time!" }).waitFor();
  await page.getByText("Question 1 of 3").waitFor();
  await expectScreenFits(page, "concepts-quiz");
  await answerByKeyboard(page, await optionOf(page, "right"));
  await page.getByText("Question 2 of 3").waitFor();
  await answerByTap(page, await optionOf(page, "right"));
  await page.getByText("Question 3 of 3").waitFor();
  await answerByTap(page, await optionOf(page, "wrong"), "Not quite");
  await page.getByText("2 of 3 right").waitFor();
  await expectScreenFits(page, "concepts-quiz-result");

  const before = await threadOf(page);
  await page.reload();
  await page.getByText("2 of 3 right").waitFor();
  await expect.poll(() => threadOf(page)).toBe(before);
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(3);
  await page.getByText("You said: I understood").waitFor();
  expect(await panel.count()).toBe(0);
});

test("a question to think about is asked by a tap, and an unknown topic is declined with related topics", async () => {
  const page = await openStarters(await fixtures.page());
  await explain(page, "Photosynthesis");
  const question = page.getByRole("button", { name: /croton leaf is red/u });
  await question.click();
  await page
    .getByRole("group", { name: "Your question" })
    .nth(1)
    .getByText(/croton/u)
    .waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBe(2);
  const [explanation, answer] = await page.getByRole("article").all();
  await answer
    ?.getByText(/chlorophyll/u)
    .first()
    .waitFor();
  await answer?.getByRole("button", { name: /feel fresher/u }).waitFor();
  expect(await answer?.textContent()).not.toContain("Three things happen on the way");
  expect(await explanation?.textContent()).toContain("Three things happen on the way");
  await expectScreenFits(page, "concepts-think-about-asked");

  await conceptBox(page).fill("how do jute bags get made");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "I can't explain this one yet" }).waitFor();
  await page.getByText(/Is it one of these/u).waitFor();
  await expectScreenFits(page, "concepts-declined");
  const refusal = page.getByRole("article").last();
  await refusal.getByRole("heading", { name: "I can explain these" }).waitFor();
  await refusal.getByRole("button", { name: "Fibre to Fabric" }).click();
  // The refusal stays above what she chose instead.
  await expect.poll(() => page.getByRole("article").count()).toBe(4);
  await page.getByRole("article").last().getByText(/jute/iu).first().waitFor();
});

test("Enter asks, Shift+Enter breaks the line, and blank text is not sent", async () => {
  const page = await openStarters(await fixtures.page());
  const ask = page.getByRole("button", { name: "Ask", exact: true });
  await conceptBox(page).fill("   ");
  expect(await ask.isDisabled()).toBe(true);
  await conceptBox(page).fill("");
  await conceptBox(page).focus();
  await page.keyboard.type("why do leaves");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("look green?");
  expect(await conceptBox(page).inputValue()).toBe("why do leaves\nlook green?");
  await expectScreenFits(page, "concepts-typing");
  await page.keyboard.press("Enter");
  await page.getByRole("article").getByText("Photosynthesis").first().waitFor();
  expect(await conceptBox(page).inputValue()).toBe("");
  await page.getByRole("group", { name: "Your question" }).getByText("look green?").waitFor();
});

test("the level rises with harder questions and right answers, and the next topic is explained at that level", async () => {
  const page = await openStarters(await fixtures.page());
  await explain(page, "Gravity");
  const scores: number[] = [];
  for (const label of ["Make it harder", "Make it harder", "Make it harder"]) {
    scores.push(await currentScore(page));
    const articles = await page.getByRole("article").count();
    await page.getByRole("button", { name: label }).click();
    await expect.poll(() => page.getByRole("article").count()).toBe(articles + 1);
    await page.getByRole("button", { name: label }).waitFor();
  }
  scores.push(await currentScore(page));
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(new Set(scores).size).toBeGreaterThan(2);
  await expectScreenFits(page, "concepts-harder");
  await page.getByRole("button", { name: "New topic" }).click();
  await page.getByRole("heading", { name: "What do you want to understand?" }).waitFor();
  await explain(page, "Fractions");
  const [fractions] = await sheets(page);
  await fractions?.getByText("Advanced").first().waitFor();
});

test("a conversation that doesn't exist leads back to the starters", async () => {
  const page = await openStarters(await fixtures.page());
  await goTo(page, "/concepts?conversation=999999");
  await page.getByText("That conversation isn't here any more. Ask again below.").waitFor();
  await expectScreenFits(page, "concepts-gone");
});

const sheets = (page: Page) => page.getByRole("article").all();
const wordsOf = (sheet: Locator | undefined) => sheet?.locator("p").allTextContents();

async function expectWhole(sheet: Locator | undefined, level: string): Promise<void> {
  await sheet?.getByText(level, { exact: true }).waitFor();
  for (const name of ["Key terms", "Examples", "Think about this"]) {
    await sheet?.getByRole("heading", { name }).waitFor();
  }
}

/** A toast covers nothing below the page's header. */
async function expectOverHeaderOnly(page: Page): Promise<void> {
  const [toast, header] = await Promise.all([
    page
      .getByRole("region", { name: /^Notifications/u })
      .getByRole("listitem")
      .boundingBox(),
    page.getByRole("banner").boundingBox(),
  ]);
  expect(bottomOf(toast)).toBeLessThanOrEqual(bottomOf(header));
}

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);

const toast = (page: Page, words: string) => page.getByText(words).first().waitFor();
const threadOf = (page: Page) => page.getByRole("list", { name: "Conversation" }).textContent();
const scoreIn = (line: string | null) => Number(/([\d.]+) out of 10/u.exec(line ?? "")?.[1]);

async function currentScore(page: Page): Promise<number> {
  const line = page.getByText(/^Your level:/u);
  await line.waitFor();
  return scoreIn(await line.textContent());
}

/** The open question is the last one. */
const openQuestion = (page: Page) =>
  page.getByRole("list", { name: "Quiz" }).locator("form").last();

/** An option of the open question, from the library: which questions come depends on the student's class. */
async function optionOf(page: Page, which: "right" | "wrong"): Promise<string> {
  const text = (await openQuestion(page).textContent()) ?? "";
  const question = photosynthesis.quiz.find(({ question }) => text.includes(question));
  const option = question?.options.find((_, at) => (at === question.key) === (which === "right"));
  if (option === undefined) throw new Error(`The library has no question like "${text}"`);
  return option;
}

async function answerByKeyboard(page: Page, option: string): Promise<void> {
  const form = openQuestion(page);
  const chosen = form.getByRole("radio", { name: option });
  await form.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  while (!(await chosen.isChecked())) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await form.getByText("Right!").waitFor();
  // Focus moves to what comes next.
  await form.getByRole("button", { name: "Next Question" }).waitFor();
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Next Question" }).press("Enter");
}

async function answerByTap(page: Page, option: string | RegExp, verdict = "Right!"): Promise<void> {
  const form = openQuestion(page);
  await form.getByText(option).tap();
  await form.getByRole("button", { name: "Check Answer" }).tap();
  await form.getByText(verdict).waitFor();
  await form.getByRole("button", { name: /^(Next Question|See Result)$/u }).tap();
}
