import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The modules that open a database. A test must import one of them directly, never through a helper: its vitest project
 * follows from its imports.
 */
export const databaseDoors = [
  "server/testing/database.ts",
  "server/testing/empty-database.ts",
  "server/db/open.ts",
  "pg",
];
/** The modules that start the built server. */
export const serverDoor = "server/testing/server-process.ts";

/**
 * The test files of the projects `database` (those that open one) and `processes` (those that start the built server).
 */
export function databaseTests(): { database: string[]; processes: string[] } {
  const files = testFiles().map((file) => ({ file, imported: importsOf(file) }));
  const processes = files.filter(({ imported }) => imported.includes(serverDoor));
  const database = files.filter(
    (each) =>
      !processes.includes(each) && databaseDoors.some((door) => each.imported.includes(door)),
  );
  return {
    database: database.map(({ file }) => file),
    processes: processes.map(({ file }) => file),
  };
}

function testFiles(): string[] {
  return readdirSync("server", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => path.posix.join("server", file))
    .sort();
}

/** Packages by name, files by path from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^(?:import|\}) .*from "([^"]+)";$/gmu)].map(([, name = ""]) =>
    name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}
