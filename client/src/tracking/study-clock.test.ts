import { afterEach, expect, test } from "vitest";
import { createStudyClock } from "./study-clock.ts";

let visibility: DocumentVisibilityState = "visible";
Object.defineProperty(document, "visibilityState", {
  configurable: true,
  get: () => visibility,
});

function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

const given: { deactivate: () => void }[] = [];
afterEach(() => {
  for (const clock of given.splice(0)) clock.deactivate();
  visibility = "visible";
});

function givenClock() {
  const tracked: unknown[][] = [];
  let seconds = 0;
  let left = 0;
  const clock = createStudyClock({
    trackEvent: (name, properties) => void tracked.push([name, properties]),
    flushOnUnload: () => void (left += 1),
    now: () => seconds * 1000,
  });
  given.push(clock);
  return { clock, tracked, pass: (more: number) => void (seconds += more), left: () => left };
}

const ended = (duration_seconds: number, reason: string) => [
  "session_ended",
  { duration_seconds, reason },
];
const started = ["session_started", {}];

test("nothing is timed before a student is signed in", () => {
  const { tracked } = givenClock();
  become("hidden");
  become("visible");
  expect(tracked).toEqual([]);
});

test("a session starts once, ends when the page is hidden, and starts again when it is visible", () => {
  const { clock, tracked, pass, left } = givenClock();
  clock.activate();
  clock.activate();
  pass(90);
  become("hidden");
  expect(left()).toBe(1);
  window.dispatchEvent(new Event("pagehide"));
  pass(600);
  become("visible");
  pass(5);
  window.dispatchEvent(new Event("pagehide"));
  expect(tracked).toEqual([started, ended(90, "hidden"), started, ended(5, "unload")]);
});

test("a page restored from the back/forward cache starts a new session", () => {
  const { clock, tracked } = givenClock();
  clock.activate();
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pageshow"));
  expect(tracked).toEqual([started, ended(0, "unload"), started]);
});

test("a page that is opened in the background starts its session when it becomes visible", () => {
  const { clock, tracked } = givenClock();
  visibility = "hidden";
  clock.activate();
  expect(tracked).toEqual([]);
  become("visible");
  expect(tracked).toEqual([started]);
});

test("logging out ends it, and only a new sign-in starts it again", () => {
  const { clock, tracked, pass } = givenClock();
  clock.activate();
  pass(30);
  clock.deactivate();
  become("hidden");
  become("visible");
  expect(tracked).toEqual([started, ended(30, "logout")]);
});

test("a tool is timed while it is open and visible", () => {
  const { clock, tracked, pass } = givenClock();
  clock.activate();
  const leave = clock.enter("homework");
  pass(40);
  become("hidden");
  pass(1000);
  become("visible");
  pass(20);
  leave();
  const engaged = (duration_seconds: number) => [
    "feature_engagement",
    { feature: "homework", duration_seconds },
  ];
  expect(tracked).toEqual([
    started,
    ["feature_started", { feature: "homework" }],
    engaged(40),
    ended(40, "hidden"),
    started,
    engaged(20),
  ]);
});

test("leaving a tool after another was opened doesn't end the other", () => {
  const { clock, tracked, pass } = givenClock();
  clock.activate();
  const leaveHomework = clock.enter("homework");
  const leaveDoubts = clock.enter("doubts");
  leaveHomework();
  pass(7);
  leaveDoubts();
  expect(tracked.filter(([name]) => name === "feature_engagement")).toEqual([
    ["feature_engagement", { feature: "doubts", duration_seconds: 7 }],
  ]);
});

test("a tool that is left in the background was timed when the page was hidden", () => {
  const { clock, tracked, pass } = givenClock();
  clock.activate();
  const leave = clock.enter("homework");
  pass(3);
  become("hidden");
  leave();
  expect(tracked.filter(([name]) => name === "feature_engagement")).toEqual([
    ["feature_engagement", { feature: "homework", duration_seconds: 3 }],
  ]);
});
