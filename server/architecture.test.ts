import { readFile } from "node:fs/promises";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import { databaseDoors, databaseTests, serverDoor } from "./testing/database-tests.ts";

/** The import rules. Each names a forbidden direction. */
const forbidden = [
  {
    name: "shared-imports-zod-and-itself",
    from: { path: "^shared/", pathNot: "\\.test\\.ts$" },
    to: { pathNot: ["^shared/", "^node_modules/zod/"] },
  },
  {
    name: "client-and-server-meet-in-shared-only",
    from: { path: "^(client|server)/" },
    to: { path: "^(client|server)/", pathNot: "^$1/" },
  },
  {
    name: "maths-stands-alone",
    from: { path: "^server/maths/", pathNot: "\\.test\\.ts$|/testing/" },
    to: { pathNot: "^server/maths/|^shared/domain/boxes\\.ts$|^node_modules/pure-rand/" },
  },
  {
    // Boxes of text are measured by the same code where a drawing is made and where it is displayed.
    name: "maths-leaves-its-package-in-one-file",
    from: { path: "^server/maths/", pathNot: "^server/maths/drawing/boxes\\.ts$" },
    to: { path: "^(server|client|shared)/", pathNot: "^server/maths/" },
  },
  {
    name: "maths-has-one-entrance-and-one-for-tests",
    from: { path: "^server/", pathNot: "^server/maths/" },
    to: { path: "^server/maths/", pathNot: "^server/maths/(index|testing)\\.ts$" },
  },
  {
    name: "what-runs-enters-maths-by-its-index",
    from: { path: "^server/", pathNot: "^server/maths/|\\.test\\.ts$|/testing/" },
    to: { path: "^server/maths/testing\\.ts$" },
  },
  {
    name: "bank-rests-on-library-and-maths-alone",
    from: { path: "^server/bank/", pathNot: "\\.test\\.ts$|/testing/" },
    to: { path: "^(server|client)/", pathNot: "^server/(bank|library|maths)/" },
  },
  {
    name: "library-stands-alone",
    from: { path: "^server/library/", pathNot: "\\.test\\.ts$|/testing/" },
    to: { path: "^(server|client)/", pathNot: "^server/library/" },
  },
  {
    name: "tutor-knows-no-http-no-tables-no-features",
    from: { path: "^server/tutor/", pathNot: "\\.test\\.ts$" },
    to: { path: "^server/(http|db|features|testing)/|^node_modules/(express|drizzle-orm|pg)/" },
  },
  {
    name: "routes-go-through-services-to-tables",
    from: { path: "^server/features/.*\\.routes\\.ts$" },
    to: { path: "^server/db/schema/" },
  },
  {
    name: "services-and-repositories-know-no-http",
    from: { path: "^server/features/.*\\.(service|repository)\\.ts$" },
    to: { path: "^server/http/|^node_modules/express/" },
  },
  {
    name: "repositories-know-no-services",
    from: { path: "\\.repository\\.ts$" },
    to: { path: "\\.(service|routes)\\.ts$" },
  },
  {
    name: "features-that-ask-meet-in-asking",
    from: { path: "^server/features/(homework|doubts|concepts)/", pathNot: "\\.test\\.ts$" },
    to: { path: "^server/features/(homework|doubts|concepts)/", pathNot: "^server/features/$1/" },
  },
  {
    name: "the-study-record-is-kept-by-study",
    from: { path: "^server/", pathNot: "^server/features/study/|^server/testing/|\\.test\\.ts$" },
    to: { path: "^server/db/schema/activity\\.ts$" },
  },
  {
    name: "what-runs-imports-no-tests",
    from: { path: "^(client/src|server|shared)/", pathNot: "\\.test\\.tsx?$|/testing/" },
    to: { path: "\\.test\\.tsx?$|/testing/" },
  },
  {
    name: "one-fetcher-called-by-queries",
    from: { path: "^client/src/(features|app|ui)/", pathNot: "\\.queries\\.ts$|\\.test\\.tsx?$" },
    to: { path: "^client/src/lib/(cached-|file-)?api\\.ts$" },
  },
  {
    name: "primitives-know-no-feature",
    from: { path: "^client/src/(ui|lib)/", pathNot: "\\.test\\.tsx?$" },
    to: { path: "^client/src/(features|app)/" },
  },
  {
    name: "the-service-worker-knows-no-page",
    from: { path: "^client/src/service-worker/" },
    to: { path: "^client/src/", pathNot: "^client/src/service-worker/" },
  },
  { name: "no-cycles", from: {}, to: { circular: true } },
];

