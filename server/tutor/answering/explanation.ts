import type { CareMessage } from "../safety/safety.ts";
import type { Concept } from "../../library/concept.ts";
import { type AskContext, askEngine } from "../ask-engine.ts";
import { explainedAnew, explanationOf } from "../built-in/concepts/explanation-of.ts";
import { figureOf } from "../built-in/concepts/tellings.ts";
import type { TutorEngine } from "../engine.ts";
import type { ConceptQuestion, Operations, ReExplainQuestion } from "../operations.ts";
import type { ConceptExplanation } from "../outputs/concept-explanation.ts";
import { streamingExplanation, openedBy } from "../present/streaming/streaming-explanation.ts";
import { setAsideBy } from "../present/set-aside.ts";
import { TutorError } from "../tutor-error.ts";
import {
  type EngineAnswer,
  type DeclinedAnswer,
  declinedBy,
  uncomputed,
  replyToSetAside,
} from "./answer.ts";
import { askAndVerify } from "./ask-and-verify.ts";
import type { AnsweringDependencies, TutorDependencies } from "./dependencies.ts";
import { withFallback, askSafely } from "./routing.ts";
import { examineExplanation, withoutWrongTexts } from "./explanation-checker.ts";
import { conceptIn, conceptOf } from "../../library/concept-in.ts";
import { grounded } from "./grounding.ts";
import { createTextChecker, type TextChecker } from "./text-checker.ts";

/** An explanation, with its concept of the library; null for a model's own. */
type EngineExplanation = EngineAnswer<ConceptExplanation> & { conceptId: string | null };

export type ExplanationAnswer = EngineExplanation | DeclinedAnswer;

/** A first explanation, or a re-explanation. */
type Asking =
  | { operation: "concept"; request: ConceptQuestion }
  | { operation: "reExplain"; request: ReExplainQuestion };

interface Inquiry extends AnsweringDependencies {
  engine: TutorEngine;
  asking: Asking;
  /** The library's text on it; then it counts as study, whatever a model says. */
  concept: Concept | null;
}

/** An idea, from the library where it has it. */
export function answerConcept(
  dependencies: TutorDependencies,
  question: ConceptQuestion,
  context: AskContext,
): Promise<ExplanationAnswer | CareMessage> {
  const concept = conceptIn(question.concept, { ...dependencies, grade: question.grade });
  const { concept: words, grade, difficulty } = question;
  const answer = dependencies.answers.find(words, { grade });
  const request = grounded(question, { concept, bankQuestion: answer }, difficulty);
  return explain(dependencies, { asking: { operation: "concept", request }, concept }, context);
}

/** The same idea in other words, chosen by the student's feedback on the last explanation. */
export function answerReExplain(
  dependencies: TutorDependencies,
  question: ReExplainQuestion,
  context: AskContext,
): Promise<ExplanationAnswer | CareMessage> {
  const concept = conceptOf(question, dependencies.library);
  const request = grounded(question, { concept }, question.difficulty);
  return explain(dependencies, { asking: { operation: "reExplain", request }, concept }, context);
}

function explain(
  dependencies: TutorDependencies,
  about: Pick<Inquiry, "asking" | "concept">,
  context: AskContext,
): Promise<ExplanationAnswer | CareMessage> {
  const { concept: text, redact } = about.asking.request;
  return askSafely({ text, redact }, dependencies, context, () =>
    withFallback<ExplanationAnswer | CareMessage>(
      dependencies,
      {
        byModel: (engine) => explainByModel({ ...dependencies, ...about, engine }, context),
        byOurselves: (engine) => explainByOurselves({ ...dependencies, ...about, engine }, context),
      },
      context,
    ),
  );
}

