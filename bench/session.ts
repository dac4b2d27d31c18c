import { fork } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { median } from "./statistics.ts";

/**
 * Compares the requests per second of `GET /api/user` with a session with bare Express with one prepared query: the
 * cost of sessions, sign-in, headers and logging. Run by `npm run bench:session -- [seconds] [rounds]`, on a temporary
 * PostgreSQL server.
 */
const [seconds = 6, rounds = 3] = process.argv.slice(2).map(Number);

interface Listening {
  port: number;
  cookie: string;
}

async function measure(which: "floor" | "product"): Promise<number> {
  const server = fork(new URL("session-server.ts", import.meta.url), [which], {
    execArgv: ["--import", "tsx"],
  });
  const [{ port, cookie }] = (await once(server, "message")) as [Listening]; // safe: sent by session-server.ts
  const url = `http://127.0.0.1:${port}/api/user`;
  const load = { url, connections: 20, headers: { cookie } };
  await autocannon({ ...load, duration: Math.min(2, seconds) });
  const { requests, non2xx } = await autocannon({ ...load, duration: seconds });
  server.kill();
  if (non2xx > 0) throw new Error(`${non2xx} requests of ${which} failed`);
  return requests.average;
}

const results = { floor: [] as number[], product: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  results.floor.push(await measure("floor"));
  results.product.push(await measure("product"));
}
const floor = median(results.floor);
const product = median(results.product);
console.log(`bare Express, one named query: ${Math.round(floor)} requests/s`);
console.log(`GET /api/user with a session:  ${Math.round(product)} requests/s`);
console.log(
  `ratio: ${(product / floor).toFixed(2)} (median of ${rounds} rounds of ${seconds} s each)`,
);
