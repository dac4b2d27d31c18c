import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectAccessible, pictureEverywhere } from "./browser.ts";
import { productFixtures } from "./fixtures.ts";
import {
  askHomework,
  formulas,
  logIn,
  newAccount,
  signUp,
  signUpToDashboard,
  submitQuestion,
} from "./student.ts";

const fixtures = productFixtures();

/** Signs up a student whose phone has the app: the service worker controls her page. */
async function givenApp(name?: string) {
  const page = await fixtures.page();
  const account = await signUpToDashboard(page, newAccount(name));
  await workerIsInCharge(page);
  return { page, account };
}

async function workerIsInCharge(page: Page): Promise<void> {
  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
}

const line = (page: Page, isThere: boolean) => page.context().setOffline(!isThere);
const lastSeen = (page: Page) => page.getByText("You're offline. This is what you last saw.");
const waiting = (page: Page) => page.getByRole("region", { name: "Waiting for the internet" });

const sentQuestion = (page: Page) => page.getByRole("region", { name: "Sent question" });

/** What the phone caches of the server's answers: a name each. */
const keptNames = (page: Page) =>
  page.evaluate<string[]>(`new Promise((resolve) => {
    const opening = indexedDB.open("sawaal-seen");
    opening.onsuccess = () => {
      const db = opening.result;
      const names = db.transaction("seen").objectStore("seen").getAllKeys();
      names.onsuccess = () => { db.close(); resolve(names.result); };
    };
  })`);

interface StoredData {
  /** All databases, each with its keys. */
  rows: unknown[];
  /** The paths in all caches. */
  cached: string[];
  /** The names in localStorage and in sessionStorage. */
  keys: string[];
  values: string[];
  cookies: string;
}

/** Everything that this browser stores for the site, wherever a page can store something. */
const keptOnPhone = (page: Page) =>
  page.evaluate<StoredData>(`(async () => {
    const resultOf = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    const rows = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await resultOf(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([resultOf(reading.getAllKeys()), resultOf(reading.getAll())]);
        rows.push(...keys.map((key, at) => [name, store, key, values[at]]));
      }
      db.close();
    }
    const cached = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname);
    const small = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    const keys = small.map(([key]) => key);
    return { rows, cached, keys, values: small.map(String), cookies: document.cookie };
  })()`);

const keepsMessages = (page: Page) =>
  expect.poll(async () => (await keptNames(page)).some((name) => name.endsWith("/messages")));

test("the app opens offline, with the questions and answers that were last seen", async () => {
  const { page } = await givenApp("Asha Verma");
  await askHomework(page, "Solve 2x + 3 = 11");
  await page.getByText(/^Checked:/u).waitFor();
  await keepsMessages(page).toBe(true);
  await line(page, false);

  const later = await page.context().newPage();
  await later.goto("/dashboard");
  await later.getByRole("heading", { name: "Hello, Asha" }).waitFor();
  await lastSeen(later).waitFor();
  await pictureEverywhere(later, "offline-home");
  await expectAccessible(later, "home without a line");

  await later.getByRole("link", { name: "All your questions" }).click();
  await later.getByRole("link", { name: /Solve 2x/u }).click();
  await later.getByText(/^Checked:/u).waitFor();
  expect(await formulas(later)).toContain("x = 4");
  await pictureEverywhere(later, "offline-answer");
  await later.reload();
  await later.getByText(/^Checked:/u).waitFor();

  await line(later, true);
  await lastSeen(later).waitFor({ state: "detached" });
});

test("a page never opened on this phone says so offline, with a next step", async () => {
  const { page } = await givenApp();
  await line(page, false);
  await page.goto("/homework?c=1&m=2");
  await page.getByText("you haven't opened it on this phone yet").waitFor();
  await page.getByRole("button", { name: "Try Again" }).waitFor();
  await pictureEverywhere(page, "offline-never-seen");
  await expectAccessible(page, "a page that was never seen");
  await line(page, true);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByText("That answer isn't here any more").waitFor();
});

test("a concept that was read opens again offline", async () => {
  const { page } = await givenApp();
  await page.goto("/concepts");
  await page.getByRole("textbox").fill("Photosynthesis");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Key terms" }).waitFor();
  await keepsMessages(page).toBe(true);
  await line(page, false);
  await page.reload();
  await page.getByRole("heading", { name: "Key terms" }).waitFor();
});

test("public pages come from the server, and offline lead back to the questions", async () => {
  const { page } = await givenApp();
  const online = await page.goto("/privacy");
  expect(online?.status()).toBe(200);
  await line(page, false);
  await page.goto("/privacy");
  await page.getByRole("heading", { name: "You're offline" }).waitFor();
  await page.getByRole("link", { name: "Go to your questions" }).click();
  await page.getByRole("heading", { name: /^Hello/u }).waitFor();
});

