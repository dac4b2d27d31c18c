import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { closeToast, toastStore } from "../ui/toast-store.ts";
import { server } from "./server.ts";
import { keepWindow } from "./shared-window.ts";

// Screens are fetched when first shown, which is slow while many tests run in parallel.
configure({ asyncUtilTimeout: 8_000 });

// Browser APIs that jsdom lacks: opening dialogs, pointer capture, scrolling, sizes, animations.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.getAnimations = () => [];
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

const restoreWindow = keepWindow();

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));

beforeEach(() => window.history.replaceState(null, "", "/"));

afterEach(() => {
  cleanup();
  server.resetHandlers();
  for (const toast of toastStore.current()) closeToast(toast.id);
});

afterAll(() => {
  server.close();
  restoreWindow();
  // The next file loads the product's modules again, so that it doesn't find this file's state.
  vi.resetModules();
});
