import { eq } from "drizzle-orm";
import type { Db } from "./db.ts";
import { users } from "./schema/users.ts";

/** Locks a student's row until the transaction ends: whatever locks it is serialised for her. */
export async function lockStudent(db: Db, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/**
 * Keeps a student's account from being deleted until the transaction ends, and waits for a deletion that is under way.
 * The first statement of a transaction that changes rows of hers and then inserts one that refers to her: a deletion
 * takes the same rows in the other order, which would end in a deadlock.
 */
export async function holdStudent(db: Db, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
}
