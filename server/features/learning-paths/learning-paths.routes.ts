import { readRecommendations, readSubjectMap } from "#shared/contracts/learning-paths.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import type { LearningPathService } from "./learning-paths.service.ts";

export function learningPathRoutes({
  learningPaths,
}: {
  learningPaths: LearningPathService;
}): Router {
  const router = Router();
  mount(router, readRecommendations, ({ user }) => learningPaths.read(user));
  mount(router, readSubjectMap, ({ user, params }) => learningPaths.readMap(user, params.subject));
  return router;
}
