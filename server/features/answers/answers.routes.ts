import { stopConversation } from "#shared/contracts/conversations.ts";
import { retryAnswer, streamConversation } from "#shared/contracts/messages.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { Answers } from "./answers.service.ts";

export function answerRoutes({ answers }: { answers: Answers }): Router {
  const router = Router();
  mountAnswer(router, streamConversation, ({ user, params }) =>
    answers.inProgress(user, params.conversationId),
  );
  mount(router, stopConversation, ({ user, params }) => answers.stop(user, params.conversationId));
  mountAnswer(router, retryAnswer, ({ user, params }) =>
    answers.retry(user, params.conversationId, params.messageId),
  );
  return router;
}
