import { expect, test } from "vitest";
import { figureIn, figuresIn, markOf, withoutFigures } from "./figure-mark.ts";

const leaf = {
  name: "leaf-2",
  alt: "A leaf, cut (in half).",
  caption: "A leaf (from above)",
  height: 160,
};
const text = `First.\n\n${markOf(leaf)}\n\n- one\n- two\n\n${markOf({ ...leaf, name: "stem" })}`;

test("a written mark is parsed back, and nothing else is taken for a mark", () => {
  expect(figureIn(markOf(leaf))).toEqual(leaf);
  expect(figureIn(`See ${markOf(leaf)}`)).toBeNull();
  expect(figureIn("![A leaf](https://elsewhere.example/leaf.png)")).toBeNull();
  expect(figureIn('![A leaf](figure:../secret/9 "A leaf")')).toBeNull();
});

test("a text is divided into figures and words", () => {
  expect(figuresIn(text).map(({ name }) => name)).toEqual(["leaf-2", "stem"]);
  expect(withoutFigures(text)).toBe("First.\n\n- one\n- two");
});