/** A virtual module of Vite has no file. */
const isVirtual = (module: string) => module.startsWith("virtual:");

async function read(folders: string[], tsConfig: string): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    ruleSet: { forbidden: forbidden.map((rule) => ({ severity: "error" as const, ...rule })) },
    validate: true,
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: tsConfig },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  });
  if (typeof output === "string") throw new Error("dependency-cruiser gave text, not a result");
  return output;
}

// Read before the tests, whose time is limited: on a busy machine it takes a minute.
const serverModules = await read(["server", "shared"], "tsconfig.json");
const clientModules = await read(["client/src", "shared"], "client/tsconfig.json");

// dependency-cruiser passes silently where it can't read the sources, so the first assertion is that it read them.
test.each([
  ["server and shared", serverModules, 60],
  ["client", clientModules, 30],
])("imports in %s follow the architecture", (_name, result, fewest) => {
  const ours = result.modules.filter(({ source }) => /^(?:client|server|shared)\//u.test(source));
  expect(ours.length).toBeGreaterThan(fewest);
  expect(ours.flatMap((module) => module.dependencies).length).toBeGreaterThan(fewest * 2);
  const unresolved = ours.flatMap(({ source, dependencies }) =>
    dependencies.flatMap((each) =>
      each.couldNotResolve && !isVirtual(each.module) ? `${source} → ${each.module}` : [],
    ),
  );
  expect(unresolved).toEqual([]);
  const violations = result.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  expect(violations).toEqual([]);
});

/** Between the direct folders of these no imports run in a circle, those of types neither: each rests on those below it. */
const parentsWithoutCircles = [
  "server",
  "server/maths",
  "server/tutor",
  "client/src",
  "server/features",
  "client/src/features",
];

/** The folders of a parent, with the folders that each imports from. Tests and their shared code are exempt. */
function foldersOf(parent: string, modules: ICruiseResult["modules"]): Map<string, Set<string>> {
  const folderOf = (file: string) => {
    if (!file.startsWith(`${parent}/`)) return undefined;
    const [folder, ...rest] = file.slice(parent.length + 1).split("/");
    return rest.length > 0 ? folder : undefined;
  };
  const folders = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === undefined || /\.test\.tsx?$|\/testing\//u.test(source)) continue;
    const to = dependencies.flatMap(({ resolved }) => folderOf(resolved) ?? []);
    const known = folders.get(from) ?? new Set();
    folders.set(from, new Set([...known, ...to.filter((folder) => folder !== from)]));
  }
  return folders;
}

/** Each folder that reaches itself, with all that it reaches. */
function circlesAmong(folders: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reachedFrom = (start: string) => {
    const found = new Set(folders.get(start));
    // Iterating a set includes the members added meanwhile.
    for (const folder of found) for (const next of folders.get(folder) ?? []) found.add(next);
    return found;
  };
  return [...folders.keys()].flatMap((folder) => {
    const reached = reachedFrom(folder);
    return reached.has(folder) ? [`${folder} → ${[...reached].join(", ")}`] : [];
  });
}

