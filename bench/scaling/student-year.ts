import type { Client } from "pg";

/** A typical student's activity in a year; an assumption, since no student has studied here for a year. */
export const year = {
  studyDays: 120,
  asksADay: 5,
  conversationsADay: 2,
  /** Judged answers: tries, quizzes and questions of sessions. */
  judgedADay: 4,
  eventsADay: 15,
  examSessions: 30,
  questionsOfSession: 10,
  /** The share of questions with a photo. */
  photosOfAsks: 0.1,
  conceptsMet: 80,
  badges: 8,
} as const;

const asks = year.studyDays * year.asksADay;
const conversations = year.studyDays * year.conversationsADay;

const each = (count: number) => `generate_series(1, $students) s, generate_series(1, ${count}) n`;
const moment = (count: number) => `now() - interval '364 days' * (1 - n::float8 / ${count})`;
const student = "1000000 + s";
const conversation = `1000000 + s * ${conversations} + (n - 1) % ${conversations}`;
const message = `1000000 + (s * ${asks} + n) * 2`;

type Insert = (statement: string) => Promise<void>;

/**
 * Fills the tables with a year of this many students. Questions, answers and session questions are copies of sample
 * students' rows, so that rows have a realistic size.
 */
export async function fillYear(client: Client, students: number): Promise<void> {
  const insert = async (statement: string) => {
    await client.query(statement.replaceAll("$students", String(students)));
  };
  await client.query(`create temp table pairs as select row_number() over () - 1 as number, q.content as question,
    a.content, a.metadata, a.reply, a.ask, a.written from messages a join messages q on q.id = a.question_id where a.state = 'complete'`);
  await fillAccounts(insert);
  await fillAnswers(insert);
  await fillRecord(insert);
  await fillExams(insert);
}

async function fillAccounts(insert: Insert): Promise<void> {
  await insert(`insert into users (id, name, phone, password, grade, created_at)
    select ${student}, 'Asha Verma', (9000000000 + s)::text, (select password from users limit 1), 4 + s % 9, now() - interval '364 days'
    from generate_series(1, $students) s`);
  await insert(`insert into sessions (id, user_id, data, expires_at)
    select md5(s || '-' || n), ${student}, (select data from sessions where user_id is not null limit 1), now() + interval '9 days' from ${each(2)}`);
  await insert(`insert into conversations (id, user_id, type, title, created_at, updated_at)
    select ${conversation}, ${student}, 'homework', 'Solve 2x + 3 = 11', ${moment(conversations)}, ${moment(conversations)} from ${each(conversations)}`);
}

async function fillAnswers(insert: Insert): Promise<void> {
  await insert(`insert into messages (id, conversation_id, role, content, created_at)
    select ${message}, ${conversation}, 'user', question, ${moment(asks)}
    from ${each(asks)} join pairs on number = n % (select count(*) from pairs)`);
  await insert(`insert into messages (id, conversation_id, role, content, metadata, reply, ask, written, question_id, created_at)
    select ${message} + 1, ${conversation}, 'assistant', content, metadata, reply, ask, written, ${message}, ${moment(asks)}
    from ${each(asks)} join pairs on number = n % (select count(*) from pairs)`);
  await insert(`insert into tutor_calls (user_id, conversation_id, feature, engine, model, input_tokens, output_tokens, cost_micro_usd,
      first_part_milliseconds, milliseconds, outcome, verdict, created_at)
    select ${student}, ${conversation}, 'homework', 'openai', 'gpt-5-mini', 1200, 800, 1900, 900, 6500, 'answered', 'checked', ${moment(asks)} from ${each(asks)}`);
  await insert(`insert into idempotency_keys (user_id, key, request_hash, answer_message_id, created_at)
    select ${student}, gen_random_uuid()::text, md5(n::text) || md5(s::text), ${message} + 1, now() from ${each(year.asksADay * 3)}`);
}

