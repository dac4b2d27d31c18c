import { beforeEach, expect, test } from "vitest";
import { letBarsAppear } from "./appearing-bars.ts";

beforeEach(() => {
  document.body.innerHTML =
    '<section data-hero></section><p id="late" hidden data-appears-after="800"></p><p id="past" hidden data-appears-after="hero"></p>';
  scrolledTo(0);
  letBarsAppear();
});

function scrolledTo(top: number): void {
  // Unlike an assigned value, a property is removed after this file.
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  const hero = document.querySelector("[data-hero]");
  if (hero) hero.getBoundingClientRect = () => new DOMRect(0, -top, 360, 500);
  window.dispatchEvent(new Event("scroll"));
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("p")]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);

test("a bar appears after the given pixels, or once the hero has scrolled away, and disappears again", () => {
  expect(shown()).toEqual([]);
  scrolledTo(500);
  expect(shown()).toEqual([]);
  scrolledTo(501);
  expect(shown()).toEqual(["past"]);
  scrolledTo(800);
  expect(shown()).toEqual(["past"]);
  scrolledTo(801);
  expect(shown()).toEqual(["late", "past"]);
  scrolledTo(0);
  expect(shown()).toEqual([]);
});

test("on returning to the middle of a page the bar is visible", () => {
  scrolledTo(900);
  document.body.innerHTML = '<p id="again" hidden data-appears-after="600"></p>';
  letBarsAppear();
  expect(shown()).toEqual(["again"]);
});
