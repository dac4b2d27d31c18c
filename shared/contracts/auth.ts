import { z } from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { grade, id, phone, text } from "./primitives.ts";

export const user = z.object({ id, name: z.string(), phone: z.string(), grade: z.int() });
export type User = z.infer<typeof user>;

/** The longest password: argon2 takes more, but a megabyte of password is an attack. */
const password = z
  .string("Password must be at least 6 characters")
  .check(
    z.minLength(6, "Password must be at least 6 characters"),
    z.maxLength(200, "Password must be at most 200 characters"),
  );

export const credentials = z.object({
  /** Carries the phone number; the name is passport's. */
  username: phone,
  password,
});
export type Credentials = z.infer<typeof credentials>;

export const registration = z.object({
  name: text(100, "Name must be at most 100 characters").check(
    z.trim(),
    z.minLength(1, "Enter your name"),
  ),
  phone,
  password,
  grade,
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