/** Rows derived from study, and events of the pages. */
async function fillRecord(insert: Insert): Promise<void> {
  const acts = asks + year.studyDays * year.judgedADay;
  await insert(`insert into activity_log (user_id, act, source, subject, topic, concept, task, question, difficulty, correct, attempt, conversation_id, occurred_at)
    select ${student}, 'exam_answered', 'exam', 'Mathematics', 'Linear equations', 'linear-equations-in-one-variable', 'linear-equation',
      case when n % 2 = 0 then 'linear-equations-' || n % 300 end, 'intermediate', n % 3 > 0, 1, ${conversation}, ${moment(acts)} from ${each(acts)}`);
  await insert(`insert into events (id, name, page, properties, at, received_at, user_id)
    select gen_random_uuid(), 'session_ended', 'homework', '{"duration_seconds": 300, "reason": "hidden"}', ${moment(year.studyDays * year.eventsADay)},
      now(), ${student} from ${each(year.studyDays * year.eventsADay)}`);
  await insert(
    `insert into study_days (user_id, day, acts) select ${student}, current_date - n * 3, 9 from ${each(year.studyDays)}`,
  );
  await insert(`insert into concept_mastery (user_id, concept, rating, variance, answers, "right", last_at)
    select ${student}, 'linear-equations-in-' || n || '-variables', 0.5, 0.3, 6, 4, now() from ${each(year.conceptsMet)}`);
  await insert(`insert into achievements (user_id, badge_id, badge_name, badge_description, badge_icon, badge_category)
    select ${student}, 'badge-' || n, 'First steps', 'Asked the first question of all', 'star', 'milestone' from ${each(year.badges)}`);
  await insert(`insert into learning_streaks (user_id, current_streak, longest_streak, total_active_days, last_activity_date, counts)
    select ${student}, 4, 19, 120, '2026-01-01', coalesce((select counts from learning_streaks limit 1), '{}') from generate_series(1, $students) s`);
  await insert(`insert into analytics_students (user_id, period, queries, answers, tokens, conversations, sessions, session_seconds, features, last_active_at)
    select ${student}, period, 50, 40, 90000, 20, 20, 9000, '{"homework": 40, "concept": 10}', now()
    from generate_series(1, $students) s, (values ('weekly'), ('monthly')) periods (period)`);
}

async function fillExams(insert: Insert): Promise<void> {
  const sessions = year.examSessions;
  const questions = sessions * year.questionsOfSession;
  await insert(`insert into question_history (user_id, question, subject, topic, seen, "right", right_in_row, last_seen_at, was_right, stability,
      memory_difficulty, next_due_at)
    select ${student}, 'linear-equations-' || n, 'Mathematics', 'linear-equations-in-one-variable', 2, 1, 1, now(), true, 3.1, 5.5, now() from ${each(questions)}`);
  await insert(`insert into exam_sessions (id, user_id, exam_type, session_type, subject, state, questions, question_count, ends_at, created_at, finished_at)
    select 1000000 + s * ${sessions} + n, ${student}, 'CBSE', 'quick_revision', 'Mathematics', 'finished', drawn.questions, drawn.question_count,
      ${moment(sessions)}, ${moment(sessions)}, ${moment(sessions)}
    from ${each(sessions)}, (select questions, question_count from exam_sessions order by id limit 1) drawn`);
  await insert(`insert into exam_responses (session_id, question, choice, is_right, seconds)
    select 1000000 + s * ${sessions} + (n - 1) / ${year.questionsOfSession} + 1, 'linear-equations-' || n, 1, true, 40 from ${each(questions)}`);
}

/** The pages of an empty table count for no student. */
const fewestBytes = 1500;

/** Bytes of each table with its indexes and TOAST, per student. */
export async function bytesOfYear(
  client: Client,
  students: number,
): Promise<Record<string, number>> {
  await client.query("vacuum full analyze");
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid)::text as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2`,
  );
  const sized = rows.map(
    ({ name, bytes }) => [name, Math.round(Number(bytes) / students)] as const,
  );
  return Object.fromEntries(
    sized
      .filter(([name, bytes]) => bytes >= fewestBytes && name !== "uploads")
      .toSorted(([, a], [, b]) => b - a),
  );
}
