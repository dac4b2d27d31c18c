import type { Registration, User } from "#shared/contracts/auth.ts";
import type { Preferences } from "#shared/contracts/preferences.ts";
import { type ConsentGiver, consentWording } from "#shared/domain/consent.ts";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { lockStudent } from "../../db/lock-student.ts";
import { consents, parentLinks, sessions, users } from "../../db/schema/users.ts";
import { userColumns } from "../../db/user-columns.ts";

export async function update(
  db: Db,
  ownerId: number,
  changed: Pick<Registration, "name" | "grade">,
): Promise<User | undefined> {
  const [row] = await db
    .update(users)
    .set(changed)
    .where(eq(users.id, ownerId))
    .returning(userColumns);
  return row;
}

/** A student with the hash of her recovery word; undefined if the phone number has no account. */
export async function findForRecovery(db: Db, phone: string) {
  const [row] = await db
    .select({ ...userColumns, recoveryHash: users.recoveryWord })
    .from(users)
    .where(eq(users.phone, phone));
  return row;
}

export async function setSecrets(
  db: Db,
  ownerId: number,
  hashes: { password?: string; recoveryWord?: string | null },
): Promise<void> {
  await db.update(users).set(hashes).where(eq(users.id, ownerId));
}

export async function findFacts(db: Db, ownerId: number) {
  const [row] = await db
    .select({
      hasRecoveryWord: sql<boolean>`${users.recoveryWord} is not null`,
      parentLinkMadeAt: parentLinks.createdAt,
    })
    .from(users)
    .leftJoin(parentLinks, eq(parentLinks.userId, users.id))
    .where(eq(users.id, ownerId));
  return row;
}

const preferences = {
  answerLanguage: users.answerLanguage,
  englishVoice: users.englishVoice,
  hindiVoice: users.hindiVoice,
};

export async function findPreferences(db: Db, ownerId: number): Promise<Preferences | undefined> {
  const [row] = await db.select(preferences).from(users).where(eq(users.id, ownerId));
  return row;
}

export async function setPreferences(
  db: Db,
  ownerId: number,
  changed: Preferences,
): Promise<Preferences | undefined> {
  const [row] = await db
    .update(users)
    .set(changed)
    .where(eq(users.id, ownerId))
    .returning(preferences);
  return row;
}

export async function findConsent(db: Db, ownerId: number) {
  const [row] = await db
    .select({ givenBy: consents.givenBy, version: consents.version, givenAt: consents.givenAt })
    .from(consents)
    .where(eq(consents.userId, ownerId))
    .orderBy(desc(consents.id))
    .limit(1);
  return row;
}

/** Stores a consent to the current wording, unless the student already has one for it. */
export async function insertConsent(
  db: Db,
  ownerId: number,
  givenBy: ConsentGiver,
  givenAt: Date,
): Promise<void> {
  const { version } = consentWording;
  await db.transaction(async (transaction) => {
    await lockStudent(transaction, ownerId);
    const ofTheseWords = and(eq(consents.userId, ownerId), eq(consents.version, version));
    if ((await transaction.$count(consents, ofTheseWords)) > 0) return;
    await transaction.insert(consents).values({ userId: ownerId, givenBy, version, givenAt });
  });
}

export async function deleteParentLink(db: Db, ownerId: number): Promise<void> {
  await db.delete(parentLinks).where(eq(parentLinks.userId, ownerId));
}

/** Sessions that have not expired, last used first. */
export function listSessions(db: Db, ownerId: number, limit: number) {
  return db
    .select({
      id: sessions.id,
      device: sql<string | null>`${sessions.data} ->> 'device'`,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, ownerId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.id))
    .limit(limit);
}

export async function deleteSession(
  db: Db,
  key: { digest: string; ownerId: number },
): Promise<boolean> {
  const digest = sql`left(encode(sha256(convert_to(${sessions.id}, 'UTF8')), 'hex'), 32)`;
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, key.ownerId), eq(digest, key.digest)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes all sessions, except the one with the given id. */
export async function deleteSessions(
  db: Db,
  ownerId: number,
  { except }: { except?: string } = {},
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await db.delete(sessions).where(and(eq(sessions.userId, ownerId), others));
}
