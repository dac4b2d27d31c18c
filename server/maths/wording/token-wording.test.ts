import { expect, test } from "vitest";
import { readQuestion } from "../read/question.ts";
import { wordings } from "./token-wording.ts";
import { readInteger, readNumbers } from "./written-number.ts";

const asks = wordings({ half: ["[exact] half|quarter of {number}"], list: ["sum of {list...}"] });

function read(text: string): string | null {
  return asks(readQuestion(text).body, (gaps, name) => {
    const [tokens = []] = [...gaps.values()];
    if (name === "half") return readInteger(tokens)?.toString() ?? null;
    return (
      readNumbers(tokens)
        ?.map(({ plain }) => plain)
        .join(" ") ?? null
    );
  });
}

test.each([
  ["half of 12", "12"],
  ["the exact quarter of the 4,57,210", "457210"],
  ["sum of -3, 1/2 and 0.5", "-3 1/2 0.5"],
  ["sum of 1,200, 2,300 and 4,500", "1200 2300 4500"],
])("%s is read as %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  "half of 12 and 13",
  "half of twelve apples",
  "not half of 12",
  "half 12",
  "half of 12 kg",
  "half of 12.5",
  "sum of 12,180 and 24",
  "sum of 3 and its square",
  "sum of 3,, 4",
])("%s does not match the wording", (text) => {
  expect(read(text)).toBeNull();
});