test("a cycle of folders is found at any length, and a chain is no cycle", () => {
  const imports = (...lines: [from: string, to: string][]) =>
    lines.map(([from, to]) => [from, new Set([to])] as const);
  expect(circlesAmong(new Map(imports(["a", "b"], ["b", "c"], ["c", "d"])))).toEqual([]);
  expect(circlesAmong(new Map(imports(["a", "b"], ["b", "c"], ["c", "a"])))).toHaveLength(3);
});

test.each(parentsWithoutCircles)("the folders of %s have no import cycle", (parent) => {
  const { modules } = parent.startsWith("client/") ? clientModules : serverModules;
  const folders = foldersOf(parent, modules);
  expect(folders.size).toBeGreaterThan(5);
  expect(circlesAmong(folders)).toEqual([]);
});

/** Statements that write rows of `messages`, by Drizzle or in plain SQL; removing them is left to housekeeping. */
const writesMessages =
  /\.(?:insert|update)\(\s*(?:\w+\.)?messages\s*\)|\b(?:insert into|update) "?messages\b/iu;

test.each([
  ["db.insert(messages).values(row)", true],
  ["await db\n  .update(schema.messages)\n  .set({ reply })", true],
  ["sql`update messages set reply = null`", true],
  ["db.delete(messages)", false],
  ["db.update(messagesOfDay)", false],
  ["db.select().from(messages)", false],
])("%s is a statement that writes messages: %s", (text, isOne) => {
  expect(writesMessages.test(text)).toBe(isOne);
});

test("features/answers alone writes messages", async () => {
  const sources = serverModules.modules
    .map(({ source }) => source)
    .filter((file) => /^server\/(?!maths\/).*\.ts$/u.test(file))
    .filter((file) => !/\.test\.ts$|\/testing\//u.test(file));
  const texts = await Promise.all(
    sources.map(async (file) => ({ file, text: await readFile(file, "utf8") })),
  );
  const writers = texts.flatMap(({ file, text }) => (writesMessages.test(text) ? [file] : []));
  expect(writers).toContain("server/features/answers/messages.repository.ts");
  expect(writers.filter((file) => !file.startsWith("server/features/answers/"))).toEqual([]);
});

test("the entrance of the maths loads no task: they come when a question does", () => {
  const modules = new Map(serverModules.modules.map((each) => [each.source, each]));
  const loaded = new Set(["server/maths/index.ts"]);
  // A set that grows while it is walked is walked to its end.
  for (const file of loaded) {
    for (const { resolved, dynamic, dependencyTypes } of modules.get(file)?.dependencies ?? []) {
      if (!dynamic && !dependencyTypes.includes("type-only")) loaded.add(resolved);
    }
  }
  expect(loaded.size).toBeGreaterThan(50);
  expect([...loaded].filter((file) => file.startsWith("server/maths/tasks/"))).toEqual([]);
});

/** The modules that load one of these, directly or through others; an import of types alone loads nothing. */
function loadersOf(modules: ICruiseResult["modules"], doors: readonly string[]): string[] {
  const found = new Set(doors);
  const loads = ({ dependencies }: (typeof modules)[number]) =>
    dependencies.some(
      ({ module, resolved, dependencyTypes }) =>
        (found.has(resolved) || found.has(module)) && !dependencyTypes.includes("type-only"),
    );
  for (;;) {
    const more = modules.filter((each) => !found.has(each.source) && loads(each));
    if (more.length === 0) return [...found];
    for (const { source } of more) found.add(source);
  }
}

test("the project database has exactly the tests that open a database, and processes exactly those that start the server", () => {
  const { modules } = serverModules;
  const isTest = (file: string) => file.endsWith(".test.ts");
  const starts = loadersOf(modules, [serverDoor]).filter(isTest).sort();
  const opens = loadersOf(modules, databaseDoors).filter(isTest).sort();
  const { database, processes } = databaseTests();
  expect(processes).toEqual(starts);
  expect(database).toEqual(opens.filter((file) => !starts.includes(file)));
});
