import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { finishExamSession, saveExamPlan, startExamSession } from "#shared/contracts/exams.ts";
import { conversation, createConversation } from "#shared/contracts/conversations.ts";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { sendEvents } from "#shared/contracts/events.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoSidewaysScroll, laptop, phone } from "./browser.ts";
import { expectScreenFits } from "./expect-screen-fits.ts";
import { startProduct } from "./product.ts";
import { fixturesOf } from "./fixtures.ts";
import { type Account, logIn, newAccount, signUp } from "./student.ts";

const founder: Account = { name: "Meera", phone: "9000000003", password: "for-me-alone" };

const fixtures = fixturesOf(() => startProduct({}, createAnalyst));

/** Creates the analyst as `npm run create-analyst` does: while no server has the database open. */
function createAnalyst(folder: string): void {
  const flags = ["--name", founder.name, "--phone", founder.phone];
  const { status, stderr } = spawnSync(
    process.execPath,
    ["dist/server/create-analyst.js", ...flags],
    {
      env: { PATH: process.env["PATH"], DATA_DIR: folder },
      input: founder.password,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stderr);
}

const asha = newAccount("Asha Verma");
const bilal = newAccount("Bilal Khan");
const care = "my father beats me every day";

async function post(page: Page, path: string, data: unknown): Promise<unknown> {
  const response = await page.request.post(path, { data, headers: { Accept: "application/json" } });
  expect([path, response.status(), await response.text()]).toEqual([
    path,
    expect.toBeOneOf([200, 201]),
    expect.any(String),
  ]);
  return response.json();
}

async function openConversation(page: Page, type: "homework" | "concept"): Promise<number> {
  return conversation.parse(await post(page, createConversation.path, { type })).id;
}

/** Asha asks five questions: two are solved, two are declined, one is answered with care. */
async function ashaStudies(): Promise<void> {
  const page = await fixtures.page();
  await signUp(page, asha);
  const conversationId = await openConversation(page, "homework");
  const questions = [
    "Solve 2x + 3 = 11",
    `I am ${asha.name}, my number is ${asha.phone}. Who wrote this poem?`,
    "What is 3/4 + 1/4?",
    "Who made 12 runs in the village match?",
    care,
  ];
  for (const question of questions)
    await post(page, askHomework.path, { question, conversationId, helpLevel: "full" });
  await tell(page, { name: "AddToCart", page: "subscribe", properties: monthlyPlan });
}

const monthlyPlan = { plan: "monthly", value: 199, currency: "INR" };

/** Sends an event as the pages do, a few seconds after it happened. */
async function tell(page: Page, event: object, visitorId: string | null = null): Promise<void> {
  const sentEvent = { id: drawnId(), at: new Date().toISOString(), ...event };
  const response = await page.request.post(sendEvents.path, {
    data: { visitorId, events: [sentEvent] },
  });
  expect(response.status()).toBe(202);
}

const drawnId = () => crypto.randomUUID().replaceAll("-", "");

/** An anonymous visitor opens these pages. */
async function visitorLooks(pages: readonly string[]): Promise<void> {
  const page = await fixtures.page();
  const visitorId = drawnId();
  for (const each of pages)
    await tell(page, { name: "PageView", page: each, properties: {} }, visitorId);
}

/** Bilal has an idea explained, and finishes a session of five questions without a wrong answer. */
async function bilalStudies(): Promise<void> {
  const page = await fixtures.page();
  await signUp(page, bilal, 10);
  const conversationId = await openConversation(page, "concept");
  await post(page, explainConcept.path, { concept: "Photosynthesis", conversationId });
  await post(page, saveExamPlan.path, {
    examType: "CBSE",
    subjects: ["Mathematics"],
    studyHoursPerDay: 2,
  });
  const started = startExamSession.response.parse(
    await post(page, startExamSession.path, {
      sessionType: "quick_revision",
      subject: "Mathematics",
    }),
  );
  const responses = started.questions.map(({ id, ...question }) => ({
    questionId: id,
    choice: question.kind === "choice" ? question.key : null,
  }));
  const path = finishExamSession.path.replace(":sessionId", String(started.id));
  const data = { responses, timeSpent: 60 };
  expect((await page.request.put(path, { data })).status()).toBe(200);
}

// Creates the rows that the tests below count.
test("two students study, and two visitors open public pages", async () => {
  await ashaStudies();
  await bilalStudies();
  await visitorLooks(["landing", "subscribe", "landing"]);
  await visitorLooks(["landing", "weeklyPass"]);
});

/** Opens the analyst's page, or one tab of it. */
async function openAnalytics(search = ""): Promise<Page> {
  const page = await fixtures.page();
  await page.goto(`/auth?next=${encodeURIComponent(`/analytics${search}`)}`);
  await logIn(page, founder);
  await page.getByText(/^Read \d/u).waitFor();
  return page;
}

const soon = { timeout: 20_000 };

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function rowsOf(page: Page, table: string): Promise<string[][]> {
  const rows = page.getByRole("table", { name: table }).locator("tbody tr");
  await rows.first().waitFor();
  const all = await rows.all();
  return Promise.all(all.map((row) => row.locator("td").allInnerTexts()));
}

async function cards(page: Page): Promise<Record<string, string>> {
  await page.getByRole("tablist").waitFor();
  const names = await page.locator("dl dt").allTextContents();
  const values = await page.locator("dl dd").allTextContents();
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));
}

