import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  laptop,
  phone,
  picture,
  takesPictures,
  type Device,
} from "./browser.ts";
import { explain } from "./concept-pages.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { productFixtures } from "./fixtures.ts";
import { askHomework, newAccount, openSolved, signUp } from "./student.ts";

const fixtures = productFixtures();

const devices: [string, Device][] = [
  ["phone-light", { viewport: phone, colorScheme: "light" }],
  ["laptop-light", { viewport: laptop, colorScheme: "light" }],
];
/** Both themes have the same widths: only a reader of the pictures sees a difference. */
const darkDevices: typeof devices = [
  ["phone-dark", { viewport: phone, colorScheme: "dark" }],
  ["laptop-dark", { viewport: laptop, colorScheme: "dark" }],
];

const publicPages = [
  "/",
  "/subscribe",
  "/weekly-pass",
  "/thank-you",
  "/privacy",
  "/auth",
  "/recover",
  "/no-such-page",
];
const ownPages = [
  "/dashboard",
  "/homework",
  "/concepts",
  "/doubts",
  "/exam-prep",
  "/learning-paths",
  "/achievements",
  "/analytics",
  "/history",
  "/account",
];

const longName = "Venkatanarasimharajuvaripeta Subrahmanyeswara Lakshminarayana Chakravarthy";
const longSurds = "Solve 3x^2 - 17x + 11 = 0";
const longFractions = "What is 3/4 + 5/6 - (7/12 × 18/35 + 2 1/3) ÷ 11/15?";

async function expectNoScrollAndPicture(page: Page, name: string): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => true)");
  await expectNoSidewaysScroll(page);
  await picture(page, name);
}

const devicesToSee = takesPictures ? [...devices, ...darkDevices] : devices;

test.each(devicesToSee)("every screen fits, %s", async (name, device) => {
  const page = await fixtures.page(device);
  for (const path of publicPages) {
    await goTo(page, path);
    await expectNoScrollAndPicture(page, `${name}${path.replaceAll("/", "-")}`);
  }
  await page.goto("/auth?mode=sign-up");
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("Phone number must be 10 digits").waitFor();
  await expectNoScrollAndPicture(page, `${name}-sign-up-errors`);
  await signUp(page, newAccount(longName));
  for (const path of ownPages) {
    await goTo(page, path);
    await expectNoScrollAndPicture(page, `${name}${path.replaceAll("/", "-")}`);
  }
  for (const [index, question] of [longSurds, longFractions].entries()) {
    await openSolved(page, question);
    await page.getByText(/^Checked:/u).waitFor();
    await page.locator(".katex").first().waitFor();
    await expectNoScrollAndPicture(page, `${name}-solution-${index + 1}`);
  }
});

test("axe finds nothing on any screen, in both themes, and each fits a phone with text at 200%", async () => {
  const page = await fixtures.page();
  const examine = async (path: string) => {
    await goTo(page, path);
    await expectAccessible(page, path);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    await expectNoSidewaysScroll(page);
  };
  // A visitor's pages come before sign-up: /auth redirects a signed-in student.
  for (const path of [...publicPages, "/auth?mode=sign-up"]) await examine(path);
  await signUp(page);
  for (const path of ownPages) await examine(path);
});

const rhombus = "The diagonals of a rhombus are 16 cm and 12 cm. Find its side.";

test("axe finds nothing on a drawing of an answer and a figure in the telling, nor where they fill the screen", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await openSolved(page, rhombus);
  const drawing = page.getByRole("img", { name: /^A rhombus with first diagonal 16 cm/u });
  await drawing.waitFor();
  await expectAccessible(page, "an answer with a drawing");
  await page.getByRole("button", { name: "Show larger: The rhombus" }).click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await expectScreenFits(page, "drawing-on-the-whole-screen");

  await goTo(page, "/concepts");
  await explain(page, "Photosynthesis");
  await page.getByRole("figure").getByRole("img").first().waitFor();
  await expectAccessible(page, "a concept with a figure");
  await page
    .getByRole("button", { name: /^Show larger: /u })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await expectAccessible(page, "a figure on the whole screen");
});

test("a drawing of an answer is enlarged by a press or by the keyboard, and Escape leads back to its button", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await openSolved(page, rhombus);
  const button = page.getByRole("button", { name: "Show larger: The rhombus" });
  const inText = page.getByRole("img", { name: /^A rhombus with first diagonal 16 cm/u });
  await inText.scrollIntoViewIfNeeded();
  const [small, target] = await Promise.all([inText.boundingBox(), button.boundingBox()]);
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const hasFocus = "document.activeElement.getAttribute('aria-label')";
  for (const open of [() => inText.click(), () => page.keyboard.press("Enter")]) {
    await open();
    const dialog = page.getByRole("dialog", { name: "The rhombus" });
    const large = await dialog.getByRole("img").boundingBox();
    expect(large?.width).toBeGreaterThan(small?.width ?? phone.width);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(hasFocus)).toBe("Show larger: The rhombus");
  }
});

test("what stands in a bar takes the focus without moving the page", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await openSolved(page, longSurds);
  await page.getByText(/^Checked:/u).waitFor();
  const top = () => page.evaluate<number>("scrollY");
  for (const control of [
    page.getByRole("link", { name: "Back to Home" }),
    page.getByRole("button", { name: "New Question" }),
    page.getByRole("link", { name: "Progress" }),
  ]) {
    await page.evaluate("scrollTo(0, 120)");
    await control.focus();
    expect(await top()).toBe(120);
  }
});

test("a page without maths loads no KaTeX", async () => {
  const page = await fixtures.page();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await signUp(page);
  await page.goto("/homework");
  await page.getByLabel("Your question").waitFor();
  expect(loaded.filter((url) => /katex/iu.test(url))).toEqual([]);
  await askHomework(page, "2 + 2");
  await page.locator(".katex").first().waitFor();
  expect(loaded.filter((url) => /katex/iu.test(url))).not.toEqual([]);
});

test("everything works by keyboard: sign-in, a question, its answer", async () => {
  const page = await fixtures.page({ viewport: laptop });
  const account = await signUp(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Homework Assistant/u }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Your question").focus();
  await page.keyboard.type("15% of 240");
  // Tabs past the photo and the microphone.
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate("document.activeElement?.textContent")).toContain("Get Help");
  await page.keyboard.press("Enter");
  const choice = page.getByRole("button", { name: "Complete Solution" });
  await choice.focus();
  await page.keyboard.press("Enter");
  await page.getByText(/^Checked:/u).waitFor();
  // Focus moved to the heading of the answer.
  expect(await page.evaluate("document.activeElement?.textContent")).toBe("Solution");
  expect(account.name).toBe("Asha Verma");
});
