import type { Achievement } from "#shared/contracts/achievement.ts";
import {
  type AdaptiveDifficulty,
  type Answered,
  type Comprehension,
  type Message,
} from "#shared/contracts/messages.ts";
import type { User } from "#shared/contracts/auth.ts";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { ExplanationResponse } from "#shared/contracts/concepts.ts";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import { notFound, ProductError } from "../../errors.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { aboutReply } from "../answers/about-reply.ts";
import * as answerRows from "../answers/answers.repository.ts";
import type { AskService } from "../asking/asks.service.ts";
import { keyedRequest } from "../asking/keyed-request.ts";
import type { Following } from "../answers/live-answer.ts";
import type { NewAsk } from "../asking/new-ask.ts";
import { keepOnce } from "../answers/messages.repository.ts";
import type { MessageService } from "../answers/messages.service.ts";
import type { EarnedBadge } from "../study/progress.repository.ts";
import { recordAct } from "../study/record-act.ts";
import { toAchievements } from "../study/badge-news.ts";
import {
  type ConceptInput,
  type QuizInput,
  quizInput,
  type ReExplainInput,
} from "./concept-asks.ts";
import { difficultyFor } from "./difficulty.ts";
import { requireExplanation } from "./explanations.ts";

interface Dependencies {
  db: Db;
  library: Pick<ConceptLibrary, "get" | "find">;
  asks: Pick<AskService, "submit">;
  messages: Pick<MessageService, "find">;
}

/** An answer in progress, with the final result of its call. */
interface Coming<Result> {
  messageId: number;
  listen: (listener: (changed: AiResponsePart) => void) => () => void;
  ended: Promise<Result>;
}

interface ConceptAsk extends ConceptInput {
  conversationId: number;
  idempotencyKey: string | undefined;
}

interface GivenComprehension {
  conversationId: number;
  messageId: number;
  feedback: Comprehension;
  idempotencyKey: string | undefined;
}

interface FollowedUp {
  followUp?: Message;
  adaptiveDifficulty: AdaptiveDifficulty;
}

export type ConceptService = ReturnType<typeof createConceptService>;

export function createConceptService({ db, library, asks, messages }: Dependencies) {
  async function explain(user: User, asked: ConceptAsk): Promise<Coming<ExplanationResponse>> {
    const { concept, conversationId, idempotencyKey } = asked;
    const following = await asks.submit({
      user,
      conversationId,
      conversationTypes: ["concept"],
      kind: "concept",
      input: { concept } satisfies ConceptInput,
      metadata: {},
      request: keyedRequest(user.id, idempotencyKey, ["concept", conversationId, concept]),
      question: { content: concept, photo: undefined, metadata: {} },
    });
    return whenEnded(following, async ({ newAchievements = [] }) => {
      const message = await messages.find(user.id, following.messageId);
      if (!message.aiResponse) throw notFound("Answer");
      return { aiResponse: message.aiResponse, message, ...told(newAchievements) };
    });
  }

  /** Stores the student's feedback on an explanation atomically with the ask for the follow-up. */
  async function comprehend(user: User, given: GivenComprehension): Promise<Coming<FollowedUp>> {
    const { conversationId, messageId, feedback, idempotencyKey } = given;
    const reply = await requireExplanation(db, user, given);
    const { conceptId, explanation } = reply;
    const adaptiveDifficulty = await difficultyFor(db, user, {
      subject: explanation.subject,
      concept: conceptId === null ? undefined : library.get(conceptId),
      now: { kind: "comprehension", feedback },
    });
    const key = { id: messageId, ownerId: user.id };
    let earned: EarnedBadge[] = [];
    const following = await asks.submit({
      user,
      conversationId,
      conversationTypes: ["concept"],
      ...nextAsk(feedback, { messageId, adaptiveDifficulty }),
      request: keyedRequest(user.id, idempotencyKey, ["comprehension", messageId, feedback]),
      question: null,
      alongside: async (transaction, moment) => {
        const isFirst = await keepOnce(transaction, key, "comprehension", feedback);
        if (!isFirst) throw alreadyGiven();
        const studied = aboutReply(reply, { library, grade: user.grade });
        const given = { act: "comprehension_given", studied, feedback, conversationId } as const;
        earned = await recordAct(transaction, { ...given, userId: user.id, moment });
      },
    });
    return whenEnded(following, async ({ newAchievements = [] }) => ({
      ...(await followedUp(user, following.messageId)),
      ...told([...toAchievements(earned), ...newAchievements]),
    }));
  }

  async function followedUp(user: User, messageId: number): Promise<FollowedUp> {
    const followUp = await messages.find(user.id, messageId);
    const row = await answerRows.find(db, { id: messageId, ownerId: user.id });
    const { adaptiveDifficulty } = storedFollowUp.parse(row?.ask).input;
    const isThere = followUp.aiResponse?.declined === false;
    return { ...(isThere && { followUp }), adaptiveDifficulty };
  }

  return { explain, comprehend };
}

const storedFollowUp = z.object({ input: quizInput });

/** Understood: a quiz. Any other feedback: the same idea explained in another way. */
function nextAsk(
  feedback: Comprehension,
  about: QuizInput,
): Pick<NewAsk, "kind" | "input" | "metadata"> {
  if (feedback === "understood") {
    return { kind: "quiz", input: about, metadata: { isQuiz: true } };
  }
  const input: ReExplainInput = { ...about, need: feedback };
  return { kind: "re-explain", input, metadata: { isReExplanation: true } };
}

/** The new badges for a rebuilt response; no field if there are none. */
function told(newAchievements: Achievement[]): { newAchievements?: Achievement[] } {
  return newAchievements.length > 0 ? { newAchievements } : {};
}

function whenEnded<Result>(
  following: Following,
  result: (answered: Answered) => Promise<Result>,
): Coming<Result> {
  const { messageId, listen, ended } = following;
  return { messageId, listen, ended: ended.then(result) };
}

function alreadyGiven(): ProductError {
  return new ProductError(
    "feedback_given",
    "You have already said how this explanation went. What came of it is below.",
  );
}
