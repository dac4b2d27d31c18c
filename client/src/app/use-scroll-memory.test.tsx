import { act, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLocation } from "wouter";
import { useScrollMemory } from "./use-scroll-memory.ts";

afterEach(() => vi.restoreAllMocks());

function Pages() {
  useScrollMemory();
  const [location] = useLocation();
  return location;
}

/** jsdom has no layout, so the scroll position is set directly. */
const scrollBy = (y: number) => {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
  window.dispatchEvent(new Event("scroll"));
};

test("a new page starts at its top, and Back restores the scroll position of the old one", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo");
  const { container } = render(<Pages />);
  scrollBy(320);

  act(() => window.history.pushState(null, "", "/doubts"));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollBy(75);

  window.history.back();
  await vi.waitFor(() => expect(container.textContent).toBe("/"));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 320);
});

test("a page that was scrolled before the app hydrates it stays there, also when its address is completed", () => {
  const scrollTo = vi.spyOn(window, "scrollTo");
  vi.spyOn(window, "scrollY", "get").mockReturnValue(140);
  render(<Pages />);
  expect(scrollTo).not.toHaveBeenCalled();

  act(() => window.history.replaceState(window.history.state, "", "?mode=sign-up&next=%2Fdoubts"));
  expect(scrollTo).not.toHaveBeenCalled();
});
