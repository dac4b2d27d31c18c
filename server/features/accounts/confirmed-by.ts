import type { User } from "#shared/contracts/auth.ts";
import type { Request } from "express";
import { addressOf } from "../../http/address-of.ts";
import type { LoginLimits } from "./login-limits.ts";
import type { SecretsService } from "./secrets.service.ts";

interface Dependencies {
  secrets: Pick<SecretsService, "requirePassword">;
  limits: Pick<LoginLimits, "countLogin" | "forgiveLogin">;
}

/** Re-authentication: verifies the signed-in student's password again. Tries count towards the login limits. */
export function confirmedBy({ secrets, limits }: Dependencies) {
  return async (req: Request, user: User, password: string): Promise<void> => {
    await limits.countLogin(user.phone, addressOf(req));
    await secrets.requirePassword(user, password);
    await limits.forgiveLogin(user.phone, addressOf(req));
  };
}
