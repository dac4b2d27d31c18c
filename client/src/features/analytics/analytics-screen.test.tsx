import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  readAggregate,
  readCohorts,
  readDays,
  readDeclined,
  readFeatures,
  readQueries,
  readUsers,
} from "#shared/contracts/analytics.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answerBy, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { analyticsTabs } from "./analytics-address.ts";
import { tabNames } from "./analytics-words.ts";
import { openAnalytics } from "./testing/analyst.ts";
import { anAggregate, busyWeek, dayOne, readAt } from "./testing/analytics-samples.ts";

const section = (name: string) => screen.findByRole("region", { name });
const tab = (name: string) => screen.findByRole("tab", { name });

test("a student sees that the page is for the analyst, and no numbers are fetched", async () => {
  openApp("/analytics", asha);
  expect(
    await screen.findByText(
      "Access Restricted: This analytics dashboard is for internal use only.",
    ),
  ).toBeTruthy();
  expect(screen.queryByRole("tablist")).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test("the summary has the numbers of the period, and the time of the fetch", async () => {
  server.use(...busyWeek());
  openAnalytics();
  await screen.findByText("Active students", { selector: "dt" });
  const cards = [...document.querySelectorAll("dl > div")].map(
    (card) => `${card.querySelector("dt")?.textContent}: ${card.querySelector("dd")?.textContent}`,
  );
  expect(cards).toEqual([
    "Students: 1,240",
    "Active students: 310",
    "Questions: 2,480",
    "Answers: 2,300",
    "Questions a student: 8",
    "Tokens: 12,34,567",
    "Top feature: Homework",
  ]);
  expect(screen.getByText("28 Nov, 10:00 am").getAttribute("datetime")).toBe(readAt);
});

test("feature usage is shown as bars and as a table", async () => {
  server.use(...busyWeek());
  openAnalytics();
  const bars = within(await section("Feature distribution")).getAllByRole("listitem");
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    "Homework1,500 (75%)",
    "Exam sessions500 (25%)",
  ]);
  const rows = within(await section("Feature breakdown")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "FeatureCountPercentage",
    "Homework1,50075%",
    "Exam sessions50025%",
  ]);
});

test("a chosen period is in the address and applies to all numbers; Back returns to the previous one", async () => {
  const asked: string[] = [];
  server.use(
    ...busyWeek(
      answerBy(readAggregate, ({ url }) => {
        asked.push(new URL(url).searchParams.get("period") ?? "");
        return anAggregate();
      }),
    ),
  );
  const analyst = openAnalytics();
  await section("Feature distribution");
  const chosen = () => screen.getByRole("link", { current: true, name: /^Last/u }).textContent;
  expect(chosen()).toBe("Last 7 Days");
  await analyst.click(screen.getByRole("link", { name: "Last 30 Days" }));
  expect(address()).toBe("/analytics?period=monthly");
  await waitFor(() => expect(asked).toEqual(["weekly", "monthly"]));
  await analyst.click(screen.getByRole("link", { name: "Last 24 Hours" }));
  expect(chosen()).toBe("Last 24 Hours");
  window.history.back();
  await waitFor(() => expect(chosen()).toBe("Last 30 Days"));
});

test.each(analyticsTabs)(
  "the tab %s opens from its address, and axe finds no problem in it",
  async (name) => {
    server.use(...busyWeek());
    openAnalytics(`?tab=${name}`);
    expect((await tab(tabNames[name])).getAttribute("aria-selected")).toBe("true");
    await waitFor(() => expect(screen.queryByText("Fetching the numbers…")).toBeNull());
    expect(await screen.findAllByRole("button", { name: /CSV/u })).not.toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
  },
);

