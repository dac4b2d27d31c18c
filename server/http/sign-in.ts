import type { Credentials, User } from "#shared/contracts/auth.ts";
import type { Request, RequestHandler, Response } from "express";
import session from "express-session";
import passportModule from "passport";
import { Strategy as LocalStrategy } from "passport-local";
import { deviceOf } from "./device-of.ts";
import { cookieAttributes, sessionLifetimeMs, type SessionStore } from "./session-store.ts";

/**
 * The prefix makes a browser accept the cookie over HTTPS only, from this host only: no sibling domain can plant a
 * session.
 */
const cookieName = (secure: boolean) => (secure ? "__Host-sawaal.sid" : "sawaal.sid");

interface SignInOptions {
  store: SessionStore;
  /** The first signs cookies; cookies signed by any of them are accepted. */
  secrets: string[];
  /** Sends cookies over HTTPS only. */
  secure: boolean;
  /** Returns the student with these credentials, or null. */
  authenticate: (phone: string, password: string) => Promise<User | null>;
}

export interface SignIn {
  middleware: RequestHandler[];
  /** Authenticates with passport's local strategy; it signs nobody in. */
  withPassword: (req: Request, credentials: Credentials) => Promise<User | null>;
  /** Starts a session under a new id, against session fixation. */
  start: (req: Request, user: User) => Promise<void>;
  /** Ends the session and deletes its row. */
  end: (req: Request) => Promise<void>;
}

/** Sessions by cookie, and the student of each. */
export function createSignIn(options: SignInOptions): SignIn {
  const passport = new passportModule.Passport();
  passport.use(localStrategy(options.authenticate));
  passport.serializeUser((user, callback) => callback(null, user.id));
  type UserCallback = (error: unknown, user: User | false) => void;
  passport.deserializeUser((req: Request, id: number, callback: UserCallback) => {
    // A session whose student is deleted is anonymous.
    callback(null, req.sessionUser?.id === id ? req.sessionUser : false);
  });
  return {
    middleware: [
      sessionMiddleware(options),
      passport.session() as RequestHandler, // safe: untyped in @types/passport; Express middleware
    ],
    withPassword: (req, credentials) =>
      new Promise((resolve, reject) => {
        // passport-local reads the fields from the body, which gets the parsed input of the contract.
        req.body = credentials;
        const callback = (error: unknown, user?: User | false | null) =>
          error ? reject(asError(error)) : resolve(user || null);
        const tryLocal = passport.authenticate("local", callback) as RequestHandler; // safe: as above
        void tryLocal(req, unusedResponse(req), reject);
      }),
    start: (req, user) =>
      new Promise((resolve, reject) => {
        req.logIn(user, (error: unknown) => {
          if (error) return reject(asError(error));
          req.session.device = deviceOf(req.get("User-Agent"));
          req.session.startedAt = Date.now();
          return resolve();
        });
      }),
    end: (req) =>
      new Promise<void>((resolve, reject) => {
        req.session.destroy((error: unknown) => (error ? reject(asError(error)) : resolve()));
      }).then(() => forgetBrowser(unusedResponse(req), options)),
  };
}

/**
 * Clears the cookie and the browser's cache: on a shared phone the next user finds neither the session nor a cached
 * photo.
 */
function forgetBrowser(res: Response, { secure }: SignInOptions): void {
  res.clearCookie(cookieName(secure), cookieAttributes(secure)).set("Clear-Site-Data", '"cache"');
}

function unusedResponse(req: Request) {
  if (!req.res) throw new Error("a request without its response");
  return req.res;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("sign-in failed", { cause: error });
}

function localStrategy(authenticate: SignInOptions["authenticate"]): LocalStrategy {
  return new LocalStrategy((phone, password, callback) => {
    authenticate(phone, password).then((user) => callback(null, user ?? false), callback);
  });
}

function sessionMiddleware(options: SignInOptions): RequestHandler {
  return session({
    name: cookieName(options.secure),
    store: options.store,
    secret: options.secrets,
    resave: false,
    saveUninitialized: false,
    // The store decides when a session's expiry is extended (session-store.ts).
    rolling: false,
    cookie: { ...cookieAttributes(options.secure), maxAge: sessionLifetimeMs },
  });
}
