import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { ProductError } from "../../errors.ts";
import type { AccountService } from "./accounts.service.ts";
import * as repository from "./own-account.repository.ts";
import { requireGuessProof } from "./password-rules.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { requireUnlike } from "./recovery-word-rules.ts";

interface Dependencies {
  db: Db;
  accounts: Pick<AccountService, "authenticate">;
}

export type SecretsService = ReturnType<typeof createSecretsService>;

/** Passwords and recovery words of existing accounts: re-authentication, change and reset. */
export function createSecretsService({ db, accounts }: Dependencies) {
  // Verified against if there is no account or no recovery word, so that every failure takes the same time.
  const nobodysHash = hashPassword("a recovery word nobody has");

  /** Re-authentication before an irreversible action, or one that could lock her out. */
  async function requirePassword(user: User, password: string): Promise<void> {
    if (await accounts.authenticate(user.phone, password)) return;
    const sentence = "This password is wrong.";
    throw new ProductError("wrong_password", sentence, { fields: { password: sentence } });
  }

  /** Ends all sessions except this one, so that nobody with the old password stays signed in. */
  async function changePassword(user: User, newPassword: string, sessionId: string): Promise<void> {
    requireNew(newPassword, user.phone);
    await setPassword(user.id, newPassword, { except: sessionId });
  }

  async function setRecoveryWord(user: User, word: string): Promise<void> {
    requireUnlike(word, user);
    await repository.setSecrets(db, user.id, { recoveryWord: await hashPassword(word) });
  }

  /**
   * Returns the student with this recovery word, after setting the new password (validated by the caller) and ending
   * all sessions.
   */
  async function recover(phone: string, word: string, newPassword: string): Promise<User> {
    const found = await repository.findForRecovery(db, phone);
    const isRight = await verifyPassword(found?.recoveryHash ?? (await nobodysHash), word);
    if (!found?.recoveryHash || !isRight) {
      throw new ProductError(
        "wrong_recovery_word",
        "The phone number or the recovery word is wrong.",
      );
    }
    const { recoveryHash: _hash, ...user } = found;
    await setPassword(user.id, newPassword);
    return user;
  }

  /**
   * For the operator; undefined if the phone number has no account. An intruder in the account may have set its
   * recovery word and created its parent link: both end, together with the sessions.
   */
  async function resetPassword(phone: string, newPassword: string): Promise<User | undefined> {
    const found = await repository.findForRecovery(db, phone);
    if (!found) return undefined;
    requireGuessProof(newPassword, phone);
    const password = await hashPassword(newPassword);
    await db.transaction(async (transaction) => {
      await repository.setSecrets(transaction, found.id, { password, recoveryWord: null });
      await repository.deleteSessions(transaction, found.id);
      await repository.deleteParentLink(transaction, found.id);
    });
    return found;
  }

  async function setPassword(userId: number, password: string, options?: { except: string }) {
    const hash = await hashPassword(password);
    await db.transaction(async (transaction) => {
      await repository.setSecrets(transaction, userId, { password: hash });
      await repository.deleteSessions(transaction, userId, options);
    });
  }

  return { requirePassword, changePassword, setRecoveryWord, recover, resetPassword };
}

/** Checks the password rules, and reports an error at the field of the new password. */
function requireNew(newPassword: string, phone: string): void {
  try {
    requireGuessProof(newPassword, phone);
  } catch (cause) {
    if (!(cause instanceof ProductError)) throw cause;
    throw new ProductError(cause.code, cause.message, {
      cause,
      fields: { newPassword: cause.message },
    });
  }
}
