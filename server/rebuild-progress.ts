import { rebuildProgress } from "./features/study/rebuild-progress.ts";
import { runOnDatabase } from "./run-on-database.ts";

/**
 * Derives the days, streaks, counters and badges of all students again from their study acts; may run while the server
 * runs.
 */
await runOnDatabase(async (db) => {
  const students = await rebuildProgress(db, new Date());
  return `Made the progress of ${students} student(s) anew from their acts.`;
});
