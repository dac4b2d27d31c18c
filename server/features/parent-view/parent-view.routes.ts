import {
  endParentLink,
  endParentView,
  makeParentLink,
  readParentView,
} from "#shared/contracts/account.ts";
import type { User } from "#shared/contracts/auth.ts";
import { Router, type Request } from "express";
import { addressOf } from "../../http/address-of.ts";
import { mount } from "../../http/mount.ts";
import type { LoginLimits } from "../accounts/login-limits.ts";
import type { ParentViewService } from "./parent-view.service.ts";

interface Dependencies {
  parentView: ParentViewService;
  /** Re-authentication with the student's password. */
  confirm: (req: Request, user: User, password: string) => Promise<void>;
  limits: Pick<LoginLimits, "countParentView">;
}

export function parentViewRoutes({ parentView, confirm, limits }: Dependencies): Router {
  const router = Router();
  mount(router, makeParentLink, async ({ user, body, req }) => {
    await confirm(req, user, body.password);
    return parentView.makeLink(user.id);
  });
  mount(router, endParentLink, ({ user }) => parentView.endLink(user.id));
  mount(router, readParentView, async ({ body, req }) => {
    await limits.countParentView(addressOf(req));
    return parentView.read(body.token);
  });
  mount(router, endParentView, async ({ body, req }) => {
    await limits.countParentView(addressOf(req));
    await parentView.endByToken(body.token);
  });
  return router;
}
