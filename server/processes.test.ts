import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { newDataFolder } from "./testing/data-folder.ts";
import { emptyDatabase } from "./testing/empty-database.ts";
import { newStudent } from "./testing/factories.ts";
import { startOpenAiServer } from "./testing/openai-server.ts";
import { startAndFail, startServer, type ServerProcess } from "./testing/server-process.ts";

const slow = 120_000;
const postgres = process.env["TEST_DATABASE_URL"];
const onPostgres = test.runIf(postgres !== undefined);
/** Tests that need no PostgreSQL server run without one, and not again with one. */
const withoutServer = test.runIf(postgres === undefined);

async function dataDir(): Promise<string> {
  const folder = await newDataFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env);
  onTestFinished(server.kill);
  return server;
}

async function register(server: ServerProcess, account = newStudent()) {
  const response = await post(server, "/api/register", account);
  return {
    status: response.status,
    cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    account,
  };
}

function post(server: ServerProcess, call: string, body: object): Promise<Response> {
  return fetch(server.url + call, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

withoutServer(
  "a first start makes its database; its line says where, with which database and which tutor",
  { timeout: slow },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "sawaal-data-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const server = await start({ DATA_DIR: folder });
    expect(server.startLine).toMatch(
      /^Sawaal is at http:\/\/127\.0\.0\.1:\d+ · database: embedded in /u,
    );
    expect(server.startLine).toContain("a school sets DATABASE_URL");
    expect(server.startLine).toMatch(/ · tutor: built-in, no key needed$/u);
  },
);

withoutServer(
  "a second process on the same folder is refused with one sentence, until the first ends",
  {
    timeout: slow,
  },
  async () => {
    const folder = await dataDir();
    const first = await start({ DATA_DIR: folder });
    const second = await startAndFail({ DATA_DIR: folder });
    expect(second.code).toBe(1);
    expect(second.said).toMatch(
      /^Another process has the database in \S+ open: .*DATABASE_URL.*\n$/u,
    );
    await first.stop();
    expect((await start({ DATA_DIR: folder })).url).toMatch(/^http/u);
  },
);

withoutServer(
  "after kill -9 in the middle of writes nothing acknowledged is missing, and no lock is left",
  {
    timeout: slow,
  },
  async () => {
    const folder = await dataDir();
    const first = await start({ DATA_DIR: folder });
    const acknowledged: { phone: string; password: string }[] = [];
    const writer = async () => {
      for (;;) {
        const { status, account } = await register(first);
        if (status === 201) acknowledged.push(account);
        if (acknowledged.length === 12) void first.kill();
      }
    };
    await Promise.allSettled([writer(), writer(), writer(), writer()]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(12);
    const second = await start({ DATA_DIR: folder });
    for (const { phone, password } of acknowledged) {
      const response = await post(second, "/api/login", { username: phone, password });
      expect(response.status).toBe(200);
    }
  },
);

withoutServer("a restart logs nobody out", { timeout: slow }, async () => {
  const folder = await dataDir();
  const first = await start({ DATA_DIR: folder });
  const { cookie } = await register(first);
  await first.stop();
  const second = await start({ DATA_DIR: folder });
  expect((await fetch(`${second.url}/api/user`, { headers: { cookie } })).status).toBe(200);
});

describe.runIf(postgres === undefined)("settings", () => {
  test.each([
    [{ PORT: "eighty" }, "PORT must be a whole number from 0 to 65535.\n"],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must be a URL such as postgres:.*\n$/u],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET must be at least 32 characters long.\n"],
    [{ NODE_ENV: "production" }, /^SESSION_SECRET must be set in production.*\n$/u],
    [{ OPENAI_BASE_URL: "openai" }, /^OPENAI_BASE_URL must be a URL such as .*\n$/u],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL must be one of .*\n$/u],
  ])(
    "a wrong setting stops the start with one line that names it: %o",
    { timeout: slow },
    async (env, line) => {
      const { code, said } = await startAndFail({ DATA_DIR: "/nonexistent", ...env });
      expect(code).toBe(1);
      if (typeof line === "string") expect(said).toBe(line);
      else expect(said).toMatch(line);
    },
  );
});

