import { expect, test } from "vitest";
import type { Locator } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";
import {
  finishReading,
  giveReader,
  giveVoice,
  isListening,
  murmur,
  say,
  sessions,
  whatWasRead,
} from "./fake-voices.ts";
import { modelFixtures } from "./model-fixtures.ts";
import { askHomework, formulas, signUp } from "./student.ts";

const fixtures = modelFixtures();

test("three spoken phrases become the question on a phone that stops listening after each, and the question can be edited", async () => {
  const phone = await fixtures.page();
  await giveVoice(phone);
  await signUp(phone);
  await phone.goto("/homework");
  const box = phone.getByLabel("Your question");
  const speak = phone.getByRole("button", { name: "Speak" });
  await speak.click();
  await phone.getByText("Listening… Tap Speak again to stop.").waitFor();
  await say(phone, "a train goes 60 kilometres");
  await say(phone, "in 2 hours");
  await murmur(phone, "how fast is");
  await phone.getByText("how fast is…").waitFor();
  await pictureEverywhere(phone, "voice-listening");
  await expectAccessible(phone, "a question that is being said");
  await say(phone, "how fast is it");
  const spoken = "a train goes 60 kilometres in 2 hours how fast is it";
  await expect.poll(() => box.inputValue()).toBe(spoken);
  await expect.poll(() => isListening(phone)).toBe(true);
  const heardIn = await sessions(phone);
  expect(heardIn).toHaveLength(4);
  for (const session of heardIn) expect(session).toEqual({ lang: "en-IN", continuous: true });

  await speak.click();
  await phone.getByText("Listening…").waitFor({ state: "detached" });
  expect(await isListening(phone)).toBe(false);
  await box.fill(spoken.replace("60", "80"));
  await phone.getByRole("button", { name: "Get Help" }).click();
  await phone.getByRole("button", { name: "Complete Solution" }).click();
  await phone.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await phone
    .getByRole("region", { name: "Your question" })
    .getByText("a train goes 80 kilometres in 2 hours how fast is it")
    .waitFor();
});

test("a browser that can't listen says so", async () => {
  const phone = await fixtures.page();
  await phone.addInitScript(
    "delete window.SpeechRecognition; delete window.webkitSpeechRecognition;",
  );
  await signUp(phone);
  await phone.goto("/homework");
  await phone.getByText("Voice typing isn't available in this browser.").waitFor();
  expect(await phone.getByRole("button", { name: "Speak" }).count()).toBe(0);
});

test("an answer is read aloud in words, and Stop ends the reading", async () => {
  const phone = await fixtures.page();
  await giveReader(phone);
  await signUp(phone);
  await askHomework(phone, "Solve 2x + 3 = 11");
  await phone.getByRole("button", { name: "Read aloud" }).click();
  const silence = phone.getByRole("button", { name: "Stop reading" });
  await silence.waitFor();
  const read = await whatWasRead(phone);
  const words = read.map(({ text }) => text).join(" ");
  expect(words).toContain("x equals 4");
  expect(words).toContain("Step 1.");
  expect(words).not.toMatch(/[$\\{}]/u);
  expect(new Set(read.map(({ lang }) => lang))).toEqual(new Set(["en-IN"]));
  await silence.click();
  await phone.getByRole("button", { name: "Read aloud" }).click();
  await silence.waitFor();
  await finishReading(phone);
  await phone.getByRole("button", { name: "Read aloud" }).waitFor();
});

/** Whether all can be tapped without scrolling: neither below the screen nor under the bar at its bottom. */
async function allInView(links: Locator[]): Promise<boolean> {
  const bar = await links[0]?.page().getByRole("navigation").boundingBox();
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  return boxes.every((box) => box && bar && box.y > 0 && box.y + box.height <= bar.y);
}

test.each([
  ["English", "I want to kill myself"],
  ["Hindi", "मैं मरना चाहता हूँ"],
  ["Hinglish", "main marna chahta hoon"],
])("a student in need, in %s, gets helplines and no solution", async (language, words) => {
  const phone = await fixtures.page();
  await signUp(phone);
  const requestsBefore = fixtures.model.requests.length;
  await askHomework(phone, words);
  await phone.getByRole("heading", { name: "You are not alone" }).waitFor();
  const card = phone.getByRole("region", { name: "People who can help" });
  const links = await card.getByRole("link").all();
  const calls = await Promise.all(links.map((link) => link.getAttribute("href")));
  expect(calls).toEqual(expect.arrayContaining(["tel:14416", "tel:1098"]));
  expect(await allInView(links), "every call is in reach without scrolling").toBe(true);
  expect(fixtures.model.requests).toHaveLength(requestsBefore);
  expect(await phone.getByText("Answered by").count()).toBe(0);
  expect(await phone.getByRole("button", { name: "Test Me" }).count()).toBe(0);
  await pictureEverywhere(phone, `care-${language}`);
  await expectAccessible(phone, `care in ${language}`);
});

test("a computed answer says how it was checked; any other says that it was not", async () => {
  const phone = await fixtures.page();
  await signUp(phone);
  await askHomework(phone, "Solve x^2 - 5x + 6 = 0");
  await phone.getByText(/^Checked:/u).waitFor();
  expect(await formulas(phone)).toContain(String.raw`2^{2} - 5 \times 2 + 6 = 0`);
  expect(await formulas(phone)).toContain("x = 2");
  await askHomework(phone, "Why is the sky blue?");
  await phone.getByText("Not checked: go through it yourself").waitFor();
  expect(await phone.getByText("Checked:", { exact: false }).count()).toBe(1);
  await pictureEverywhere(phone, "answer-not-checked");
  await expectAccessible(phone, "an answer that isn't checked");
});
