import type { Agent } from "supertest";
import type { Db } from "../../../db/db.ts";
import { givenStudent, type Script } from "../../../testing/study.ts";

export const why = "Why do I have to go back?";

interface DoubtInput {
  doubt?: string;
  photo?: Buffer;
}

export function solve(agent: Agent, conversationId: number | string, { doubt, photo }: DoubtInput) {
  const request = agent.post("/api/doubts/solve").field("conversationId", String(conversationId));
  if (doubt !== undefined) void request.field("doubt", doubt);
  if (photo) void request.attach("image", photo, "photo.jpg");
  return request;
}

export function refine(
  agent: Agent,
  conversationId: number,
  refinementRequest: unknown = "Shorter",
  messageId?: number,
) {
  const originalDoubt = why;
  return agent
    .post("/api/doubts/refine")
    .send({ originalDoubt, refinementRequest, conversationId, messageId });
}

export async function givenSolved(db: Db, script: Script = {}) {
  const given = await givenStudent(db, "doubt", script);
  const response = await solve(given.agent, given.conversationId, { doubt: why });
  const { message } = response.body as { message: { id: number } }; // safe: the contract's response schema made it
  return { ...given, messageId: message.id };
}
