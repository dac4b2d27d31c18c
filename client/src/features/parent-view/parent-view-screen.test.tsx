import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { endParentView, readParentView } from "#shared/contracts/account.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, refuse } from "../../testing/api-mock.ts";
import { openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";

const token = "t".repeat(43);

test("a parent sees days, minutes and topics", async () => {
  const sent: unknown[] = [];
  const view = {
    name: "Asha",
    grade: 8,
    since: "2026-07-05",
    days: [
      { day: "2026-08-02", studyActs: 1, minutes: 5 },
      { day: "2026-08-03", studyActs: 4, minutes: 20 },
    ],
    concepts: [{ id: "friction", title: "Friction", studyActs: 3 }],
  };
  server.use(answer(readParentView, view, async (request) => void sent.push(await request.json())));
  openApp(`/parent#${token}`, null);
  expect(await screen.findByRole("heading", { name: "Asha on Sawaal" })).toBeTruthy();
  expect(screen.getByText(/2 days with study, 25 min in all/u)).toBeTruthy();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual(["3 Aug4 steps · 20 min", "2 Aug1 step · 5 min", "Friction3 steps"]);
  expect(sent).toEqual([{ token }]);
  expect(await accessibilityProblems()).toEqual([]);
});

test("another link that is pasted over the first one is opened", async () => {
  const sent: unknown[] = [];

  server.use(refuse(readParentView, 404));
  openApp(`/parent#${token}`, null);
  await screen.findByText(/This link doesn't work any more/u);
  server.use(
    answer(readParentView, ravis, async (request) => void sent.push(await request.json())),
  );
  const other = "u".repeat(43);
  window.location.hash = other;
  expect(await screen.findByRole("heading", { name: "Ravi on Sawaal" })).toBeTruthy();
  expect(sent).toEqual([{ token: other }]);
});

const ravis = { name: "Ravi", grade: 7, since: "2026-07-05", days: [], concepts: [] };

test("a parent ends the link after a confirmation, and sees that it has ended", async () => {
  const sent: unknown[] = [];
  server.use(answer(readParentView, ravis));
  const parent = openApp(`/parent#${token}`, null);
  await parent.click(await screen.findByRole("button", { name: "End This Link" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End this link?" }));
  expect(await accessibilityProblems()).toEqual([]);
  server.use(dropConnection(endParentView));
  await parent.click(dialog.getByRole("button", { name: "End the Link" }));
  expect((await dialog.findByRole("alert")).textContent).toMatch(/^You're offline/u);
  const keepSent = async (request: Request) => void sent.push(await request.json());
  server.use(answer(endParentView, undefined, keepSent), refuse(readParentView, 404));
  await parent.click(dialog.getByRole("button", { name: "End the Link" }));
  expect(await screen.findByText(/^The link has ended/u)).toBeTruthy();
  expect(screen.queryByText(/Ravi/u)).toBeNull();
  expect(sent).toEqual([{ token }]);
});

test("a link that is not ended keeps working", async () => {
  server.use(answer(readParentView, ravis));
  const parent = openApp(`/parent#${token}`, null);
  await parent.click(await screen.findByRole("button", { name: "End This Link" }));
  await parent.click(screen.getByRole("button", { name: "Keep It" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { name: "Ravi on Sawaal" })).toBeTruthy();
});

test("a link that has ended says what to do", async () => {
  server.use(refuse(readParentView, 404));
  openApp(`/parent#${token}`, null);
  expect(await screen.findByText(/This link doesn't work any more/u)).toBeTruthy();
});
