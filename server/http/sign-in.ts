import type { Credentials, User } from "#shared/contracts/auth.ts";
import type { Request, RequestHandler, Response } from "express";
import session from "express-session";
import passportModule from "passport";
import { Strategy as LocalStrategy } from "passport-local";
import { deviceOf } from "./device-of.ts";
import { cookieAttributes, sessionLifetimeMs, type SessionStore } from "./session-store.ts";

/** A browser takes the prefix over HTTPS alone, from this very host and for no other: no sister site can plant a session. */
const cookieName = (secure: boolean) => (secure ? "__Host-sawaal.sid" : "sawaal.sid");

interface SignInOptions {
  store: SessionStore;
  /** The first signs cookies; those that any of them signed are taken. */
  secrets: string[];
  /** Cookies travel over HTTPS only. */
  secure: boolean;
  /** The student with these credentials, or null. */
  authenticate: (phone: string, password: string) => Promise<User | null>;
}

export interface SignIn {
  middleware: RequestHandler[];
  /** Who these credentials belong to, by passport's local strategy; nobody is signed in yet. */
  withPassword: (req: Request, credentials: Credentials) => Promise<User | null>;
  /** Starts a session under a new id: one that was planted before signing in is worth nothing. */
  start: (req: Request, user: User) => Promise<void>;
  /** Ends the session; its row is gone. */
  end: (req: Request) => Promise<void>;
}

/** Sessions by cookie and the student behind them. */
export function createSignIn(options: SignInOptions): SignIn {
  const passport = new passportModule.Passport();
  passport.use(localStrategy(options.authenticate));
  passport.serializeUser((user, done) => done(null, user.id));
  type Found = (error: unknown, user: User | false) => void;
  passport.deserializeUser((req: Request, id: number, done: Found) => {
    // A session whose student is gone is a session of nobody.
    done(null, req.sessionUser?.id === id ? req.sessionUser : false);
  });
  return {
    middleware: [
      sessionMiddleware(options),
      passport.session() as RequestHandler, // safe: untyped in @types/passport; Express middleware
    ],
    withPassword: (req, credentials) =>
      new Promise((resolve, reject) => {
        // passport-local reads the fields from the body: it gets them as our contract has parsed them.
        req.body = credentials;
        const done = (error: unknown, user?: User | false | null) =>
          error ? reject(asError(error)) : resolve(user || null);
        const tryLocal = passport.authenticate("local", done) as RequestHandler; // safe: as above
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

/** On a shared phone the next one finds neither the cookie nor a photo that the browser kept. */
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
  return new LocalStrategy((phone, password, done) => {
    authenticate(phone, password).then((user) => done(null, user ?? false), done);
  });
}

function sessionMiddleware(options: SignInOptions): RequestHandler {
  return session({
    name: cookieName(options.secure),
    store: options.store,
    secret: options.secrets,
    resave: false,
    saveUninitialized: false,
    // The store decides when a session's expiry is due (session-store.ts).
    rolling: false,
    cookie: { ...cookieAttributes(options.secure), maxAge: sessionLifetimeMs },
  });
}