withoutServer("a port that is taken is said in one line", { timeout: slow }, async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number }; // safe: it listens on a port
  const { code, said } = await startAndFail({ DATA_DIR: await dataDir(), PORT: String(port) });
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^PORT ${port} on 127\\.0\\.0\\.1 can't be used: .*\\n$`, "u"));
});

/** A connection to the database that the test can cut and restore. */
async function roadTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let open = true;
  const server = createServer((near) => {
    if (!open) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(
        socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket)),
      );
    }
    return near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const road = new URL(url);
  road.port = String((server.address() as { port: number }).port); // safe: it listens on a port
  return {
    url: road.href,
    cut: () => {
      open = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => (open = true),
  };
}

const secret = { SESSION_SECRET: "the same secret for both processes" };

onPostgres(
  "two processes start together on an empty database and share sessions",
  {
    timeout: slow,
  },
  async () => {
    const env = { ...secret, DATABASE_URL: await emptyDatabase(postgres) };
    const [one, two] = await Promise.all([start(env), start(env)]);
    const { cookie, account } = await register(one);
    const onTwo = await fetch(`${two.url}/api/user`, { headers: { cookie } });
    expect(await onTwo.json()).toMatchObject({ name: account.name });
    const logout = await fetch(`${two.url}/api/logout`, { method: "POST", headers: { cookie } });
    expect(logout.status).toBe(204);
    expect((await fetch(`${one.url}/api/user`, { headers: { cookie } })).status).toBe(401);
  },
);

