import type { Conversation, ConversationType } from "#shared/contracts/conversations.ts";
import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { formatDuration } from "../../format-duration.ts";
import * as repository from "./conversations.repository.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  /** A text that needs a person rather than a tutor must not become a title. */
  isTroubling: (text: string) => boolean;
}

interface NewConversation {
  type: ConversationType;
  title?: string | null | undefined;
}

export type ConversationService = ReturnType<typeof createConversationService>;

/** Above normal use. */
const startsInAnHour = 300;
/** Ten a day for more than a year. */
const mostConversations = 5000;

export function createConversationService({ db, now, isTroubling }: Dependencies) {
  const starts = createRateLimiter(db, {
    name: "conversation",
    tries: startsInAnHour,
    seconds: 60 * 60,
  });

  /**
   * A request that may be a retry, because the first response was lost, returns the conversation started then, provided
   * it has no question yet.
   */
  async function create(
    userId: number,
    { type, title: wish }: NewConversation,
    { mayRepeat }: { mayRepeat: boolean },
  ): Promise<Conversation> {
    const title = wish === undefined || wish === null || isTroubling(wish) ? null : wish;
    const conversation = { userId, type, title };
    const begun = mayRepeat ? await repository.findUnused(db, conversation) : undefined;
    if (begun) return begun;
    await requireRoom(userId);
    return repository.insert(db, conversation, now());
  }

  async function requireRoom(userId: number): Promise<void> {
    const [retryAfter, ownConversation] = await Promise.all([
      starts.count(String(userId)),
      repository.countOf(db, userId),
    ]);
    if (retryAfter !== null) {
      const sentence = `That's a lot of new conversations. You can start the next one in ${formatDuration(retryAfter)}.`;
      throw new ProductError("too_many_conversations", sentence, { retryAfter });
    }
    if (ownConversation < mostConversations) return;
    const sentence =
      "You have very many conversations. Delete some in History, then start a new one.";
    throw new ProductError("too_many_conversations", sentence);
  }

  return { create };
}
