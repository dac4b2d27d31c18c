import { type Message, messageMetadata } from "#shared/contracts/messages.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import * as repository from "./messages.repository.ts";
import { presentReply, storedReply } from "./reply.ts";
import { parseFailure, writtenOf } from "./stored-answer.ts";

interface Dependencies {
  db: Db;
}

export type MessageService = ReturnType<typeof createMessageService>;

/** The stored messages of a student's conversations. */
export function createMessageService({ db }: Dependencies) {
  async function list(ownerId: number, conversationId: number): Promise<Message[]> {
    const key = { id: conversationId, ownerId };
    if (!(await conversations.find(db, key))) throw notFound("Conversation");
    const rows = await repository.list(db, key);
    return rows.map(presentMessage);
  }

  /** One message of the student, in the form of the list. */
  async function find(ownerId: number, id: number): Promise<Message> {
    const row = await repository.find(db, { id, ownerId });
    if (!row) throw notFound("Message");
    return presentMessage(row);
  }

  return { list, find };
}

type MessageRow = Awaited<ReturnType<typeof repository.list>>[number];

function presentMessage({ reply, metadata, written, failure, ...row }: MessageRow): Message {
  const isOver = row.state === "stopped" || row.state === "failed";
  return {
    ...row,
    metadata: messageMetadata.parse(metadata),
    aiResponse: reply === null ? null : presentReply(storedReply.parse(reply)),
    written: isOver ? writtenOf({ written }) : null,
    failure: failure === null ? null : parseFailure(failure),
  };
}
