import type { User as SignedInUser } from "#shared/contracts/auth.ts";

declare global {
  namespace Express {
    interface User extends SignedInUser {}
    interface Request {
      /** Of the request, as the log and X-Request-Id have it. */
      id: string;
      /** Read with the session in one query; see session-store.ts. */
      sessionUser?: SignedInUser | null;
    }
  }
}

declare module "express-session" {
  interface SessionData {
    /** Written by passport at sign-in. */
    passport?: { user: number };
    /** Where it was started: "Chrome on Android". */
    device?: string;
    /** The login, in milliseconds since 1970. */
    startedAt?: number;
    /** When its expiry was last moved on, in milliseconds. */
    renewedAt?: number;
  }
}
