// @vitest-environment node
import { expect, test } from "vitest";
import { markChanges } from "./mark-changes.ts";

const changed = (text: string) => String.raw`\htmlClass{changed}{${text}}`;

test("changes in a line are marked, whole fractions and powers at a time", () => {
  expect(markChanges("2x + 3x + 4 = 9", "5x + 4 = 9")).toBe(`${changed("5")} x + 4 = 9`);
  expect(
    markChanges(String.raw`x = \frac{6}{8} + 1 - y`, String.raw`x = \frac{3}{4} + 1 - y`),
  ).toBe(`x = ${changed(String.raw`\frac{3}{4}`)} + 1 - y`);
  expect(markChanges("a + b + x^{2}", "a + b + x^{3}")).toBe(`a + b + ${changed("x^{3}")}`);
});

test("a line that is all new, or all old, is unchanged", () => {
  expect(markChanges("2x = 8", "y - 7 = z")).toBe("y - 7 = z");
  expect(markChanges("2x = 8", "2x = 8")).toBe("2x = 8");
});

test("separate sums of a column, each with its own result, are not marked", () => {
  expect(markChanges("12 - 7 = 5", "9 - 4 = 5")).toBe("9 - 4 = 5");
  expect(markChanges("x = 5 + 7", "x = 12")).toBe(`x = ${changed("12")}`);
  expect(markChanges(String.raw`\theta = 5 + 7 + 1`, String.raw`\theta = 12 + 1`)).toContain(
    "changed",
  );
});

test("operators and brackets are never marked, so that the spacing of the line stays", () => {
  expect(markChanges("2(x + 3) = 8", "2x + 6 = 8")).toBe(`2 x + ${changed("6")} = 8`);
});

test.each([String.raw`\begin{cases} x \\ y \end{cases}`, String.raw`\left(2\right)`, "{2", "2^"])(
  "%s is unchanged",
  (line) => {
    expect(markChanges("2 + 3", line)).toBe(line);
  },
);

test("a line as long as a page is not compared", () => {
  const long = "x + ".repeat(5000);
  expect(markChanges(long, long)).toBe(long);
});
