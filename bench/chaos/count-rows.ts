import { Client } from "pg";
import type { Wrongs } from "../answers/wrongs.ts";
import type { AskedQuestion } from "./tally.ts";

interface Row {
  key: string;
  questions: number;
  answers: number;
  state: string;
}

const rowsByKey = `
  select k.key, m.state,
    (select count(*)::int from messages q
      where q.conversation_id = m.conversation_id and q.role = 'user') as questions,
    (select count(*)::int from messages a
      where a.conversation_id = m.conversation_id and a.role = 'assistant') as answers
  from idempotency_keys k join messages m on m.id = k.answer_message_id`;

/**
 * Compares the clients' own record with the rows: each accepted key has one question and one answer, in the final state
 * that its student was sent, and no other keys exist. Returns the number of rows.
 */
export async function countRows(
  url: string,
  questions: readonly AskedQuestion[],
  wrongs: Wrongs,
): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(rowsByKey);
  await client.end();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const asked of questions) {
    for (const fault of faultsIn(asked, byKey.get(asked.question.key))) {
      wrongs.add(fault, asked.question.token);
    }
  }
  const sent = new Set(questions.map(({ question }) => question.key));
  for (const { key } of rows) if (!sent.has(key)) wrongs.add("a row of a key nobody sent", key);
  return rows.length;
}

function faultsIn({ isAccepted, end }: AskedQuestion, row: Row | undefined): string[] {
  if (!row) return isAccepted ? ["an accepted question was lost"] : [];
  return [
    ...(row.questions === 1 ? [] : [`${row.questions} questions of one key`]),
    ...(row.answers === 1 ? [] : [`${row.answers} answers of one key`]),
    ...(row.state === end ? [] : [`told as ${end}, stored as ${row.state}`]),
  ];
}
