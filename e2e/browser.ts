import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { AxeResults } from "axe-core";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { closeAtProcessEnd } from "./process-environment.ts";

const screenshots = path.resolve("e2e/screenshots");

const desktopBrowsers = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
/** The same engine without the parts of a desktop: it takes a quarter less of the processor. */
const headlessShell = "/usr/bin/chromium-headless-shell";

interface LaunchOptions {
  args?: readonly string[];
  /** The browser that people use, where a pixel or a millisecond matters: the shell sets type a little differently. */
  isDesktop?: boolean;
}

/** Launches Debian's Chromium: its headless shell where that is installed, unless the desktop's browser is needed. */
export async function launchBrowser({
  args = [],
  isDesktop = false,
}: LaunchOptions = {}): Promise<Browser> {
  const browsers = isDesktop ? desktopBrowsers : [headlessShell, ...desktopBrowsers];
  const executablePath = browsers.find((file) => existsSync(file));
  if (executablePath === undefined)
    throw new Error("Chromium is missing: install Debian's package `chromium`");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...args,
    ],
  });
}

const browsers = new Map<boolean, Promise<Browser>>();

/** The browser that the files of a test process share. It is closed when the process ends. */
export function sharedBrowser({ isDesktop = false }: LaunchOptions = {}): Promise<Browser> {
  const launched = browsers.get(isDesktop);
  if (launched) return launched;
  const browser = launchBrowser({ isDesktop });
  browsers.set(isDesktop, browser);
  closeAtProcessEnd(async () => (await browser).close());
  return browser;
}

export const phone = { width: 360, height: 740 };
export const laptop = { width: 1280, height: 800 };

export interface Device extends Pick<BrowserContextOptions, "colorScheme"> {
  viewport?: { width: number; height: number };
}

/** Opens a page for a new visitor. Errors that the page throws or logs fail the test. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  device: Device = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: device.viewport ?? phone,
    colorScheme: device.colorScheme ?? "light",
    hasTouch: true,
    locale: "en-IN",
    reducedMotion: "reduce",
  });
  onTestFinished(() => context.close());
  await reportViolations(context);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => expect.soft(error.message, "an error on the page").toBe(""));
  page.on("console", (message) => {
    // Chromium logs each failed call itself; the journeys test how the page handles it.
    const own = !message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && own) expect.soft(message.text(), "the console").toBe("");
  });
  return page;
}

/** Fails the test for anything that the content security policy or Trusted Types refuse on any page of this browser. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.exposeBinding("reportViolation", ({ page }, what: string) => {
    expect.soft(what, `refused by the policy of ${page.url()}`).toBe("");
  });
  await context.addInitScript(`addEventListener("securitypolicyviolation", (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
    reportViolation([effectiveDirective, blockedURI, sourceFile, lineNumber, sample].join(" "));
  })`);
}

/** Opens a page and waits until its own content is rendered. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const heading = page.getByRole("heading", { level: 1 });
  await heading.waitFor();
  // The frame shows its heading before the content arrives; the content may bring another one.
  await page.getByText("Loading…").waitFor({ state: "detached" });
  await heading.waitFor();
}

const axeSource = await readFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The rules of axe that look at colours; to all others the page is the same in both themes. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/** Runs axe on the page as it is, in the light and in the dark theme. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(axeSource);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === "light" ? {} : { runOnly: rulesOfColours };
    const options = JSON.stringify({ resultTypes: ["violations"], ...rules });
    const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
    const faults = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ""}`).join(" | ")}`,
    );
    expect.soft(faults, `axe on ${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** The page itself never scrolls sideways: wide formulas scroll inside their own line. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate<{ content: number; window: number }>(
    "({ content: document.documentElement.scrollWidth, window: document.documentElement.clientWidth })",
  );
  expect.soft(content, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(window);
}

/** Whether pictures are wanted: `PICTURES=1 npm run e2e`. They take a fifth of the journeys' time. */
export const takesPictures = process.env["PICTURES"] === "1";

/** Saves a picture of the screen, where pictures are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!takesPictures) return;
  await mkdir(screenshots, { recursive: true });
  await page.screenshot({ path: path.join(screenshots, `${name}.png`), fullPage: true });
}

/** Saves pictures on a phone and on a laptop, in both themes, and asserts that the screen fits the phone. */
export async function pictureEverywhere(page: Page, name: string): Promise<void> {
  if (!takesPictures) return expectNoSidewaysScroll(page);
  for (const [device, viewport] of Object.entries({ phone, laptop })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${device}-${colorScheme}`);
    }
  }
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoSidewaysScroll(page);
}