/** A model's explanation: requested again where a line is false, and shown without lines that remain false. */
async function explainByModel(
  inquiry: Inquiry,
  context: AskContext,
): Promise<ExplanationAnswer | CareMessage> {
  const { engine, asking, solver, now, concept } = inquiry;
  const { operation, request } = asking;
  const checker = createTextChecker(request.concept, solver);
  const result = await askAndVerify<"concept" | "reExplain", ExplanationExamination>(
    {
      operation,
      engine,
      request: (notes): Operations["concept" | "reExplain"]["request"] => ({
        ...request,
        ...notes,
      }),
      examine: (output) =>
        isAside(output, concept)
          ? Promise.resolve({ verdict: "unchecked", findings: [] })
          : examineExplanation(output, checker),
      wordByWord: ["content"],
      compose: () =>
        streamingExplanation({
          engine: engine.name,
          isStudy: concept !== null,
          opening: openingOf(inquiry),
          findWrongText: checker.findWrongText,
        }),
    },
    { ...context, now },
  );
  if (result.kind === "declined") return declinedBy(engine, result);
  const { output, findings } = result.best;
  if (!output) throw new Error("No explanation is ended early");
  return settled(inquiry, output, { checker, isSound: findings.length === 0 });
}

type ExplanationExamination = Awaited<ReturnType<typeof examineExplanation>>;

function isAside({ subject }: ConceptExplanation, concept: Concept | null): boolean {
  return concept === null && setAsideBy(subject) !== null;
}

interface Settling {
  checker: TextChecker;
  isSound: boolean;
}

async function settled(
  inquiry: Inquiry,
  output: ConceptExplanation,
  { checker, isSound }: Settling,
): Promise<ExplanationAnswer | CareMessage> {
  const { engine, asking, concept } = inquiry;
  const aside = setAsideBy(output.subject);
  if (aside && !concept) return replyToSetAside(aside, asking.request.concept, inquiry);
  const conceptId = concept?.id ?? null;
  if (isSound && !aside) {
    const content = openedBy(openingOf(inquiry), output.content);
    return { ...uncomputed(engine.name, { ...output, content }), conceptId };
  }
  if (concept) return fromLibrary(inquiry, concept, aside ? undefined : libraryInstead);
  const rest = await withoutWrongTexts(output, checker);
  if (!rest) throw new TutorError("unreadable", "Nothing that is true was left of the explanation");
  return { ...uncomputed(engine.name, rest), conceptId, notice: linesLeftOut };
}

/** The library's figure for the idea, unless the conversation already shows it. */
function openingOf({ concept, asking }: Inquiry): string {
  if (!concept) return "";
  const { difficulty, turns = [] } = asking.request;
  const figure = figureOf(concept, difficulty);
  const shown = turns.map(({ text }) => text);
  if (asking.operation === "reExplain") shown.push(asking.request.previous.content);
  return shown.some((text) => text.includes(figure)) ? "" : figure;
}

const linesLeftOut = "A line that could not be made right was left out of this explanation.";
const libraryInstead =
  "The AI tutor's explanation held a mistake, so this is the one of our own library.";

function fromLibrary(
  { asking }: Inquiry,
  concept: Concept,
  notice: string | undefined,
): ExplanationAnswer {
  const output =
    asking.operation === "concept"
      ? explanationOf(concept, asking.request.difficulty)
      : explainedAnew(concept, asking.request.previous, asking.request.need);
  return {
    ...uncomputed("built-in", output),
    conceptId: concept.id,
    ...(notice !== undefined && { notice }),
  };
}

/** The built-in tutor's output is not checked: a teacher reviewed the library. */
async function explainByOurselves(
  { engine, asking, concept, now }: Inquiry,
  context: AskContext,
): Promise<ExplanationAnswer> {
  const { operation, request } = asking;
  const result = await askEngine<"concept" | "reExplain", { verdict: "unchecked" }>(
    operation,
    request,
    { ...context, engine, now, examine: async () => ({ verdict: "unchecked" }) },
  );
  if (result.kind !== "answered") return declinedBy(engine, result);
  return { ...uncomputed(engine.name, result.output), conceptId: concept?.id ?? null };
}
