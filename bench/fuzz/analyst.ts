import { execFileSync } from "node:child_process";
import { commonPassword } from "./meanings.ts";
import { createMemory } from "./memory.ts";
import { signIn } from "./sign-in.ts";
import type { Student } from "./student.ts";

const phone = "9000000003";

/** Creates the analyst with the operator's command, while no process has the database open. */
export function createAnalyst(settings: Record<string, string>): void {
  const program = ["--import", "tsx", "server/create-analyst.ts"];
  execFileSync(process.execPath, [...program, "--name", "Founder", "--phone", phone], {
    env: { PATH: process.env["PATH"], ...settings },
    input: commonPassword,
  });
}

/** Signs in the analyst. */
export async function analystAt(url: string): Promise<Student> {
  const cookie = await signIn(url, phone);
  if (cookie === undefined) throw new Error("the analyst can't log in");
  return { phone, cookie, memory: createMemory() };
}
