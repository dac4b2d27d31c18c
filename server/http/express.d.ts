import type { User as SignedInUser } from "#shared/contracts/auth.ts";

declare global {
  namespace Express {
    interface User extends SignedInUser {}
    interface Request {
      /** The id of the request in the log and in X-Request-Id. */
      id: string;
      /** Read with the session in one query (session-store.ts). */
      sessionUser?: SignedInUser | null;
    }
  }
}

declare module "express-session" {
  interface SessionData {
    /** Set by passport at sign-in. */
    passport?: { user: number };
    /** The device that signed in: "Chrome on Android". */
    device?: string;
    /** The time of the login, in milliseconds since 1970. */
    startedAt?: number;
    /** When the expiry was last extended, in milliseconds. */
    renewedAt?: number;
  }
}
