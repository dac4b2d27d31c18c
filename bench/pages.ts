import process from "node:process";
import { pages } from "#shared/domain/pages.ts";
import { launchBrowser } from "../e2e/browser.ts";
import { startProduct } from "../e2e/product.ts";
import { freePort } from "../server/testing/free-port.ts";
import { startStaticCopy } from "./pages/static-copy.ts";
import { visit, type Visit } from "./pages/visit.ts";
import { median } from "./statistics.ts";

/**
 * `npm run bench:pages`: every public page in Lighthouse, five visits, each compared with one of a static copy of the
 * same HTML and pictures. Exits 1 where a target is missed. `-- --pages /,/auth --visits 3` shortens it.
 */
const bars = { ratio: 1.03, cls: 0, tbt: 50, bytes: 45_000, score: 100 };

const { landing, subscribe, weeklyPass, thankYou, privacy, auth } = pages;
const noSuchPage = "/no-such-page";
const argument = (name: string) => process.argv[process.argv.indexOf(name) + 1];
const optionOf = (name: string) => (process.argv.includes(name) ? argument(name) : undefined);
const paths = optionOf("--pages")?.split(",") ?? [
  landing,
  subscribe,
  weeklyPass,
  thankYou,
  privacy,
  auth,
  noSuchPage,
];
const visits = Number(optionOf("--visits") ?? 5);

const port = await freePort();
const [browser, product] = await Promise.all([
  launchBrowser({ args: [`--remote-debugging-port=${port}`], isDesktop: true }),
  startProduct({ PAYMENT_LINK_MONTHLY: "https://pay.example/m" }),
]);
const copy = await startStaticCopy(product.url);
let missed = 0;
try {
  for (const path of paths) missed += report(path, await measure(path));
} finally {
  copy.stop();
  await browser.close();
  await product.stop();
}
process.exitCode = missed === 0 ? 0 : 1;

async function measure(path: string): Promise<{ ours: Visit[]; statics: Visit[] }> {
  const ours: Visit[] = [];
  const statics: Visit[] = [];
  // A warm-up: the server's first response and the browser's first visit cost more than all later ones.
  await visit(product.url + path, port, true);
  await visit(copy.url + path, port, true);
  for (let count = 0; count < visits; count += 1) {
    ours.push(await visit(product.url + path, port, false));
    statics.push(await visit(copy.url + path, port, true));
  }
  return { ours, statics };
}

/** Prints a page's row and its missed targets; returns how many. */
function report(path: string, { ours, statics }: { ours: Visit[]; statics: Visit[] }): number {
  const of = (visits: Visit[], value: (visit: Visit) => number) => median(visits.map(value));
  const lcp = of(ours, (visit) => visit.lcp);
  const floor = of(statics, (visit) => visit.lcp);
  const figures = {
    ratio: lcp / floor,
    cls: Math.max(...ours.map(({ cls }) => cls)),
    tbt: of(ours, ({ tbt }) => tbt),
    bytes: of(ours, ({ bytes }) => bytes),
  };
  const scores = Object.keys(ours[0]?.scores ?? {}).map(
    (name) => [name, of(ours, (visit) => visit.scores[name] ?? 0)] as const,
  );
  // A noindex page has no SEO score, and its status is an error in the console.
  const ofExisting = new Set(["seo", "best-practices"]);
  const relevantScores = scores.filter(([name]) => path !== noSuchPage || !ofExisting.has(name));
  console.log(
    `${path.padEnd(14)} LCP ${lcp.toFixed(0)} ms, static ${floor.toFixed(0)} ms, ratio ${figures.ratio.toFixed(3)} · CLS ${figures.cls.toFixed(3)} · TBT ${figures.tbt.toFixed(0)} ms, static ${of(statics, ({ tbt }) => tbt).toFixed(0)} ms · ${figures.bytes} bytes · ${scores.map(([name, score]) => `${name} ${score}`).join(", ")}`,
  );
  const misses = [
    ...(["ratio", "cls", "tbt", "bytes"] as const)
      .filter((name) => !(figures[name] <= bars[name]))
      .map((name) => `${name} ${figures[name].toFixed(3)} > ${bars[name]}`),
    ...relevantScores
      .filter(([, score]) => score < bars.score)
      .map(([name, score]) => `${name} ${score} < ${bars.score}`),
  ];
  for (const miss of misses) console.log(`  missed: ${miss}`);
  return misses.length;
}
