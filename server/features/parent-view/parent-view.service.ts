import { createHash, randomBytes } from "node:crypto";
import type { ParentView } from "#shared/contracts/account.ts";
import { beginningOfDay, dayAfter, dayInIndia } from "#shared/domain/day-in-india.ts";
import { firstNameOf } from "#shared/domain/first-name.ts";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { deleteParentLink } from "../accounts/own-account.repository.ts";
import { listStudiedConcepts, listStudiedDays } from "../study/student-record.repository.ts";
import * as repository from "./parent-view.repository.ts";

interface Dependencies {
  db: Db;
  library: Pick<ConceptLibrary, "get">;
  now: () => Date;
}

const daysShown = 30;
const mostConcepts = 20;

export type ParentViewService = ReturnType<typeof createParentViewService>;

/** What a parent sees through the link: days, time and library concepts. It reads none of the student's words. */
export function createParentViewService({ db, library, now }: Dependencies) {
  async function makeLink(userId: number): Promise<{ token: string }> {
    const token = randomBytes(32).toString("base64url");
    await repository.replaceLink(db, userId, hashOf(token), now());
    return { token };
  }

  const endLink = (userId: number) => deleteParentLink(db, userId);
  const endByToken = (token: string) => repository.removeByToken(db, hashOf(token));

  async function read(token: string): Promise<ParentView> {
    const student = await repository.findStudent(db, hashOf(token));
    if (!student) throw notFound("Link");
    const since = dayAfter(dayInIndia(now()), 1 - daysShown);
    const from = beginningOfDay(since);
    const [days, times, concepts] = await Promise.all([
      listStudiedDays(db, student.id, since),
      repository.listTimes(db, student.id, from),
      listStudiedConcepts(db, student.id, { since: from, limit: mostConcepts }),
    ]);
    const seconds = new Map(times.map((time) => [time.day, time.seconds]));
    return {
      name: firstNameOf(student.name),
      grade: student.grade,
      since,
      days: days.map((day) => ({ ...day, minutes: Math.round((seconds.get(day.day) ?? 0) / 60) })),
      concepts: concepts.flatMap(({ id, studyActs }) => {
        const concept = library.get(id);
        return concept ? [{ id, title: concept.name, studyActs }] : [];
      }),
    };
  }

  return { makeLink, endLink, endByToken, read };
}

/** A plain digest is enough: the token is too random for a brute-force search. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
