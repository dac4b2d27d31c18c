import { randomInt } from "node:crypto";
import { commonPassword } from "./meanings.ts";

/** The cookie of a new session; undefined where the sign-in is refused. */
export async function signIn(url: string, phone: string): Promise<string | undefined> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...newAddress() },
    body: JSON.stringify({ username: phone, password: commonPassword }),
  });
  return response.ok ? cookieOf(response) : undefined;
}

export const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0];

/** Rate limits count by address; these requests come from many. */
export const newAddress = () => ({
  "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});
