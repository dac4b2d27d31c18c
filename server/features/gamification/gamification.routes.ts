import { readGamification, saveGoals, updateActivity } from "#shared/contracts/gamification.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import type { GamificationService } from "./gamification.service.ts";

export function gamificationRoutes({
  gamification,
}: {
  gamification: GamificationService;
}): Router {
  const router = Router();
  mount(router, readGamification, ({ user }) => gamification.read(user));
  mount(router, updateActivity, ({ user }) => gamification.update(user));
  mount(router, saveGoals, ({ user, body }) => gamification.setGoals(user, body));
  return router;
}