test("a chart's table has its numbers, sorted as in the address", async () => {
  server.use(...busyWeek());
  const analyst = openAnalytics("?tab=answers");
  const card = within(await section("Time to the first part"));
  await analyst.click(card.getByRole("button", { name: "Table of Time to the first part" }));
  const [, first] = card.getAllByRole("row");
  expect(first?.textContent).toBe("28 Nov0.4 s1.9 s");
  await analyst.click(card.getByRole("button", { name: "Day" }));
  expect(address()).toBe("/analytics?tab=answers&sort=firstPart.day.asc");
  expect(card.getAllByRole("row")[1]?.textContent).toBe("22 Nov0.4 s1.9 s");
  expect(card.getByRole("columnheader", { name: "Day" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  await analyst.click(card.getByRole("button", { name: "Chart of Time to the first part" }));
  expect(card.queryByRole("table")).toBeNull();
});

test("answers are shown by verdict in words and shares, tokens against the cap", async () => {
  server.use(...busyWeek());
  openAnalytics("?tab=answers");
  const bars = within(await section("Answers by verdict")).getAllByRole("listitem");
  expect(bars.map(({ textContent }) => textContent)).toEqual([
    "Checked49 (58.3%)",
    "Unchecked0 (0%)",
    "Corrected14 (16.7%)",
    "Declined7 (8.3%)",
    "Stopped by the student7 (8.3%)",
    "Failed7 (8.3%)",
  ]);
  expect(screen.getByText(/The busiest day used 0% of the cap of 50,00,000 a day\./u)).toBeTruthy();
});

test("the growth tab shows the two funnels and the weekly retention", async () => {
  server.use(...busyWeek());
  const analyst = openAnalytics("?tab=growth");
  const texts = async (name: string) =>
    within(await section(name))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(await texts("From visit to sign-up")).toEqual([
    "Opened a page that sells840",
    "Opened the auth page210 (25%)",
    "Signed up14 (1.7%)",
  ]);
  expect(await texts("From sign-up to purchase")).toEqual([
    "Signed up40",
    "Asked a first question30 (75%)",
    "Studied on a third day12 (30%)",
    "Studied on day 7 or later8 (20%)",
    "Tapped a buy button2 (5%)",
  ]);
  const retention = within(await section("Retention by week of sign-up"));
  await analyst.click(retention.getByRole("button", { name: /^Table/u }));
  expect(retention.getAllByRole("row")[1]?.textContent).toBe("16 Nov4025%20%–");
});

test("on day one the page says what will be shown, and charts show no zeros", async () => {
  server.use(...dayOne());
  const analyst = openAnalytics();
  await screen.findByRole("heading", { name: "No student has signed up yet" });
  expect(document.querySelector("dl")).toBeNull();
  await screen.findByText("No feature usage data found for the selected timeframe");
  for (const name of analyticsTabs) {
    await analyst.click(await tab(tabNames[name]));
    await waitFor(() => expect(screen.queryByText("Fetching the numbers…")).toBeNull());
    expect(document.querySelector("svg.recharts-surface")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  }
  await analyst.click(await tab("Questions"));
  expect(await screen.findByText("No queries found for the selected timeframe")).toBeTruthy();
});

test.each([
  ["", readFeatures, "Failed to fetch feature data"],
  ["?tab=questions", readQueries, "Failed to fetch query data"],
  ["?tab=questions", readDeclined, "Failed to fetch what was declined"],
  ["?tab=students", readUsers, "Failed to fetch user data"],
  ["?tab=exams", readDays, "Failed to fetch the days"],
  ["?tab=growth", readCohorts, "Failed to fetch the cohorts"],
  ["", readAggregate, "Failed to fetch the summary"],
] as const)("at %j a failed fetch says so, and can be retried", async (search, call, words) => {
  server.use(...busyWeek(refuse(call, 500)));
  const analyst = openAnalytics(search);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("heading", { name: words })).toBeTruthy();
  server.use(...busyWeek());
  await analyst.click(within(alert).getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

test("while numbers are being fetched their space is reserved", async () => {
  server.use(...busyWeek(neverAnswer(readAggregate)));
  openAnalytics();
  expect(await screen.findAllByText("Fetching the numbers…")).not.toEqual([]);
});

test("returning to the window fetches the current numbers", async () => {
  let read = 0;
  server.use(
    ...busyWeek(
      answerBy(readAggregate, () => {
        read += 1;
        return anAggregate({ activeUsers: 310 + read });
      }),
    ),
  );
  const analyst = openAnalytics();
  await screen.findByText("311");
  window.dispatchEvent(new Event("visibilitychange"));
  await screen.findByText("312");
  await analyst.click(await screen.findByRole("button", { name: "Read again" }));
  await screen.findByText("313");
});

test("numbers stay if a refetch fails, and the page says so", async () => {
  server.use(...busyWeek());
  const analyst = openAnalytics();
  await screen.findByText("310");
  server.use(refuse(readAggregate, 503));
  await analyst.click(await screen.findByRole("button", { name: "Read again" }));
  await screen.findByText(/Couldn't be read again/u);
  expect(screen.getByText("310")).toBeTruthy();
});
