import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectAccessible, expectNoSidewaysScroll, sharedBrowser } from "./browser.ts";
import { productFixtures } from "./fixtures.ts";
import { createAccount, fillSignUp, newAccount, signUp } from "./student.ts";

// The headless shell reports a pointer that moves where nobody has touched the page.
const fixtures = productFixtures(() => sharedBrowser({ isDesktop: true }));

/**
 * Opens the page with the app's script held back. The returned function releases it, and waits until the app has taken
 * over.
 */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(`
    window.tookOver = new Promise((resolve) => document.addEventListener("app-took-over", resolve));
    window.firstField = document.querySelector("input");
  `);
  return async () => {
    release();
    // A visitor who has touched nothing yet touches the page now.
    await page.mouse.move(5, 5);
    await page.evaluate("window.tookOver.then(() => true)");
  };
}

const password = (page: Page) => page.getByRole("textbox", { name: "Password" });
const phoneNumber = (page: Page) => page.getByLabel("Phone Number");

test("text typed before the app loads stays, and so do the fields and the focus", async () => {
  const page = await fixtures.page();
  const letAppCome = await openEarly(page, "/auth");
  await phoneNumber(page).fill("9876543210");
  await password(page).click();
  await page.keyboard.type("secret");

  await letAppCome();
  await page.keyboard.type("1");

  expect(await phoneNumber(page).inputValue()).toBe("9876543210");
  expect(await password(page).inputValue()).toBe("secret1");
  // The same elements, not equal ones: a browser's password store may hold references to them.
  expect(await page.evaluate("document.querySelector('input') === window.firstField")).toBe(true);
});

test("a tap on Login before the app loads is carried out afterwards, and no password appears in an address", async () => {
  const account = await signUp(await fixtures.page(), newAccount());
  const page = await fixtures.page();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const letAppCome = await openEarly(page, "/auth?next=%2Fhistory");
  await phoneNumber(page).fill(account.phone);
  await password(page).fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("button", { name: "Login" }).click();

  await letAppCome();
  await page.waitForURL("**/history");
  expect(requests.filter((url) => url.includes(account.password))).toEqual([]);
  expect(requests.filter((url) => url.endsWith("/api/login"))).toHaveLength(1);
});

test("a wrong password entered before the app loads is reported afterwards, as any other", async () => {
  const page = await fixtures.page();
  const letAppCome = await openEarly(page, "/auth");
  await phoneNumber(page).fill("98765");
  await password(page).fill("secret1");
  await page.keyboard.press("Enter");

  await letAppCome();
  await page.getByText("Phone number must be 10 digits").waitFor();
  expect(await page.evaluate("document.activeElement.getAttribute('name')")).toBe("username");
});

test("taps on a tab and on Show Password are carried out in order", async () => {
  const page = await fixtures.page();
  const letAppCome = await openEarly(page, "/auth");
  await password(page).fill("secret1");
  await page.getByRole("button", { name: "Show password" }).click();
  await letAppCome();
  expect(await password(page).getAttribute("type")).toBe("text");

  const other = await fixtures.page();
  const letOtherCome = await openEarly(other, "/auth");
  await other.getByRole("tab", { name: "Sign Up" }).click();
  await letOtherCome();
  await other.getByLabel("Full Name").waitFor();
  expect(new URL(other.url()).search).toBe("?mode=sign-up");
});

test("a visitor who comes to sign up finds that tab open before the app loads, and it stays open", async () => {
  const page = await fixtures.page();
  const letAppCome = await openEarly(page, "/auth?mode=sign-up&next=%2Fdoubts");
  await page.getByLabel("Full Name").fill("Asha Verma");
  await page.getByLabel("Grade").selectOption({ label: "Grade 8" });
  await letAppCome();
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Asha Verma");
  expect(await page.getByLabel("Grade").inputValue()).toBe("8");
});

test("a form scrolled down before the app loads stays there when the app takes over", async () => {
  const page = await fixtures.page({ viewport: { width: 360, height: 480 } });
  const letAppCome = await openEarly(page, "/auth?mode=sign-up&next=%2Fdoubts");
  // This press is replayed as well.
  await page.getByRole("tab", { name: "Sign Up" }).click();
  const button = page.getByRole("button", { name: "Create Account" });
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  expect(await page.evaluate("scrollY")).toBeGreaterThan(100);

  await letAppCome();
  // Hydration renders the whole address a moment after the prerendered one.
  await page.evaluate(
    "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))",
  );
  expect(await button.boundingBox()).toEqual(place);
});

test("a visitor who touches nothing is counted once, and loads nothing of the app", async () => {
  const page = await fixtures.page();
  const loaded: string[] = [];
  const sentEvents: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    loaded.push(pathname);
    if (pathname === "/api/events") sentEvents.push(request.postData() ?? "");
  });
  const views = () => sentEvents.join("").match(/"auth_page_viewed"/gu) ?? [];
  await page.goto("/auth?mode=sign-up");
  // The page sends its events a few seconds after they happened.
  await expect.poll(views, { timeout: 20_000 }).toHaveLength(1);
  expect(sentEvents.join("")).toContain('"mode":"sign_up"');
  expect(loaded.filter((path) => /^\/(?:assets\/(?:index|vendor)|api\/user)/u.test(path))).toEqual(
    [],
  );
  await fillSignUp(page, newAccount());
  await createAccount(page);
  await expect.poll(() => sentEvents.join(""), { timeout: 20_000 }).toContain('"dashboard_viewed"');
  expect(views()).toHaveLength(1);
});

test("a signed-in visitor is redirected to her dashboard", async () => {
  const page = await fixtures.page();
  await page.goto("/auth");
  await fillSignUp(page, newAccount());
  await createAccount(page);
  await page.waitForURL("**/dashboard");
  await page.goto("/auth");
  await page.waitForURL("**/dashboard");
});

test("the page is complete before the app loads: axe finds nothing, and nothing moves when the app takes over", async () => {
  const page = await fixtures.page();
  for (const path of ["/auth", "/auth?mode=sign-up"]) {
    const letAppCome = await openEarly(page, path);
    await expectAccessible(page, `${path} before the app`);
    await expectNoSidewaysScroll(page);
    const places = () =>
      page.evaluate<string>(
        "JSON.stringify([...document.querySelectorAll('h1, [role=tab], input, form button')].map((each) => [Math.round(each.getBoundingClientRect().top), Math.round(each.getBoundingClientRect().height)]))",
      );
    const before = await places();
    await letAppCome();
    await page.evaluate("document.fonts.ready.then(() => true)");
    expect(await places()).toBe(before);
    await expectAccessible(page, path);
    await page.unrouteAll();
  }
});
