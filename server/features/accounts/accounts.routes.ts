import { getUser, login, logout, register } from "#shared/contracts/auth.ts";
import { Router } from "express";
import { ProductError } from "../../errors.ts";
import { addressOf } from "../../http/address-of.ts";
import { mount } from "../../http/mount.ts";
import type { SignIn } from "../../http/sign-in.ts";
import type { AccountService } from "./accounts.service.ts";
import type { LoginLimits } from "./login-limits.ts";

interface Dependencies {
  accounts: AccountService;
  limits: LoginLimits;
  signIn: SignIn;
}

export function accountRoutes({ accounts, limits, signIn }: Dependencies): Router {
  const router = Router();

  mount(router, getUser, async ({ user }) => user);

  mount(router, login, async ({ body, req }) => {
    await limits.countLogin(body.username, addressOf(req));
    const user = await signIn.withPassword(req, body);
    if (!user) {
      throw new ProductError("wrong_credentials", "The phone number or the password is wrong.");
    }
    await limits.forgiveLogin(body.username, addressOf(req));
    await signIn.start(req, user);
    return user;
  });

  mount(router, register, async ({ body, req }) => {
    await limits.countRegistration(addressOf(req));
    const user = await accounts.register(body);
    await signIn.start(req, user);
    return user;
  });

  mount(router, logout, ({ req }) => signIn.end(req));

  return router;
}
