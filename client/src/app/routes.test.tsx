import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { asha, openApp } from "../testing/open-app.tsx";

test("an unknown address shows a not-found page with a link to continue", async () => {
  openApp("/nothing-here", null);
  expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to Home" })).toBeTruthy();
});

test("each page sets the document's title", async () => {
  const student = openApp("/dashboard", asha);
  await waitFor(() => expect(document.title).toBe("Home · Sawaal"));
  await student.click(await screen.findByRole("link", { name: /Concept Explainer/u }));
  await waitFor(() => expect(document.title).toBe("Concept Explainer · Sawaal"));
});

test("after navigation the focus is on the new page's heading", async () => {
  const student = openApp("/dashboard", asha);
  await student.click(await screen.findByRole("link", { name: /^Practice/u }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Exam Preparation" });
  expect(document.activeElement).toBe(heading);
});

test("the bottom bar marks the current page", async () => {
  openApp("/exam-prep", asha);
  const here = await screen.findByRole("link", { name: /^Practice/u });
  expect(here.getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: "Home" }).hasAttribute("aria-current")).toBe(false);
});

test.each(["/homework", "/concepts", "/doubts"])("Ask is the current entry on %s", async (path) => {
  openApp(path, asha);
  const ask = await screen.findByRole("link", { name: "Ask" });
  expect(ask.getAttribute("aria-current")).toBe(path === "/homework" ? "page" : "true");
});
