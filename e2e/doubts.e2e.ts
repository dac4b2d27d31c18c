import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { goTo } from "./browser.ts";
import { giveVoice, isListening, murmur, say } from "./fake-voices.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { formulas, signUp } from "./student.ts";
import { doubtBox, openDoubts, solveDoubt } from "./doubt-pages.ts";

const fixtures = productFixtures();

test("a quadratic is solved in three ways that differ, by tap and by keyboard", async () => {
  const page = await openDoubts(await fixtures.page());
  await expectScreenFits(page, "doubts-input");
  expect(await page.getByRole("button", { name: "Solve Doubt" }).isDisabled()).toBe(true);
  await solveDoubt(page, "Solve x^2 - 5x + 6 = 0");
  await page.getByText(/^Checked:/u).waitFor();
  expect(await formulas(page)).toContain("x = 2");
  const tabs = page.getByRole("tablist", { name: "Approaches" }).getByRole("tab");
  expect(await tabs.allTextContents()).toHaveLength(3);
  const ways: string[] = [];
  for (const [index, tab] of (await tabs.all()).entries()) {
    await tab.tap();
    expect(await tab.getAttribute("aria-selected")).toBe("true");
    ways.push(await openWay(page));
    await expectScreenFits(page, `doubts-quadratic-way-${index + 1}`);
  }
  expect(new Set(ways).size).toBe(3);
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => openWay(page)).toBe(ways[1]);
  await page.keyboard.press("End");
  await expect.poll(() => openWay(page)).toBe(ways[2]);
  await page.reload();
  await page.getByText(/^Checked:/u).waitFor();
  expect(await openWay(page)).toBe(ways[0]);
});

test.each([
  ["x + y = 10 and x - y = 4", "x = 7", "two-equations"],
  ["What is 15% of 240?", "36", "percentage"],
])("%s is solved in several approaches", async (doubt, answer, name) => {
  const page = await openDoubts(await fixtures.page());
  await solveDoubt(page, doubt);
  await page.getByText(/^Checked:/u).waitFor();
  expect(await formulas(page)).toContain(answer);
  const tabs = await page.getByRole("tablist", { name: "Approaches" }).getByRole("tab").all();
  expect(tabs.length).toBeGreaterThan(1);
  const ways: string[] = [];
  for (const tab of tabs) {
    await tab.tap();
    ways.push(await openWay(page));
  }
  await expectScreenFits(page, `doubts-${name}`);
  expect(new Set(ways).size).toBe(tabs.length);
});

test("a No opens the refine box, and the refined solution replaces the earlier one, which stays readable", async () => {
  const page = await openDoubts(await fixtures.page());
  await solveDoubt(page, "Solve x^2 - 5x + 6 = 0");
  const first = page.url();
  await page.getByRole("button", { name: "No", exact: true }).click();
  const wish = page.getByLabel("What should be different?");
  await wish.waitFor();
  await expect.poll(() => wish.evaluate((box) => box.matches(":focus"))).toBe(true);
  await page.getByText("Thanks for telling us. Say below what should be different.").waitFor();
  const refine = page.getByRole("button", { name: "Refine", exact: true });
  await expectBelow(page.getByRole("button", { name: "New Doubt" }), refine);
  await wish.fill("  ");
  expect(await refine.isDisabled()).toBe(true);
  await expectScreenFits(page, "doubts-refine-box");
  await wish.fill("Explain it in simpler words");
  await refine.click();
  await page.getByText("You asked for a change: “Explain it in simpler words”").waitFor();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText("Was this helpful?").waitFor();
  expect(page.url()).not.toBe(first);
  await expectScreenFits(page, "doubts-refined");
  const earlier = page.getByRole("group").filter({ hasText: "Earlier solution" });
  await earlier.getByText("Earlier solution").click();
  await earlier.getByRole("tab").first().waitFor();
  await expectScreenFits(page, "doubts-earlier-solution");
  await page.reload();
  await page.getByText("You asked for a change").waitFor();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByText("Thanks for telling us. Good that it helped!").waitFor();
  await page.reload();
  await page.getByText("Thanks for telling us. Good that it helped!").waitFor();
});

