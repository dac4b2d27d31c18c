import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { answerDelta } from "#shared/contracts/answer.ts";
import type { Achievement } from "#shared/contracts/achievement.ts";
import { readGamification } from "#shared/contracts/gamification.ts";
import { checkHomeworkAnswer, practiseHomework } from "#shared/contracts/homework.ts";
import { callApi } from "../../lib/api.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { answer, stream } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { closeToast, toastStore } from "../../ui/toast-store.ts";
import { anAnswer } from "../asking/testing/answer-samples.ts";
import { showNewBadges } from "./new-badge-toast.tsx";
import { aBadge, progressData } from "./testing/achievement-samples.ts";

afterEach(() => localStorage.clear());

const verdict = (newAchievements: Achievement[]) => ({
  verdict: "right" as const,
  feedback: "Yes, x = 4.",
  newAchievements,
});
const check = () => callApi(checkHomeworkAnswer, { body: { messageId: 4, given: "4" } });

async function onHome() {
  openApp("/dashboard", asha);
  await screen.findByRole("heading", { name: "Hello, Asha" });
}

const isShown = () => toastStore.current().some(({ open }) => open);
const closeAll = () => toastStore.current().forEach(({ id }) => closeToast(id));

test("a badge in the response to an action is shown on any page", async () => {
  await onHome();
  server.use(answer(checkHomeworkAnswer, verdict([aBadge(801)])));
  await check();
  expect(await screen.findByText("New Achievement!")).toBeTruthy();
  expect(screen.getByText("You earned 1 new badge! First Step")).toBeTruthy();
  expect(document.querySelector("[role=status] svg, li svg")).toBeTruthy();
});

test("several badges are shown in one toast, by name", async () => {
  await onHome();
  const badges = [aBadge(811), aBadge(812, 0, { badgeName: "Bookworm" })];
  server.use(answer(checkHomeworkAnswer, verdict(badges)));
  await check();
  expect(await screen.findByText("You earned 2 new badges! First Step, Bookworm")).toBeTruthy();
});

test("the last event of a stream can contain badges too", async () => {
  await onHome();
  const live = stream(practiseHomework);
  server.use(live.handler);
  const onDelta = () => undefined;
  const body = { conversationId: 7, messageId: 12 };
  const called = streamApi(practiseHomework, { body }, { delta: answerDelta, onDelta });
  await waitFor(() => expect(live.calls).toHaveLength(1));
  live.done({ aiResponse: anAnswer(), message: { id: 13 }, newAchievements: [aBadge(821)] });
  await called;
  expect(await screen.findByText("New Achievement!")).toBeTruthy();
});

test("badges earned in the background are shown with the Achievements page, and only once", async () => {
  const late = aBadge(831, 1, { badgeName: "Night Owl" });
  server.use(answer(readGamification, progressData({ newAchievements: [late] })));
  openApp("/achievements", asha);
  expect(await screen.findByText("You earned 1 new badge! Night Owl")).toBeTruthy();
  closeAll();
  showNewBadges({ newAchievements: [late] });
  expect(isShown()).toBe(false);
});

test("a response without badges shows no toast", () => {
  showNewBadges({ newAchievements: [] });
  showNewBadges({ verdict: "right" });
  expect(isShown()).toBe(false);
});

test("the list of shown badges on this phone is limited to the newest", () => {
  for (let id = 1000; id < 1250; id += 1) showNewBadges({ newAchievements: [aBadge(id)] });
  expect(JSON.parse(localStorage.getItem("badges-shown") ?? "")).toHaveLength(100);
  closeAll();
  showNewBadges({ newAchievements: [aBadge(1249)] });
  expect(isShown()).toBe(false);
});

test("an invalid stored list hides no badge", () => {
  localStorage.setItem("badges-shown", "{not json");
  showNewBadges({ newAchievements: [aBadge(861)] });
  expect(isShown()).toBe(true);
});
