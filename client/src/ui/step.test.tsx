import { render, screen } from "@testing-library/react";
import { beforeEach, afterEach, expect, test, vi } from "vitest";
import { Step } from "./step.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isSettling = () => screen.getByRole("button").parentElement?.hasAttribute("data-settling");
const step = (name: string) => (
  <Step name={name}>
    <button type="button">Stop</button>
  </Step>
);

test("a step ignores taps for its first 400 ms, and accepts them afterwards", () => {
  render(step("asking"));
  expect(isSettling()).toBe(true);
  vi.advanceTimersByTime(399);
  expect(isSettling()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSettling()).toBe(false);
});

test("each new step starts the delay again, and a rerender of the same step does not", () => {
  const { rerender } = render(step("asking"));
  vi.advanceTimersByTime(400);
  rerender(step("asking"));
  expect(isSettling()).toBe(false);
  rerender(step("answer"));
  vi.advanceTimersByTime(300);
  rerender(step("next"));
  vi.advanceTimersByTime(300);
  expect(isSettling()).toBe(true);
});
