import type { Db } from "../../db/db.ts";
import { rebuildProgressOf } from "./update-progress.ts";
import * as repository from "./progress.repository.ts";

const studentsAtOnce = 500;

/** Rebuilds the progress of all students, each in its own transaction; returns the number of students. */
export async function rebuildProgress(db: Db, moment: Date): Promise<number> {
  let count = 0;
  let last = 0;
  for (;;) {
    const ids = await repository.studentsAfter(db, last, studentsAtOnce);
    for (const id of ids) {
      await db.transaction((transaction) => rebuildProgressOf(transaction, id, moment));
    }
    count += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < studentsAtOnce) return count;
  }
}
