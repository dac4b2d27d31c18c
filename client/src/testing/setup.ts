import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { closeToast, toastStore } from "../ui/toast-store.ts";
import { server } from "./server.ts";
import { keepWindow } from "./shared-window.ts";

// Screens are fetched when first shown, which takes its time where many tests run at once.
configure({ asyncUtilTimeout: 8_000 });

// What jsdom lacks of a browser: a dialog that opens, pointers that are captured, a page that scrolls, sizes,
// animations.
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
  // The next file loads the product's own modules anew, so that none finds another's state.
  vi.resetModules();
});
