// @vitest-environment node
import { expect, test } from "vitest";
import type { Cell, Column } from "./column.ts";
import { csvOf } from "./csv.ts";

const columns: Column<Cell>[] = [{ key: "cell", title: "Cell", value: (cell) => cell }];
const written = (cell: Cell) => csvOf(columns, [cell]).slice("Cell\r\n".length, -2);

test("the first line has the column names, and lines end as in RFC 4180", () => {
  const two = [...columns, { key: "twice", title: "Said, twice", value: (cell: Cell) => cell }];
  expect(csvOf(two, ["a", 2])).toBe('Cell,"Said, twice"\r\na,a\r\n2,2\r\n');
  expect(csvOf(two, [])).toBe('Cell,"Said, twice"\r\n');
});

test.each<[Cell, string]>([
  ["plain", "plain"],
  ['say "x, y"', '"say ""x, y"""'],
  ["two\nlines", '"two\nlines"'],
  ["प्रश्न", "प्रश्न"],
  ["", ""],
  [null, ""],
  [1.5, "1.5"],
  [-2, "-2"],
])("%j is written as %s", (cell, text) => {
  expect(written(cell)).toBe(text);
});

test.each(["=1+1", "+919876543210", "-2", "@SUM(A1)", "\tx", "\rx"])(
  "%j is neutralised",
  (cell) => {
    expect(written(cell).replace(/^"/u, "").startsWith("'")).toBe(true);
  },
);

test("a formula with a comma and quotes is both neutralised and quoted", () => {
  expect(written('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`);
});
