import type { Registration, User } from "#shared/contracts/auth.ts";
import supertest, { type Agent } from "supertest";
import { createBank } from "../bank/bank.ts";
import { createApp, type Dependencies } from "../app.ts";
import type { Db } from "../db/db.ts";
import { createLocalSignals } from "../db/signals.ts";
import { createLogger } from "../logger.ts";
import { createBuiltInEngine } from "../tutor/built-in/built-in-engine.ts";
import { seededRandom } from "@sawaal/maths";
import { createMetrics } from "../metrics/metrics.ts";
import { usualConfig } from "./config.ts";
import { newStudent } from "./factories.ts";
import { threeConcepts } from "./library.ts";
import { blankPhotos } from "./photo-reader.ts";
import { solverHere } from "./solver.ts";

type Overrides = Partial<Omit<Dependencies, "database">>;

/** The real app on a test's database; by default with the settings of a new installation. */
export async function appOn(db: Db, overrides: Overrides = {}) {
  return createApp({
    config: usualConfig,
    metrics: createMetrics(),
    database: { db, isReachable: async () => true, signals: createLocalSignals() },
    engine: createBuiltInEngine({
      solver: solverHere,
      library: threeConcepts,
      random: seededRandom(1),
    }),
    solver: solverHere,
    photoReader: blankPhotos,
    library: threeConcepts,
    bank: createBank([], () => undefined),
    sessionSecret: "a secret for tests, 32 characters",
    logger: createLogger("silent"),
    now: () => new Date(),
    random: seededRandom(1),
    clientDir: null,
    ...overrides,
  });
}

/** An anonymous browser without a session. */
export async function visitor(db: Db, overrides: Overrides = {}): Promise<Agent> {
  return supertest.agent((await appOn(db, overrides)).app);
}

/** A browser with a signed-in student. */
export async function student(
  db: Db,
  overrides: Overrides = {},
  fields: Partial<Registration> = {},
): Promise<{ agent: Agent; user: User }> {
  const agent = await visitor(db, overrides);
  const response = await agent.post("/api/register").send(newStudent(fields));
  if (response.status !== 201) throw new Error(`sign-up failed: ${response.text}`);
  return { agent, user: response.body as User }; // safe: the contract's response schema made it
}
