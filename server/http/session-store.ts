import type { User } from "#shared/contracts/auth.ts";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { CookieOptions, Request } from "express";
import { Store, type Session, type SessionData } from "express-session";
import type { Db } from "../db/db.ts";
import { sessions, users } from "../db/schema/users.ts";
import { userColumns } from "../db/user-columns.ts";

/** The rolling lifetime of a session, from its last use. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The absolute lifetime of a session, from its login. */
const longestSessionMs = 180 * 24 * 60 * 60 * 1000;

/** The expiry is extended, and the cookie sent, at most this often. */
const renewalIntervalMs = 10 * 60 * 1000;

/** The cookie's attributes beside its expiry, at the login and at each renewal. */
export const cookieAttributes = (secure: boolean) =>
  ({ httpOnly: true, sameSite: "lax", secure }) satisfies CookieOptions;

type StoreCallback = (error?: unknown) => void;

type StoredSession = SessionData & { sessionUser?: User | null };

/**
 * Stores sessions in the product's database. One prepared statement per request reads the session and its student
 * together; passport's deserializer takes the student from the request (`req.sessionUser`) without another query.
 */
export class SessionStore extends Store {
  readonly #db: Db;
  readonly #cookie: ReturnType<typeof cookieAttributes>;
  readonly #find;
  /**
   * Sessions that were read from a row: where the row is gone, the session has been ended and must not be inserted
   * again.
   */
  readonly #stored = new WeakSet<SessionData>();

  /** @param secure Sends cookies over HTTPS only */
  constructor(db: Db, { secure }: { secure: boolean }) {
    super();
    this.#db = db;
    this.#cookie = cookieAttributes(secure);
    this.#find = db
      .select({
        data: sessions.data,
        expiresAt: sessions.expiresAt,
        user: userColumns,
      })
      .from(sessions)
      .leftJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, sql.placeholder("id")), gt(sessions.expiresAt, sql`now()`)))
      .prepare("session_and_user");
  }

  override get(id: string, callback: (error: unknown, session?: SessionData | null) => void): void {
    void this.#read(id).then((session) => callback(null, session), callback);
  }

  override set(id: string, session: SessionData, callback?: StoreCallback): void {
    settle(this.#write(id, session), callback);
  }

  override destroy(id: string, callback?: StoreCallback): void {
    settle(this.#remove(id), callback);
  }

  /**
   * express-session creates the request's session here; the student read with it is set on the request. Only a session
   * whose expiry is due is changed, so that express-session writes the row and sends the cookie only then.
   */
  override createSession(req: Request, storedSession: StoredSession): Session & SessionData {
    req.sessionUser = storedSession.sessionUser ?? null;
    // Removed from the object itself, which express-session hashes: otherwise every session would count as changed.
    delete storedSession.sessionUser;
    const lastRenewal = expiryOf(storedSession).getTime() - sessionLifetimeMs;
    const session = super.createSession(req, storedSession);
    this.#stored.add(session);
    if (Date.now() - lastRenewal >= renewalIntervalMs) session.renewedAt = Date.now();
    return session;
  }

  async #read(id: string): Promise<StoredSession | null> {
    const [row] = await this.#find.execute({ id });
    if (!row) return null;
    if (isTooOld(row.data)) {
      await this.#remove(id);
      return null;
    }
    return {
      ...row.data,
      cookie: { ...this.#cookie, originalMaxAge: sessionLifetimeMs, expires: row.expiresAt },
      sessionUser: row.user,
    };
  }

  async #write(id: string, session: SessionData): Promise<void> {
    const { cookie: _cookie, ...data } = session;
    const userId = session.passport?.user ?? null;
    const row = { userId, data, expiresAt: expiryOf(session) };
    await (this.#stored.has(session)
      ? this.#db.update(sessions).set(row).where(eq(sessions.id, id))
      : this.#db
          .insert(sessions)
          .values({ id, ...row })
          .onConflictDoUpdate({ target: sessions.id, set: row }));
    if (userId !== null) await this.#markUsed(userId);
  }

  async #remove(id: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.id, id));
  }

  /** Records once a day that an account is in use: retention settings may remove unused accounts. */
  async #markUsed(userId: number): Promise<void> {
    await this.#db
      .update(users)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(users.id, userId), lt(users.lastUsedAt, sql`now() - interval '1 day'`)));
  }
}

/** A session without a recorded login ends when it isn't used. */
function isTooOld({ startedAt }: Record<string, unknown>): boolean {
  return typeof startedAt === "number" && Date.now() - startedAt > longestSessionMs;
}

/** express-session expects a callback where this code has a promise. */
function settle(work: Promise<void>, callback: StoreCallback = () => {}): void {
  void work.then(() => callback(), callback);
}

function expiryOf(session: SessionData): Date {
  return session.cookie.expires instanceof Date
    ? session.cookie.expires
    : new Date(Date.now() + sessionLifetimeMs);
}
