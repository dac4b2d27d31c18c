import type { Db } from "../../db/db.ts";
import { createRateLimiter, type RateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { formatDuration } from "../../format-duration.ts";

const minutes = 60;

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Rate limits against guessing. A try is counted before the password is verified, so that parallel tries are all
 * counted. A right password resets the counter of its phone number, and gives back one try to its address: a class
 * behind one address can sign in at once, and an attacker's own account does not reset the counter of the address.
 */
export function createLoginLimits(db: Db) {
  const limiter = (name: string, tries: number, seconds: number) =>
    createRateLimiter(db, { name, tries, seconds });
  const byPhone = limiter("login-phone", 5, 5 * minutes);
  const byAddress = limiter("login-address", 30, 5 * minutes);
  const recoveries = limiter("recover-phone", 10, 24 * 60 * minutes);
  const exports = limiter("export-student", 5, 60 * minutes);
  const parentViews = limiter("parent-view-address", 100, 5 * minutes);
  const registrations = limiter("register-address", 100, 60 * minutes);

  async function countLogin(phone: string, address: string): Promise<void> {
    await countOrRefuse(byAddress, address);
    await countOrRefuse(byPhone, phone);
  }

  async function forgiveLogin(phone: string, address: string): Promise<void> {
    await byPhone.clear(phone);
    await byAddress.giveBack(address);
  }

  /** A recovery word never expires, so the student's own logins must not reset this counter for an attacker. */
  const countRecovery = (phone: string) => countOrRefuse(recoveries, phone);
  const forgiveRecovery = (phone: string) => recoveries.giveBack(phone);

  /** Removes all counters under the phone number of a deleted account. */
  async function forgetPhone(phone: string): Promise<void> {
    await byPhone.clear(phone);
    await recoveries.clear(phone);
  }

  /** A class of forty can sign up behind one address in a lesson; a script must not fill the table. */
  const countRegistration = (address: string) => countOrRefuse(registrations, address);

  /** A data export is expensive to make, and rarely needed. */
  const countExport = (userId: number) => countOrRefuse(exports, String(userId));

  /** A token can't be guessed, but a script that tries must not cost a query each time. */
  const countParentView = (address: string) => countOrRefuse(parentViews, address);

  return {
    countLogin,
    forgiveLogin,
    countRecovery,
    forgiveRecovery,
    forgetPhone,
    countRegistration,
    countExport,
    countParentView,
  };
}

async function countOrRefuse(limiter: RateLimiter, key: string): Promise<void> {
  const retryAfter = await limiter.count(key);
  if (retryAfter === null) return;
  const sentence = `Too many tries. Try again in ${formatDuration(retryAfter)}.`;
  throw new ProductError("too_many_tries", sentence, { retryAfter });
}
