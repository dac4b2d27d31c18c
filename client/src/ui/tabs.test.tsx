import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const words = ["One", "Two", "Three"] as const;

function Ways({ chosenBy }: { chosenBy: "focus" | "press" }) {
  const [value, setValue] = useState<(typeof words)[number]>("Two");
  const tabs = words.map((word) => ({ value: word, label: word, content: `Way ${word}` }));
  return <Tabs label="Ways" value={value} onChange={setValue} tabs={tabs} chosenBy={chosenBy} />;
}

const open = (chosenBy: "focus" | "press" = "focus") => {
  render(<Ways chosenBy={chosenBy} />);
  return userEvent.setup();
};
const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
const focused = () => document.activeElement?.textContent;

test("the selected tab refers to its panel, and only that panel is rendered", () => {
  open();
  const panel = screen.getByRole("tabpanel", { name: "Two" });
  expect(panel.textContent).toBe("Way Two");
  const tab = screen.getByRole("tab", { name: "Two", selected: true });
  expect(tab.getAttribute("aria-controls")).toBe(panel.id);
  expect(screen.getByRole("tablist", { name: "Ways" }).contains(tab)).toBe(true);
});

test("a tap selects a tab", async () => {
  const student = open();
  await student.click(screen.getByRole("tab", { name: "Three" }));
  expect(screen.getByRole("tabpanel").textContent).toBe("Way Three");
});

test("the Tab key stops at the selected tab, then at its panel", async () => {
  const student = open();
  await student.tab();
  expect(focused()).toBe("Two");
  await student.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
});

test.each([
  ["{ArrowRight}", "Three"],
  ["{ArrowLeft}", "One"],
  ["{ArrowRight}{ArrowRight}", "One"],
  ["{ArrowLeft}{ArrowLeft}", "Three"],
  ["{Home}", "One"],
  ["{End}", "Three"],
])("%s moves the focus and the selection to %s", async (keys, word) => {
  const student = open();
  await student.tab();
  await student.keyboard(keys);
  expect(focused()).toBe(word);
  expect(chosen()).toBe(word);
});

test("with selection by press, arrow keys only move the focus and Enter selects", async () => {
  const student = open("press");
  await student.tab();
  await student.keyboard("{ArrowRight}");
  expect(focused()).toBe("Three");
  expect(chosen()).toBe("Two");
  await student.keyboard("{Enter}");
  expect(chosen()).toBe("Three");
});

test("after the focus leaves, it returns to the selected tab", async () => {
  const student = open("press");
  await student.tab();
  await student.keyboard("{ArrowLeft}");
  await student.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
  await student.tab({ shift: true });
  expect(focused()).toBe("Two");
});
