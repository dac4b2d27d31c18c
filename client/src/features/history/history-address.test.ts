// @vitest-environment node
import { expect, test } from "vitest";
import { filterIn, historyPath, type HistoryFilter } from "./history-address.ts";

test.each<[string, HistoryFilter]>([
  ["", { type: null, search: "" }],
  ["type=concept", { type: "concept", search: "" }],
  ["search=why+is+", { type: null, search: "why is " }],
  ["type=doubt&search=5%25+%26+%E0%A4%95", { type: "doubt", search: "5% & क" }],
])("%j is parsed as a filter, and its address is the same again", (search, filter) => {
  expect(filterIn(search)).toEqual(filter);
  expect(historyPath(filter)).toBe(search ? `/history?${search}` : "/history");
});

test("spaces alone are no search, and the search text is limited to what the server accepts", () => {
  expect(historyPath({ type: null, search: "  " })).toBe("/history");
  expect(filterIn(`search=${"a".repeat(300)}`).search).toHaveLength(200);
});
