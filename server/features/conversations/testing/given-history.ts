import { listConversations } from "#shared/contracts/conversations.ts";
import { sql } from "drizzle-orm";
import type { Agent } from "supertest";
import { expect } from "vitest";
import type { Db } from "../../../db/db.ts";
import { conversations, messages } from "../../../db/schema/conversations.ts";

interface SentMessage {
  role?: "user" | "assistant";
  content: string;
}

/** Creates a conversation with these messages, as if each had been sent and answered. */
export async function givenConversation(
  db: Db,
  agent: Agent,
  { type = "doubt", sent = [], usedAt }: { type?: string; sent?: SentMessage[]; usedAt?: string },
) {
  const response = await agent.post("/api/conversations").send({ type });
  const { id: conversationId } = response.body as { id: number }; // safe: the contract's response schema made it
  for (const { role = "user", content } of sent) {
    await db.insert(messages).values({ conversationId, role, content });
  }
  if (usedAt !== undefined) {
    await db
      .update(conversations)
      .set({ updatedAt: sql`${usedAt}::timestamptz` })
      .where(sql`id = ${conversationId}`);
  }
  return conversationId;
}

export async function listed(agent: Agent, query: object = {}) {
  const response = await agent.get("/api/conversations").query(query);
  expect(response.status).toBe(200);
  return listConversations.response.parse(response.body);
}

export const idsOf = async (agent: Agent, query: object = {}) =>
  (await listed(agent, query)).items.map(({ id }) => id);
