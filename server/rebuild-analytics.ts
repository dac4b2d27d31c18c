import { rebuildAnalytics } from "./features/analytics/rebuild-analytics.ts";
import { runOnDatabase } from "./run-on-database.ts";

/** Counts the closed days of the analytics page again from the stored rows; may run while the server runs. */
await runOnDatabase(async (db) => {
  const days = await rebuildAnalytics(db, new Date());
  return `Counted ${days} day(s) anew from their rows.`;
});
