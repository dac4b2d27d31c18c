import type { Registration, User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import * as repository from "./accounts.repository.ts";
import { deleteSessions, insertConsent } from "./own-account.repository.ts";
import { requireGuessProof } from "./password-rules.ts";
import { requireUnlike } from "./recovery-word-rules.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  /** Verifies a password against a hash; a test counts the calls. */
  verify?: typeof verifyPassword;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ db, now, verify = verifyPassword }: Dependencies) {
  // Verified against for an unknown phone number, so that both kinds of failure take the same time.
  const nobodysHash = hashPassword("a password nobody has");

  async function register({ password, recoveryWord, consent, ...account }: Registration) {
    requireGuessProof(password, account.phone);
    if (recoveryWord !== undefined) requireUnlike(recoveryWord, account);
    const [passwordHash, recoveryHash] = await Promise.all([
      hashPassword(password),
      recoveryWord === undefined ? null : hashPassword(recoveryWord),
    ]);
    return db.transaction(async (transaction): Promise<User> => {
      const filled = { ...account, passwordHash, recoveryHash };
      const user = await repository.insert(transaction, filled, now());
      if (!user) throw phoneTaken();
      if (consent === undefined) return user;
      await insertConsent(transaction, user.id, consent, now());
      return { ...user, needsConsent: false };
    });
  }

  async function authenticate(phone: string, password: string): Promise<User | null> {
    const found = await repository.findByPhone(db, phone);
    const right = await verify(found?.passwordHash ?? (await nobodysHash), password);
    if (!found || !right) return null;
    const { passwordHash: _hash, ...user } = found;
    return user;
  }

  /**
   * Creates or updates the account with a fixed id: the analyst's, which sign-up never assigns. An updated account has
   * a new password, so its sessions end.
   */
  async function putWithId(id: number, { password, ...account }: Registration): Promise<User> {
    requireGuessProof(password, account.phone);
    const passwordHash = await hashPassword(password);
    return db.transaction(async (transaction): Promise<User> => {
      const user = await repository.upsert(transaction, id, { ...account, passwordHash }, now());
      if (!user) throw phoneTaken();
      await deleteSessions(transaction, id);
      return user;
    });
  }

  return { register, authenticate, putWithId };
}

function phoneTaken(): ProductError {
  const sentence = "This phone number already has an account. Log in instead.";
  return new ProductError("phone_taken", sentence, { fields: { phone: sentence } });
}
