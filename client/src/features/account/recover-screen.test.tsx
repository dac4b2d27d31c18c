import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { recoverAccount } from "#shared/contracts/account.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";

async function fill(visitor: ReturnType<typeof openApp>) {
  await visitor.type(await screen.findByLabelText("Phone Number"), "9876543210");
  await visitor.type(screen.getByLabelText("Recovery word"), "Mango Tree");
  await visitor.type(screen.getByLabelText("New password"), "river-stone");
  await visitor.click(screen.getByRole("button", { name: "Set New Password" }));
}

test("the login links to both ways of recovery", async () => {
  const visitor = openApp("/auth", null);
  await visitor.click(await screen.findByRole("link", { name: "Forgot your password?" }));
  expect(await screen.findByLabelText("Recovery word")).toBeTruthy();
  expect(screen.getByText(/Ask whoever runs Sawaal for your school/u)).toBeTruthy();
  expect(address()).toBe("/recover");
  expect(await accessibilityProblems()).toEqual([]);
});

test("the recovery word sets a new password and signs in", async () => {
  const sent: unknown[] = [];
  const visitor = openApp("/recover", null);
  server.use(answer(recoverAccount, asha, async (request) => void sent.push(await request.json())));
  await fill(visitor);
  expect(await screen.findByRole("heading", { name: "Hello, Asha" })).toBeTruthy();
  expect(sent).toEqual([
    { username: "9876543210", recoveryWord: "mangotree", password: "river-stone" },
  ]);
});

test("a wrong word is shown at its field, too many attempts with how long to wait", async () => {
  const visitor = openApp("/recover", null);
  const detail = "The phone number or the recovery word is wrong.";
  server.use(refuse(recoverAccount, 403, { code: "wrong_recovery_word", detail }));
  await fill(visitor);
  expect(await screen.findByText(detail)).toBeTruthy();
  server.use(refuse(recoverAccount, 429, { detail: "Too many tries.", retryAfter: 275 }));
  await visitor.click(screen.getByRole("button", { name: "Set New Password" }));
  expect(await screen.findByText(/Wait 5 minutes, then try again/u)).toBeTruthy();
});
