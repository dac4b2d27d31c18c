import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { goTo } from "./browser.ts";
import { explain } from "./concept-pages.ts";
import { productFixtures } from "./fixtures.ts";
import { askHomework, signUp, signUpToDashboard } from "./student.ts";

const fixtures = productFixtures();

const words = "my father beats me every day";

/**
 * Everything that this site has stored on the phone: IndexedDB, both web storages and the worker's caches, as one text.
 */
const keptOnPhone = (page: Page) =>
  page.evaluate<string>(`(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    const resultOf = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    for (const { name } of await indexedDB.databases()) {
      const db = await resultOf(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        texts.push(JSON.stringify(await resultOf(db.transaction(store).objectStore(store).getAll())));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url);
    }
    return texts.join("\\n");
  })()`);

const kindWord = (page: Page) => page.getByRole("region", { name: "People who can help" });

async function expectNoTrace(page: Page): Promise<void> {
  await goTo(page, "/dashboard");
  await page.getByRole("heading", { name: /^Hello/u }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.getByText(/father/u).count()).toBe(0);
  await goTo(page, "/history");
  await page.getByRole("heading", { name: "No questions yet. Ask your first one." }).waitFor();
  expect(await page.getByText(/father|beats|not alone/u).count()).toBe(0);
}

test("a child in need leaves no trace: not on Home, not in History, not after a reload, not offline", async () => {
  const page = await fixtures.page();
  await signUpToDashboard(page);
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await askHomework(page, words);
  await kindWord(page).waitFor();
  expect(await page.title()).toBe("Homework Assistant · Sawaal");
  expect(await page.getByText("Your answer is ready.").count()).toBe(0);
  expect(await page.getByText(/father/u).count()).toBe(0);
  await page.getByRole("button", { name: "Hide this" }).click();
  await page.getByRole("heading", { name: /^Hello/u }).waitFor();
  expect(await kindWord(page).count()).toBe(0);

  await page.goBack();
  expect(await page.getByRole("textbox", { name: "Your question" }).inputValue()).toBe("");
  expect(await kindWord(page).count()).toBe(0);
  await expectNoTrace(page);
  expect(await keptOnPhone(page)).not.toMatch(/father|1098/u);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "No questions yet. Ask your first one." }).waitFor();
  expect(await page.getByText(/father/u).count()).toBe(0);
});

test("the helpline numbers stay on the screen of a small phone while the message of care is scrolled to its end", async () => {
  const page = await fixtures.page({ viewport: { width: 360, height: 740 } });
  await signUp(page);
  await askHomework(page, words);
  await kindWord(page).waitFor();
  const calls = kindWord(page).getByRole("link", { name: /^Call / });
  const areInView = async () => {
    const header = await page.getByRole("banner").boundingBox();
    const navigation = await page.getByRole("navigation").boundingBox();
    const boxes = await Promise.all((await calls.all()).map((call) => call.boundingBox()));
    const [top, bottom] = [(header?.y ?? 0) + (header?.height ?? 0), navigation?.y ?? 0];
    return boxes.map((box) => box !== null && box.y >= top && box.y + box.height <= bottom);
  };
  expect(await areInView()).toEqual([true, true, true]);
  await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
  expect(await areInView()).toEqual([true, true, true]);
});

test("a reloaded page shows nothing of the private exchange, and the other questions stay", async () => {
  const page = await fixtures.page();
  await signUp(page);
  await goTo(page, "/concepts");
  await explain(page, "Photosynthesis");
  const box = page.getByRole("textbox");
  await box.fill("मैं मरना चाहती हूँ");
  await page.keyboard.press("Enter");
  await kindWord(page).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Key terms" }).waitFor();
  expect(await kindWord(page).count()).toBe(0);
  expect(await page.getByText(/मरना/u).count()).toBe(0);
  await goTo(page, "/history");
  await page.getByRole("link", { name: /Photosynthesis/u }).waitFor();
  expect(await page.getByText(/मरना/u).count()).toBe(0);
});
