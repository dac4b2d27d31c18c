import { expect, test } from "vitest";
import { doubtBox, openDoubts, solveDoubt } from "./doubt-pages.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { askHomework, signUp } from "./student.ts";

const fixtures = productFixtures();

test("a related page says that it is not the answer, and an off-topic word brings no page", async () => {
  const page = await openDoubts(await fixtures.page());
  await solveDoubt(page, "why do heavy boxes need more friction to push");
  await page
    .getByRole("heading", { name: "I can't answer this one yet. This is the idea behind it" })
    .waitFor();
  expect(await page.getByRole("heading", { name: "Solution", exact: true }).count()).toBe(0);
  await expectScreenFits(page, "doubts-idea");
  await page.reload();
  await page.getByRole("heading", { name: /This is the idea behind it$/u }).waitFor();
  await solveDoubt(page, "what is static friction");
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page
    .getByText(/friction between surfaces that do not slip/u)
    .first()
    .waitFor();
  await expectScreenFits(page, "doubts-lifted");
  await solveDoubt(page, "who is virat kohli");
  await page.getByRole("heading", { name: "I can't answer this one yet", exact: true }).waitFor();
  expect(await page.getByText("Mean, Median and Mode").count()).toBe(0);
  await expectScreenFits(page, "doubts-stray");
});

test("a student with a test gets a plan, and each of its buttons leads somewhere", async () => {
  const page = await openDoubts(await fixtures.page());
  await solveDoubt(page, "kal mera maths ka test hai kya karu");
  await page.getByRole("heading", { name: "Your plan" }).waitFor();
  const ways = page.getByRole("list", { name: "Where to go from here" }).getByRole("button");
  expect(await ways.count()).toBe(3);
  await expectScreenFits(page, "doubts-plan");
  await ways.first().click();
  await page.getByRole("heading", { name: "Explanation" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/concepts");
  await solveDoubt(page, "kal mera maths ka test hai kya karu");
  await page.getByRole("button", { name: "Try one sum" }).click();
  const box = page.getByLabel("Your question");
  await expect.poll(() => box.inputValue()).not.toBe("");
});

test("a question that resembles one of the bank is offered, and a tap answers it", async () => {
  const page = await fixtures.page();
  await signUp(page, undefined, 10);
  await askHomework(page, "nucleus ka cell me kya kaam hota h", "Complete Solution");
  const card = page.getByRole("region", { name: "Is it one of these?" });
  await card.waitFor();
  await expectScreenFits(page, "homework-one-of-these");
  await card.getByRole("button").first().click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page
    .getByText(/It directs the chemical activities of the cell/u)
    .first()
    .waitFor();
  await solveDoubt(page, "characteristics of latrite soil and areas where it occurs");
  await card.waitFor();
  await expectScreenFits(page, "doubts-one-of-these");
  await card.getByRole("button").first().click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
});

test("homework on a topic is refused with a button that opens the topic", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await askHomework(page, "write a speech on air pollution", "Complete Solution");
  await page.getByRole("heading", { name: "I can't answer this one yet" }).waitFor();
  await expectScreenFits(page, "homework-refused-topic");
  await page.getByRole("button", { name: /^Learn about .*Pollution/u }).click();
  await page.getByRole("heading", { name: "Explanation" }).waitFor();
  await solveDoubt(page, "explain the poem dust of snow");
  await page.getByText(/stories and poems/u).waitFor();
  await expectScreenFits(page, "doubts-refused");
  await page.getByRole("button", { name: "Edit doubt" }).click();
  expect(await doubtBox(page).inputValue()).toBe("explain the poem dust of snow");
});
