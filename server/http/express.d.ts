import type { User as SignedInUser } from "#shared/contracts/auth.ts";

declare global {
  namespace Express {
    interface User extends SignedInUser {}
    interface Request {
      /** Read with the session in one query; see session-store.ts. */
      sessionUser?: SignedInUser | null;
    }
  }
}

declare module "express-session" {
  interface SessionData {
    /** Written by passport at sign-in. */
    passport?: { user: number };
  }
}
