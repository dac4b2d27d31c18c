import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { begin } from "./beginning.ts";
import { commonPassword } from "./meanings.ts";
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

const analystPhone = "9000000003";

/** Creates the analyst with the operator's command, while no process has the database open. */
export function createAnalyst(settings: Record<string, string>): void {
  const program = ["--import", "tsx", "server/create-analyst.ts"];
  execFileSync(process.execPath, [...program, "--name", "Founder", "--phone", analystPhone], {
    env: { PATH: process.env["PATH"], ...settings },
    input: commonPassword,
  });
}

/** Signs in the analyst. */
export async function analystAt(url: string): Promise<Student> {
  const cookie = await signIn(url, analystPhone);
  if (cookie === undefined) throw new Error("the analyst can't log in");
  return { phone: analystPhone, cookie, memory: createMemory() };
}
