import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { giveConsent } from "#shared/contracts/account.ts";
import { logout } from "#shared/contracts/auth.ts";
import { readReviewsDue } from "#shared/contracts/reviews.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { givenNoPhoneStorage } from "../../testing/phone-storage.ts";
import { server } from "../../testing/server.ts";

const logoutButton = (name = "Logout") => screen.findByRole("button", { name });

test("the dashboard greets the student by first name and grade", async () => {
  openApp("/dashboard", asha);
  expect(await screen.findByRole("heading", { level: 1, name: "Hello, Asha" })).toBeTruthy();
  expect(screen.getByText("Grade 8")).toBeTruthy();
});

test("six cards link to the six tools", async () => {
  openApp("/dashboard", asha);
  await screen.findByRole("heading", { name: "Hello, Asha" });
  const tools = within(screen.getByRole("main")).getByRole("list");
  const cards = within(tools).getAllByRole("link");
  expect(cards.map((card) => card.getAttribute("href"))).toEqual([
    "/homework",
    "/concepts",
    "/doubts",
    "/exam-prep",
    "/learning-paths",
    "/achievements",
  ]);
});

test("the dashboard mentions photos of questions", async () => {
  openApp("/dashboard", asha);
  expect(await screen.findByText(/^Type or photograph a question/u)).toBeTruthy();
});

test("logout ends the session and leads to the auth page", async () => {
  let calls = 0;
  const student = openApp("/dashboard", asha);
  server.use(answer(logout, undefined, () => void (calls += 1)));
  await student.click(await logoutButton());

  expect(await screen.findByRole("tab", { name: "Login", selected: true })).toBeTruthy();
  expect(address()).toBe("/auth");
  expect(calls).toBe(1);
});

test("logout leads to the auth page even if the phone's storage hangs", async () => {
  const student = openApp("/dashboard", asha);
  server.use(answer(logout, undefined));
  await logoutButton();
  Object.defineProperty(globalThis, "indexedDB", {
    value: { open: () => ({}) },
    configurable: true,
  });
  onTestFinished(givenNoPhoneStorage);
  await student.click(await logoutButton());

  expect(await screen.findByRole("tab", { name: "Login", selected: true })).toBeTruthy();
});

test("while a logout is pending, the button says so", async () => {
  const student = openApp("/dashboard", asha);
  server.use(neverAnswer(logout));
  await student.click(await logoutButton());
  expect(await logoutButton("Logging out...")).toHaveProperty("disabled", true);
});

test("a failed logout shows a toast and leaves the student signed in", async () => {
  const student = openApp("/dashboard", asha);
  server.use(refuse(logout, 503, { detail: "Try again in a moment." }));
  await student.click(await logoutButton());

  const toast = await screen.findByText("Logout failed");
  expect(toast).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Try again in a moment.")).toBeTruthy());
  expect(address()).toBe("/dashboard");
});

test("an account without consent is asked for it once, and works meanwhile", async () => {
  const sent: unknown[] = [];
  const student = openApp("/dashboard", { ...asha, needsConsent: true });
  const card = await screen.findByRole("region", { name: /^One question/u });
  expect(screen.getByRole("link", { name: /^Homework Assistant/u })).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  server.use(
    answer(giveConsent, undefined, async (request) => void sent.push(await request.json())),
  );
  await student.click(within(card).getByRole("button", { name: "My parent or guardian agrees" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: /^One question/u })).toBeNull());
  expect(sent).toEqual([{ givenBy: "guardian" }]);
});

test("a consent that couldn't be saved shows the failure, and is still requested", async () => {
  const student = openApp("/dashboard", { ...asha, needsConsent: true });
  server.use(refuse(giveConsent, 503, { detail: "Try again in a moment." }));
  await student.click(await screen.findByRole("button", { name: "I am 18 or older, and I agree" }));
  expect(await screen.findByText("Not saved")).toBeTruthy();
  expect(screen.getByRole("region", { name: /^One question/u })).toBeTruthy();
});

test("Home shows what is due for review, and links to Exam Preparation", async () => {
  server.use(answer(readReviewsDue, { due: 12, subjects: ["Mathematics", "Science"] }));
  openApp("/dashboard", asha);
  const card = await screen.findByRole("link", { name: /Review today/u });
  expect(card.textContent).toContain("12 questions · Mathematics, Science");
  expect(card.getAttribute("href")).toBe("/exam-prep");
});

test.each([
  ["nothing is due", answer(readReviewsDue, { due: 0, subjects: [] })],
  ["it can't be known", refuse(readReviewsDue, 503)],
])("if %s there is no card for it", async (_name, handler) => {
  let isAsked = false;
  server.events.on("response:mocked", ({ request }) => {
    if (request.url.endsWith("/api/reviews/today")) isAsked = true;
  });
  server.use(handler);
  openApp("/dashboard", asha);
  await screen.findByRole("heading", { name: "Hello, Asha" });
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByText("Review today")).toBeNull();
});
