import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../../db/open.ts";
import { rateLimits } from "../../db/schema/limits.ts";
import { ProductError } from "../../errors.ts";

const minutes = 60;

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Slows guessing down, in the database, so that all server processes count together. A try is counted before the
 * password is looked at: a hundred tries at once are no way round. A right password gives the tries back.
 */
export function createLoginLimits(db: Db) {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix,
      points,
      duration,
      // The process removes what has expired (see app.ts): no timer of the package keeps it alive.
      clearExpiredByTimeout: false,
    });
  const byPhone = limiter("login-phone", 5, 5 * minutes);
  const byAddress = limiter("login-address", 30, 5 * minutes);
  const registrations = limiter("register-address", 100, 60 * minutes);

  async function countLogin(phone: string, address: string): Promise<void> {
    await consume(byAddress, address);
    await consume(byPhone, phone);
  }

  async function forgiveLogin(phone: string, address: string): Promise<void> {
    await byPhone.delete(phone);
    await byAddress.reward(address);
  }

  /** A class of forty may sign up behind one address in a lesson; a script may not fill the table. */
  const countRegistration = (address: string) => consume(registrations, address);

  return { countLogin, forgiveLogin, countRegistration };
}

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new ProductError(
      "too_many_tries",
      `Too many tries. Try again in ${inWords(retryAfter)}.`,
      {
        retryAfter,
        cause: error,
      },
    );
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? "1 minute" : `${whole} minutes`;
}
