import type { User } from "#shared/contracts/auth.ts";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Request } from "express";
import { Store, type Session, type SessionData } from "express-session";
import type { Db } from "../db/db.ts";
import { sessions, users } from "../db/schema/users.ts";

/** A session lives this long after it was last used. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The rolling expiry is written at most this often. */
const touchIntervalMs = 10 * 60 * 1000;

type Done = (error?: unknown) => void;

type StoredSession = SessionData & { sessionUser?: User | null };

/**
 * Sessions in the product's own database. One prepared query reads the session and its student together, once a
 * request: passport's deserializer finds the student on the request (`req.sessionUser`) and asks nothing more.
 */
export class SessionStore extends Store {
  readonly #db: Db;
  readonly #find;
  /** What the row of a session that is being served says of its end, so that most requests write nothing. */
  readonly #storedExpiry = new WeakMap<SessionData, Date>();

  constructor(db: Db) {
    super();
    this.#db = db;
    this.#find = db
      .select({
        data: sessions.data,
        expiresAt: sessions.expiresAt,
        user: { id: users.id, name: users.name, phone: users.phone, grade: users.grade },
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

  override touch(id: string, session: SessionData, done?: Done): void {
    settle(this.#touch(id, session), done);
  }

  /** express-session makes the request's session here; the student that was read with it goes to the request. */
  override createSession(req: Request, stored: StoredSession): Session & SessionData {
    req.sessionUser = stored.sessionUser ?? null;
    // Taken off the very object that express-session hashes, lest every session look changed at its end.
    delete stored.sessionUser;
    const storedExpiry = expiryOf(stored);
    const session = super.createSession(req, stored);
    this.#storedExpiry.set(session, storedExpiry);
    return session;
  }

  async #read(id: string): Promise<StoredSession | null> {
    const [row] = await this.#find.execute({ id });
    if (!row) return null;
    return {
      ...row.data,
      cookie: { originalMaxAge: sessionLifetimeMs, expires: row.expiresAt },
      sessionUser: row.user,
    };
  }

  async #write(id: string, session: SessionData): Promise<void> {
    const { cookie: _cookie, ...data } = session;
    const userId = session.passport?.user ?? null;
    const expiresAt = expiryOf(session);
    await this.#db
      .insert(sessions)
      .values({ id, userId, data, expiresAt })
      .onConflictDoUpdate({ target: sessions.id, set: { userId, data, expiresAt } });
  }

  async #remove(id: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.id, id));
  }

  async #touch(id: string, session: SessionData): Promise<void> {
    const expiresAt = expiryOf(session);
    const stored = this.#storedExpiry.get(session);
    if (stored && expiresAt.getTime() - stored.getTime() < touchIntervalMs) return;
    await this.#db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
  }
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
