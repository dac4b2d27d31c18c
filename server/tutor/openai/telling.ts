import { TutorError } from "../tutor-error.ts";
import { failureIn, type Unread } from "./mishap.ts";
import { reasonOf } from "./reason.ts";
import type { Asked } from "./request-body.ts";
import type { WholeSettings } from "./settings.ts";

/** Does the work; reports its failure or an unusable reply. */
type Telling = <Result extends object>(
  question: Asked,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

export function createTelling({
  apiKey,
  report,
}: Pick<WholeSettings, "apiKey" | "report">): Telling {
  function tell(error: TutorError, { name: operation, messages }: Asked): void {
    const { failure } = error;
    if (failure === "stopped") return;
    const texts = messages.filter(({ role }) => role !== "system").map(({ content }) => content);
    report({ kind: "failed", failure, operation, ...reasonOf(error, { apiKey, texts }) });
  }

  return async (question, work) => {
    try {
      const result = await work();
      if (isUnread(result)) tell(failureIn(result), question);
      return result;
    } catch (error) {
      if (error instanceof TutorError) tell(error, question);
      throw error;
    }
  };
}

function isUnread(result: object): result is Unread {
  return "kind" in result && (result.kind === "broken" || result.kind === "eaten");
}
