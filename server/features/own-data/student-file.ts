import type { Db } from "../../db/db.ts";
import { notSignedIn, ProductError } from "../../errors.ts";
import type { MessageService } from "../answers/messages.service.ts";
import { find as findPhoto } from "../uploads/uploads.repository.ts";
import * as repository from "./student-rows.repository.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  messages: Pick<MessageService, "list">;
}

export type StudentFile = ReturnType<typeof createStudentFile>;

type Items = AsyncIterable<unknown> | Iterable<unknown>;

/**
 * A student's data export as the text of one JSON object, streamed part by part: at most one page of rows, one
 * conversation or one photo is in memory. Answers are cut as their pages show them, without held-back solutions;
 * private exchanges are left out, as in every list.
 */
export function createStudentFile({ db, now, messages }: Dependencies) {
  async function write(userId: number): Promise<AsyncGenerator<string>> {
    const student = await repository.findStudent(db, userId);
    if (!student) throw notSignedIn();
    return textOf(userId, student);
  }

  async function* textOf(userId: number, student: object): AsyncGenerator<string> {
    yield `{"madeAt":${JSON.stringify(now())},"student":${JSON.stringify(student)}`;
    yield* list("conversations", conversationsOf(userId));
    yield* list("photos", photosOf(userId));
    for (const section of repository.studentTables)
      yield* list(section.name, repository.rowsOf(db, section, userId));
    yield* list("examResponses", await repository.listExamResponses(db, userId));
    yield "}\n";
  }

  async function* conversationsOf(userId: number) {
    for (const { deletedAt: _deletedAt, ...row } of await repository.listConversations(
      db,
      userId,
    )) {
      const own = await messagesOf(userId, row.id);
      if (own) yield { ...row, messages: own };
    }
  }

  /** Undefined if the conversation was deleted after the list was read. */
  async function messagesOf(userId: number, conversationId: number) {
    try {
      return await messages.list(userId, conversationId);
    } catch (error) {
      if (error instanceof ProductError && error.code === "not_found") return undefined;
      throw error;
    }
  }

  async function* photosOf(userId: number) {
    for (const photo of await repository.listPhotos(db, userId)) {
      const found = await findPhoto(db, { id: photo.id, ownerId: userId });
      if (found) yield { ...photo, base64: Buffer.from(found.bytes).toString("base64") };
    }
  }

  return { write };
}

async function* list(name: string, items: Items): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}:[`;
  let before = "\n";
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ",\n";
  }
  yield "]";
}
