import {
  askHomework,
  checkHomeworkAnswer,
  practiseHomework,
  revealHomework,
} from "#shared/contracts/homework.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { HomeworkService } from "./homework.service.ts";
import type { OwnAnswerService } from "./own-answers.service.ts";

interface Dependencies {
  homework: HomeworkService;
  ownAnswers: OwnAnswerService;
}

export function homeworkRoutes({ homework, ownAnswers }: Dependencies): Router {
  const router = Router();
  mountAnswer(router, askHomework, ({ user, body, file, idempotencyKey }) =>
    homework.ask(user, { ...body, photo: file?.bytes, idempotencyKey }),
  );
  mountAnswer(router, practiseHomework, ({ user, body, idempotencyKey }) =>
    homework.practise(user, { ...body, idempotencyKey }),
  );
  mount(router, checkHomeworkAnswer, ({ user, body }) =>
    ownAnswers.judge(user, body.messageId, body.given),
  );
  mount(router, revealHomework, ({ user, body }) => ownAnswers.reveal(user, body.messageId));
  return router;
}
