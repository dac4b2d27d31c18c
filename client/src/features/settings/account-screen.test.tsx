import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  changeAccount,
  changePassword,
  deleteAccount,
  endAllSessions,
  endOneSession,
  endParentLink,
  giveConsent,
  listSessions,
  makeParentLink,
  readAccount,
  setRecoveryWord,
} from "#shared/contracts/account.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, dropConnection, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { readDraft, writeDraft } from "../asking/draft.ts";
import { facts, here, openAccount, part, there } from "./testing/open-account.ts";

test("the dashboard links to the account, and axe finds no problem in any part of it", async () => {
  server.use(answer(readAccount, facts), answer(listSessions, []));
  const student = openApp("/dashboard", asha);
  await student.click(await screen.findByRole("link", { name: "Your account" }));
  const about = await part("About you");
  expect(address()).toBe("/account");
  expect(about.getByLabelText("Full Name")).toHaveProperty("value", "Asha Rao");
  expect(about.getByLabelText("Grade")).toHaveProperty("value", "8");
  expect(about.getByText("Phone number: +91 9876543210")).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test("a new class is saved, and Home shows it", async () => {
  const sent: unknown[] = [];
  const student = openAccount();
  server.use(
    answer(changeAccount, { ...asha, grade: 9 }, async (request) => {
      sent.push(await request.json());
    }),
  );
  const about = await part("About you");
  await student.selectOptions(about.getByLabelText("Grade"), "Grade 9");
  await student.click(about.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(sent).toEqual([{ name: "Asha Rao", grade: 9 }]);
  await student.click(screen.getByRole("link", { name: "Home" }));
  expect(await screen.findByText("Grade 9")).toBeTruthy();
});

test("a wrong password is shown at its field, a changed one clears the form", async () => {
  const student = openAccount();
  const errors = { password: "This password is wrong." };
  server.use(refuse(changePassword, 403, { code: "wrong_password", errors }));
  const form = await part("Change your password");
  await student.type(form.getByLabelText("Your password now"), "secret9");
  await student.type(form.getByLabelText("New password"), "river-stone");
  await student.click(form.getByRole("button", { name: "Change Password" }));
  expect(await form.findByText("This password is wrong.")).toBeTruthy();

  server.use(answer(changePassword, undefined));
  await student.click(form.getByRole("button", { name: "Change Password" }));
  await screen.findByText("Password changed");
  expect(form.getByLabelText("New password")).toHaveProperty("value", "");
});

test("after a new password the student is reminded that the recovery word is unchanged", async () => {
  const student = openAccount({ ...facts, hasRecoveryWord: true });
  server.use(answer(changePassword, undefined));
  const form = await part("Change your password");
  await student.type(form.getByLabelText("Your password now"), "secret1");
  await student.type(form.getByLabelText("New password"), "river-stone");
  await student.click(form.getByRole("button", { name: "Change Password" }));
  expect(await screen.findByText(/Your recovery word is still the old one/u)).toBeTruthy();
});

test("a recovery word is saved with the password", async () => {
  const sent: unknown[] = [];
  const student = openAccount();
  server.use(
    answer(setRecoveryWord, undefined, async (request) => void sent.push(await request.json())),
  );
  const form = await part("Recovery word");
  await student.type(form.getByLabelText("New recovery word"), "Mango Tree");
  await student.type(form.getByLabelText("Your password"), "secret1");
  await student.click(form.getByRole("button", { name: "Save Recovery Word" }));
  await screen.findByText("Recovery word saved");
  expect(sent).toEqual([{ recoveryWord: "mangotree", password: "secret1" }]);
});

test("another device can be logged out, this one has no button for it", async () => {
  const ended: string[] = [];
  const student = openAccount();
  server.use(answer(endOneSession, undefined, ({ url }) => void ended.push(url.slice(-32))));
  const devices = await part("Where you are logged in");
  expect(devices.queryByRole("button", { name: "Log out Chrome on Android" })).toBeNull();
  server.use(answer(listSessions, [{ ...here, lastSeenAt: new Date() }]));
  await student.click(devices.getByRole("button", { name: "Log out Edge on Windows" }));
  await waitFor(() => expect(devices.queryByText("Edge on Windows")).toBeNull());
  expect(ended).toEqual([there.id]);
});

test("logging out everywhere leads to the auth page", async () => {
  const student = openAccount();
  server.use(answer(endAllSessions, undefined));
  await student.click(await screen.findByRole("button", { name: "Log Out Everywhere" }));
  expect(await screen.findByRole("tab", { name: "Login" })).toBeTruthy();
});

test("a link for a parent is shown once, with its token after the #", async () => {
  const student = openAccount();
  const token = "t".repeat(43);
  const sent: unknown[] = [];
  await part("For your parents");
  server.use(
    answer(makeParentLink, { token }, async (request) => void sent.push(await request.json())),
    answer(readAccount, { ...facts, parentLinkMadeAt: new Date() }),
  );
  await student.click(screen.getByRole("button", { name: "Make a Link" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Make a link for a parent" }));
  await student.type(dialog.getByLabelText("Your password"), "secret1");
  await student.click(dialog.getByRole("button", { name: "Make the Link" }));
  const link = await screen.findByLabelText("Link for a parent");
  expect(link).toHaveProperty("value", `${window.location.origin}/parent#${token}`);
  expect(sent).toEqual([{ password: "secret1" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a stopped parent's link is removed from the page", async () => {
  const student = openAccount({ ...facts, parentLinkMadeAt: new Date("2026-08-03T06:00:00Z") });
  const section = await part("For your parents");
  expect(section.getByText(/^A link was made on/u)).toBeTruthy();
  server.use(answer(endParentLink, undefined), answer(readAccount, facts));
  await student.click(section.getByRole("button", { name: "Stop the Link" }));
  await waitFor(() => {
    expect(section.queryByText(/^A link was made on/u)).toBeNull();
    expect(section.queryByRole("button", { name: "Stop the Link" })).toBeNull();
  });
});

test("a link that can't be stopped is shown as still open", async () => {
  const student = openAccount({ ...facts, parentLinkMadeAt: new Date("2026-08-03T06:00:00Z") });
  const section = await part("For your parents");
  server.use(dropConnection(endParentLink));
  await student.click(section.getByRole("button", { name: "Stop the Link" }));
  expect(await screen.findByText("Link not stopped")).toBeTruthy();
  expect(section.getByRole("button", { name: "Stop the Link" })).toBeTruthy();
});

test("a missing consent is given with one tap", async () => {
  const sent: unknown[] = [];
  const student = openAccount();
  const agree = await screen.findByRole("button", { name: "My parent or guardian agrees" });
  const givenAt = new Date("2026-08-03T06:00:00Z");
  server.use(
    answer(giveConsent, undefined, async (request) => void sent.push(await request.json())),
    answer(readAccount, { ...facts, consent: { givenBy: "guardian", version: 1, givenAt } }),
  );
  await student.click(agree);
  expect(await screen.findByText(/^Your parent or guardian agreed .* 3 Aug 2026\.$/u)).toBeTruthy();
  expect(sent).toEqual([{ givenBy: "guardian" }]);
});

test("deletion asks for the password, and lists what was deleted", async () => {
  const student = openAccount();
  const data = await part("Your data");
  await student.click(data.getByRole("button", { name: "Delete Your Account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await student.type(dialog.getByLabelText("Your password"), "secret1");
  const deleted = {
    conversations: 3,
    messages: 12,
    photos: 2,
    studyActs: 9,
    examSessions: 1,
    badges: 4,
    events: 50,
  };
  server.use(answer(deleteAccount, { deleted }));
  writeDraft({ box: "homework", userId: asha.id }, "half a question");
  writeDraft({ box: "homework", userId: asha.id + 1 }, "her sister's");
  await student.click(dialog.getByRole("button", { name: "Delete Everything" }));
  expect(
    await screen.findByText(/^Gone: 3 conversations with 12 messages, 2 photos/u),
  ).toBeTruthy();
  expect(await screen.findByRole("tab", { name: "Login" })).toBeTruthy();
  await waitFor(() => expect(readDraft({ box: "homework", userId: asha.id })).toBe(""));
  expect(readDraft({ box: "homework", userId: asha.id + 1 })).toBe("her sister's");
});
