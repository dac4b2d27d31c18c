import { z } from "zod/mini";
import { consentGivers } from "../domain/consent.ts";
import { endpoint } from "../http/endpoint.ts";
import { password, personName, recoveryWord, user } from "./auth.ts";
import { grade, instant, phone } from "./primitives.ts";

const nothing = { response: z.void(), status: 204 } as const;

export const changeAccount = endpoint({
  method: "PATCH",
  path: "/api/user",
  access: "user",
  summary: "Changes the student's name and class.",
  body: z.object({ name: personName, grade }),
  response: user,
});

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/user/password",
  access: "user",
  summary: "Sets a new password, and ends every other session of the student.",
  body: z.object({ password, newPassword: password }),
  ...nothing,
});

export const setRecoveryWord = endpoint({
  method: "PUT",
  path: "/api/user/recovery-word",
  access: "user",
  summary: "Sets the word that leads back in when the password is forgotten.",
  body: z.object({ password, recoveryWord }),
  ...nothing,
});

export const recoverAccount = endpoint({
  method: "POST",
  path: "/api/recover",
  access: "public",
  summary:
    "Sets a new password by the recovery word, ends every session of the student and signs in.",
  body: z.object({ username: phone, recoveryWord, password }),
  response: user,
});

export const accountFacts = z.object({
  hasRecoveryWord: z.boolean(),
  /** The latest consent; null where none is recorded. */
  consent: z.nullable(
    z.object({ givenBy: z.enum(consentGivers), version: z.int(), givenAt: instant }),
  ),
  /** When the link to the parent's view was created; null where there is none. */
  parentLinkMadeAt: z.nullable(instant),
});

export const readAccount = endpoint({
  method: "GET",
  path: "/api/user/account",
  access: "user",
  summary: "What the account screen shows beside name, phone and class.",
  response: accountFacts,
});

export const giveConsent = endpoint({
  method: "POST",
  path: "/api/user/consent",
  access: "user",
  summary: "Records who agrees to the student's use, for an account without a consent.",
  body: z.object({ givenBy: z.enum(consentGivers) }),
  ...nothing,
});

const openSession = z.object({
  /** Identifies the session in calls; the session's own id leaves the server only in its cookie. */
  id: z.string(),
  /** For example "Chrome on Android". */
  device: z.string(),
  /** Rounded to ten minutes. */
  lastSeenAt: instant,
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/user/sessions",
  access: "user",
  summary: "The 50 sessions of the student that were used last.",
  response: z.array(openSession),
});

export const endOneSession = endpoint({
  method: "DELETE",
  path: "/api/user/sessions/:sessionId",
  access: "user",
  summary: "Ends one of the student's sessions.",
  params: z.object({ sessionId: z.string().check(z.regex(/^[\da-f]{32}$/u)) }),
  ...nothing,
});

export const endAllSessions = endpoint({
  method: "DELETE",
  path: "/api/user/sessions",
  access: "user",
  summary: "Ends every session of the student, this one too.",
  ...nothing,
});

const count = z.int().check(z.nonnegative());

const deleted = z.object({
  conversations: count,
  messages: count,
  photos: count,
  studyActs: count,
  examSessions: count,
  badges: count,
  events: count,
});
export type DeletedCounts = z.infer<typeof deleted>;

/** The password again: before an act that can't be undone, and before a call that returns much personal data. */
export const confirmation = z.object({ password });

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/user",
  access: "user",
  summary: "Deletes the student and everything of hers; says how much it was.",
  body: confirmation,
  response: z.object({ deleted }),
});

/** The response is streamed while it is read from the database, so the call is mounted by hand. */
export const exportData = endpoint({
  method: "POST",
  path: "/api/user/export",
  access: "user",
  summary: "Everything that is kept of the student, as one JSON file.",
  body: confirmation,
  response: z.record(z.string(), z.unknown()),
});

/** 32 random bytes in base64url. */
const parentToken = z
  .string("This link isn't complete.")
  .check(z.regex(/^[\w-]{43}$/u, "This link isn't complete."));

export const makeParentLink = endpoint({
  method: "POST",
  path: "/api/user/parent-link",
  access: "user",
  summary: "Makes the token of the parent's view, shown this once; an earlier one ends.",
  body: confirmation,
  response: z.object({ token: parentToken }),
  status: 201,
});

export const endParentLink = endpoint({
  method: "DELETE",
  path: "/api/user/parent-link",
  access: "user",
  summary: "Ends the link of the parent's view.",
  ...nothing,
});

const parentView = z.object({
  name: z.string(),
  grade: z.int(),
  /** The first day of the range, as YYYY-MM-DD in India. */
  since: z.string(),
  /** Days with study, oldest first. */
  days: z.array(z.object({ day: z.string(), studyActs: count, minutes: count })),
  /** What was studied most in that range. */
  concepts: z.array(z.object({ id: z.string(), title: z.string(), studyActs: count })),
});
export type ParentView = z.infer<typeof parentView>;

/** The token is sent in the body: proxies log addresses. */
export const readParentView = endpoint({
  method: "POST",
  path: "/api/parent-view",
  access: "public",
  summary: "What a parent sees: days, time and concepts, none of the student's words.",
  body: z.object({ token: parentToken }),
  response: parentView,
});

export const endParentView = endpoint({
  method: "DELETE",
  path: "/api/parent-view",
  access: "public",
  summary:
    "Ends the link of the parent's view, for whoever has it. An unknown token changes nothing.",
  body: z.object({ token: parentToken }),
  ...nothing,
});