test("the founder sees every number that the students' activity produces", async () => {
  const page = await openAnalytics();
  expect(await cards(page)).toEqual({
    Students: "2",
    "Active students": "2",
    Questions: "5",
    Answers: "3",
    "Questions a student": "2.5",
    Tokens: "0",
    "Top feature": "Homework",
  });
  expect(await rowsOf(page, "Feature breakdown")).toEqual([
    ["Homework", "4", "66.7%"],
    ["Concepts", "1", "16.7%"],
    ["Exam sessions", "1", "16.7%"],
  ]);
  await region(page, "Active students")
    .getByRole("button", { name: /^Table/u })
    .click();
  expect((await rowsOf(page, "Active students"))[0]?.slice(1)).toEqual(["2", "2"]);
  await page.goto("/analytics?tab=exams&sort=scores.day.desc");
  expect((await rowsOf(page, "Exam scores"))[0]?.slice(1)).toEqual(["1", expect.any(String)]);
  await page.goto("/analytics?tab=answers&sort=verdicts.day.desc");
  const verdicts = (await rowsOf(page, "Answers by verdict"))[0]?.slice(1);
  expect(verdicts).toEqual(["2", "1", "0", "0", "2", "0", "0"]);
});

/** The steps of a funnel as the page shows them. */
async function stepsOf(page: Page, funnel: string): Promise<string[][]> {
  const steps = page.getByRole("list", { name: funnel }).locator("li");
  await steps.first().waitFor();
  const texts = await steps.allInnerTexts();
  return texts.map((text) => text.split("\n").filter((line) => line !== ""));
}

test("the founder sees how visitors became students, and how far they got", async () => {
  const page = await openAnalytics("?tab=growth");
  // Two visitors of the landing page, one for each plan. The analyst's own visits to /auth arrive at any time.
  const [shop, , signUps] = await stepsOf(page, "From visit to sign-up");
  expect([shop, signUps]).toEqual([
    ["Opened a page that sells", "4"],
    ["Signed up", "2 (50%)"],
  ]);
  expect(await stepsOf(page, "From sign-up to purchase")).toEqual([
    ["Signed up", "2"],
    ["Asked a first question", "2 (100%)"],
    ["Studied on a third day", "0 (0%)"],
    ["Studied on day 7 or later", "0 (0%)"],
    ["Tapped a buy button", "1 (50%)"],
  ]);
  await region(page, "Retention by week of sign-up")
    .getByText("The day after the first sign-ups hasn't come yet.")
    .waitFor();
  await page.goto("/analytics?tab=growth&sort=visitors.day.desc");
  const visitors = (await rowsOf(page, "From visit to sign-up"))[0]?.slice(1);
  expect(visitors).toEqual(["2", "1", "1", expect.any(String), "2"]);
  await page.goto("/analytics?tab=growth&sort=cohorts.week.desc");
  const cohort = (await rowsOf(page, "From sign-up to purchase"))[0]?.slice(1);
  expect(cohort).toEqual(["2", "2", "0", "0", "1"]);
});

