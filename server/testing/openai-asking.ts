import type { Call } from "../tutor/engine.ts";
import { createOpenAiEngine } from "../tutor/openai/openai-engine.ts";
import type { OpenAiSettings } from "../tutor/openai/settings.ts";
import type { HomeworkRequest } from "../tutor/operations.ts";
import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";
import { TutorError } from "../tutor/tutor-error.ts";
import type { OpenAiServer } from "./openai-server.ts";

type Settings = Partial<OpenAiSettings>;

/** A signal that never aborts, a new one per call since each call adds listeners. */
export const never = (): AbortSignal => new AbortController().signal;

/** An engine on the test server without pauses between its retries. */
export function engineOn(server: OpenAiServer, settings: Settings = {}) {
  return createOpenAiEngine({
    apiKey: "test-key",
    baseUrl: server.baseUrl,
    model: "test-model",
    timeoutMs: 5_000,
    retryPauseMs: 1,
    ...settings,
  });
}

/** Asks a homework question with default values for what the test doesn't concern. */
export async function askHomework(
  engine: ReturnType<typeof engineOn>,
  request: Partial<HomeworkRequest> = {},
  call: Partial<Call<HomeworkSolution>> = {},
) {
  const { homework } = engine.skills;
  if (!homework) throw new Error("The engine does no homework");
  const question = { question: "Solve 2x + 3 = 11", helpLevel: "full", grade: 8 } as const;
  return homework({ ...question, ...request }, { signal: never(), ...call });
}

/** The error that a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<TutorError> {
  const error: unknown = await call.catch((error: unknown) => error);
  if (!(error instanceof TutorError)) throw new Error("No TutorError was thrown", { cause: error });
  return error;
}

/** A promise, and the function that fulfils it. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
