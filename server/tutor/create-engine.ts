import type { ConceptLibrary } from "../library/concept-library.ts";
import { createBuiltInEngine } from "./built-in/built-in-engine.ts";
import type { TutorEngine } from "./engine.ts";
import { createOpenAiEngine } from "./openai/openai-engine.ts";
import type { OpenAiSettings } from "./openai/settings.ts";
import type { Solver } from "./solver/solver.ts";

export type EngineChoice = { engine: "built-in" } | ({ engine: "openai" } & OpenAiSettings);

/** What the built-in tutor works with. */
interface OurOwn {
  solver: Solver;
  library: ConceptLibrary;
}

/** The engine that the settings choose. */
export function createEngine(choice: EngineChoice, ours: OurOwn): TutorEngine {
  return choice.engine === "openai" ? createOpenAiEngine(choice) : createBuiltInEngine(ours);
}
