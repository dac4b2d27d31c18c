import lighthouse from "lighthouse";

/** The result of one visit, in milliseconds and bytes. */
export interface Visit {
  lcp: number;
  cls: number;
  tbt: number;
  /** Everything that loads before the page is complete: all but pictures that are lazy. */
  bytes: number;
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
}

const all = ["performance", "accessibility", "best-practices", "seo"];

/** On a busy machine the browser sometimes loses its trace; that visit is repeated. */
const mostLost = 3;

/** Lighthouse's defaults: a phone, slow 4G and a CPU four times slower, simulated. */
export async function visit(
  url: string,
  port: number,
  isStatic: boolean,
  lost = 0,
): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: isStatic ? ["performance"] : all,
    // The page for unknown paths is one of the product's.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) {
    if (lost < mostLost) return visit(url, port, isStatic, lost + 1);
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    lcp: valueOf("largest-contentful-paint"),
    cls: valueOf("cumulative-layout-shift"),
    tbt: valueOf("total-blocking-time"),
    bytes: bytesIn(audits["network-requests"]?.details),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

/** Lighthouse's details have no common type; this audit has a table of requests. */
function bytesIn(details: unknown): number {
  // safe: the audit's documented table; a missing column counts as nothing
  const { items = [] } = (details ?? {}) as {
    items?: { resourceType?: string; transferSize?: number }[];
  };
  return items
    .filter(({ resourceType }) => resourceType !== "Image")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
