import { consentWording } from "#shared/domain/consent.ts";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { login, logout, register } from "#shared/contracts/auth.ts";
import { sendEvents } from "#shared/contracts/events.ts";
import { answer } from "../testing/api-mock.ts";
import { asha, openApp } from "../testing/open-app.tsx";
import { server } from "../testing/server.ts";
import { openSignedInPage, needsNewDocument } from "./leave-auth.ts";
import { givenPixels } from "./testing/given-page.ts";
import { flushEvents } from "./track.ts";

type SentEvent = [string, unknown];

/** Records the events that our server gets from now on; `names` sends waiting ones first. */
function givenTable() {
  const sentEvents: SentEvent[] = [];
  server.use(
    answer(sendEvents, { accepted: 1 }, async (request) => {
      // safe: the body that event-line.ts sends
      const { events } = (await request.clone().json()) as {
        events: { name: string; properties: unknown }[];
      };
      for (const { name, properties } of events) sentEvents.push([name, properties]);
    }),
  );
  const all = async () => {
    await flushEvents();
    return sentEvents.splice(0);
  };
  return { all, names: async () => (await all()).map(([name]) => name) };
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = "";
  await flushEvents();
});

test("a student is not delayed if there is no pixel to wait for", async () => {
  const gone: string[] = [];
  await openSignedInPage("/dashboard", (address) => void gone.push(address));
  expect(gone).toEqual(["/dashboard"]);
});

test("a second sign-in of the same student, from a repeated effect, navigates once", async () => {
  const gone: string[] = [];
  const go = (address: string) => void gone.push(address);
  await Promise.all([openSignedInPage("/dashboard", go), openSignedInPage("/dashboard", go)]);
  expect(gone).toEqual(["/dashboard"]);
});

test("a dashboard and a tool are tracked in our own table, and by no pixel", async () => {
  const pixels = givenPixels();
  const table = givenTable();
  const user = openApp("/dashboard", asha);
  await screen.findByRole("heading", { name: "Hello, Asha" });
  await user.click(screen.getByRole("link", { name: /^Homework Assistant/u }));
  await screen.findByRole("heading", { name: "Homework Assistant" });
  await user.click(screen.getByRole("link", { name: "Back to Home" }));
  await screen.findByRole("heading", { name: "Hello, Asha" });
  expect(await table.names()).toEqual([
    "session_started",
    "dashboard_viewed",
    "feature_started",
    "feature_engagement",
    "dashboard_viewed",
  ]);
  expect(pixels.scripts()).toEqual([]);
  expect(pixels.meta).toEqual([]);
  expect(pixels.snap).toEqual([]);
  // No event is held for a pixel that may load later.
  expect(needsNewDocument()).toBe(false);
});

test("logging out ends the study session while its student is known, and is tracked afterwards", async () => {
  const table = givenTable();
  let toldBefore: Promise<SentEvent[]> | undefined;
  server.use(
    answer(logout, undefined, () => {
      toldBefore = table.all();
    }),
  );
  const user = openApp("/dashboard", asha);
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  await screen.findByRole("button", { name: "Login" });
  const before = await toldBefore;
  expect(before?.at(-1)).toEqual([
    "session_ended",
    { duration_seconds: expect.any(Number), reason: "logout" },
  ]);
  expect(await table.names()).toEqual(["logout_completed", "PageView", "auth_page_viewed"]);
});

test("a login is tracked with only the last four digits of the phone", async () => {
  const table = givenTable();
  server.use(answer(login, asha));
  const user = openApp("/auth", null);
  await user.type(await screen.findByLabelText("Phone Number"), asha.phone);
  await user.type(screen.getByLabelText("Password"), "secret1");
  await user.click(screen.getByRole("button", { name: "Login" }));
  await screen.findByRole("heading", { name: "Hello, Asha" });
  const told: SentEvent[] = [];
  // The form tells of the login after the dashboard is there.
  await waitFor(async () => {
    told.push(...(await table.all()));
    expect(told.map(([name]) => name)).toContain("LOGIN");
  });
  expect(told.slice(0, 6)).toEqual([
    ["PageView", {}],
    ["auth_page_viewed", { mode: "login" }],
    ["auth_attempted", { mode: "login", phone_last4: "3210" }],
    ["login_successful", { phone_last4: "3210" }],
    ["Login", {}],
    ["LOGIN", {}],
  ]);
  expect(JSON.stringify(told)).not.toContain(asha.phone);
  expect(JSON.stringify(told)).not.toContain(asha.name);
});

test("the pixels get a new account on /auth after its form is gone, and then the document is replaced", async () => {
  const pixels = givenPixels();
  const table = givenTable();
  server.use(answer(register, asha));
  const user = openApp("/auth?mode=sign-up&next=%2Fhomework%3Fconversation%3D7", null);
  await user.type(await screen.findByLabelText("Full Name"), asha.name);
  await user.selectOptions(screen.getByLabelText("Grade"), "Grade 8");
  await user.type(screen.getByLabelText("Phone Number"), asha.phone);
  await user.type(screen.getByLabelText("Password"), "secret1");
  await user.click(screen.getByLabelText(consentWording.guardian));
  expect(pixels.scripts()).toEqual([]);
  expect(pixels.meta).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Create Account" }));
  await waitFor(() => expect(pixels.toldMeta()).toHaveLength(2));
  expect(screen.queryByLabelText("Phone Number")).toBeNull();
  expect(window.location.search).toBe("");
  expect(pixels.toldMeta()).toEqual([
    ["track", "PageView", {}],
    ["track", "CompleteRegistration", {}],
  ]);
  expect(pixels.toldSnap().map(([name]) => name)).toEqual(["PAGE_VIEW", "SIGN_UP"]);
  expect(JSON.stringify([pixels.meta, pixels.snap])).not.toContain(asha.phone.slice(-4));
  expect(await table.names()).toContain("signup_successful");
  // This document doesn't show the student a signed-in page.
  expect(screen.queryByRole("navigation")).toBeNull();
});
