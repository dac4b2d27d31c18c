import { expect, test } from "vitest";
import { expectAccessible, expectNoSidewaysScroll, picture } from "./browser.ts";
import { productFixtures } from "./fixtures.ts";
import {
  askHomework,
  createAccount,
  fillSignUp,
  formulas,
  logIn,
  newAccount,
  signUp,
} from "./student.ts";

const fixtures = productFixtures();

test("sign-up, homework at each help level, logout, login, reload", async () => {
  const page = await fixtures.page();
  await page.goto("/homework");
  await page.waitForURL(/\/auth\?next=/u);
  await page.getByRole("tab", { name: "Login" }).waitFor();
  await picture(page, "auth");
  await expectAccessible(page, "the auth page");
  const account = newAccount();
  await fillSignUp(page, account);
  await expectAccessible(page, "sign-up");
  await createAccount(page);
  // She wanted homework before signing up, and arrives there.
  await page.waitForURL("**/homework");
  await page.getByLabel("Your question").waitFor();
  await picture(page, "homework-input");
  await expectAccessible(page, "the question");

  await page.getByLabel("Your question").fill("Solve 2x + 3 = 11");
  await page.getByRole("button", { name: "Get Help" }).click();
  await page.getByRole("heading", { name: "How much help do you want?" }).waitFor();
  await picture(page, "homework-help-level");
  await expectAccessible(page, "the help levels");
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText(/^Checked:/u).waitFor();
  expect(await formulas(page)).toContain("x = 4");
  await picture(page, "homework-full");
  await expectAccessible(page, "the complete solution");
  await expectNoSidewaysScroll(page);

  await page.reload();
  await page.getByText(/^Checked:/u).waitFor();
  await page.getByText("Solve 2x + 3 = 11").first().waitFor();

  await page.getByRole("button", { name: "Test Me" }).click();
  await page.getByRole("heading", { name: "Test yourself" }).waitFor();
  await picture(page, "homework-practice");
  await expectAccessible(page, "the practice question");
  await page.getByRole("button", { name: "Show solution" }).click();
  await page.getByText(/^Checked:/u).waitFor();
  await page.getByRole("button", { name: "Back to Solution" }).click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByRole("button", { name: "New Question" }).click();
  await page.getByRole("heading", { name: "What are you working on?" }).waitFor();

  await askHomework(page, "Solve 3x - 7 = 20", "Guided Hints");
  await page.getByRole("heading", { name: "Hint 1 of 3" }).waitFor();
  await expectAccessible(page, "a hint");
  await page.getByRole("button", { name: "Show next hint" }).click();
  await page.getByRole("button", { name: "Show next hint" }).click();
  await picture(page, "homework-hint");
  expect(await formulas(page)).not.toMatch(/(?<!\w)x ?= ?9(?!\d)/u);
  await page.getByLabel("Your answer", { exact: true }).last().fill("x = 8");
  await page.getByRole("button", { name: "Check my answer" }).click();
  await page.getByText(/^Not quite/u).waitFor();
  await page.getByLabel("Your answer", { exact: true }).last().fill("9");
  await page.getByRole("button", { name: "Check my answer" }).click();
  await page.getByText("Yes, that's right!").waitFor();
  await page.getByRole("button", { name: "Show the full solution" }).click();
  await page.getByText(/^Checked:/u).waitFor();

  await askHomework(page, "What is 3/4 + 5/6?", "Step-by-Step Guide");
  await page.getByRole("heading", { name: /Step 1 of/u }).waitFor();
  for (;;) {
    const next = page.getByRole("button", { name: "Next step" });
    if (!(await next.isVisible())) break;
    await next.click();
  }
  await picture(page, "homework-stepbystep");
  await expectAccessible(page, "the step-by-step guide");
  await page.getByLabel("Your answer", { exact: true }).last().fill("1 7/12");
  await page.getByRole("button", { name: "Check my answer" }).click();
  await page.getByText("Yes, that's right!").waitFor();

  await page.goto("/dashboard");
  await page.getByRole("heading", { name: `Hello, ${account.name.split(" ")[0]}` }).waitFor();
  await picture(page, "dashboard");
  await expectAccessible(page, "the dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/(auth)?$/u);
  await page.goto("/dashboard");
  await page.waitForURL(/\/auth/u);
  await logIn(page, account);
  await page.getByRole("heading", { name: `Hello, ${account.name.split(" ")[0]}` }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: `Hello, ${account.name.split(" ")[0]}` }).waitFor();
});

test.each([
  ["Solve x^2 - 5x + 6 = 0", "x = 2"],
  ["15% of 240", "36"],
  ["x + y = 10 and x - y = 4", "x = 7"],
])("%s is answered and checked on the page", async (question, answer) => {
  const page = await fixtures.page();
  await signUp(page);
  await askHomework(page, question, "Complete Solution");
  await page.getByText(/^Checked:/u).waitFor();
  expect(await formulas(page)).toContain(answer);
  await picture(page, `homework-${question.replaceAll(/\W+/gu, "-")}`);
  await expectNoSidewaysScroll(page);
});

test("the built-in tutor says what it can't do, and the question can be edited", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await askHomework(page, "Explain the causes of the Peloponnesian War", "Complete Solution");
  await page.getByRole("heading", { name: "I can't answer this one yet" }).waitFor();
  await picture(page, "homework-declined");
  await expectAccessible(page, "a declined question");
  await page.getByRole("button", { name: "Edit question" }).click();
  expect(await page.getByLabel("Your question").inputValue()).toBe(
    "Explain the causes of the Peloponnesian War",
  );
});

test("a sum in the middle of other words is offered as a question, and a tap answers it", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await askHomework(page, "i am crying over 2x + 3 = 11 since morning", "Complete Solution");
  const suggestion = page.getByRole("button", { name: "Did you mean: Solve 2x + 3 = 11?" });
  await suggestion.waitFor();
  await picture(page, "homework-did-you-mean");
  await expectAccessible(page, "a question that may be meant");
  await suggestion.click();
  await page.getByText(/^Checked:/u).waitFor();
  expect(await formulas(page)).toContain("x = 4");
});

test("a photo from the photo sheet is shrunk, sent and shown again after a reload", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await page.goto("/homework");
  await page.getByRole("button", { name: "Add a photo" }).click();
  await page.getByRole("button", { name: "Take Photo" }).waitFor();
  await expectAccessible(page, "the photo sheet");
  await picture(page, "photo-sheet");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Select from Gallery" }).click();
  await (await chooser).setFiles("server/features/uploads/fixtures/upright.heic");
  await page.getByRole("button", { name: "Remove photo" }).waitFor();
  await page.getByLabel("Your question").fill("Solve 2x + 3 = 11");
  await page.getByRole("button", { name: "Get Help" }).click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByText(/^Checked:/u).waitFor();
  await page.reload();
  await page.getByRole("img", { name: "Your question" }).waitFor();
  const width = await page.evaluate<number>(
    `(async () => {
      const image = document.querySelector("img[alt='Your question']");
      await image.decode();
      return image.naturalWidth;
    })()`,
  );
  expect(width).toBeGreaterThan(0);
});
