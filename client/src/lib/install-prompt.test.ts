import { expect, test } from "vitest";
import { offerInstallation } from "./install-prompt.ts";

test("a button of a page without React is there while the browser would install, and has it ask once", () => {
  const button = document.createElement("button");
  button.hidden = true;
  offerInstallation(button);
  let asked = 0;
  const event = new Event("beforeinstallprompt", { cancelable: true });
  Object.assign(event, { prompt: () => Promise.resolve(void (asked += 1)) });
  window.dispatchEvent(event);
  expect(button.hidden).toBe(false);
  expect(event.defaultPrevented).toBe(true);
  button.click();
  button.click();
  expect(button.hidden).toBe(true);
  expect(asked).toBe(1);
});
