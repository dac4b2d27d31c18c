import { argv } from "node:process";
import { restore } from "./db/backup/backup-file.ts";
import { runOnDatabase } from "./run-on-database.ts";

/** Restores the rows of a backup into an empty database, all or none. */
await runOnDatabase(async (db) => {
  const file = argv[2];
  if (file === undefined) throw new Error("usage: npm run restore -- FILE");
  return `Restored ${await restore(db, file)} row(s) from ${file}.`;
});
