import {
  deleteConversation,
  listConversations,
  restoreConversation,
} from "#shared/contracts/conversations.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import type { HistoryService } from "./history.service.ts";

export function historyRoutes({ history }: { history: HistoryService }): Router {
  const router = Router();
  mount(router, listConversations, ({ user, query }) => history.list(user.id, query));
  mount(router, deleteConversation, ({ user, params }) =>
    history.remove(user.id, params.conversationId),
  );
  mount(router, restoreConversation, ({ user, params }) =>
    history.restore(user.id, params.conversationId),
  );
  return router;
}
