import { randomInt } from "node:crypto";
import { commonPassword } from "./meanings.ts";

/** The cookie of somebody's new session; undefined where she isn't let in. */
export async function signIn(url: string, phone: string): Promise<string | undefined> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...newAddress() },
    body: JSON.stringify({ username: phone, password: commonPassword }),
  });
  return response.ok ? cookieOf(response) : undefined;
}

export const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0];

/** Tries are counted by address; these come from everywhere. */
export const newAddress = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
