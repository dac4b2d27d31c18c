import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { showToast } from "../ui/toast-store.ts";
import { Toaster } from "./toaster.tsx";

test("the page contains no toast container before the first toast, and the first toast is shown", async () => {
  const { container } = render(<Toaster />);
  expect(container.innerHTML).toBe("");
  act(() => showToast({ title: "Login failed", description: "Why." }));
  expect((await screen.findByRole("listitem")).textContent).toBe("Login failedWhy.");
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeTruthy();
});
