import { expect, test } from "vitest";
import { offerInstallation } from "./install-prompt.ts";

test("an install button outside React is visible while the browser offers installation, and prompts once", () => {
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
