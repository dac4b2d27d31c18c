import { getSettings } from "#shared/contracts/settings.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import type { TutorEngine } from "../../tutor/engine.ts";

export function settingsRoutes({
  readsPhotos,
  name,
}: Pick<TutorEngine, "readsPhotos" | "name">): Router {
  const router = Router();
  mount(router, getSettings, async () => ({ readsPhotos, hasModel: name !== "built-in" }));
  return router;
}
