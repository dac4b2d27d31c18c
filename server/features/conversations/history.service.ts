import type {
  Conversation,
  ConversationType,
  ListedConversation,
} from "#shared/contracts/conversations.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import { readCursor, writeCursor } from "./history-cursor.ts";
import * as repository from "./history.repository.ts";
import { excerptOf, searchWords, truncate } from "./search-words.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  answers: { endAll: (conversation: { id: number; ownerId: number }) => Promise<void> };
}

interface Filter {
  type?: ConversationType | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
}

interface Page {
  items: ListedConversation[];
  nextCursor: string | null;
}

const pageSize = 20;
const longestOpening = 160;
/** How long a deleted conversation can be restored; then housekeeping removes it. */
const dayMs = 24 * 60 * 60 * 1000;

export type HistoryService = ReturnType<typeof createHistoryService>;

/** A student's history: list, search, delete and restore. */
export function createHistoryService({ db, now, answers }: Dependencies) {
  async function list(ownerId: number, { type, search = "", cursor }: Filter): Promise<Page> {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const words = searchWords(search);
    if (search !== "" && words.length === 0) return { items: [], nextCursor: null };
    const filter = { ownerId, type, words, after, limit: pageSize + 1 };
    const rows = await repository.listConversations(db, filter);
    const page = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    return {
      items: page.map(({ question, found, usedAt: _usedAt, ...conversation }) => ({
        ...conversation,
        opening: openingOf(question, conversation.title),
        excerpt: found === null ? null : excerptOf(found, words),
      })),
      nextCursor: last ? writeCursor([last.usedAt, last.id]) : null,
    };
  }

  async function remove(ownerId: number, id: number): Promise<void> {
    if (!(await repository.markDeleted(db, { id, ownerId }, now()))) throw notFound("Conversation");
    await answers.endAll({ id, ownerId });
  }

  async function restore(ownerId: number, id: number): Promise<Conversation> {
    const dayAgo = new Date(now().getTime() - dayMs);
    const restored = await repository.restore(db, { id, ownerId }, dayAgo);
    if (!restored) throw notFound("Conversation");
    return restored;
  }

  return { list, remove, restore };
}

function openingOf(question: string, title: string | null): string {
  const opening = question.trim() === "" ? (title ?? "A photo") : question;
  return truncate(opening.trim(), longestOpening);
}
