import type { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { audit } from "../answers/audit.ts";
import { signUp, type Student } from "../answers/asking.ts";
import type { Wrongs } from "../answers/wrongs.ts";
import { untilRecovered } from "./recovery.ts";
import { createRestlessStudent } from "./restless-student.ts";
import type { Servers } from "./servers.ts";
import { createTally } from "./tally.ts";

interface Options {
  servers: Servers;
  size: number;
  agent: Agent;
  wrongs: Wrongs;
}

/** How long the answers open at the end of the run may take: a lease of 30 s, a check every 10 s, and a retry. */
const lastAnswersMs = 120_000;
const thinkMs = 1_000;

/** Students of one product that ask one question after another during the faults. */
export async function openClassInTrouble({ servers, size, agent, wrongs }: Options) {
  const tally = createTally(wrongs);
  const over = new AbortController();
  let deadline = Number.POSITIVE_INFINITY;
  const dependencies = { agent, wrongs, tally };
  const restless = createRestlessStudent({
    ...dependencies,
    url: servers.url,
    deadline: () => deadline,
  });
  const firstPhone = 6_000_000_000 + Math.floor(Math.random() * 3e9);
  const students: Student[] = [];
  for (let count = 0; count < size; count += 1) {
    students.push(await signUp(await servers.url(), firstPhone + count));
  }

  async function live(student: Student, index: number): Promise<void> {
    await pause((thinkMs * index) / size);
    while (!over.signal.aborted) {
      await restless.look(student);
      await restless.ask(student);
      await pause(thinkMs);
    }
  }
  const lives = students.map(live);

  /** Whether a question to this very process is answered in time. */
  async function probe(url: string, until: number): Promise<boolean> {
    const here = { ...dependencies, url: async () => url, deadline: () => until };
    const [student] = students;
    if (!student) return false;
    const { end } = await createRestlessStudent(here).ask(student);
    return end === "complete";
  }

  /** Stops asking, waits for open questions, and reads what is stored of them. */
  async function end(): Promise<void> {
    over.abort();
    deadline = Date.now() + lastAnswersMs;
    const ended = await Promise.allSettled(lives);
    for (const each of ended) {
      if (each.status === "rejected") wrongs.add("a student gave up", String(each.reason));
    }
    const told = tally.questions.flatMap(({ question, end: seen }) =>
      seen ? [{ question, end: seen }] : [],
    );
    await audit(told, deadline, { students: restless, wrongs });
  }

  /** Seconds until every process answers a question again; null where one never did. */
  const recovered = () => untilRecovered(servers.urls(), { answers: probe, wrongs });

  return { servers, tally, recovered, end };
}
