import { rebuildProgress } from "./features/study/rebuild-progress.ts";
import { runOnDatabase } from "./run-on-database.ts";

/** Makes the days, streaks, counts and badges of all students anew from their acts; may run beside the server. */
await runOnDatabase(async (db) => {
  const students = await rebuildProgress(db, new Date());
  return `Made the progress of ${students} student(s) anew from their acts.`;
});
