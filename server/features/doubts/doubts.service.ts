import type { User } from "#shared/contracts/auth.ts";
import type { Db } from "../../db/db.ts";
import { notFound, ProductError } from "../../errors.ts";
import type { AskService } from "../asking/asks.service.ts";
import { keyedRequest } from "../asking/keyed-request.ts";
import type { AnswerStream } from "../answers/live-answer.ts";
import { storeFeedbackOnce } from "../answers/messages.repository.ts";
import type { DoubtInput, RefineInput } from "./doubt-asks.ts";
import { findSolution } from "./doubts.repository.ts";

interface Dependencies {
  db: Db;
  asks: Pick<AskService, "submit">;
}

interface DoubtRequest {
  doubt: string;
  conversationId: number;
  photo: Uint8Array | undefined;
  idempotencyKey: string | undefined;
}

interface RefineRequest {
  refinementRequest: string;
  messageId?: number | undefined;
  conversationId: number;
  idempotencyKey: string | undefined;
}

interface Rating {
  messageId: number;
  conversationId: number;
  helpful: boolean;
}

export type DoubtService = ReturnType<typeof createDoubtService>;

export function createDoubtService({ db, asks }: Dependencies) {
  async function solve(user: User, request: DoubtRequest): Promise<AnswerStream> {
    const { doubt, conversationId, photo, idempotencyKey } = request;
    if (doubt === "" && !photo) throw emptyDoubt();
    // Hashes the photo as uploaded: re-encoding it may produce different bytes.
    const parts = ["doubt", conversationId, doubt, photo];
    return asks.submit({
      user,
      conversationId,
      conversationTypes: ["doubt"],
      kind: "doubt",
      input: { doubt } satisfies DoubtInput,
      metadata: {},
      request: keyedRequest(user.id, idempotencyKey, parts),
      question: { content: doubt, photo, metadata: {} },
    });
  }

  /** Writes a new solution as the student wishes; the earlier one stays. */
  async function refine(user: User, request: RefineRequest): Promise<AnswerStream> {
    const { refinementRequest: wish, conversationId, messageId: id, idempotencyKey } = request;
    const solution = await findSolution(db, { conversationId, ownerId: user.id, id });
    if (!solution) throw notFound("Solution");
    const refinement = { messageId: solution.id, wish };
    return asks.submit({
      user,
      conversationId,
      conversationTypes: ["doubt"],
      kind: "refine",
      input: refinement satisfies RefineInput,
      metadata: { refines: refinement },
      request: keyedRequest(user.id, idempotencyKey, ["refine", conversationId, id, wish]),
      question: { content: wish, photo: undefined, metadata: {} },
    });
  }

  /** Stores once whether a solution helped. */
  async function rate(user: User, { messageId, conversationId, helpful }: Rating): Promise<void> {
    const key = { id: messageId, conversationId, ownerId: user.id };
    if (!(await findSolution(db, key))) throw notFound("Solution");
    if (!(await storeFeedbackOnce(db, key, "helpful", helpful))) throw alreadyRated();
  }

  return { solve, refine, rate };
}

function emptyDoubt(): ProductError {
  const sentence = "Type your doubt or add a photo of it.";
  return new ProductError("invalid_input", sentence, { fields: { doubt: sentence } });
}

function alreadyRated(): ProductError {
  return new ProductError(
    "feedback_given",
    "You have already said whether this solution helped. If something is still unclear, say what should be different.",
  );
}
