import { askHomework } from "#shared/contracts/homework.ts";
import { Router } from "express";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { HomeworkService } from "./homework.service.ts";

export function homeworkRoutes({ homework }: { homework: HomeworkService }): Router {
  const router = Router();
  mountAnswer(router, askHomework, ({ user, body, file, idempotencyKey }) =>
    homework.ask(user, { ...body, photo: file?.bytes, idempotencyKey }),
  );
  return router;
}
