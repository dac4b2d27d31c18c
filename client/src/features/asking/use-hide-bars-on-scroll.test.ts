import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useHideBarsOnScroll } from "./use-hide-bars-on-scroll.ts";

const root = document.documentElement;
const areAway = () => root.dataset["bars"] === "away";

beforeEach(() => {
  Object.defineProperty(root, "scrollHeight", { value: 5000, configurable: true });
  scrollTo(0);
  renderHook(() => useHideBarsOnScroll());
});
afterEach(() => Reflect.deleteProperty(root, "scrollHeight"));

function scrollTo(place: number): void {
  Object.defineProperty(window, "scrollY", { value: place, configurable: true });
  document.dispatchEvent(new Event("scroll"));
}

function scrollByHand(place: number): void {
  document.dispatchEvent(new Event("touchmove"));
  scrollTo(place);
}

test("the bars hide on scrolling down and return on scrolling up", () => {
  scrollByHand(300);
  expect(areAway()).toBe(true);
  scrollByHand(900);
  scrollByHand(895);
  expect(areAway()).toBe(true);
  scrollByHand(850);
  expect(areAway()).toBe(false);
  scrollByHand(900);
  expect(areAway()).toBe(true);
});

test("the bars are visible at the end of the page", () => {
  scrollByHand(4000);
  expect(areAway()).toBe(true);
  scrollByHand(5000 - window.innerHeight - 50);
  expect(areAway()).toBe(false);
});

test("scrolling by the page itself moves no bar", () => {
  scrollTo(800);
  expect(areAway()).toBe(false);
  scrollByHand(1200);
  document.dispatchEvent(new Event("scrollend"));
  scrollTo(2000);
  expect(areAway()).toBe(false);
});

test("keyboard focus shows the bars again, and so does leaving the page", () => {
  scrollByHand(800);
  document.dispatchEvent(new Event("keydown"));
  expect(areAway()).toBe(false);
  scrollByHand(1600);
  const { unmount } = renderHook(() => useHideBarsOnScroll());
  unmount();
  expect(areAway()).toBe(false);
});
