import { expect, test } from "vitest";
import { figureIn, figuresIn, markOf, withoutFigures } from "./figure-mark.ts";

const leaf = {
  name: "leaf-2",
  alt: "A leaf, cut (in half).",
  caption: "A leaf (from above)",
  height: 160,
};
const text = `First.\n\n${markOf(leaf)}\n\n- one\n- two\n\n${markOf({ ...leaf, name: "stem" })}`;

test("a mark is read back as it was written, and nothing else is one", () => {
  expect(figureIn(markOf(leaf))).toEqual(leaf);
  expect(figureIn(`See ${markOf(leaf)}`)).toBeNull();
  expect(figureIn("![A leaf](https://elsewhere.example/leaf.png)")).toBeNull();
  expect(figureIn('![A leaf](figure:../secret/9 "A leaf")')).toBeNull();
});

test("the figures and the words of a text come apart", () => {
  expect(figuresIn(text).map(({ name }) => name)).toEqual(["leaf-2", "stem"]);
  expect(withoutFigures(text)).toBe("First.\n\n- one\n- two");
});
