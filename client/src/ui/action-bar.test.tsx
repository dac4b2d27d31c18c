import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ActionBar } from "./action-bar.tsx";

const told = () => document.documentElement.style.getPropertyValue("--action-bar");

test("the document has the height of the bar while there is one", () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(73);
  const { unmount } = render(<ActionBar>Ask</ActionBar>);
  expect(told()).toBe("73px");
  unmount();
  expect(told()).toBe("");
});
