import { createBuiltInEngine } from "./built-in/built-in-engine.ts";
import type { TutorEngine } from "./engine.ts";
import { createOpenAiEngine } from "./openai/openai-engine.ts";
import type { Solver } from "./solver/solver.ts";
import type { OpenAiSettings } from "./openai/settings.ts";

export type EngineChoice = { engine: "built-in" } | ({ engine: "openai" } & OpenAiSettings);

/** The engine that the settings choose. */
export function createEngine(choice: EngineChoice, solver: Solver): TutorEngine {
  return choice.engine === "openai" ? createOpenAiEngine(choice) : createBuiltInEngine({ solver });
}
