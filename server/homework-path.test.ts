import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const heading = "## One homework question, file by file";

/** The most files that a reader opens to understand a homework question with the built-in tutor, and further ones with a model. */
const mostBuiltIn = 35;
const mostOfModel = 35;

/** The lists of the section: each line is a file of `server` and what it does. */
function listedFiles(): { file: string; purpose: string }[][] {
  const paper = readFileSync("docs/architecture.md", "utf8");
  const [, after = ""] = paper.split(`${heading}\n`);
  const [section = ""] = after.split("\n## ");
  return [...section.matchAll(/^```\n(.*?)^```$/gmsu)].map(([, block = ""]) =>
    block
      .trim()
      .split("\n")
      .map((line) => {
        const [file = "", ...words] = line.split(/\s+/u);
        return { file: `server/${file}`, purpose: words.join(" ") };
      }),
  );
}

test("the files of a homework question exist, each is listed once with its purpose, and a reader needs few of them", () => {
  const [builtIn = [], withModel = [], ...others] = listedFiles();
  expect(others).toEqual([]);
  expect(builtIn.length).toBeGreaterThan(20);
  expect(builtIn.length).toBeLessThanOrEqual(mostBuiltIn);
  expect(withModel.length).toBeGreaterThan(20);
  expect(withModel.length).toBeLessThanOrEqual(mostOfModel);
  const all = [...builtIn, ...withModel];
  expect(all.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(all.filter(({ purpose }) => purpose === "")).toEqual([]);
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
});
