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

/** Passwords and recovery words of accounts that exist: asked for once more, changed, set anew. */
export function createSecretsService({ db, accounts }: Dependencies) {
  // Verified against where there is no account or no word, so that every failure takes the same time.
  const nobodysHash = hashPassword("a recovery word nobody has");

  /** Before what can't be undone, and before what would keep her out. */
  async function requirePassword(user: User, password: string): Promise<void> {
    if (await accounts.authenticate(user.phone, password)) return;
    const sentence = "This password is wrong.";
    throw new ProductError("wrong_password", sentence, { fields: { password: sentence } });
  }

  /** Ends all sessions but the one with this id: whoever knew the old password is out. */
  async function changePassword(user: User, newPassword: string, sessionId: string): Promise<void> {
    requireNew(newPassword, user.phone);
    await setPassword(user.id, newPassword, { except: sessionId });
  }

  async function setRecoveryWord(user: User, word: string): Promise<void> {
    requireUnlike(word, user);
    await repository.setSecrets(db, user.id, { recoveryWord: await hashPassword(word) });
  }

  /** The student whose word it is, with the new password (the caller has judged it) set and all sessions ended. */
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
   * For whoever runs the product; undefined where the phone number has no account. Whoever else got into the account may
   * have set its recovery word and made its parent link: both end with the sessions.
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

  async function setPassword(userId: number, password: string, kept?: { except: string }) {
    const hash = await hashPassword(password);
    await db.transaction(async (transaction) => {
      await repository.setSecrets(transaction, userId, { password: hash });
      await repository.deleteSessions(transaction, userId, kept);
    });
  }

  return { requirePassword, changePassword, setRecoveryWord, recover, resetPassword };
}

/** The rules of a password, told at the field of the new one. */
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