test("a question asked offline waits through a reload, and is sent once", async () => {
  const { page } = await givenApp();
  await page.goto("/homework");
  await page.getByLabel("Your question").waitFor();
  await line(page, false);
  await submitQuestion(page, "Solve 5x - 4 = 21");
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await waiting(page).getByText("Solve 5x - 4 = 21").waitFor();
  expect(await page.getByLabel("Your question").inputValue()).toBe("");
  await page.reload();
  await waiting(page).getByText("Solve 5x - 4 = 21").waitFor();
  await pictureEverywhere(page, "offline-waiting-question");
  await expectAccessible(page, "a question that waits");

  const posts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await line(page, true);
  await sentQuestion(page).waitFor();
  await waiting(page).waitFor({ state: "detached" });
  await pictureEverywhere(page, "waiting-question-sent");
  await page.getByRole("link", { name: "See the answer" }).click();
  await page.getByText(/^Checked:/u).waitFor();
  expect(await formulas(page)).toContain("x = 5");
  await page.goto("/history");
  await page.getByRole("link", { name: /Solve 5x/u }).waitFor();
  expect(await page.getByRole("link", { name: /Solve 5x/u }).count()).toBe(1);
  expect(posts.filter((path) => path === "/api/conversations")).toHaveLength(1);
});

test("a connection lost before the page has all its chunks leaves the question with Try again", async () => {
  const page = await fixtures.page();
  const part = "**/assets/offline-support-*.js*";
  await page.route(part, (route) => route.abort());
  await signUp(page);
  await submitQuestion(page, "Solve 5x - 4 = 21");
  await line(page, false);
  await page.getByRole("button", { name: "Complete Solution" }).click();
  await page.getByRole("heading", { name: "No answer yet" }).waitFor();
  await page.getByText("Solve 5x - 4 = 21").waitFor();

  await page.unroute(part);
  const come = page.waitForResponse((response) => response.url().includes("offline-support"));
  await line(page, true);
  expect((await come).status()).toBe(200);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText(/^Checked:/u).waitFor();
});

test("two tabs that come back online send one question between them", async () => {
  const { page } = await givenApp();
  await page.goto("/homework");
  await line(page, false);
  await askHomework(page, "Solve 7x = 28");
  await waiting(page).waitFor();
  const other = await page.context().newPage();
  await other.goto("/doubts");
  await waiting(other).waitFor();
  await line(page, true);
  await waiting(page).waitFor({ state: "detached" });
  await waiting(other).waitFor({ state: "detached" });
  await page.goto("/history");
  await page.getByRole("link", { name: /Solve 7x/u }).waitFor();
  expect(await page.getByRole("link", { name: /Solve 7x/u }).count()).toBe(1);
});

test("a question that waits can be removed, and is never sent", async () => {
  const { page } = await givenApp();
  await page.goto("/doubts");
  await page.getByLabel("Your doubt").waitFor();
  await line(page, false);
  await page.getByLabel("Your doubt").fill("Why do leaves look green?");
  await page.getByRole("button", { name: "Solve Doubt" }).click();
  await waiting(page)
    .getByRole("button", { name: /^Remove/u })
    .click();
  await waiting(page).waitFor({ state: "detached" });
  await line(page, true);
  await page.goto("/history");
  await page.getByText("No questions yet").waitFor();
});

/** Answers one question of a session, which stays open. */
async function beginSession(page: Page): Promise<void> {
  await page.goto("/exam-prep");
  await page.getByRole("button", { name: "Start preparing" }).click();
  await page.getByRole("button", { name: /^Quick revision/u }).click();
  await page.getByRole("heading", { name: /^Question 1 of/u }).waitFor();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Check Answer" }).click();
  await page.getByText(/^(?:Right!|Not quite)$/u).waitFor();
}

test("after logout nothing of a student is left for the next user of this phone", async () => {
  const { page, account } = await givenApp("Asha Verma");
  await askHomework(page, "Solve 2x + 3 = 11");
  await page.getByText(/^Checked:/u).waitFor();
  await keepsMessages(page).toBe(true);
  await page.goto("/doubts");
  await page.getByLabel("Your doubt").fill("Why do leaves look green?");
  await beginSession(page);
  const before = JSON.stringify(await keptOnPhone(page));
  for (const hers of ["Asha Verma", "2x + 3", "leaves look green", "sawaal-practice"])
    expect(before).toContain(hers);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("tab", { name: "Login" }).waitFor();
  const isForgotten = async () => {
    const { rows, keys } = await keptOnPhone(page);
    return rows.length === 0 && keys.every((name) => name === "visitor");
  };
  await expect.poll(isForgotten).toBe(true);
  const { cached, keys, ...rest } = await keptOnPhone(page);
  // The app's own files, and figures of the concept library, which are the same for everybody.
  const anybodys =
    /^\/(?:assets\/.*|dashboard|favicon\.svg|manifest\.webmanifest|api\/figures\/.*)$/u;
  expect(cached.filter((path) => !anybodys.test(path))).toEqual([]);
  // The visitor's id of public pages, drawn again after logout.
  expect(keys.filter((name) => name !== "visitor")).toEqual([]);
  const words = JSON.stringify(rest);
  for (const hers of ["Asha", account.phone, "2x + 3", "leaves"]) expect(words).not.toContain(hers);
  await line(page, false);
  await page.goto("/dashboard");
  await page.getByText("We couldn't reach Sawaal").waitFor();
  expect(await page.getByText("Asha Verma").count()).toBe(0);
  await line(page, true);
});

test("a question sent after the session ended waits for the login", async () => {
  const { page, account } = await givenApp();
  await page.goto("/homework");
  await page.getByLabel("Your question").waitFor();
  await line(page, false);
  await askHomework(page, "Solve 3x = 12");
  await waiting(page).waitFor();
  await page.context().clearCookies();
  await line(page, true);
  await page.getByRole("tab", { name: "Login" }).waitFor();
  await logIn(page, account);
  await sentQuestion(page).waitFor();
});
