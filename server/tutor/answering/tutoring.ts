import type { AskContext } from "../ask-engine.ts";
import type { TutorEngine } from "../engine.ts";
import type { AnsweringDependencies } from "./dependencies.ts";
import { type Reply, withFallback } from "./fall-back.ts";
import type { Cared, Safety } from "../safety/safety.ts";
import type { Declined } from "./answer.ts";
import { beforeAsking, type Typed } from "./safety-first.ts";

/** Both tutors, and all that they work with. */
export interface Tutoring extends AnsweringDependencies {
  engine: TutorEngine;
  /** Answers what it can where the engine can't; the engine itself where no model is set up. */
  builtIn: TutorEngine;
  safety: Safety;
}

interface Ways<Answer extends Reply> {
  byModel: (engine: TutorEngine) => Promise<Answer>;
  byOurselves: (builtIn: TutorEngine) => Promise<Answer>;
}

/** Asks the model where one is set up, with the built-in tutor to stand in for it. */
export function askEither<Answer extends Reply>(
  { engine, builtIn }: Pick<Tutoring, "engine" | "builtIn">,
  { byModel, byOurselves }: Ways<Answer>,
  context: AskContext,
): Promise<Answer> {
  const isModel = engine.name !== builtIn.name;
  return withFallback(
    {
      model: isModel ? () => byModel(engine) : null,
      builtIn: () => byOurselves(builtIn),
    },
    context,
  );
}

/** Safety first: what was typed goes on to be answered only where nothing speaks against it. */
export async function askSafely<Answer>(
  typed: Typed,
  { safety }: Pick<Tutoring, "safety">,
  context: AskContext,
  answer: () => Promise<Answer>,
): Promise<Answer | Cared | Declined> {
  return (await beforeAsking(typed, safety, context)) ?? answer();
}
