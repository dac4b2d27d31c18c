import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readQueries, readUsers } from "#shared/contracts/analytics.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, answerBy, refuse } from "../../testing/api-mock.ts";
import { catchDownloads } from "../../testing/downloads.ts";
import { address } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { openAnalytics } from "./testing/analyst.ts";
import { aQuery, aUser, busyWeek, readAt } from "./testing/analytics-samples.ts";

const downloads = catchDownloads();

async function downloaded(): Promise<{ name: string; lines: string[] }> {
  await waitFor(() => expect(downloads).toHaveLength(1));
  const text = (await downloads[0]?.text) ?? "";
  return { name: downloads[0]?.name ?? "", lines: text.trimEnd().split("\r\n") };
}

const asked: URL[] = [];
const askedFor = (name: string) => asked.at(-1)?.searchParams.get(name);

/** Students by the requested page. */
function usersBy(pages: Record<string, ReturnType<typeof aUser>[]>) {
  asked.length = 0;
  return answerBy(readUsers, ({ url }) => {
    const address = new URL(url);
    asked.push(address);
    const page = address.searchParams.get("page") ?? "1";
    return { users: pages[page] ?? [], hasMore: pages[Number(page) + 1] !== undefined, readAt };
  });
}

const table = (name: string) => screen.findByRole("table", { name });

test("a student's row shows her activity, in words and in Indian time", async () => {
  server.use(...busyWeek(usersBy({ 1: [aUser(1), aUser(2, { lastActiveAt: null })] })));
  openAnalytics("?tab=students");
  const [head, first, second] = within(await table("Students")).getAllByRole("row");
  const cells = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(within(head ?? document.body).getAllByRole("columnheader")).toHaveLength(11);
  expect(cells(first)).toEqual([
    "Student 1",
    "••••••0001",
    "2h ago",
    "12",
    "11",
    "4,200",
    "4",
    "12 min",
    "3",
    "Homework 10, Exam sessions 2",
    "1 Nov 2026",
  ]);
  expect(cells(second)[2]).toBe("Not in this time");
});

