import { z } from "zod/mini";
import { consentGivers } from "../domain/consent.ts";
import { endpoint } from "../http/endpoint.ts";
import { grade, id, phone, text } from "./primitives.ts";

export const user = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  grade: z.int(),
  /** No consent is recorded yet: the account is older than the question at sign-up. */
  needsConsent: z.optional(z.boolean()),
});
export type User = z.infer<typeof user>;

/** The longest password. argon2 would accept more, but hashing a megabyte is a denial of service. */
export const password = z
  .string("Password must be at least 6 characters")
  .check(
    z.minLength(6, "Password must be at least 6 characters"),
    z.maxLength(200, "Password must be at most 200 characters"),
  );

export const credentials = z.object({
  /** The phone number; passport prescribes the field's name. */
  username: phone,
  password,
});
export type Credentials = z.infer<typeof credentials>;

export const personName = text(100, "Name must be at most 100 characters").check(
  z.trim(),
  z.minLength(1, "Enter your name"),
);

/** Resets a forgotten password. Case and spaces are ignored: the student remembers the word, and doesn't copy it. */
export const recoveryWord = text(100, "Recovery word must be at most 100 characters").check(
  z.overwrite((word) => word.replaceAll(/\s/gu, "").toLowerCase()),
  z.minLength(6, "Recovery word must be at least 6 letters"),
);

export const registration = z.object({
  name: personName,
  phone,
  password,
  grade,
  /** Absent where a caller other than the sign-up form omits it. */
  consent: z.optional(z.enum(consentGivers)),
  recoveryWord: z.optional(recoveryWord),
});
/** What the sign-up form requires in addition: nobody signs up through it without consent. */
export const signUp = z.extend(registration, {
  consent: z.enum(consentGivers, "Choose who agrees"),
});

export type Registration = z.infer<typeof registration>;

export const getUser = endpoint({
  method: "GET",
  path: "/api/user",
  access: "user",
  summary: "The signed-in student; 401 where nobody is signed in.",
  response: user,
});

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "public",
  summary: "Signs in with phone number and password.",
  body: credentials,
  response: user,
});

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "public",
  summary: "Creates an account and signs it in.",
  body: registration,
  response: user,
  status: 201,
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  access: "public",
  summary: "Ends the session on this device.",
  response: z.void(),
  status: 204,
});
