import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { areNewer } from "./built-knowledge.ts";

let folder = "";
const inFolder = (name: string) => path.join(folder, name);
const changeAt = (name: string, second: number) => utimes(inFolder(name), second, second);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sawaal-newer-"));
  await mkdir(inFolder("concepts/physics"), { recursive: true });
  for (const name of ["concepts/physics/light.md", "lock.json", "library.json", "bank.json"]) {
    await writeFile(inFolder(name), "");
    await changeAt(name, 1000);
  }
  for (const name of ["concepts/physics", "concepts"]) await changeAt(name, 1000);
  for (const name of ["library.json", "bank.json"]) await changeAt(name, 2000);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const isCurrent = () =>
  areNewer(["library.json", "bank.json"].map(inFolder), ["concepts", "lock.json"].map(inFolder));

test("a build is current while all of its files are newer than every input", async () => {
  expect(await isCurrent()).toBe(true);
});

test.each([
  "concepts/physics/light.md",
  // A file in it was deleted, renamed or added.
  "concepts/physics",
  "concepts",
  "lock.json",
])("it is outdated once %s changes", async (name) => {
  await changeAt(name, 3000);
  expect(await isCurrent()).toBe(false);
});

test("it is outdated where one of its files is older than an input", async () => {
  await changeAt("library.json", 500);
  expect(await isCurrent()).toBe(false);
});

test("a build without one of its files is none", async () => {
  await rm(inFolder("bank.json"));
  expect(await isCurrent()).toBe(false);
});
