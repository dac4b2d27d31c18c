import { argv } from "node:process";
import { backUp } from "./db/backup/backup-file.ts";
import { runOnDatabase } from "./run-on-database.ts";

/** Writes all rows to a new file; may run while the server runs where DATABASE_URL is set. */
await runOnDatabase(async (db) => {
  const file = argv[2];
  if (file === undefined) throw new Error("usage: npm run backup -- FILE");
  const rows = await backUp(db, file);
  return `Wrote ${rows} row(s) to ${file}. Whoever has this file has all that students wrote: keep it where nobody else reads it.`;
});
