import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { parseConfig } from "./config.ts";
import { createMetrics } from "./metrics/metrics.ts";

const dashboard = z.object({
  uid: z.string(),
  panels: z.array(
    z.object({
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});

const alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Sawaal[A-Z]\w+$/u),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+m$/u)
            .optional(),
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

async function readDashboard() {
  return dashboard.parse(JSON.parse(await readFile("operations/grafana-dashboard.json", "utf8")));
}

async function readAlerts() {
  const { groups } = alerts.parse(parse(await readFile("operations/alerts.yaml", "utf8")));
  return groups.flatMap(({ rules }) => rules);
}

/** The names and labels of all series, after everything has been counted once. */
async function readSeries(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics();
  metrics.watchProcess();
  metrics.observeCall({
    operation: "homework",
    feature: "homework",
    engine: "openai",
    model: "gpt-5-mini",
    usage: { inputTokens: 1, outputTokens: 1 },
    costMicroUsd: 1,
    firstPartMilliseconds: 1,
    milliseconds: 1,
    outcome: "answered",
    verdict: "checked",
  });
  const { body } = await metrics.text();
  const declared = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  // Prometheus adds these two labels to each series, and the series `up`.
  const series = new Map(
    [...declared, "up"].map((name) => [name, new Set(["job", "instance"])] as const),
  );
  for (const [, name = "", labels = ""] of body.matchAll(/^(\w+)\{(.*)\} /gmu)) {
    for (const label of namesBefore(/="/gu, labels)) series.get(name)?.add(label);
  }
  return series;
}

function namesBefore(sign: RegExp, text: string): string[] {
  const pattern = new RegExp(String.raw`(\w+)\s*(?:${sign.source})`, "gu");
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

/** PromQL words that are not series; braces, brackets, quotes and `by (…)` are removed before. */
const language = new Set(
  "sum max rate increase changes absent clamp_min histogram_quantile by and or".split(" "),
);

function seriesIn(expression: string): { name: string; labels: string[] }[] {
  const bare = expression.replaceAll(/\bby \([^)]*\)|\[[^\]]*\]|\b\d[\d.e]*/gu, "");
  return [...bare.matchAll(/([a-z]\w*)(?:\{([^}]*)\})?/giu)]
    .map(([, name = "", matchers = ""]) => ({
      name,
      labels: namesBefore(/=~|!~|!=|=/u, matchers),
    }))
    .filter(({ name }) => !language.has(name));
}

const groupedBy = (expression: string) =>
  [...expression.matchAll(/\bby \(([^)]*)\)/gu)].flatMap(([, labels = ""]) => labels.split(", "));

/** The series and labels of an expression that no server exports. */
function unknownIn(expression: string, series: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const named = seriesIn(expression);
  const grouped = groupedBy(expression).filter((label) =>
    named.every(({ name }) => !series.get(name)?.has(label)),
  );
  const own = named.flatMap(({ name, labels }) => {
    const known = series.get(name);
    return known ? labels.filter((label) => !known.has(label)) : [name];
  });
  return [...own, ...grouped];
}

test("dashboard and alerts use only series and labels that the server exports", async () => {
  const series = await readSeries();
  const { panels } = await readDashboard();
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...(await readAlerts()).map(({ expr }) => expr),
  ];
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.filter((each) => seriesIn(each).length === 0)).toEqual([]);
  expect(expressions.flatMap((each) => unknownIn(each, series))).toEqual([]);
});

test("no panel of the dashboard overlaps another or exceeds its width", async () => {
  const { panels } = await readDashboard();
  const covers = (
    { gridPos: one }: (typeof panels)[number],
    { gridPos: other }: (typeof panels)[number],
  ) =>
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h;
  const wrong = panels.filter(
    (panel, index) =>
      panel.gridPos.x + panel.gridPos.w > 24 ||
      panels.slice(index + 1).some((other) => covers(panel, other)),
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});

test("a legend uses labels that its expression groups by, or the server", async () => {
  const { panels } = await readDashboard();
  const wrong = panels.flatMap(({ targets }) =>
    targets.filter(({ expr, legendFormat }) => {
      const by = groupedBy(expr);
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/gu)].map(([, label = ""]) => label);
      return shown.some((label) => (by.length === 0 ? label !== "instance" : !by.includes(label)));
    }),
  );
  expect(wrong).toEqual([]);
});

test("every alert has a row in docs/operating.md, and every row its alert", async () => {
  const text = await readFile("docs/operating.md", "utf8");
  const written = [...text.matchAll(/`(Sawaal[A-Z]\w+)`/gu)].map(([, name]) => name);
  const names = (await readAlerts()).map(({ alert }) => alert);
  expect([...new Set(written)].toSorted()).toEqual(names.toSorted());
});

test("Prometheus has every server of the recipe as a target, and the rules", async () => {
  const { services } = z
    .object({ services: z.record(z.string(), z.unknown()) })
    .parse(parse(await readFile("compose.yaml", "utf8")));
  const prometheus = z
    .object({
      rule_files: z.array(z.string()),
      scrape_configs: z.array(
        z.object({
          job_name: z.string(),
          static_configs: z.array(z.object({ targets: z.array(z.string()) })),
        }),
      ),
    })
    .parse(parse(await readFile("operations/prometheus.yaml", "utf8")));
  expect(prometheus.rule_files).toEqual(["alerts.yaml"]);
  const targets = Object.keys(services)
    .filter((name) => name.startsWith("server-"))
    .map((name) => `${name}:3000`);
  expect(prometheus.scrape_configs).toEqual([
    { job_name: "sawaal", static_configs: [{ targets }] },
  ]);
});

test("PgBouncer pools by transaction, and has the servers' statement time-outs", async () => {
  const recipe = await readFile("operations/pgbouncer.ini", "utf8");
  const { database } = parseConfig({ DATABASE_URL: "postgres://sawaal@database:5432/sawaal" });
  expect(recipe).toMatch(/^pool_mode = transaction$/mu);
  expect(recipe).toMatch(/^max_prepared_statements = \d+$/mu);
  expect(recipe).toMatch(/^ignore_startup_parameters = statement_timeout$/mu);
  const bound = /connect_query='set statement_timeout = (\d+)'/u.exec(recipe)?.[1];
  expect(database).toMatchObject({ statementTimeoutMs: Number(bound) });
});

test("session state of a connection is used in migrations and signals only, which bypass PgBouncer", async () => {
  const files = (await readdir("server", { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/u.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/testing/"));
  const ofConnection = /pg_(?:try_)?advisory_lock\b|`listen |"set (?!local |transaction )\w+ ?=/iu;
  const found = await Promise.all(
    files.map(async (file) => (ofConnection.test(await readFile(file, "utf8")) ? [file] : [])),
  );
  expect(found.flat().toSorted()).toEqual(["server/db/migrate.ts", "server/db/signals.ts"]);
});
