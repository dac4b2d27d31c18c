import { analystId } from "#shared/domain/analyst.ts";
import type { Agent } from "supertest";
import type { Db } from "../db/db.ts";
import { createAccountService } from "../features/accounts/accounts.service.ts";
import { newStudent } from "./factories.ts";

/** Creates the analyst and signs her in. */
export async function signInAnalyst(db: Db, agent: Agent): Promise<Agent> {
  const account = newStudent({ name: "Founder", grade: 12 });
  await createAccountService({ db, now: () => new Date() }).putWithId(analystId, account);
  await agent
    .post("/api/login")
    .send({ username: account.phone, password: account.password })
    .expect(200);
  return agent;
}
