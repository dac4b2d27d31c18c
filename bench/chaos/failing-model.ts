import type { Behaviour } from "../../server/testing/openai-behaviour.ts";
import { startOpenAiServer } from "../../server/testing/openai-server.ts";

export interface FailingModel {
  url: string;
  /** From now on every reply fails, each in another way. */
  fail: () => void;
  /** From now on nothing listens at its address. */
  goAway: () => Promise<void>;
  /** From now on it answers again. */
  recover: () => Promise<void>;
  stop: () => Promise<void>;
}

const ways: readonly Behaviour[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 429, retryAfter: "1" },
  { kind: "cut-connection" },
  { kind: "not-json" },
  { kind: "error-midway" },
  { kind: "status", status: 503 },
  { kind: "end-early" },
  { kind: "broken-json" },
];

/** The test server in place of a model, in this process, at one address during the whole run. */
export async function startFailingModel(pace: {
  parts: number;
  everyMs: number;
}): Promise<FailingModel> {
  let isFailing = false;
  let calls = 0;
  const choose = (): Behaviour | undefined => {
    calls += 1;
    return isFailing ? ways[calls % ways.length] : { kind: "answer", ...pace };
  };
  const open = (port = 0) => startOpenAiServer({ port, keepsRequests: false, choose });
  let server: Awaited<ReturnType<typeof open>> | null = await open();
  const url = server.baseUrl;
  const goAway = async () => {
    await server?.close();
    server = null;
  };
  return {
    url,
    fail: () => {
      isFailing = true;
    },
    goAway,
    recover: async () => {
      isFailing = false;
      server ??= await open(Number(new URL(url).port));
    },
    stop: goAway,
  };
}
