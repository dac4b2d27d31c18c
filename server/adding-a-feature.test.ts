import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { allEndpoints, isEndpoint } from "#shared/contracts/all.ts";
import { expect, test } from "vitest";

/** The names of the calls that each contract file exports. */
const callsOfFiles = new Map(
  await Promise.all(
    readdirSync("shared/contracts")
      .filter((file) => file !== "all.ts")
      .map(async (file) => {
        const exported: Record<string, unknown> = await import(
          `../shared/contracts/${path.basename(file, ".ts")}.ts`
        );
        return [file, Object.entries(exported).filter(([, value]) => isEndpoint(value))] as const;
      }),
  ),
);

test("every call of shared/contracts is in all.ts, the list behind the OpenAPI description and the test of mounted calls", () => {
  const declared = [...callsOfFiles.values()].flat().map(([, endpoint]) => endpoint);
  expect(declared.length).toBeGreaterThan(50);
  expect(new Set(allEndpoints)).toEqual(new Set(declared));
  expect(allEndpoints.length).toBe(declared.length);
  const addresses = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(addresses.filter((each, at) => addresses.indexOf(each) !== at)).toEqual([]);
});

/** Calls that no client query makes, and their callers. */
const madeElsewhere = new Map([
  ["describeApi", "programs"],
  ["readUsersByQuery", "programs; the page names the period in the path"],
  ["readUpload", "the browser, at the address in a message's imageUrl"],
  ["sendEvents", "client/src/tracking, which public pages have without the fetcher"],
]);

/** "exams.ts readExamPlan" for each name that a query file imports from a contract. */
function callsOfQueries(): Set<string> {
  const files = readdirSync("client/src", { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".queries.ts"))
    .map((file) => readFileSync(`client/src/${file}`, "utf8"));
  const imports = texts.flatMap((text) => [
    ...text.matchAll(/^import \{([^}]*)\} from "#shared\/contracts\/([\w-]+\.ts)";$/gmu),
  ]);
  return new Set(
    imports.flatMap(([, names = "", file = ""]) =>
      names.split(",").map((name) => `${file} ${name.trim()}`),
    ),
  );
}

test("every call has a client query, or is listed with its other caller", () => {
  const called = callsOfQueries();
  expect(called.size).toBeGreaterThan(50);
  const without = [...callsOfFiles].flatMap(([file, calls]) =>
    calls.map(([name]) => name).filter((name) => !called.has(`${file} ${name}`)),
  );
  expect(without.toSorted()).toEqual([...madeElsewhere.keys()].toSorted());
});

test("every file and folder that docs/adding-a-feature.md names exists", () => {
  const paper = readFileSync("docs/adding-a-feature.md", "utf8");
  const places = [
    ...paper.matchAll(/`((?:server|client|shared|e2e|docs|migrations)\/[\w./-]*)`/gu),
  ];
  const names = places.map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
});
