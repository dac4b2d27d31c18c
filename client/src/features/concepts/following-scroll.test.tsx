import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asha, openApp } from "../../testing/open-app.tsx";
import { button, givenBrowser } from "../homework/testing/given-homework.ts";
import { anExplanation, anAsk, explained } from "./testing/concept-samples.ts";
import { givenThread, givenStreamingThread } from "./testing/given-concepts.ts";

/** A jsdom page with a height and a scroll position. */
const page = { height: 600, top: 0 };
const screenHeight = 600;
let notifyResize: () => void = () => undefined;
const realScrollTo = window.scrollTo;

function scrollTo(top: number) {
  page.top = Math.max(0, Math.min(top, page.height - screenHeight));
  window.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  givenBrowser();
  Object.assign(page, { height: screenHeight, top: 0 });
  vi.stubGlobal("innerHeight", screenHeight);
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => page.top);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => page.height);
  window.scrollTo = (to?: ScrollToOptions | number, top?: number) =>
    scrollTo((typeof to === "object" ? to.top : top) ?? 0);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        notifyResize = told;
      }
      observe = () => undefined;
      disconnect = () => void (notifyResize = () => undefined);
    },
  );
});

afterEach(() => {
  window.scrollTo = realScrollTo;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const addHeight = (by: number) =>
  act(() => {
    page.height += by;
    notifyResize();
  });
const scroll = (top: number) => act(() => scrollTo(top));
const atEnd = () => page.top === page.height - screenHeight;
const jump = () => screen.queryByRole("button", { name: "Jump to latest" });

test("the page scrolls along with a streaming explanation", async () => {
  await givenStreamingThread();
  addHeight(500);
  expect(atEnd()).toBe(true);
  addHeight(200);
  expect(page.top).toBe(700);
  expect(jump()).toBeNull();
});

test("an addition taller than the window is shown from its beginning, and the page stays there", async () => {
  const begun: string[] = [];
  Element.prototype.scrollIntoView = function begin(this: Element) {
    begun.push(this.textContent);
    scrollTo(page.height - screenHeight - 400);
  };
  await givenStreamingThread();
  addHeight(screenHeight + 1);
  expect(begun).toHaveLength(1);
  expect(begun[0]).toMatch(/^Photosynthesis.*Plants make/u);
  const { top } = page;
  addHeight(200);
  expect(page.top).toBe(top);
  expect(begun).toHaveLength(1);
});

test("a student who scrolled up is not disturbed, and Jump to latest leads back to the streaming text", async () => {
  const { student } = await givenStreamingThread();
  addHeight(500);
  scroll(300);
  addHeight(200);
  expect(page.top).toBe(300);
  await student.click(await button("Jump to latest"));
  expect(atEnd()).toBe(true);
  expect(jump()).toBeNull();
  addHeight(100);
  expect(atEnd()).toBe(true);
});

test("scrolling down to the end resumes the following", async () => {
  await givenStreamingThread();
  addHeight(500);
  scroll(300);
  expect(jump()).toBeTruthy();
  scroll(500);
  expect(jump()).toBeNull();
  addHeight(100);
  expect(atEnd()).toBe(true);
});

test("content added when an explanation is complete moves nothing that is being read", async () => {
  const { live } = await givenStreamingThread();
  addHeight(500);
  givenThread(anAsk(), explained());
  live.done({ aiResponse: anExplanation(), message: explained() });
  await button("I understood");
  addHeight(400);
  expect(page.top).toBe(500);
  // Reading within a complete explanation doesn't show Jump to latest.
  scroll(450);
  expect(jump()).toBeNull();
});

test("a conversation opens at its end", async () => {
  page.height = 2_000;
  givenThread(anAsk(), explained());
  openApp("/concepts?conversation=7", asha);
  await button("I understood");
  await waitFor(() => expect(atEnd()).toBe(true));
});
