import { createConversation } from "#shared/contracts/conversations.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import type { ConversationService } from "./conversations.service.ts";

export function conversationRoutes({
  conversations,
}: {
  conversations: ConversationService;
}): Router {
  const router = Router();
  mount(router, createConversation, ({ user, body, idempotencyKey }) =>
    conversations.create(user.id, body, { mayRepeat: idempotencyKey !== undefined }),
  );
  return router;
}
