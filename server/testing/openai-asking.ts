import type { Call } from "../tutor/engine.ts";
import { createOpenAiEngine } from "../tutor/openai/openai-engine.ts";
import type { OpenAiSettings } from "../tutor/openai/settings.ts";
import type { HomeworkRequest } from "../tutor/operations.ts";
import type { HomeworkSolution } from "../tutor/outputs/homework-solution.ts";
import { TutorError } from "../tutor/tutor-error.ts";
import type { OpenAiServer } from "./openai-server.ts";

type Settings = Partial<OpenAiSettings>;

/** A signal that nobody gives; one a call, for each call listens to its own. */
export const never = (): AbortSignal => new AbortController().signal;

/** An engine on the test server that doesn't pause between its tries. */
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

/** Asks a question of homework; what the test is not about is as usual. */
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

/** What asking fails with. */
export async function failureOf(asked: Promise<unknown>): Promise<TutorError> {
  const error: unknown = await asked.catch((error: unknown) => error);
  if (!(error instanceof TutorError)) throw new Error("No TutorError was thrown", { cause: error });
  return error;
}

/** A promise to wait for, and what fulfils it. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
