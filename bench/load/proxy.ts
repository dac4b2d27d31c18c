import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port.ts";

interface Proxy {
  name: "nginx" | "caddy";
  url: string;
  stop: () => Promise<void>;
}

/** A proxy before these servers: nginx where it is installed, otherwise Caddy with the product's own Caddyfile. */
export async function startProxy(upstreams: readonly string[]): Promise<Proxy> {
  const folder = await mkdtemp(path.join(tmpdir(), "sawaal-proxy-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const hosts = upstreams.map((upstream) => new URL(upstream).host);
  const name = isInstalled("nginx") ? "nginx" : "caddy";
  if (name === "caddy" && !isInstalled("caddy")) throw new Error("install nginx or caddy");
  const child =
    name === "nginx" ? await startNginx(folder, port, hosts) : startCaddy(folder, url, hosts);
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  await untilListening(url, child);
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
    process.off("exit", endWithUs);
    await rm(folder, { recursive: true, force: true });
  };
  return { name, url, stop };
}

async function startNginx(
  folder: string,
  port: number,
  hosts: readonly string[],
): Promise<ChildProcess> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((each) => `${each}_temp_path ${folder}/${each};`).join("\n  ")}
  client_max_body_size 12m;
  upstream sawaal {
    ${hosts.map((host) => `server ${host};`).join("\n    ")}
    keepalive 64;
    # Shorter than the servers' own 5 s: no request goes out over a connection that is just being closed.
    keepalive_timeout 4s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sawaal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_read_timeout 180s;
    }
  }
}`;
  const file = path.join(folder, "nginx.conf");
  await writeFile(file, config);
  return spawn("nginx", ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "inherit"] });
}

function startCaddy(folder: string, url: string, hosts: readonly string[]): ChildProcess {
  const args = ["run", "--config", path.resolve("Caddyfile"), "--adapter", "caddyfile"];
  const env = { PATH: process.env["PATH"], HOME: folder, DOMAIN: url, UPSTREAMS: hosts.join(" ") };
  return spawn("caddy", args, { env, stdio: ["ignore", "ignore", "ignore"] });
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, [program === "nginx" ? "-v" : "version"], { stdio: "ignore" });
    return true;
  } catch {
    // Falls back to the other proxy.
    return false;
  }
}

async function untilListening(url: string, child: ChildProcess): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1) {
    if (child.exitCode !== null) throw new Error("the proxy ended");
    const isThere = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(100);
  }
  throw new Error("the proxy doesn't answer");
}
