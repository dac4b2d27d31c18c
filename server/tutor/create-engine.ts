import { createBuiltInEngine } from "./built-in/built-in-engine.ts";
import type { TutorEngine } from "./engine.ts";
import type { BreakerState } from "./openai/breaker.ts";
import { createOpenAiEngine } from "./openai/openai-engine.ts";
import type { OpenAiSettings } from "./openai/settings.ts";
import { createModerator, type Moderate } from "./safety/moderator.ts";
import type { Solver } from "./solver/solver.ts";

export type EngineChoice =
  | { engine: "built-in" }
  | ({ engine: "openai"; moderation?: boolean } & OpenAiSettings);

interface EngineDependencies {
  solver: Solver;
  /** Told when the model is left alone for a while, and when it is asked again. */
  onCircuit?: (state: BreakerState) => void;
}

/** The engine that the settings choose. */
export function createEngine(
  choice: EngineChoice,
  { solver, onCircuit }: EngineDependencies,
): TutorEngine {
  if (choice.engine === "built-in") return createBuiltInEngine({ solver });
  return createOpenAiEngine({ ...choice, ...(onCircuit && { breaker: { onState: onCircuit } }) });
}

/** The provider's moderation, where the settings ask for it; of its failures `onFailure` is told, and nobody else. */
export function createModeration(
  choice: EngineChoice,
  onFailure: (error: unknown) => void,
): Moderate | undefined {
  if (choice.engine === "built-in" || choice.moderation !== true) return undefined;
  return createModerator({ apiKey: choice.apiKey, baseUrl: choice.baseUrl, onFailure });
}
