import { badgeIcons } from "#shared/domain/badge-icons.ts";
import { badgeCategories } from "#shared/domain/study.ts";
import { expect, test } from "vitest";
import { badges, newlyReached, progressTo, reachedBadges } from "./badges.ts";
import { afterActs, type CountedAct } from "./study-counts.ts";

const act: CountedAct = {
  act: "exam_answered",
  subject: "Chemistry",
  difficulty: "advanced",
  isFirstRight: true,
  isUnderstood: false,
  moment: new Date("2026-11-24T10:00:00Z"),
};
const none = { counts: {}, streak: { longest: 0, total: 0 } };
const after = (acts: CountedAct[]) => ({ ...none, counts: afterActs({}, acts) });
const times = (count: number, of = act) => Array.from({ length: count }, () => of);

test("there are at least 40 badges, each with a unique id and name, some in every category", () => {
  expect(badges.length).toBeGreaterThanOrEqual(40);
  expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
  expect(new Set(badges.map(({ name }) => name)).size).toBe(badges.length);
  expect(new Set(badges.map(({ category }) => category))).toEqual(new Set(badgeCategories));
});

test("every drawing is used, and no badge has an unknown one", () => {
  const used = new Set(badges.map(({ icon }) => icon));
  expect(badgeIcons.filter((icon) => !used.has(icon))).toEqual([]);
});

test("every badge can be earned by studying, and none is earned at the start", () => {
  expect(reachedBadges(none)).toEqual([]);
  const subjects = ["Mathematics", "Physics", "History", "English", "Hindi"];
  const acts = (
    [
      "homework_answered",
      "concept_explained",
      "doubt_solved",
      "quiz_answered",
      "practice_answered",
      "exam_answered",
      "comprehension_given",
    ] as const
  ).flatMap((name) =>
    subjects.flatMap((subject) =>
      (["beginner", "intermediate", "advanced"] as const).flatMap((difficulty) =>
        times(70, { ...act, act: name, subject, difficulty, isUnderstood: true }),
      ),
    ),
  );
  const early = times(20, { ...act, moment: new Date("2026-11-21T23:30:00Z") });
  const all = { counts: afterActs({}, [...acts, ...early]), streak: { longest: 365, total: 365 } };
  const open = badges.filter((badge) => progressTo(badge, all) < badge.target);
  expect(open.map(({ id }) => id)).toEqual([]);
});

test("ten right answers in Chemistry count as ten in Science, at their difficulty, and earn the badge once", () => {
  const [before, now] = [after(times(9)), after(times(10))];
  const earned = newlyReached(before, now).map(({ id }) => id);
  expect(earned).toEqual(["acts-10", "science-10", "right-10", "advanced-10"]);
  expect(newlyReached(now, after(times(11)))).toEqual([]);
});

test("a wrong or a second try counts only as study", () => {
  const { counts } = after([{ ...act, isFirstRight: false }]);
  expect(counts).toEqual({ acts: 1, "act:exam_answered": 1, "subject:Science": 1 });
});

test("studying before seven in India is early, and Saturday begins at midnight in India", () => {
  expect(after([{ ...act, moment: new Date("2026-11-24T01:29:59Z") }]).counts["early"]).toBe(1);
  expect(after([{ ...act, moment: new Date("2026-11-24T01:30:00Z") }]).counts["early"]).toBe(
    undefined,
  );
  expect(after([{ ...act, moment: new Date("2026-11-27T18:30:00Z") }]).counts["weekend"]).toBe(1);
});