onPostgres(
  "guesses are counted together, whichever process they reach",
  { timeout: slow },
  async () => {
    const env = { ...secret, DATABASE_URL: await emptyDatabase(postgres) };
    const [one, two] = await Promise.all([start(env), start(env)]);
    const guess = { username: newStudent().phone, password: "wrong!" };
    const statuses: number[] = [];
    for (const server of [one, two, one, two, one, two]) {
      statuses.push((await post(server, "/api/login", guess)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  },
);

onPostgres(
  "a dead database is said in a sentence, and the process goes on when it is back",
  {
    timeout: slow,
  },
  async () => {
    const road = await roadTo(await emptyDatabase(postgres));
    const server = await start({ ...secret, DATABASE_URL: road.url, LOG_LEVEL: "silent" });
    const { cookie } = await register(server);
    const me = () => fetch(`${server.url}/api/user`, { headers: { cookie } });
    road.cut();
    const dead = await me();
    expect(dead.status).toBe(503);
    expect(await dead.json()).toMatchObject({ code: "database_unavailable" });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    road.mend();
    expect((await me()).status).toBe(200);
  },
);

withoutServer(
  "the analyst is made from flags and standard input, and again with another password; progress is made anew, a forgotten password is reset, and all of it moves by a backup",
  {
    timeout: slow,
  },
  async () => {
    const folder = await dataDir();
    const create = (password: string) => {
      const flags = ["--name", "Meera", "--phone", "+91 90000 00003"];
      return spawnSync(process.execPath, ["dist/server/create-analyst.js", ...flags], {
        env: { PATH: process.env["PATH"], DATA_DIR: folder },
        input: `${password}\n`,
        encoding: "utf8",
      });
    };
    const short = create("12345");
    expect(short.status).toBe(1);
    expect(short.stderr).toContain("Password must be at least 6 characters");
    const twoLines = create("first\none");
    expect(twoLines.status).toBe(1);
    expect(twoLines.stderr).toMatch(/^The password must be one line: /u);
    expect(create("first-one").stdout).toBe(
      "Meera can log in with 9000000003 and open /analytics.\n",
    );
    expect(create("second-one").status).toBe(0);
    const rebuild = (what: string) =>
      spawnSync(process.execPath, [`dist/server/rebuild-${what}.js`], {
        env: { PATH: process.env["PATH"], DATA_DIR: folder },
        encoding: "utf8",
      }).stdout;
    expect(rebuild("progress")).toBe("Made the progress of 1 student(s) anew from their acts.\n");
    expect(rebuild("analytics")).toBe("Counted 0 day(s) anew from their rows.\n");
    const reset = (phone: string, password: string) =>
      spawnSync(process.execPath, ["dist/server/reset-password.js", "--phone", phone], {
        env: { PATH: process.env["PATH"], DATA_DIR: folder },
        input: `${password}\n`,
        encoding: "utf8",
      });
    expect(reset("9000000009", "third-one").stderr).toContain("No account has the phone number");
    expect(reset("+91 90000 00003", "short").stderr).toContain("at least 6 characters");
    expect(reset("+91 90000 00003", "third-one").stdout).toContain(
      "Meera can log in with 9000000003",
    );
    // The next database is restored from a backup.
    const other = await dataDir();
    const file = path.join(other, "backup.gz");
    const run = (command: string, dataFolder: string) =>
      spawnSync(process.execPath, [`dist/server/${command}.js`, file], {
        env: { PATH: process.env["PATH"], DATA_DIR: dataFolder },
        encoding: "utf8",
      });
    expect(run("backup", folder).stdout).toMatch(/^Wrote [1-9]\d* row\(s\) to \S+\. /u);
    expect(run("restore", other).stdout).toMatch(/^Restored [1-9]\d* row\(s\) from /u);
    const again = run("restore", other);
    expect(again.status).toBe(1);
    expect(again.stderr).toMatch(/^This database isn't empty .*\n$/u);
    const server = await start({ DATA_DIR: other });
    const login = (password: string) =>
      post(server, "/api/login", { username: "9000000003", password });
    expect((await login("second-one")).status).toBe(401);
    expect(await (await login("third-one")).json()).toMatchObject({ id: 3, name: "Meera" });
  },
);

withoutServer(
  "the settings reach the provider's moderation, and a provider that is down shows in the metrics",
  { timeout: slow },
  async () => {
    const provider = await startOpenAiServer({
      moderate: (words) => (words.includes("sorrow") ? ["self-harm/intent"] : []),
    });
    onTestFinished(provider.close);
    provider.respondWith({ kind: "status", status: 500 });
    const server = await start({
      DATA_DIR: await dataDir(),
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODERATION: "true",
      ANSWERS_IN_PROGRESS_PER_STUDENT: "10",
    });
    const place = await conversationIn(server);
    const cared = await askIn(server, place, "Write of sorrow");
    expect(await cared.json()).toMatchObject({ aiResponse: { helplines: [{}, {}, {}] } });
    expect(provider.requests).toHaveLength(0);
    await Promise.all(
      Array.from({ length: 5 }, () => askIn(server, place, "Why is the sky blue?")),
    );
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain("tutor_circuit_open 1");
  },
);

async function conversationIn(server: ServerProcess): Promise<OpenConversation> {
  const { cookie } = await register(server);
  const response = await fetch(`${server.url}/api/conversations`, {
    method: "POST",
    headers: { cookie, "Content-Type": "application/json" },
    body: JSON.stringify({ type: "homework" }),
  });
  const { id } = z.object({ id: z.number() }).parse(await response.json());
  return { cookie, id };
}

interface OpenConversation {
  cookie: string;
  id: number;
}

function askIn(server: ServerProcess, { cookie, id }: OpenConversation, question: string) {
  const body = new FormData();
  body.set("question", question);
  body.set("conversationId", String(id));
  return fetch(`${server.url}/api/homework/ask`, { method: "POST", headers: { cookie }, body });
}
