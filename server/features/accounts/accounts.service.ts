import type { Registration, User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import * as repository from "./accounts.repository.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  /** Whether a password is the one of a hash; a test counts how often that is asked. */
  verify?: typeof verifyPassword;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ db, now, verify = verifyPassword }: Dependencies) {
  // Verified against for a phone number nobody has, so that both kinds of failure take the same time.
  const nobodysHash = hashPassword("a password nobody has");

  async function register({ password, ...account }: Registration): Promise<User> {
    const passwordHash = await hashPassword(password);
    const user = await repository.insert(db, { ...account, passwordHash }, now());
    if (!user) throw phoneTaken();
    return user;
  }

  async function authenticate(phone: string, password: string): Promise<User | null> {
    const found = await repository.findByPhone(db, phone);
    const right = await verify(found?.passwordHash ?? (await nobodysHash), password);
    if (!found || !right) return null;
    const { passwordHash: _hash, ...user } = found;
    return user;
  }

  /** Makes (or renews) the account with a fixed id: the analyst's, which sign-up can never hand out. */
  async function putWithId(id: number, { password, ...account }: Registration): Promise<User> {
    const passwordHash = await hashPassword(password);
    const user = await repository.put(db, id, { ...account, passwordHash }, now());
    if (!user) throw phoneTaken();
    return user;
  }

  return { register, authenticate, putWithId };
}

function phoneTaken(): ProductError {
  const sentence = "This phone number already has an account. Log in instead.";
  return new ProductError("phone_taken", sentence, { fields: { phone: sentence } });
}
