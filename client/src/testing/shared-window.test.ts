import { onlineManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { keepWindow } from "./shared-window.ts";

test("what a file adds to the window, the document and storage is removed for the next file", () => {
  const heard: string[] = [];
  const restore = keepWindow();
  window.addEventListener("resize", () => heard.push("window"));
  document.addEventListener("click", () => heard.push("document"));
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: {} });
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.stubGlobal("scrollY", 120);
  localStorage.setItem("kept", "1");
  sessionStorage.setItem("kept", "1");
  document.cookie = "kept=1";
  document.documentElement.lang = "hi";
  document.head.append(document.createElement("style"));
  document.body.append("text");
  onlineManager.setOnline(false);

  restore();
  window.dispatchEvent(new Event("resize"));
  document.dispatchEvent(new Event("click"));
  expect(heard).toEqual([]);
  expect("indexedDB" in globalThis).toBe(false);
  expect("globalPrivacyControl" in navigator).toBe(false);
  expect(navigator.onLine).toBe(true);
  expect(window.scrollY).toBe(0);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
  expect(document.documentElement.lang).toBe("");
  expect(document.querySelector("style")).toBeNull();
  expect(document.body.textContent).toBe("");
  expect(onlineManager.isOnline()).toBe(true);
});

test("a module that a file mocks is not mocked in the next file", () => {
  const texts = import.meta.glob<string>("../**/*.test.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const lasting = Object.entries(texts)
    .filter(([, text]) => /^vi\.mock\(/mu.test(text) && !text.includes("vi.doUnmock("))
    .map(([file]) => file);
  expect(Object.keys(texts).length).toBeGreaterThan(100);
  expect(lasting).toEqual([]);
});