test("the founder changes the period, sorts, searches, reveals a phone number, and goes back", async () => {
  const page = await openAnalytics();
  await page.getByRole("link", { name: "Last 24 Hours" }).click();
  await page.getByRole("tab", { name: "Students" }).click();
  await page.getByRole("button", { name: "Name" }).click();
  expect(new URL(page.url()).search).toBe("?period=daily&tab=students&sort=users.name.asc");
  const names = async () => (await rowsOf(page, "Students")).map(([name]) => name);
  await expect.poll(names, soon).toEqual([asha.name, bilal.name]);
  await page.getByRole("button", { name: "Name" }).click();
  await expect.poll(names, soon).toEqual([bilal.name, asha.name]);

  const masked = `••••••${asha.phone.slice(-4)}`;
  const row = page.getByRole("row").filter({ hasText: asha.name });
  await row.getByText(masked).waitFor();
  await page.getByRole("button", { name: `Show the phone number of ${asha.name}` }).click();
  await row.getByText(asha.phone).waitFor();
  await page.getByLabel("Name or last four digits").fill(bilal.phone.slice(-4));
  await expect.poll(names, soon).toEqual([bilal.name]);

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  expect(new URL(page.url()).search).toBe("");
  await region(page, "Feature distribution").waitFor();
});

test("questions are redacted, declined ones are grouped, and those answered with care are in neither list", async () => {
  const page = await openAnalytics("?tab=questions");
  const questions = (await rowsOf(page, "Questions")).map(([question]) => question);
  expect(questions).toHaveLength(5);
  expect(questions.join()).toContain("2x + 3 = 11");
  const declined = region(page, "What was declined and why");
  await declined.getByText("2 in all.").waitFor();
  expect(await declined.locator("summary").count()).toBe(2);
  const words = await page.locator("main").innerText();
  expect(words).not.toContain(asha.phone);
  expect(words).not.toContain(`I am ${asha.name}`);
  expect(words).not.toContain(care);
});

test("the downloaded table has the rows that the page shows", async () => {
  const page = await openAnalytics("?tab=students&sort=users.name.asc");
  await rowsOf(page, "Students");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV of Students" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("users-weekly.csv");
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFName,Phone,/u);
  expect(lines.slice(1).map((line) => line.split(",").slice(0, 2))).toEqual([
    [asha.name, `••••••${asha.phone.slice(-4)}`],
    [bilal.name, `••••••${bilal.phone.slice(-4)}`],
  ]);
});

test("every part of the page fits a phone and a laptop, and axe finds nothing", async () => {
  const page = await openAnalytics();
  for (const tab of ["Overview", "Students", "Questions", "Answers", "Growth", "Exams"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect.poll(() => page.getByText("Fetching the numbers…").count(), soon).toBe(0);
    await page.mouse.move(0, 0);
    await expectScreenFits(page, `analytics-${tab.toLowerCase()}`);
    await page.setViewportSize(laptop);
    await expectNoSidewaysScroll(page);
    const wide = await page.locator("[data-wide]").boundingBox();
    expect(wide?.width).toBeGreaterThan(1000);
    await page.setViewportSize(phone);
  }
});

test("the page works by keyboard: tabs, the days of a chart, its table, the headings", async () => {
  const page = await openAnalytics();
  await page.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Name" }).focus();
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).search).toBe("?tab=students&sort=users.name.asc");
  await page.goto("/analytics");
  const chart = region(page, "Active students").getByRole("application");
  await chart.focus();
  await page.keyboard.press("ArrowLeft");
  await region(page, "Active students").locator(".recharts-tooltip-wrapper").waitFor();
});

test("a student reads that the page is restricted, and her browser requests none of its data", async () => {
  const page = await fixtures.page();
  await signUp(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/analytics");
  await page
    .getByText("Access Restricted: This analytics dashboard is for internal use only.")
    .waitFor();
  await expectScreenFits(page, "analytics-restricted");
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((path) => /^\/(?:api|assets)\/analytics/u.test(path))).toEqual([]);
  // The service worker caches nothing of it either.
  const worker = await (await page.request.get("/sw.js")).text();
  expect(worker).toContain("analyst-only-screen");
  expect(worker).not.toContain("analytics-screen");
});
