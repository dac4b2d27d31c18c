import { expect, test } from "vitest";
import { settledPrefix } from "./sound-text.ts";

const text =
  "Take **both sides** and $\\frac{a b}{2}$.\n\n$$x = 3 + 1$$\n\nSee [NCERT](https://ncert.nic.in/a b) `a b` [x] and ₹ 5 \\( y + 1 \\) end.";

test.each([
  ["", ""],
  ["Undo", ""],
  ["Undo it", "Undo"],
  ["so $x", "so"],
  ["so $x = 4$ and", "so $x = 4$"],
  ["so $x = 4$ and $y = ", "so $x = 4$ and"],
  ["so $$\\frac{1}{2} + 3", "so"],
  ["so \\(a + b \\) c", "so \\(a + b \\)"],
  ["so \\(a + b ", "so"],
  ["a **bold word", "a"],
  ["a **bold word** b", "a **bold word**"],
  ["see [the page](https://x.y z", "see"],
  ["see [the page] now", "see [the page]"],
  ["see [the pa ", "see"],
  ["run `a b", "run"],
  ["```\ncode here", ""],
  ["costs \\$5 or so", "costs \\$5 or"],
])("of %j is shown %j", (draft, settled) => {
  expect(settledPrefix(draft)).toBe(settled);
});

test("a settled prefix stays unchanged, however the text is cut", () => {
  let before = "";
  for (let end = 0; end <= text.length; end += 1) {
    const shown = settledPrefix(text.slice(0, end));
    expect(shown.startsWith(before)).toBe(true);
    expect(shown.split("$").length % 2).toBe(1);
    before = shown;
  }
  expect(before.length).toBeGreaterThan(100);
});
