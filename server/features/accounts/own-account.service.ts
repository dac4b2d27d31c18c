import { createHash } from "node:crypto";
import type { OpenSession } from "#shared/contracts/account.ts";
import type { Registration, User } from "#shared/contracts/auth.ts";
import type { Preferences } from "#shared/contracts/preferences.ts";
import type { ConsentGiver } from "#shared/domain/consent.ts";
import type { Db } from "../../db/db.ts";
import { notFound, notSignedIn } from "../../errors.ts";
import * as repository from "./own-account.repository.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  /** The lifetime of a session after its last use. */
  sessionLifetimeMs: number;
}

const mostSessions = 50;

export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

/** What a student can see and change in her own account. */
export function createOwnAccountService({ db, now, sessionLifetimeMs }: Dependencies) {
  async function change(user: User, changed: Pick<Registration, "name" | "grade">): Promise<User> {
    return required(await repository.update(db, user.id, changed));
  }

  async function facts(userId: number) {
    const [found, consent] = await Promise.all([
      repository.findFacts(db, userId),
      repository.findConsent(db, userId),
    ]);
    return { ...required(found), consent: consent ?? null };
  }

  const preferences = async (userId: number): Promise<Preferences> =>
    required(await repository.findPreferences(db, userId));
  const setPreferences = async (userId: number, changed: Preferences): Promise<Preferences> =>
    required(await repository.setPreferences(db, userId, changed));

  const giveConsent = (userId: number, givenBy: ConsentGiver) =>
    repository.insertConsent(db, userId, givenBy, now());

  async function listSessions(userId: number, sessionId: string): Promise<OpenSession[]> {
    const rows = await repository.listSessions(db, userId, mostSessions);
    return rows.map(({ id, device, expiresAt }) => ({
      id: digestOf(id),
      device: device ?? "Unknown device",
      lastSeenAt: new Date(expiresAt.getTime() - sessionLifetimeMs),
      isThis: id === sessionId,
    }));
  }

  async function endSession(userId: number, digest: string): Promise<void> {
    if (await repository.deleteSession(db, { digest, ownerId: userId })) return;
    throw notFound("Session");
  }

  const endSessions = (userId: number) => repository.deleteSessions(db, userId);

  return {
    change,
    facts,
    preferences,
    setPreferences,
    giveConsent,
    listSessions,
    endSession,
    endSessions,
  };
}

/** The account may be deleted while the student still has it open on another phone. */
function required<Row>(found: Row | undefined): Row {
  if (found === undefined) throw notSignedIn();
  return found;
}

/** Identifies a session without its id, which would be as powerful as the password. */
function digestOf(sessionId: string): string {
  return createHash("sha256").update(sessionId).digest("hex").slice(0, 32);
}
