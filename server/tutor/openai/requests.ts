import { OpenAI } from "openai";
import type { Usage } from "../engine.ts";
import { TutorError } from "../tutor-error.ts";
import type { Deadline } from "./deadline.ts";
import type { Dialect } from "./dialect.ts";
import { createDialects } from "./dialects.ts";
import type { Drafts } from "./drafts.ts";
import { exchange, type TimedReply } from "./exchange.ts";
import { httpFetch } from "./http-fetch.ts";
import type { Sent } from "./mishap.ts";
import { reasonOf } from "./reason.ts";
import { type Asked, requestBody } from "./request-body.ts";
import type { WholeSettings } from "./settings.ts";
import type { Turns } from "./turns.ts";
import { sumOf } from "./usage.ts";

/** What a request is part of. */
interface RequestOptions {
  deadline: Deadline;
  drafts: Drafts;
  /** The account of tokens, which grows by what the request costs. */
  account: { spent: Usage };
}

export interface Requests {
  /** One request and its reply, in as narrow a dialect as the provider needs. */
  send: (question: Asked, sent: Sent, options: RequestOptions) => Promise<TimedReply>;
  /** What of the API the provider is known to understand by now. */
  dialect: () => Dialect;
}

/** How many times longer a provider is waited for that holds its headers. */
const patience = 4;

/** Sends requests to the provider that the settings name, and learns what of the API it understands. */
export function createRequests(settings: WholeSettings, turns: Turns): Requests {
  const { idleTimeoutMs } = settings;
  const client = createClient(settings);
  const dialects = createDialects({
    ...settings,
    onLearnt: (learnt, { instead, because }) => {
      const { reason } = reasonOf(because, { ...settings, texts: [] });
      settings.keepLearnt(learnt);
      settings.report({ kind: "learnt", instead, reason });
    },
  });

  /** Who holds the headers until there is a word, or doesn't stream, may take as long as the model needs. */
  function headersTime({ streams, beginsAtOnce }: Dialect, { remainingMs }: Deadline): number {
    if (!streams) return Math.max(1, Math.ceil(remainingMs()));
    return settings.connectTimeoutMs * (beginsAtOnce ? 1 : patience);
  }

  return {
    dialect: dialects.current,
    send: (question, sent, { deadline, drafts, account }) =>
      dialects.inDialect((dialect) => {
        const body = requestBody({ ...question, ...sent }, { ...settings, ...sent, dialect });
        const request = deadline.ofRequest();
        const headersTimeoutMs = headersTime(dialect, deadline);
        const options = { request, idleTimeoutMs, headersTimeoutMs, drafts, turns };
        return counted(exchange(client, body, options), account);
      }),
  };
}

function createClient({ apiKey, baseUrl, connectTimeoutMs }: WholeSettings): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    // Left out, these would be read from the environment behind our back.
    organization: null,
    project: null,
    // The SDK's clock stops at the reply's headers; the rest of time, and retries, are kept here.
    timeout: connectTimeoutMs,
    maxRetries: 0,
    logLevel: "off",
    fetch: httpFetch,
  });
}

/** Adds what a request cost to the account, whatever came of it. */
async function counted<Result extends { usage: Usage }>(
  request: Promise<Result>,
  account: { spent: Usage },
): Promise<Result> {
  try {
    const reply = await request;
    account.spent = sumOf(account.spent, reply.usage);
    return reply;
  } catch (error) {
    if (error instanceof TutorError && error.usage) {
      account.spent = sumOf(account.spent, error.usage);
    }
    throw error;
  }
}
