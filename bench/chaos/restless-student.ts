import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { listMessages, type Message } from "#shared/contracts/messages.ts";
import type { Student } from "../answers/asking.ts";
import { type CallOutcome, type EventCall, readEvents } from "../answers/events.ts";
import { askCall, followCall, retryCall } from "../answers/hearing.ts";
import { type Question, tokenOf } from "../answers/question.ts";
import { type StreamEnd, watchStream } from "../answers/watched-stream.ts";
import type { Wrongs } from "../answers/wrongs.ts";
import { betweenTriesMs, type CallDependencies, createRestlessCall } from "./restless-call.ts";
import type { AskedQuestion } from "./tally.ts";

interface Dependencies extends CallDependencies {
  wrongs: Wrongs;
}

let lastNumber = 0;
const noteLetters = 1000;

/** Behaves like the page during all faults: sends again with the same key, resumes streams, presses Try again. */
export function createRestlessStudent(dependencies: Dependencies) {
  const { url, agent, wrongs, tally, deadline } = dependencies;
  const call = createRestlessCall(dependencies);
  const isLate = () => Date.now() > deadline();

  /**
   * Reads the stream of one call for an answer: how the answer ended, or how the call failed, after which it is
   * retried.
   */
  async function listen(entry: AskedQuestion, to: EventCall): Promise<StreamEnd | CallOutcome> {
    const stream = watchStream(entry.question, wrongs);
    const outcome = await readEvents(to, (event) => {
      if (!entry.isAccepted) tally.add("accepted");
      entry.isAccepted = true;
      stream.take(event);
    });
    const end = stream.end();
    if (end !== null) return end;
    tally.judge(`${to.method} an answer`, outcome);
    if (stream.deltas() > 0) tally.add("cut");
    return outcome;
  }

  async function messages({ student, conversationId }: Question): Promise<Message[]> {
    const body = await call(student, ["GET", `/api/conversations/${conversationId}/messages`]);
    return listMessages.response.parse(JSON.parse(body));
  }

  /** The next call for an incomplete answer: to follow it, to retry it or, where it has ended, none. */
  async function nextCall({ question, isAccepted }: AskedQuestion): Promise<EventCall | StreamEnd> {
    if (!isAccepted) return askCall({ url: await url(), agent }, question);
    const answer = (await messages(question)).find(({ role }) => role === "assistant");
    const to = { url: await url(), agent };
    if (!answer) return askCall(to, question);
    if (answer.state === "complete") return "complete";
    const isOver = answer.state === "failed" || answer.state === "stopped";
    return isOver ? retryCall(to, question, answer.id) : followCall(to, question);
  }

  /** Asks one question, until it has its answer or the run is over. */
  async function ask(student: Student): Promise<AskedQuestion> {
    const body = await call(student, ["POST", "/api/conversations"], { type: "homework" });
    const { id } = JSON.parse(body) as { id: number }; // safe: our own contract
    const entry = { question: newQuestion(student, id), isAccepted: false, end: null };
    tally.questions.push(entry);
    tally.add("asked");
    await seeThrough(entry);
    return entry;
  }

  async function seeThrough(entry: AskedQuestion): Promise<void> {
    while (!isLate()) {
      const next = await nextCall(entry);
      const heard = typeof next === "string" ? next : await listen(entry, next);
      if (typeof heard === "string") {
        entry.end = heard;
        if (heard === "complete") return tally.add("complete");
        tally.add("failed");
      }
      await pause(betweenTriesMs);
    }
    wrongs.add("a question without its answer", `${entry.question.token} ${entry.end}`);
  }

  /** Opens her own page between two questions. */
  const look = (student: Student) => call(student, ["GET", "/api/user"]);

  return { ask, look, messages };
}

/** Random words that can't be compressed, to fill the disk soon. */
function notes(): string {
  const letters = randomBytes(noteLetters).toString("hex").replaceAll(/\d/gu, "m");
  return `My notes: ${letters.replaceAll(/.{6}/gu, "$& ").trim()}.`;
}

function newQuestion(student: Student, conversationId: number): Question {
  lastNumber += 1;
  const token = tokenOf(lastNumber);
  const text = `Describe how ${token} shaped the life of the people around it. ${notes()}`;
  return { number: lastNumber, token, text, key: randomUUID(), student, conversationId };
}
