import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { createMetrics } from "./metrics/metrics.ts";
import { freePort } from "./testing/free-port.ts";

const hasCaddy = (() => {
  try {
    execFileSync("caddy", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

function untilEndOfTest(child: ChildProcess): void {
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
}

async function upstream() {
  const child = spawn(process.execPath, ["--import", "tsx", "server/testing/upstream-main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  untilEndOfTest(child);
  const [line] = (await once(child.stdout, "data")) as [Buffer]; // safe: what a pipe is documented to give
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { address: `127.0.0.1:${line.toString().trim()}`, kill };
}

/** Debian's Caddy with the product's Caddyfile in front of two servers. */
async function proxyOf(upstreams: readonly { address: string }[]): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), "sawaal-caddy-"));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn("caddy", ["run", "--config", "Caddyfile", "--adapter", "caddyfile"], {
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      DOMAIN: url,
      UPSTREAMS: upstreams.map(({ address }) => address).join(" "),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  untilEndOfTest(child);
  let log = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes("serving initial configuration")) resolve();
    });
    child.once("exit", () => reject(new Error(`Caddy ended:\n${log}`)));
  });
  return url;
}

/** Retries as the client does: a proxy's own 503 means that a server is down. */
async function asTheAppSends(url: string, init: RequestInit, met: number[]): Promise<string> {
  for (;;) {
    const response = await fetch(url, init);
    met.push(response.status);
    const text = await response.text();
    if (response.status !== 503) return text;
    expect(response.headers.get("Retry-After")).toBe("2");
    expect(text).toMatch(/^Sawaal is starting again/u);
  }
}

// Skipped where Debian's `caddy` isn't installed: nothing else reads a Caddyfile.
test.runIf(hasCaddy)(
  "one of two servers is killed: no 502 in 200 requests (needs Debian's caddy)",
  async () => {
    const servers = await Promise.all([upstream(), upstream()]);
    const proxy = await proxyOf(servers);
    const read: number[] = [];
    const written: number[] = [];
    const body = "a question of a student";
    for (let round = 0; round < 10; round += 1) {
      if (round === 3) await servers[0].kill();
      const reading = Array.from({ length: 10 }, async () => {
        const response = await fetch(`${proxy}/api/user`);
        read.push(response.status);
      });
      const writing = Array.from({ length: 10 }, () =>
        asTheAppSends(`${proxy}/api/homework/ask`, { method: "POST", body }, written),
      );
      const bytes = await Promise.all(writing);
      expect(new Set(bytes)).toEqual(new Set([String(body.length)]));
      await Promise.all(reading);
    }
    expect(read).toEqual(Array(100).fill(200));
    expect(written.filter((status) => status === 200)).toHaveLength(100);
    expect(written.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  },
);

test.runIf(hasCaddy)(
  "a body larger than the photo limit is refused by the proxy (needs Debian's caddy)",
  async () => {
    const proxy = await proxyOf([await upstream()]);
    const send = (bytes: number) =>
      fetch(`${proxy}/api/homework/ask`, { method: "POST", body: new Uint8Array(bytes) });
    expect(await (await send(11_000_000)).text()).toBe("11000000");
    const refused = await send(12_000_000);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: "body_too_large", status: 413 });
  },
);

const service = z.looseObject({
  environment: z.record(z.string(), z.unknown()).optional(),
  mem_limit: z.string(),
  restart: z.literal("unless-stopped"),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  volumes: z.array(z.string()).optional(),
});

async function recipe() {
  const text = await readFile("compose.yaml", "utf8");
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(text, { merge: true }));
  return { text, services };
}

test("every service of the recipe has a memory limit, and the product's services a read-only root", async () => {
  const { services } = await recipe();
  expect(Object.keys(services)).toEqual(["database", "server-1", "server-2", "proxy"]);
  for (const name of ["server-1", "server-2", "proxy"]) {
    expect(services[name]).toMatchObject({ read_only: true, tmpfs: ["/tmp"] });
  }
  // Longer than the time for answers in progress.
  expect(services["server-1"]?.stop_grace_period).toBe("40s");
  expect(services["proxy"]?.volumes).toContain("./Caddyfile:/etc/caddy/Caddyfile:ro");
});

