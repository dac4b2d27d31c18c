import type { Db } from "../../db/db.ts";
import { evidenceOf, type EvidenceRow } from "./evidence.ts";
import {
  afterAnswer,
  afterDays,
  studentAfterDays,
  unknownConcept,
  unknownStudent,
} from "./mastery.ts";
import * as repository from "./mastery.repository.ts";
import type { StoredAbility, ConceptAbility } from "./mastery.repository.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface Mastery {
  student: StoredAbility | undefined;
  concepts: Map<string, ConceptAbility>;
}

/**
 * Updates a student's mastery with new evidence, in the transaction of the act; the caller has locked her row. Late
 * evidence, older than the latest stored, causes a full rebuild, so the order of arrival doesn't matter.
 */
export async function updateMastery(
  db: Db,
  userId: number,
  rows: readonly EvidenceRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const student = await repository.findAbility(db, userId);
  if (student && rows.some(({ moment }) => moment < student.lastAt)) {
    await rebuildMastery(db, userId);
    return;
  }
  const conceptIds = [...new Set(rows.map(({ concept }) => concept))];
  const found = await repository.findConcepts(db, userId, conceptIds);
  const mastery = { student, concepts: new Map(found.map((each) => [each.concept, each])) };
  await save(db, userId, afterRows(mastery, rows));
}

/** Rebuilds a student's mastery from all evidence. */
export async function rebuildMastery(db: Db, userId: number): Promise<void> {
  const rows = await repository.evidenceRows(db, userId);
  await repository.removeMastery(db, userId);
  await save(db, userId, afterRows({ student: undefined, concepts: new Map() }, rows));
}

async function save(db: Db, userId: number, { student, concepts }: Mastery): Promise<void> {
  if (!student) return;
  await repository.saveAbility(db, userId, student);
  await repository.saveConcepts(db, userId, [...concepts.values()]);
}

/** The mastery after further evidence, which is ordered by moment. */
function afterRows(mastery: Mastery, rows: readonly EvidenceRow[]): Mastery {
  let { student } = mastery;
  const concepts = new Map(mastery.concepts);
  for (const row of rows) {
    const evidence = evidenceOf(row);
    if (!evidence) continue;
    const { moment, concept, isRight } = row;
    const before = concepts.get(concept);
    const after = afterAnswer(estimatesAt(moment, { student, concept: before }), evidence);
    student = { ...after.student, lastAt: moment };
    const { answers, right } = before ?? noAnswers;
    concepts.set(concept, {
      concept,
      ...after.concept,
      answers: isRight === null ? answers : answers + 1,
      right: isRight === true ? right + 1 : right,
      lastAt: moment,
    });
  }
  return { student, concepts };
}

const noAnswers = { answers: 0, right: 0 };

function estimatesAt(
  moment: Date,
  { student, concept }: { student: StoredAbility | undefined; concept: ConceptAbility | undefined },
) {
  return {
    student: student ? studentAfterDays(student, daysUntil(moment, student)) : unknownStudent,
    concept: concept ? afterDays(concept, daysUntil(moment, concept)) : unknownConcept,
  };
}

/** Days, with fractions. */
function daysUntil(moment: Date, { lastAt }: { lastAt: Date }): number {
  return (moment.getTime() - lastAt.getTime()) / dayMs;
}
