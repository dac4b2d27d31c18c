import { stopConversation } from "#shared/contracts/conversations.ts";
import { listMessages, streamConversation } from "#shared/contracts/messages.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { Answers } from "./answers.service.ts";
import type { MessageService } from "./messages.service.ts";

interface Dependencies {
  answers: Answers;
  messages: MessageService;
}

export function answerRoutes({ answers, messages }: Dependencies): Router {
  const router = Router();
  mount(router, listMessages, ({ user, params }) => messages.list(user.id, params.conversationId));
  mountAnswer(router, streamConversation, ({ user, params }) =>
    answers.inProgress(user, params.conversationId),
  );
  mount(router, stopConversation, ({ user, params }) => answers.stop(user, params.conversationId));
  return router;
}