test("the recipe's database password is not part of a URL, where @ / : have a meaning", async () => {
  const { text, services } = await recipe();
  for (const line of text.split("\n").filter((each) => each.includes("DATABASE_URL"))) {
    expect(line).not.toContain("POSTGRES_PASSWORD");
  }
  expect(services["server-1"]?.environment?.["DATABASE_PASSWORD"]).toContain("POSTGRES_PASSWORD");
});

test("another database and further servers can be named without a change of the recipe", async () => {
  const { services } = await recipe();
  expect(services["server-1"]?.environment).toMatchObject({
    DATABASE_URL: "${DATABASE_URL:-postgres://sawaal@database:5432/sawaal}",
  });
  const caddyfile = await readFile("Caddyfile", "utf8");
  const usual = /\{\$UPSTREAMS:(.+?)\}/u.exec(caddyfile)?.[1];
  expect(services["proxy"]?.environment?.["UPSTREAMS"]).toBe(`\${UPSTREAMS:-${usual}}`);
});

test("the image has a command for every operator's script", async () => {
  const [image, operating] = await Promise.all(
    ["Dockerfile", "docs/operating.md"].map((file) => readFile(file, "utf8")),
  );
  const names = /^RUN for name in ([^;]+);/mu.exec(image ?? "")?.[1]?.split(" ") ?? [];
  expect(names).toEqual(
    expect.arrayContaining(["create-analyst", "reset-password", "check-tutor"]),
  );
  for (const name of names) {
    expect(operating).toContain(name);
    await expect(readFile(`server/${name}.ts`, "utf8")).resolves.not.toBe("");
  }
});

test("the proxy waits for longer than any answer takes", async () => {
  const seconds = /response_header_timeout (\d+)s/u.exec(await readFile("Caddyfile", "utf8"))?.[1];
  expect(Number(seconds)).toBeGreaterThan(150);
});

test("the recipe passes on every setting of .env.example, or sets it", async () => {
  const { services } = await recipe();
  const example = await readFile(".env.example", "utf8");
  const settings = [...example.matchAll(/^([A-Z_]+)=/gmu)].map(([, name]) => name ?? "");
  const given = Object.keys(services["server-1"]?.environment ?? {});
  const ofTheImage = new Set(["PORT", "HOST", "DATA_DIR"]);
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !given.includes(name) && !ofTheImage.has(name))).toEqual([]);
});

test("the image starts the server as npm start does, with its data in a writable volume", async () => {
  const image = await readFile("Dockerfile", "utf8");
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile("package.json", "utf8")));
  const command = z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/mu.exec(image)?.[1] ?? ""));
  expect(`exec ${command.join(" ")}`).toBe(scripts["start"]);
  expect(image).toMatch(/^ENV .*\bDATA_DIR=\/data$/mu);
  expect(image).toMatch(/^RUN .*install -d -o node -g node -m 700 \/data/mu);
  expect(image).toMatch(/^VOLUME \/data$/mu);
  expect(image.indexOf("VOLUME")).toBeGreaterThan(image.indexOf("/data "));
});

test("the image has every workspace's package.json wherever it installs packages", async () => {
  const image = await readFile("Dockerfile", "utf8");
  const { workspaces } = z
    .object({ workspaces: z.array(z.string()) })
    .parse(JSON.parse(await readFile("package.json", "utf8")));
  expect(workspaces).toEqual(["server/maths"]);
  const beforeInstalls = image.split("RUN npm ci").slice(0, -1);
  expect(beforeInstalls.length).toBe(2);
  for (const lines of beforeInstalls) {
    for (const folder of workspaces)
      expect(lines).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  }
});

test("docs/operating.md names only metrics that are exported", async () => {
  const text = await readFile("docs/operating.md", "utf8");
  const named = [...text.matchAll(/`((?:tutor|answers|nodejs|process)_[a-z\d_]+)`/gu)];
  const metrics = createMetrics();
  metrics.watchProcess();
  const { body } = await metrics.text();
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(([, name]) => !body.includes(`# TYPE ${name} `))).toEqual([]);
});
