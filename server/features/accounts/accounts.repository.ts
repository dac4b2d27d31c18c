import type { Registration } from "#shared/contracts/auth.ts";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { users } from "../../db/schema/users.ts";
import { userColumns } from "../../db/user-columns.ts";

type NewAccount = Omit<Registration, "password" | "recoveryWord" | "consent"> & {
  passwordHash: string;
  recoveryHash?: string | null;
};

/** Inserts a student; undefined if the phone number already has an account. */
export async function insert(db: Db, account: NewAccount, now: Date) {
  const [row] = await db
    .insert(users)
    .values({ ...rowOf(account), createdAt: now })
    .onConflictDoNothing({ target: users.phone })
    .returning(userColumns);
  return row;
}

/** Creates or updates the account with a fixed id; undefined if the phone number belongs to another account. */
export async function upsert(db: Db, id: number, account: NewAccount, now: Date) {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phone, account.phone));
  if (taken && taken.id !== id) return undefined;
  const [row] = await db
    .insert(users)
    .values({ id, ...rowOf(account), createdAt: now })
    .onConflictDoUpdate({ target: users.id, set: rowOf(account) })
    .returning(userColumns);
  return row;
}

export async function findByPhone(db: Db, phone: string) {
  const [row] = await db
    .select({ ...userColumns, passwordHash: users.password })
    .from(users)
    .where(eq(users.phone, phone));
  return row;
}

function rowOf({ name, phone, grade, passwordHash, recoveryHash = null }: NewAccount) {
  return { name, phone, grade, password: passwordHash, recoveryWord: recoveryHash };
}
