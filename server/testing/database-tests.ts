import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What opens a database. A test imports one of them itself, and no helper does: so the project of a test is read off its text. */
export const databaseDoors = [
  "server/testing/database.ts",
  "server/testing/empty-database.ts",
  "server/db/open.ts",
  "pg",
];
/** What starts the built server. */
export const serverDoor = "server/testing/server-process.ts";

/** The test files of the projects `database` (those that open one) and `processes` (those that start the built server). */
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

/** Packages by their names, files by their paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^(?:import|\}) .*from "([^"]+)";$/gmu)].map(([, name = ""]) =>
    name.startsWith(".") ? path.posix.join(path.posix.dirname(file), name) : name,
  );
}
