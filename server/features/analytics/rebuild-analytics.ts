import { dayAfter } from "#shared/domain/day-in-india.ts";
import type { Db } from "../../db/db.ts";
import { closeDays, countDay, firstDay, openDay, sumStudents } from "./close-days.ts";

/**
 * Recounts all closed days from their rows, each in its own transaction, and returns the number of days. Numbers whose
 * rows are deleted stay unchanged.
 */
export async function rebuildAnalytics(db: Db, now: Date): Promise<number> {
  await closeDays(db, now);
  const today = openDay(now);
  let count = 0;
  for (let day = await firstDay(db); day !== null && day < today; day = dayAfter(day)) {
    const closed = day;
    await db.transaction((transaction) => countDay(transaction, closed));
    count += 1;
  }
  await db.transaction((transaction) => sumStudents(transaction, dayAfter(today, -1)));
  return count;
}
