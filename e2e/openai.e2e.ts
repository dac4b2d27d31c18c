import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Behaviour } from "../server/testing/openai-behaviour.ts";
import { expectAccessible, picture } from "./browser.ts";
import { modelFixtures } from "./model-fixtures.ts";
import { askHomework, formulas, signUp, signUpToDashboard, submitQuestion } from "./student.ts";

const fixtures = modelFixtures({ OPENAI_TIMEOUT_SECONDS: "2" });

const question = "Solve 2x + 3 = 11";

async function signUpAndAsk(page: Page): Promise<void> {
  await signUp(page);
  await askHomework(page, question);
}

test("a model's answer is shown, and checked by the product's own solver", async () => {
  const page = await fixtures.page();
  await signUpAndAsk(page);
  await page.getByText(/^Checked:/u).waitFor();
  await page.getByText("Answered by AI").waitFor();
  await picture(page, "openai-full");
});

async function askByPhoto(page: Page): Promise<void> {
  await page
    .locator('input[type="file"]:not([capture])')
    .setInputFiles("server/features/uploads/fixtures/upright.heic");
  await page.getByRole("button", { name: "Remove photo" }).waitFor();
  await page.getByRole("button", { name: "Get Help" }).click();
  await page.getByRole("button", { name: "Complete Solution" }).click();
}

test("a photo without words is a question where a model reads it, and the pages say so", async () => {
  const page = await fixtures.page();
  await page.goto("/");
  await page.getByText(/^Type a question or photograph it/u).waitFor();
  await signUp(page);
  await page.goto("/homework");
  await page.getByText(/add a photo of it/u).waitFor();
  expect(await page.getByText(/can't read photos/u).count()).toBe(0);
  await askByPhoto(page);
  await page.getByText("Answered by AI").waitFor();
});

test("the question that a model reads in a photo is shown, and its answer checked", async () => {
  const page = await fixtures.page();
  fixtures.model.respondWith({ kind: "answer", reads: "Simplify $24 \\div 6 \\times 2 + 5 - 3$" });
  await signUp(page);
  await page.goto("/homework");
  await askByPhoto(page);
  await page.getByText(/^I read:/u).waitFor();
  await page.getByText(/^Checked:/u).waitFor();
  await picture(page, "openai-photo");
  await expectAccessible(page, "an answer to a question in a photo");
});

/** The built-in tutor can't answer it, so only the model can. */
const words = "Why do cats purr?";

const none = "No answer yet";
const half = "This answer isn't finished";
const failures: [string, Behaviour, { heading: string; sentence: RegExp }][] = [
  ["stalls", { kind: "stall" }, { heading: none, sentence: /took too long/u }],
  [
    "answers 429",
    { kind: "status", status: 429, retryAfter: "1" },
    { heading: none, sentence: /too many questions/u },
  ],
  [
    "answers 500",
    { kind: "status", status: 500 },
    { heading: none, sentence: /isn't working right now/u },
  ],
  [
    "cuts the connection in the middle",
    { kind: "cut-connection", parts: 60, everyMs: 10 },
    { heading: half, sentence: /couldn't reach the tutor/u },
  ],
  [
    "returns broken JSON",
    // In one piece it may be found broken before any of it is shown.
    { kind: "broken-json", parts: 30, everyMs: 10 },
    { heading: half, sentence: /come out right/u },
  ],
  ["refuses", { kind: "refusal" }, { heading: none, sentence: /won't answer/u }],
  [
    "won't take the key",
    { kind: "status", status: 401, code: "invalid_api_key" },
    { heading: none, sentence: /isn't set up/u },
  ],
];

test.each(failures)(
  "a model that %s: the page says so, keeps the question, and Try again works",
  async (name, behaviour, { heading, sentence }) => {
    const page = await fixtures.page();
    await signUp(page);
    fixtures.model.respondWith(behaviour);
    await askHomework(page, words);
    await page.getByRole("heading", { name: heading }).waitFor();
    await page.getByRole("alert").getByText(sentence).waitFor();
    await page.getByText(words).first().waitFor();
    await picture(page, `openai-${name.replaceAll(/\W+/gu, "-")}`);
    await expectAccessible(page, `the answer of a model that ${name}`);
    fixtures.model.respondWith({ kind: "answer" });
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
    await page.getByText("Not checked:").waitFor();
    await page.getByText(words).first().waitFor();
  },
);

test("where a model fails the built-in tutor answers if it can, and says so", async () => {
  const page = await fixtures.page();
  await signUp(page);
  fixtures.model.respondWith({ kind: "status", status: 500 });
  await askHomework(page, question);
  await page.getByText("The AI tutor isn't working right now").waitFor();
  await page.getByText(/^Checked:/u).waitFor();
  expect(await formulas(page)).toContain("x = 4");
  await page.getByText("Answered by the built-in tutor").waitFor();
  await picture(page, "openai-notice");
  await expectAccessible(page, "an answer with a notice");
  await page.reload();
  await page.getByText("The AI tutor isn't working right now").waitFor();
});

test("a question asked as the connection drops waits, and is answered when it is back", async () => {
  const page = await fixtures.page();
  await signUpToDashboard(page);
  // From now on the phone has all that the app needs offline.
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
  await submitQuestion(page, question);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByRole("heading", { name: "Waiting for the internet" }).waitFor();
  await page.getByText(question).waitFor();
  await picture(page, "offline");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "See the answer" }).click();
  await page.getByText(/^Checked:/u).waitFor();
});

test("a wrong answer of the model is never shown as checked", async () => {
  const page = await fixtures.page();
  const lie = {
    subject: "Mathematics",
    topic: "Linear equations",
    difficulty: "beginner",
    answer: "$x = 5$",
    explanation: "Subtract 3, then divide by 2.",
    proof: "",
    steps: [{ title: "Divide", why: "", result: "$x = 5$", substeps: [] }],
    hints: { idea: "Undo what was done to x", firstMove: "Subtract 3 from both sides" },
    finalMove: "What is $8 \\div 2$?",
    examples: [],
    keyTerms: [],
    followUpQuestions: [],
    nextSteps: [],
  };
  fixtures.model.respondWith({ kind: "answer", json: lie });
  await signUpAndAsk(page);
  await page.getByText(/^Checked:/u).waitFor();
  // Examples further down have their own answers.
  const answer = page.locator("section", { has: page.getByRole("heading", { name: "Answer" }) });
  const rendered = await formulas(page, answer);
  expect(rendered).toContain("x = 4");
  expect(rendered).not.toContain("x = 5");
});
