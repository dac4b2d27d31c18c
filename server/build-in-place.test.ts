import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildInPlace } from "./build-in-place.ts";

/** Builds of one file, with what was in place while each was made. */
async function builder() {
  const folder = await mkdtemp(path.join(tmpdir(), "sawaal-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "server/main.js");
  const whileBuilding: string[] = [];
  const make = (text: string) => async (draft: string) => {
    whileBuilding.push(await readFile(file, "utf8").catch(() => "nothing"));
    await mkdir(path.join(draft, "server"), { recursive: true });
    await writeFile(path.join(draft, "server/main.js"), text);
  };
  const build = (text: string, given: { make?: () => Promise<void>; anew?: boolean } = {}) =>
    buildInPlace({
      folder,
      parts: ["server"],
      fingerprint: async () => text,
      make: make(text),
      anew: false,
      ...given,
    });
  return { folder, build, whileBuilding, built: () => readFile(file, "utf8") };
}

test("two processes that start at once share one build", async () => {
  const { folder, build, whileBuilding, built } = await builder();
  const ends = [build("one"), build("one")].map(async (each) => {
    await each;
    return built();
  });
  expect(await Promise.all(ends)).toEqual(["one", "one"]);
  expect(whileBuilding).toEqual(["nothing"]);
  expect((await readdir(folder)).sort()).toEqual(["built-from", "lock", "server"]);
});

test("the current build stays complete until the next one replaces it", async () => {
  const { build, whileBuilding, built } = await builder();
  await build("one");
  await build("two");
  expect(whileBuilding).toEqual(["nothing", "one"]);
  expect(await built()).toBe("two");
  await build("two", { anew: true });
  expect(whileBuilding).toEqual(["nothing", "one", "two"]);
});

test("a failed build leaves the previous one in place, and the next start builds again", async () => {
  const { build, built } = await builder();
  await build("one");
  const failing = build("two", { make: () => Promise.reject(new Error("full disk")) });
  await expect(failing).rejects.toThrow("full disk");
  expect(await built()).toBe("one");
  await build("two");
  expect(await built()).toBe("two");
});
