import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast, toastStore } from "./toast-store.ts";
import { Toasts } from "./toast.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const raise = (title: string, variant?: "destructive") =>
  act(() => showToast({ title, description: "Why.", ...(variant ? { variant } : {}) }));
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () => screen.queryAllByRole("listitem").map((toast) => toast.textContent);

test("a toast shown from anywhere has its title and its description", () => {
  render(<Toasts />);
  raise("Login failed", "destructive");
  expect(shown()).toEqual(["Login failedWhy."]);
});

test("a new toast replaces the previous one", () => {
  render(<Toasts />);
  raise("First");
  raise("Second");
  expect(shown()).toEqual(["SecondWhy."]);
});

test("a toast stays for 5000 ms", () => {
  render(<Toasts />);
  raise("Feedback recorded");
  wait(4_999);
  expect(shown()).toHaveLength(1);
  wait(1);
  expect(shown()).toHaveLength(0);
});

test("a closed toast is dropped from the store after 1,000,000 ms", () => {
  render(<Toasts />);
  raise("Feedback recorded");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  wait(999_999);
  expect(toastStore.current()).toMatchObject([{ open: false }]);
  wait(1);
  expect(toastStore.current()).toEqual([]);
});

test("F8 moves focus to the toasts", () => {
  render(<Toasts />);
  raise("Feedback recorded");
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(document.activeElement).toBe(screen.getByRole("list"));
});

const undo = { label: "Undo", alternative: "Press F8 to get to Undo." };
const raiseWithUndo = (onSelect: () => void) =>
  act(() => showToast({ title: "Deleted", action: { ...undo, onSelect } }));

test("the action of a toast runs once, and the toast closes", () => {
  const onSelect = vi.fn<() => void>();
  render(<Toasts />);
  raiseWithUndo(onSelect);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(shown()).toHaveLength(0);
});

test("a toast with an action stays for 10,000 ms, and closing it doesn't run the action", () => {
  const onSelect = vi.fn<() => void>();
  render(<Toasts />);
  raiseWithUndo(onSelect);
  wait(9_999);
  expect(shown()).toHaveLength(1);
  wait(1);
  expect(shown()).toHaveLength(0);
  raiseWithUndo(onSelect);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(shown()).toHaveLength(0);
  expect(onSelect).not.toHaveBeenCalled();
});

test("a toast stays open while it has focus", () => {
  render(<Toasts />);
  raiseWithUndo(() => undefined);
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  wait(60_000);
  expect(shown()).toHaveLength(1);
});

test("the alternative to a toast's action is announced to screen readers", () => {
  render(<Toasts />);
  raiseWithUndo(() => undefined);
  wait(100);
  expect(screen.getByRole("status").textContent).toContain("Press F8 to get to Undo.");
});

const swipeBy = (distance: number) => {
  const toast = screen.getByRole("listitem");
  fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerType: "touch" });
  for (const x of [10, distance / 2, distance]) {
    fireEvent.pointerMove(toast, { clientX: x, clientY: 0, pointerType: "touch" });
  }
  fireEvent.pointerUp(toast, { clientX: distance, clientY: 0, pointerType: "touch" });
};

test("a swipe of 50 px to the right closes a toast, a shorter one doesn't", () => {
  render(<Toasts />);
  raise("Feedback recorded");
  swipeBy(49);
  expect(shown()).toHaveLength(1);
  swipeBy(51);
  expect(shown()).toHaveLength(0);
});
