import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

function BrokenScreen(): never {
  throw new Error("The answer had no steps");
}

test("a screen that throws leaves a page with two ways out, not a blank one", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <BrokenScreen />
    </ErrorBoundary>,
  );
  log.mockRestore();

  expect(screen.getByRole("heading", { name: "This page couldn't be shown" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Load it again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to Home" }).getAttribute("href")).toBe("/dashboard");
});
