import type { DeletedCounts } from "#shared/contracts/account.ts";
import type { Db } from "../../db/db.ts";
import type { Answers } from "../answers/answers.service.ts";
import { countRecord } from "../study/student-record.repository.ts";
import * as repository from "./deletion.repository.ts";

interface Dependencies {
  db: Db;
  answers: Pick<Answers, "endAll">;
}

export type DeletionService = ReturnType<typeof createDeletionService>;

/** Deletes a student. Counts of closed days are anonymous and stay (`analytics_days`). */
export function createDeletionService({ db, answers }: Dependencies) {
  async function remove(userId: number): Promise<DeletedCounts> {
    for (const { id } of await repository.listInProgress(db, userId)) {
      await answers.endAll({ id, ownerId: userId });
    }
    return db.transaction(async (transaction) => {
      const rows = await repository.countRows(transaction, userId);
      const deleted = { ...rows, ...(await countRecord(transaction, userId)) };
      await repository.removeStudent(transaction, userId);
      return deleted;
    });
  }

  return { remove };
}
