import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { exportData } from "#shared/contracts/account.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, breakOff, dropConnection, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { catchDownloads } from "../../testing/downloads.ts";
import { server } from "../../testing/server.ts";
import { openAccount, part } from "./testing/open-account.ts";

const downloads = catchDownloads();

async function openDownload() {
  const student = openAccount();
  const data = await part("Your data");
  await student.click(data.getByRole("button", { name: "Download Everything" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Download everything" }));
  await student.type(dialog.getByLabelText("Your password"), "secret1");
  const press = () => student.click(dialog.getByRole("button", { name: "Download" }));
  return { student, dialog, press };
}

test("the file of all data is fetched with the password, and saved", async () => {
  const sent: unknown[] = [];
  const { press } = await openDownload();
  expect(await accessibilityProblems()).toEqual([]);
  const everything = { madeAt: "2026-08-03", photos: [] };
  server.use(
    answer(exportData, everything, async (request) => void sent.push(await request.json())),
  );
  await press();
  expect(await screen.findByText("Your file is ready")).toBeTruthy();
  expect(sent).toEqual([{ password: "secret1" }]);
  expect(downloads.map(({ name }) => name)).toEqual(["sawaal-my-data.json"]);
  expect(await downloads[0]?.text).toBe(JSON.stringify(everything));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("while the file is being created its sheet stays open", async () => {
  const { student, dialog, press } = await openDownload();
  server.use(neverAnswer(exportData));
  await press();
  expect(dialog.getByRole("button", { name: "Cancel" })).toHaveProperty("disabled", true);
  await student.click(dialog.getByRole("button", { name: "Close" }));
  const sheet = screen.getByRole("dialog", { name: "Download everything" });
  await student.click(sheet);
  // Esc, which jsdom's dialog doesn't handle by itself.
  fireEvent(sheet, createEvent("cancel", sheet, { cancelable: true }));
  expect(dialog.getByLabelText("Your password")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Making your file..." })).toBeTruthy();
});

const offline = /^You're offline, or the connection dropped/u;

test.each([
  [
    "a wrong password",
    refuse(exportData, 403, { errors: { password: "This password is wrong." } }),
    /^This password is wrong/u,
  ],
  [
    "too many tries",
    refuse(exportData, 429, { detail: "Too many tries. Try again in 40 minutes." }),
    /^Too many tries\. Try again in 40 minutes/u,
  ],
  ["no line", dropConnection(exportData), offline],
  ["a file that breaks off", breakOff(exportData), offline],
])(
  "a download that fails because of %s shows the reason, and nothing is saved",
  async (_why, handler, words) => {
    const { dialog, press } = await openDownload();
    server.use(handler);
    await press();
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(downloads).toEqual([]);
  },
);
