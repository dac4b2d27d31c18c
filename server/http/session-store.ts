import type { User } from "#shared/contracts/auth.ts";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { CookieOptions, Request } from "express";
import { Store, type Session, type SessionData } from "express-session";
import type { Db } from "../db/db.ts";
import { sessions, users } from "../db/schema/users.ts";
import { userColumns } from "../db/user-columns.ts";

/** A session lives this long after it was last used. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** However often it is used, a session ends so long after its login. */
const longestSessionMs = 180 * 24 * 60 * 60 * 1000;

/** The rolling expiry is written, and the cookie sent, at most this often. */
const renewalIntervalMs = 10 * 60 * 1000;

/** What a session's cookie has beside its expiry, at the login and at each renewal. */
export const cookieAttributes = (secure: boolean) =>
  ({ httpOnly: true, sameSite: "lax", secure }) satisfies CookieOptions;

type Done = (error?: unknown) => void;

type StoredSession = SessionData & { sessionUser?: User | null };

/**
 * Sessions in the product's own database. One prepared query reads the session and its student together, once a
 * request: passport's deserializer finds the student on the request (`req.sessionUser`) and asks nothing more.
 */
export class SessionStore extends Store {
  readonly #db: Db;
  readonly #cookie: ReturnType<typeof cookieAttributes>;
  readonly #find;
  /** Sessions that have a row: where that is gone, the session has been ended, and isn't to come back. */
  readonly #stored = new WeakSet<SessionData>();

  /** @param secure Cookies travel over HTTPS only */
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

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    void this.#read(id).then((session) => done(null, session), done);
  }

  override set(id: string, session: SessionData, done?: Done): void {
    settle(this.#write(id, session), done);
  }

  override destroy(id: string, done?: Done): void {
    settle(this.#remove(id), done);
  }

  /**
   * express-session makes the request's session here; the student that was read with it goes to the request. A session
   * whose expiry is due is changed, upon which express-session writes the row and sends the cookie, and only then.
   */
  override createSession(req: Request, stored: StoredSession): Session & SessionData {
    req.sessionUser = stored.sessionUser ?? null;
    // Taken off the very object that express-session hashes, lest every session look changed at its end.
    delete stored.sessionUser;
    const lastRenewal = expiryOf(stored).getTime() - sessionLifetimeMs;
    const session = super.createSession(req, stored);
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

  /** Says that an account is in use, once a day: accounts that nobody uses are removed where the settings say so. */
  async #markUsed(userId: number): Promise<void> {
    await this.#db
      .update(users)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(users.id, userId), lt(users.lastUsedAt, sql`now() - interval '1 day'`)));
  }
}

/** A session from before its beginning was kept ends when it isn't used. */
function isTooOld({ startedAt }: Record<string, unknown>): boolean {
  return typeof startedAt === "number" && Date.now() - startedAt > longestSessionMs;
}

/** express-session waits for a callback where our code gives a promise. */
function settle(work: Promise<void>, done: Done = () => {}): void {
  void work.then(() => done(), done);
}

function expiryOf(session: SessionData): Date {
  return session.cookie.expires instanceof Date
    ? session.cookie.expires
    : new Date(Date.now() + sessionLifetimeMs);
}
