import type { Endpoint } from "../http/endpoint.ts";
import * as account from "./account.ts";
import * as analytics from "./analytics.ts";
import * as auth from "./auth.ts";
import * as concepts from "./concepts.ts";
import * as conversations from "./conversations.ts";
import * as doubts from "./doubts.ts";
import * as events from "./events.ts";
import * as exams from "./exams.ts";
import * as gamification from "./gamification.ts";
import * as homework from "./homework.ts";
import * as learningPaths from "./learning-paths.ts";
import * as messages from "./messages.ts";
import * as preferences from "./preferences.ts";
import * as reviews from "./reviews.ts";
import * as settings from "./settings.ts";
import * as uploads from "./uploads.ts";

const contracts: Record<string, unknown>[] = [
  auth,
  account,
  preferences,
  conversations,
  messages,
  homework,
  concepts,
  doubts,
  exams,
  gamification,
  learningPaths,
  reviews,

  events,
  uploads,
  settings,
  analytics,
];

/** Every call of the API, in the order of the OpenAPI description. */
export const allEndpoints: readonly Endpoint[] = contracts
  .flatMap((contract) => Object.values(contract))
  .filter(isEndpoint);

/** Whether an export of a contract is a call, rather than a schema or a limit. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "method" in value;
}
