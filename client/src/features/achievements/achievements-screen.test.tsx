import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { readGamification, saveGoals, updateActivity } from "#shared/contracts/gamification.ts";
import { badgeIcons } from "#shared/domain/badge-icons.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, answerBy, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { badgeDrawings } from "./badge-drawings.ts";
import {
  aBadge,
  aMilestone,
  aStreak,
  noProgress,
  progressData,
} from "./testing/achievement-samples.ts";

const section = (name: string) => screen.findByRole("region", { name });
const button = (name: string) => screen.findByRole("button", { name });

function openWith(data = progressData()) {
  server.use(answer(readGamification, data));
  return openApp("/achievements", asha);
}

test("the streak card shows the streak, the best one, and the progress towards the goals", async () => {
  openWith();
  const card = within(await section("Current streak"));
  expect(card.getByText("8 days")).toBeTruthy();
  expect(card.getByText("Best: 12 days")).toBeTruthy();
  const bars = card
    .getAllByRole("progressbar")
    .map((bar) => [bar.getAttribute("aria-label"), bar.getAttribute("aria-valuetext")]);
  expect(bars).toEqual([
    ["Next goal", "8 of 14"],
    ["This week", "2 of 5"],
    ["This month", "14 of 20"],
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});

test("a streak is safe today, must be continued today, or has not begun", async () => {
  openWith(progressData({ streakProgress: aStreak({ studiedToday: true }) }));
  expect(await screen.findByText("Your streak is safe today")).toBeTruthy();
});

test("a student who has not studied today gets a link, and learns that a missed day is frozen", async () => {
  openWith(progressData({ streakProgress: aStreak({ canFreeze: true }) }));
  expect(await screen.findByText("Study today to keep it")).toBeTruthy();
  expect(screen.getByText(/it is frozen and your streak goes on/u)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Study now" }).getAttribute("href")).toBe("/homework");
});

test("the calendar describes in words which days were studied and which frozen", async () => {
  openWith();
  const month = within(await screen.findByRole("table", { name: "November 2026" }));
  const cell = (name: RegExp) => month.getByRole("cell", { name });
  expect(cell(/^21, studied$/u)).toBeTruthy();
  expect(cell(/^22, frozen$/u)).toBeTruthy();
  expect(cell(/^24, today$/u)).toBeTruthy();
  expect(cell(/^20$/u)).toBeTruthy();
  expect(screen.getByText(/missed and forgiven/u)).toBeTruthy();
});

test("three counters: badges, active days, best streak", async () => {
  openWith();
  await section("Current streak");
  const counters = ["Badges earned", "Active days", "Best streak"].map(
    (name) => screen.getByText(name).parentElement?.querySelector("dd")?.textContent,
  );
  expect(counters).toEqual(["1", "31", "12"]);
});

test("a badge is new for seven days", async () => {
  openWith(
    progressData({
      achievements: [
        aBadge(1, 8, { badgeName: "Old One" }),
        aBadge(2, 6.9, { badgeName: "Young One" }),
      ],
    }),
  );
  const [young, old] = within(await section("Your badges")).getAllByRole("listitem");
  expect(young?.textContent).toContain("Young One");
  expect(young?.textContent).toContain("New!");
  expect(old?.textContent).not.toContain("New!");
});

test("the newest of many badges come first, and one tap shows all", async () => {
  const achievements = Array.from({ length: 9 }, (_, place) =>
    aBadge(place + 1, 20 - place, { badgeName: `Badge ${place + 1}` }),
  );
  const student = openWith(progressData({ achievements }));
  const badges = within(await section("Your badges"));
  expect(badges.getAllByRole("listitem")).toHaveLength(6);
  expect(badges.getAllByRole("heading", { level: 3 })[0]?.textContent).toBe("Badge 9");
  await student.click(await button("Show all 9 badges"));
  expect(badges.getAllByRole("listitem")).toHaveLength(9);
});

test("a milestone shows its progress, at most 100%", async () => {
  const over = aMilestone({ id: "over", name: "Over", progress: 12, target: 10 });
  openWith(progressData({ nextMilestones: [aMilestone(), over] }));
  const bars = within(await section("Next milestones")).getAllByRole("progressbar");
  expect(bars.map((bar) => bar.getAttribute("aria-valuenow"))).toEqual(["70", "100"]);
});

test("up to eight badges to earn are shown", async () => {
  openWith();
  const list = within(await section("Badges to earn")).getAllByRole("listitem");
  expect(list).toHaveLength(8);
});

test("without any study the page invites the student to begin", async () => {
  openWith(noProgress());
  expect(await screen.findByText(/Your first one is close/u)).toBeTruthy();
  expect(screen.getByText("0 days")).toBeTruthy();
  expect(screen.getByText("Study today to start a streak")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Next milestones" })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
});

test("Update Progress shows a new badge, and the page is fetched again", async () => {
  const reads: number[] = [];
  server.use(
    answerBy(readGamification, () => {
      reads.push(1);
      return progressData({ achievements: reads.length > 1 ? [aBadge(1), aBadge(2)] : [] });
    }),
    answer(updateActivity, { newAchievements: [aBadge(701, 0, { badgeName: "Bookworm" })] }),
  );
  const student = openApp("/achievements", asha);
  await student.click(await button("Update Progress"));
  expect(await screen.findByText("New Achievement!")).toBeTruthy();
  expect(screen.getByText("You earned 1 new badge! Bookworm")).toBeTruthy();
  await waitFor(() => expect(reads).toHaveLength(2));
});

test("Update Progress without a new badge says so", async () => {
  const student = openWith();
  server.use(answer(updateActivity, { newAchievements: [] }));
  await student.click(await button("Update Progress"));
  expect(await screen.findByText("You're up to date")).toBeTruthy();
});

test("a failed update shows the sentence of the catalogue", async () => {
  const student = openWith();
  server.use(refuse(updateActivity, 500));
  await student.click(await button("Update Progress"));
  expect(await screen.findByText("Error")).toBeTruthy();
  expect(screen.getByText("Failed to update learning activity")).toBeTruthy();
});

test("changed goals are saved, and the card is updated", async () => {
  const saved: unknown[] = [];
  const student = openWith();
  server.use(
    answerBy(saveGoals, async (request) => {
      saved.push(await request.json());
      return progressData({ streakProgress: aStreak({ weeklyGoal: 3, monthlyGoal: 12 }) });
    }),
  );
  await student.click(await button("Change goals"));
  expect(screen.getByLabelText("Days a week")).toHaveProperty("value", "5");
  await student.selectOptions(screen.getByLabelText("Days a week"), "3");
  await student.selectOptions(screen.getByLabelText("Days a month"), "12");
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await button("Save Goals"));
  expect(await screen.findByText("2 of 3 days")).toBeTruthy();
  expect(saved).toEqual([{ weeklyGoal: 3, monthlyGoal: 12 }]);
  expect(screen.queryByLabelText("Days a week")).toBeNull();
});

test("goals that can't be saved stay open and show the reason", async () => {
  const student = openWith();
  server.use(refuse(saveGoals, 503, { detail: "Try again in a moment." }));
  await student.click(await button("Change goals"));
  await student.click(await button("Save Goals"));
  expect((await screen.findByRole("alert")).textContent).toBe("Try again in a moment.");
});

test("while the page is being fetched it shows its skeleton", async () => {
  server.use(neverAnswer(readGamification));
  openApp("/achievements", asha);
  expect(await screen.findByText("Fetching your achievements…")).toBeTruthy();
});

test("a page that can't be loaded says so, with Try Again", async () => {
  server.use(refuse(readGamification, 500));
  openApp("/achievements", asha);
  await screen.findByRole("heading", { name: "Unable to Load Achievements" });
  expect(
    screen.getByText("There was an error loading your achievements and progress."),
  ).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
  expect(await button("Try Again")).toBeTruthy();
});

test("every badge icon has its own drawing", () => {
  expect(Object.keys(badgeDrawings)).toEqual([...badgeIcons]);
  expect(new Set(Object.values(badgeDrawings)).size).toBe(badgeIcons.length);
});