test("a phone number is revealed on request, one or all", async () => {
  server.use(...busyWeek());
  const analyst = openAnalytics("?tab=students");
  const rows = within(await table("Students"));
  expect(document.body.textContent).not.toContain("9876500001");
  await analyst.click(rows.getByRole("button", { name: "Show the phone number of Student 1" }));
  expect(rows.getByText("9876500001")).toBeTruthy();
  expect(rows.getByText("••••••0002")).toBeTruthy();
  await analyst.click(screen.getByRole("button", { name: "Show numbers" }));
  expect(rows.getByText("9876500002")).toBeTruthy();
  await analyst.click(screen.getByRole("button", { name: "Hide numbers" }));
  expect(rows.queryByText(/^98765/u)).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test("pressing a column heading sorts the students on the server, and the address has the sort order", async () => {
  server.use(...busyWeek(usersBy({ 1: [aUser(1)] })));
  const analyst = openAnalytics("?tab=students");
  const rows = within(await table("Students"));
  expect([askedFor("sort"), askedFor("order")]).toEqual(["lastActiveAt", "desc"]);
  await analyst.click(rows.getByRole("button", { name: "Tokens" }));
  await waitFor(() => expect(askedFor("sort")).toBe("tokensConsumed"));
  expect(address()).toBe("/analytics?tab=students&sort=users.tokensConsumed.desc");
  await analyst.click(rows.getByRole("button", { name: "Tokens" }));
  await waitFor(() => expect(askedFor("order")).toBe("asc"));
  await analyst.click(rows.getByRole("button", { name: "Streak, days" }));
  await waitFor(() =>
    expect([askedFor("sort"), askedFor("order")]).toEqual(["streakDays", "desc"]),
  );
  expect(
    rows.getAllByRole("columnheader").filter((heading) => !within(heading).queryByRole("button")),
  ).toHaveLength(2);
});

test("students are searched by name or last four digits, which are not in the address", async () => {
  server.use(...busyWeek(usersBy({ 1: [aUser(1)] })));
  const analyst = openAnalytics("?tab=students");
  await table("Students");
  server.use(usersBy({ 1: [] }));
  await analyst.type(screen.getByLabelText("Name or last four digits"), "4242");
  await screen.findByText(/No student goes by this name or number/u);
  expect(askedFor("search")).toBe("4242");
  expect(address()).toBe("/analytics?tab=students");
});

test("more students are fetched on request", async () => {
  server.use(...busyWeek(usersBy({ 1: [aUser(1)], 2: [aUser(2)] })));
  const analyst = openAnalytics("?tab=students");
  const rows = within(await table("Students"));
  await analyst.click(screen.getByRole("button", { name: "Show more" }));
  expect(await rows.findByText("Student 2")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a download has every student, phone numbers as shown, and no formula", async () => {
  server.use(
    ...busyWeek(
      usersBy({ 1: [aUser(1, { name: "=HYPERLINK(1)" })], 2: [aUser(2, { name: "Rao, Asha" })] }),
    ),
  );
  const analyst = openAnalytics("?tab=students&period=monthly");
  await table("Students");
  await analyst.click(screen.getByRole("button", { name: "CSV of Students" }));
  const { name, lines } = await downloaded();
  expect(name).toBe("users-monthly.csv");
  expect(lines[0]).toMatch(/^\uFEFF?Name,Phone,Last active,Questions/u);
  expect(lines[1]).toMatch(/^'=HYPERLINK\(1\),••••••0001,2026-11-28T02:10:00\.000Z,12/u);
  expect(lines[2]).toMatch(/^"Rao, Asha",••••••0002/u);
  expect(askedFor("rows")).toBe("500");
});

test("a failed download shows the reason", async () => {
  server.use(...busyWeek());
  const analyst = openAnalytics("?tab=students");
  await table("Students");
  server.use(refuse(readUsers, 503));
  await analyst.click(screen.getByRole("button", { name: "CSV of Students" }));
  expect(await screen.findByText("The table couldn't be downloaded")).toBeTruthy();
});

test("twenty questions are shown, and more on request", async () => {
  const newest = Array.from({ length: 20 }, (_, at) => aQuery(40 - at));
  const before: (string | null)[] = [];
  server.use(
    ...busyWeek(
      answerBy(readQueries, ({ url }) => {
        before.push(new URL(url).searchParams.get("before"));
        return before.length === 1
          ? { queries: newest, hasMore: true, readAt }
          : { queries: [aQuery(3)], hasMore: false, readAt };
      }),
    ),
  );
  const analyst = openAnalytics("?tab=questions");
  const rows = within(await table("Questions"));
  expect(rows.getAllByRole("row")).toHaveLength(21);
  await analyst.click(screen.getByRole("button", { name: "Show more" }));
  expect(await rows.findByText("What is 3 + 2?")).toBeTruthy();
  expect(before).toEqual([null, "21"]);
});

test("the table of questions has its own sort order", async () => {
  server.use(
    ...busyWeek(
      answer(readQueries, {
        queries: [aQuery(3, { responseLength: null }), aQuery(2), aQuery(1)],
        hasMore: false,
        readAt,
      }),
    ),
  );
  const analyst = openAnalytics("?tab=questions");
  const rows = within(await table("Questions"));
  await analyst.click(rows.getByRole("button", { name: "Answer, characters" }));
  const lengths = rows.getAllByRole("row").map((row) => row.querySelectorAll("td")[3]?.textContent);
  expect(lengths).toEqual([undefined, "102", "101", "No answer"]);
});

test("declined questions are grouped by reason, and shown as a table too", async () => {
  server.use(...busyWeek());
  const analyst = openAnalytics("?tab=questions");
  const card = within(await screen.findByRole("region", { name: "What was declined and why" }));
  expect(card.getByText("3 ×")).toBeTruthy();
  expect(card.getByText("Draw a plant cell")).toBeTruthy();
  await analyst.click(card.getByRole("button", { name: /^Table/u }));
  expect(card.getAllByRole("row")[1]?.textContent).toBe(
    "I can't draw this one for you yet.Draw a plant cellHomework21h ago",
  );
});
