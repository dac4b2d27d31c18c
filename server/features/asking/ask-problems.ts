import { ProductError } from "../../errors.ts";

/** The student has reached the limit of answers in progress. */
export function tooManyInProgress(most: number): ProductError {
  return new ProductError(
    "too_many_in_progress",
    `${most === 1 ? "An answer of yours is" : `${inWords(most)} answers of yours are`} still on the way. Wait for one to finish, or stop it, then ask again.`,
    { retryAfter: 5 },
  );
}

/** All messages of a conversation are read together, so their number has a limit. */
export function conversationFull(): ProductError {
  const sentence =
    "This conversation is full, and stays as it is. Start a new one for your next question.";
  return new ProductError("conversation_full", sentence);
}

function inWords(count: number): string {
  return ["No", "One", "Two", "Three", "Four", "Five"][count] ?? String(count);
}
