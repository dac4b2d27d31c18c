import { rateDoubt, refineDoubt, solveDoubt } from "#shared/contracts/doubts.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { DoubtService } from "./doubts.service.ts";

export function doubtRoutes({ doubts }: { doubts: DoubtService }): Router {
  const router = Router();
  mountAnswer(router, solveDoubt, ({ user, body, file, idempotencyKey }) =>
    doubts.solve(user, { ...body, photo: file?.bytes, idempotencyKey }),
  );
  mountAnswer(router, refineDoubt, ({ user, body, idempotencyKey }) =>
    doubts.refine(user, { ...body, idempotencyKey }),
  );
  mount(router, rateDoubt, ({ user, body }) => doubts.rate(user, body));
  return router;
}
