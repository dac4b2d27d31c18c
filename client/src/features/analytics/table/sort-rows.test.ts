// @vitest-environment node
import { expect, test } from "vitest";
import type { Column } from "./column.ts";
import { nextSort, sortRows } from "./sort-rows.ts";

interface Row {
  name: string;
  score: number | null;
}
const columns: Column<Row>[] = [
  { key: "name", title: "Name", value: ({ name }) => name },
  { key: "score", title: "Score", value: ({ score }) => score, isNumber: true },
];
const rows: Row[] = [
  { name: "class 10", score: 5 },
  { name: "Class 9", score: null },
  { name: "anu", score: 40 },
];
const names = (column: string, order: "asc" | "desc") =>
  sortRows(rows, columns, { column, order }).map(({ name }) => name);

test("words are sorted in reading order, ignoring case, and numbers in them by value", () => {
  expect(names("name", "asc")).toEqual(["anu", "Class 9", "class 10"]);
  expect(names("name", "desc")).toEqual(["class 10", "Class 9", "anu"]);
});

test("missing values are last in both directions", () => {
  expect(names("score", "asc")).toEqual(["class 10", "anu", "Class 9"]);
  expect(names("score", "desc")).toEqual(["anu", "class 10", "Class 9"]);
});

test("an unknown column changes nothing", () => {
  expect(names("nothing", "asc")).toEqual(["class 10", "Class 9", "anu"]);
});

test("a heading sorts numbers descending, words ascending, and reverses when pressed again", () => {
  const byName = { column: "name", order: "asc" } as const;
  expect(nextSort({ key: "name" }, byName)).toEqual({ column: "name", order: "desc" });
  expect(nextSort({ key: "score", isNumber: true }, byName)).toEqual({
    column: "score",
    order: "desc",
  });
  expect(nextSort({ key: "name" }, { column: "score", order: "asc" })).toEqual(byName);
});