test("a similar question is easier, hides its solution and judges her answer; New Doubt begins again", async () => {
  const page = await openDoubts(await fixtures.page());
  await solveDoubt(page, "Solve 3x + 7 = 28");
  await page.getByRole("button", { name: "Practice Similar Questions" }).click();
  await page.getByRole("heading", { name: "Practice", exact: true }).waitFor();
  const practice = page.getByRole("region", { name: "Practice question" });
  await practice.waitFor();
  expect(await page.getByText(/^Checked:/u).count()).toBe(0);
  await expectScreenFits(page, "doubts-practice");
  await page.getByLabel("Your answer", { exact: true }).last().fill("x = 99999");
  await page.getByRole("button", { name: "Check my answer" }).click();
  await page.getByText(/^Not quite/u).waitFor();
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByText(/^Checked:/u).waitFor();
  await expectScreenFits(page, "doubts-practice-solved");
  await page.getByRole("button", { name: "Another question" }).click();
  await page.getByRole("button", { name: "Show solution" }).waitFor();
  await page.getByRole("button", { name: "Back to Solution" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByRole("button", { name: "New Doubt" }).click();
  await page.getByRole("heading", { name: "What are you stuck on?" }).waitFor();
  expect(await doubtBox(page).inputValue()).toBe("");
});

test("a doubt about slipping on a wet floor is cleared in words", async () => {
  const page = await openDoubts(await fixtures.page());
  await solveDoubt(page, "why do we slip on a wet floor");
  await page.getByText("Friction").first().waitFor();
  await page.getByRole("heading", { name: "Key concepts" }).waitFor();
  await expectScreenFits(page, "doubts-conceptual");
  await solveDoubt(page, "who won the cricket match yesterday");
  await page.getByRole("heading", { name: "Back to your books" }).waitFor();
  await expectScreenFits(page, "doubts-declined");
  await page.getByRole("button", { name: "Edit doubt" }).click();
  expect(await doubtBox(page).inputValue()).toBe("who won the cricket match yesterday");
});

test("a photo is sent with its words and is there after a reload", async () => {
  const page = await openDoubts(await fixtures.page());
  await page.getByRole("tab", { name: "Image" }).click();
  await page.getByRole("button", { name: "Take Photo" }).waitFor();
  await expectScreenFits(page, "doubts-photo-sheet");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Select from Gallery" }).click();
  await (await chooser).setFiles("server/features/uploads/fixtures/upright.heic");
  await page.getByRole("button", { name: "Remove photo" }).waitFor();
  await doubtBox(page).fill("Solve 2x + 3 = 11");
  await expectScreenFits(page, "doubts-photo");
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page.getByText(/^Checked:/u).waitFor();
  await page.reload();
  await page.getByRole("img", { name: "Your question" }).waitFor();
  await expectScreenFits(page, "doubts-photo-solved");
});

test("a doubt is spoken in phrases, corrected by hand and solved", async () => {
  const page = await fixtures.page();
  await giveVoice(page);
  await openDoubts(page);
  await page.getByRole("tab", { name: "Voice" }).click();
  await page.getByText("Listening… Tap Speak again to stop.").waitFor();
  await say(page, "what is 50%");
  await murmur(page, "of 2");
  await page.getByText("of 2…").waitFor();
  await expectScreenFits(page, "doubts-voice");
  await say(page, "of 240");
  await expect.poll(() => doubtBox(page).inputValue()).toBe("what is 50% of 240");
  await expect.poll(() => isListening(page)).toBe(true);
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByText("Listening…").waitFor({ state: "detached" });
  expect(await isListening(page)).toBe(false);
  await doubtBox(page).fill("what is 15% of 240");
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await page.getByText(/^Checked:/u).waitFor();
  const question = page.getByRole("region", { name: "Your question" });
  await question.getByText("what is 15% of 240").waitFor();
  expect(await formulas(page)).toContain("36");
});

test("the page says that a doubt at an unknown address is gone", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await goTo(page, "/doubts?conversation=999999");
  await page.getByText("That doubt isn't here any more. Ask it again.").waitFor();
  await expectScreenFits(page, "doubts-gone");
});

/** Asserts that the fixed bar below covers nothing of the element above. */
async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThan(below?.y ?? NaN);
}

/** Reads the text of the open tab. */
const openWay = async (page: Page) =>
  (await page.getByRole("tabpanel").first().textContent()) ?? "";
