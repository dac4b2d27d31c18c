import { randomInt } from "node:crypto";
import { begin } from "./beginning.ts";
import { createMemory, type Memory } from "./memory.ts";
import { signIn } from "./sign-in.ts";

/** A user with her ids; without a cookie she isn't signed in. */
export interface Student {
  phone: string;
  cookie: string;
  memory: Memory;
}

/** Signed in again where her account and its password still exist, otherwise a new one. */
export async function studentAt(url: string, before: Student | undefined): Promise<Student> {
  const again = before && (await signIn(url, before.phone));
  if (before && again !== undefined) return { ...before, cookie: again };
  const phone = String(randomInt(6_000_000_000, 10_000_000_000 - 1));
  const memory = createMemory();
  memory.keep("phone", phone);
  return { phone, memory, cookie: await begin(url, phone, memory) };
}
