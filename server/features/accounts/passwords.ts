import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password, options);
}
