import { screen, within } from "@testing-library/react";
import {
  deleteConversation,
  listConversations,
  restoreConversation,
  type ListedConversation,
} from "#shared/contracts/conversations.ts";
import { answer, answerBy } from "../../../testing/api-mock.ts";
import { server } from "../../../testing/server.ts";

export function aConversation(changes: Partial<ListedConversation> = {}): ListedConversation {
  const moment = new Date();
  return {
    id: 7,
    type: "homework",
    title: null,
    createdAt: moment,
    updatedAt: moment,
    opening: "Solve 2x + 3 = 11",
    excerpt: null,
    ...changes,
  };
}

/** One conversation of each kind, the last used first. */
export const three = [
  aConversation({ id: 7 }),
  aConversation({ id: 8, type: "concept", opening: "Photosynthesis" }),
  aConversation({ id: 9, type: "doubt", opening: "Why is the sky blue?" }),
];

interface HistoryServer {
  /** The queries of all list fetches, the oldest first. */
  looks: string[];
  /** Deletions and restores in order: "delete 7". */
  changes: string[];
}

/** A server with these conversations, `pageSize` per page; it filters, deletes and restores. */
export function givenHistory(all: readonly ListedConversation[] = three, pageSize = 20) {
  const gone = new Set<number>();
  const told: HistoryServer = { looks: [], changes: [] };
  server.use(
    answerBy(listConversations, ({ url }) => {
      const { searchParams: query, search } = new URL(url);
      told.looks.push(search);
      const found = all.filter(
        ({ id, type, opening }) =>
          !gone.has(id) &&
          (query.get("type") ?? type) === type &&
          opening.toLowerCase().includes((query.get("search") ?? "").toLowerCase()),
      );
      const from = Number(query.get("cursor") ?? 0);
      const end = from + pageSize;
      return {
        items: found.slice(from, end),
        nextCursor: end < found.length ? String(end) : null,
      };
    }),
    answer(deleteConversation, undefined, ({ url }) => {
      const id = Number(url.split("/").at(-1));
      gone.add(id);
      told.changes.push(`delete ${id}`);
    }),
    answerBy(restoreConversation, ({ url }) => {
      const id = Number(url.split("/").at(-2));
      gone.delete(id);
      told.changes.push(`restore ${id}`);
      return aConversation({ id });
    }),
  );
  return told;
}

export const row = (name: RegExp) => screen.findByRole("link", { name });
export const deleteButton = (name: string) =>
  screen.findByRole("button", { name: new RegExp(`^Delete .*${name}`, "u") });

/** The openings in the list, from top to bottom. */
export const openings = () =>
  within(screen.getByRole("region", { name: "Conversations" }))
    .queryAllByRole("listitem")
    .map((item) => item.querySelector("a > span > span")?.textContent);
