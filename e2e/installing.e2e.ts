import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { expectAccessible, sharedBrowser, openPage, pictureEverywhere } from "./browser.ts";
import { openReleaseProxy, type ReleaseProxy } from "./release-proxy.ts";
import { startProduct, type Product } from "./product.ts";
import { newAccount, signUpToDashboard } from "./student.ts";

let browser: Browser;
let product: Product;
let proxy: ReleaseProxy;

beforeAll(async () => {
  [browser, product] = await Promise.all([sharedBrowser(), startProduct()]);
});
beforeEach(async () => {
  proxy = await openReleaseProxy(product.url);
  return proxy.close;
});
afterAll(async () => {
  await product.stop();
});

async function givenStudent(): Promise<Page> {
  const page = await openPage(browser, proxy.url);
  await signUpToDashboard(page, newAccount());
  return page;
}

/** Fires Chromium's event that offers installation; `window.prompts` counts how often the page called `prompt`. */
const offerToInstall = (page: Page) =>
  page.evaluate(`{
    const event = new Event("beforeinstallprompt", { cancelable: true });
    window.prompts = 0;
    event.prompt = async () => { window.prompts += 1; return { outcome: "accepted" }; };
    window.dispatchEvent(event);
  }`);

const offer = (page: Page) => page.getByRole("region", { name: "Put Sawaal on your home screen" });

test("the browser calls the app installable", async () => {
  const page = await givenStudent();
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  const devTools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
  // Chromium refuses to install without a browser profile; that must be its only objection.
  const errors = installabilityErrors.map(({ errorId }) => errorId);
  expect(errors.filter((error) => error !== "in-incognito")).toEqual([]);
  const { errors: mistakes, data } = await devTools.send("Page.getAppManifest");
  expect(mistakes).toEqual([]);
  expect(data).toContain("maskable");
});

test("the dashboard offers to install, and a tap opens the browser's prompt", async () => {
  const page = await givenStudent();
  expect(await offer(page).count()).toBe(0);
  await offerToInstall(page);
  await offer(page).waitFor();
  await pictureEverywhere(page, "install-offer");
  await expectAccessible(page, "the offer to install");
  await offer(page).getByRole("button", { name: "Install" }).click();
  await offer(page).waitFor({ state: "detached" });
  expect(await page.evaluate("window.prompts")).toBe(1);
});

test("a student who declines the offer isn't asked again", async () => {
  const page = await givenStudent();
  await offerToInstall(page);
  await offer(page).getByRole("button", { name: "No, thanks" }).click();
  await offer(page).waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: /^Hello/u }).waitFor();
  await offerToInstall(page);
  expect(await offer(page).count()).toBe(0);
});

test("a newer version is offered, waits for a tap, and then takes over", async () => {
  const page = await givenStudent();
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
  await page.goto("/homework");
  await page.getByLabel("Your question").fill("Solve 2x");
  await page.evaluate("window.isTheSamePage = true");
  proxy.release();
  await page.evaluate("navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)");
  await page.getByText("A newer Sawaal is ready").waitFor();
  await pictureEverywhere(page, "update-offer");
  await expectAccessible(page, "the offer of a newer version");
  // Nothing changes before the tap.
  expect(await page.evaluate("window.isTheSamePage")).toBe(true);

  await page.getByRole("button", { name: "Use it now" }).click();
  await expect.poll(() => page.evaluate("window.isTheSamePage === undefined")).toBe(true);
  await page.getByLabel("Your question").waitFor();
  expect(await page.getByLabel("Your question").inputValue()).toBe("Solve 2x");
  expect(await page.evaluate("navigator.serviceWorker.ready.then((it) => it.waiting)")).toBe(null);
  await expect.poll(() => page.getByText("A newer Sawaal is ready").count()).toBe(0);
});

test("a newer version that was postponed isn't offered again on this page", async () => {
  const page = await givenStudent();
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
  proxy.release();
  await page.evaluate("navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)");
  await page.getByRole("button", { name: "Later" }).click();
  await page.getByText("A newer Sawaal is ready").waitFor({ state: "detached" });
});

test("visitors of public pages get no worker", async () => {
  const page = await openPage(browser, proxy.url);
  await page.goto("/privacy");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goto("/auth");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(
    await page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)"),
  ).toBe(0);
});
