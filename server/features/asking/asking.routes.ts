import {
  checkHomeworkAnswer,
  practiseHomework,
  revealHomework,
} from "#shared/contracts/homework.ts";
import { retryAnswer } from "#shared/contracts/messages.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { AskService } from "./asks.service.ts";
import type { OwnAnswerService } from "./own-answers.service.ts";
import type { PracticeService } from "./practice.service.ts";

interface Dependencies {
  asks: AskService;
  practice: PracticeService;
  ownAnswers: OwnAnswerService;
}

/** The calls that homework, doubts and concepts share. */
export function askingRoutes({ asks, practice, ownAnswers }: Dependencies): Router {
  const router = Router();
  mountAnswer(router, retryAnswer, ({ user, params }) =>
    asks.retry(user, params.conversationId, params.messageId),
  );
  mountAnswer(router, practiseHomework, ({ user, body, idempotencyKey }) =>
    practice.practise(user, { ...body, idempotencyKey }),
  );
  mount(router, checkHomeworkAnswer, ({ user, body }) =>
    ownAnswers.judge(user, body.messageId, body.given),
  );
  mount(router, revealHomework, ({ user, body }) => ownAnswers.reveal(user, body.messageId));
  return router;
}
