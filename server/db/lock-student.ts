import { eq } from "drizzle-orm";
import type { Db } from "./db.ts";
import { users } from "./schema/users.ts";

/** Locks a student's row until the transaction ends: whatever locks it is serialised for her. */
export async function lockStudent(db: Db, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
