import {
  changeAccount,
  changePassword,
  endAllSessions,
  endOneSession,
  giveConsent,
  listSessions,
  readAccount,
  recoverAccount,
  setRecoveryWord,
} from "#shared/contracts/account.ts";
import { changePreferences, readPreferences } from "#shared/contracts/preferences.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import { addressOf } from "../../http/address-of.ts";
import type { SignIn } from "../../http/sign-in.ts";
import type { LoginLimits } from "./login-limits.ts";
import type { OwnAccountService } from "./own-account.service.ts";
import type { SecretsService } from "./secrets.service.ts";
import { confirmedBy } from "./confirmed-by.ts";
import { requireGuessProof } from "./password-rules.ts";

interface Dependencies {
  account: OwnAccountService;
  secrets: SecretsService;
  limits: LoginLimits;
  signIn: SignIn;
}

export function ownAccountRoutes({ account, secrets, limits, signIn }: Dependencies): Router {
  const router = Router();
  const confirm = confirmedBy({ secrets, limits });

  mount(router, readAccount, ({ user }) => account.facts(user.id));
  mount(router, changeAccount, ({ user, body }) => account.change(user, body));
  mount(router, readPreferences, ({ user }) => account.preferences(user.id));
  mount(router, changePreferences, ({ user, body }) => account.setPreferences(user.id, body));
  mount(router, giveConsent, ({ user, body }) => account.giveConsent(user.id, body.givenBy));

  mount(router, changePassword, async ({ user, body, req }) => {
    await confirm(req, user, body.password);
    await secrets.changePassword(user, body.newPassword, req.sessionID);
  });

  mount(router, setRecoveryWord, async ({ user, body, req }) => {
    await confirm(req, user, body.password);
    await secrets.setRecoveryWord(user, body.recoveryWord);
  });

  mount(router, recoverAccount, async ({ body, req }) => {
    // Before the limiter: the refusal of a weak new password reveals nothing about the recovery word.
    requireGuessProof(body.password, body.username);
    // Uses the login counter: a recovery word can't be guessed faster than a password.
    await limits.countLogin(body.username, addressOf(req));
    await limits.countRecovery(body.username);
    const user = await secrets.recover(body.username, body.recoveryWord, body.password);
    await limits.forgiveLogin(body.username, addressOf(req));
    await limits.forgiveRecovery(body.username);
    await signIn.start(req, user);
    return user;
  });

  mount(router, listSessions, ({ user, req }) => account.listSessions(user.id, req.sessionID));
  mount(router, endOneSession, ({ user, params }) => account.endSession(user.id, params.sessionId));
  mount(router, endAllSessions, async ({ user, req }) => {
    await account.endSessions(user.id);
    await signIn.end(req);
  });

  return router;
}
