import type { User } from "#shared/contracts/auth.ts";
import type { readRecommendations, SubjectMap } from "#shared/contracts/learning-paths.ts";
import { dayAfter, dayInIndia } from "#shared/domain/day-in-india.ts";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import { notFound } from "../../errors.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { ReviewService } from "../exams/reviews.service.ts";
import * as mastery from "../study/mastery.repository.ts";
import * as progress from "../study/progress.repository.ts";
import * as recently from "../study/recent-study.repository.ts";
import { emptyStreak, streakOn } from "../study/streak.ts";
import { conceptsOfClass, subjectsOfClass } from "./class-concepts.ts";
import { consistencyDays, performanceOf } from "./performance.ts";
import { recommend } from "./recommend.ts";
import { standingsOf } from "./standing.ts";
import { subjectMapOf } from "./subject-map.ts";

interface Dependencies {
  db: Db;
  library: Pick<ConceptLibrary, "all" | "get">;
  now: () => Date;
  reviews: Pick<ReviewService, "due">;
}

type Recommendations = z.output<(typeof readRecommendations)["response"]>;

const dayMs = 24 * 60 * 60 * 1000;

export type LearningPathService = ReturnType<typeof createLearningPathService>;

/** A student's performance and what to study next: every number is derived from stored rows. */
export function createLearningPathService({ db, library, now, reviews }: Dependencies) {
  async function read(user: User): Promise<Recommendations> {
    const { grade } = user;
    const moment = now();
    const { standingOf, studiedIds } = await standingsOfStudent(user, moment);
    const ago = (days: number) => new Date(moment.getTime() - days * dayMs);
    const recent = await recently.recentTries(db, user.id, {
      weekAgo: ago(7),
      twoWeeksAgo: ago(14),
    });
    const ofClass = conceptsOfClass(library, grade);
    const { due } = await reviews.due(user);
    const basis = { grade, ofClass, get: library.get, standingOf, studiedIds, recent, due };
    return {
      performance: await readPerformance(user, { moment, standingOf, studiedIds }),
      isStart: studiedIds.length === 0,
      recommendations: recommend(basis),
      subjects: subjectsOfClass(library, grade),
    };
  }

  async function readMap(user: User, subject: string): Promise<SubjectMap> {
    if (!subjectsOfClass(library, user.grade).includes(subject)) throw notFound("Map");
    const { standingOf } = await standingsOfStudent(user, now());
    return subjectMapOf(subject, { ofClass: conceptsOfClass(library, user.grade), standingOf });
  }

  async function standingsOfStudent({ id }: User, moment: Date) {
    const student = await mastery.findAbility(db, id);
    const concepts = await mastery.findConcepts(db, id);
    const standingOf = standingsOf({ student, concepts }, moment);
    return { standingOf, studiedIds: concepts.map(({ concept }) => concept) };
  }

  async function readPerformance(
    { id }: User,
    {
      moment,
      standingOf,
      studiedIds,
    }: { moment: Date; standingOf: ReturnType<typeof standingsOf>; studiedIds: readonly string[] },
  ) {
    const today = dayInIndia(moment);
    const { streak, counts } = (await progress.find(db, id)) ?? { streak: emptyStreak, counts: {} };
    return performanceOf({
      counts,
      streakDays: streakOn(streak, today).current,
      studiedDays: await recently.countStudiedDays(db, id, dayAfter(today, 1 - consistencyDays)),
      joinDay: dayInIndia(await recently.joinedAt(db, id)),
      today,
      difficulties: await recently.recentDifficulties(db, id),
      standingOf,
      studiedConcepts: studiedIds.flatMap((concept) => library.get(concept) ?? []),
    });
  }

  return { read, readMap };
}
