import type { Db } from "../../db/db.ts";
import { createRateLimiter, type RateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { waitInWords } from "../../wait-in-words.ts";

const minutes = 60;

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Slows guessing down. A try is counted before the password is looked at: a hundred tries at once are no way round. A
 * right password gives back all tries for its phone, and of those for the address its own alone: a class behind one
 * address may sign in at once, and a guesser's own account buys him no guesses.
 */
export function createLoginLimits(db: Db) {
  const limiter = (name: string, tries: number, seconds: number) =>
    createRateLimiter(db, { name, tries, seconds });
  const byPhone = limiter("login-phone", 5, 5 * minutes);
  const byAddress = limiter("login-address", 30, 5 * minutes);
  const registrations = limiter("register-address", 100, 60 * minutes);

  async function countLogin(phone: string, address: string): Promise<void> {
    await countOrRefuse(byAddress, address);
    await countOrRefuse(byPhone, phone);
  }

  async function forgiveLogin(phone: string, address: string): Promise<void> {
    await byPhone.clear(phone);
    await byAddress.giveBack(address);
  }

  /** A class of forty may sign up behind one address in a lesson; a script may not fill the table. */
  const countRegistration = (address: string) => countOrRefuse(registrations, address);

  return { countLogin, forgiveLogin, countRegistration };
}

async function countOrRefuse(limiter: RateLimiter, key: string): Promise<void> {
  const retryAfter = await limiter.count(key);
  if (retryAfter === null) return;
  const sentence = `Too many tries. Try again in ${waitInWords(retryAfter)}.`;
  throw new ProductError("too_many_tries", sentence, { retryAfter });
}
