import { expect, test } from "vitest";
import { brokenBudgets, brokenPage, firstScreensScript, manifestSchema } from "./size-budgets.ts";

const homework = "src/features/homework/homework-screen.tsx";
const doubts = "src/features/doubts/doubts-screen.tsx";
const katex = "src/ui/markdown/katex.ts";
const toast = "src/ui/toast.tsx";
const newBadge = "src/features/achievements/new-badge-toast.tsx";
const figure = "src/features/figures/concept-figure.tsx";
const drawing = "src/ui/plot/enlargeable-plot.tsx";
const outboxCards = "src/features/offline/outbox-cards.tsx";
const installCard = "src/features/dashboard/install-card.tsx";
const consentCard = "src/features/dashboard/consent-card.tsx";
const pendingLogout = "src/features/account/pending-logout.queries.ts";
const clearing = "src/app/clear-student-data.ts";
const pixels = "src/tracking/pixels.ts";
const dashboard = "src/features/dashboard/dashboard-screen.tsx";

interface Part {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isDynamicEntry?: boolean;
}

const chunk = (name: string, more: Partial<Part> = {}): Part => ({
  file: `assets/${name}.js`,
  imports: ["_vendor.js", "index.html"],
  isDynamicEntry: true,
  ...more,
});

/** A valid client with some changes. Each file has the size in `sizes`, or 1000 bytes. */
function built(otherwise: Record<string, Part> = {}, sizes: Record<string, number> = {}) {
  const app = {
    imports: ["_vendor.js"],
    dynamicImports: [
      homework,
      doubts,
      toast,
      newBadge,
      figure,
      outboxCards,
      installCard,
      pendingLogout,
      pixels,
    ],
  };
  const parts: Record<string, Part> = {
    "_vendor.js": { file: "assets/vendor.js" },
    "index.html": { file: "assets/index.js", ...app },
    [homework]: chunk("homework", { imports: ["index.html", "_answer.js"] }),
    [doubts]: chunk("doubts", { imports: ["index.html", "_answer.js"] }),
    "_answer.js": { file: "assets/answer.js", dynamicImports: [katex] },
    [katex]: chunk("katex", { imports: [] }),
    [toast]: chunk("toast"),
    [newBadge]: chunk("new-badge"),
    [figure]: chunk("figure"),
    [drawing]: chunk("drawing"),
    [outboxCards]: chunk("outboxCards"),
    [installCard]: chunk("install-card"),
    [consentCard]: chunk("consent-card"),
    [pendingLogout]: chunk("pending-logout"),
    [clearing]: chunk("clear-student-data"),
    [pixels]: chunk("pixels"),
    ...otherwise,
  };
  const sizeOf = (file: string) => sizes[file] ?? 1000;
  return { manifest: manifestSchema.parse(parts), screens: [dashboard, doubts, homework], sizeOf };
}

test("a client in which every screen is its own chunk breaks no rule", () => {
  expect(brokenBudgets(built())).toEqual([]);
  expect(firstScreensScript(built())).toEqual({
    files: ["assets/index.js", "assets/vendor.js"],
    bytes: 2000,
  });
});

test("too much script for the first screens is reported with the excess bytes", () => {
  const [broken, ...others] = brokenBudgets(built({}, { "assets/vendor.js": 119_250 }));
  expect(broken).toContain("250 above 120000");
  expect(others).toEqual([]);
});

test("chunks that the app prefetches count too", () => {
  const tracking = "src/tracking/track.ts";
  const app = { file: "assets/index.js", imports: ["_vendor.js"], dynamicImports: [tracking] };
  const client = built({ "index.html": app, [tracking]: chunk("tracking") });
  expect(firstScreensScript(client).files).toContain("assets/tracking.js");
});

test("a dashboard in a chunk of its own counts with the app", () => {
  expect(firstScreensScript(built({ [dashboard]: chunk("dashboard") })).bytes).toBe(3000);
});

test("a screen that is imported statically is named", () => {
  const client = built();
  delete client.manifest[doubts];
  expect(brokenBudgets(client)).toEqual([expect.stringContaining(`${doubts} is not a chunk`)]);
});

test("a screen that loads another one is named", () => {
  const both = chunk("homework", { imports: ["index.html", doubts] });
  expect(brokenBudgets(built({ [homework]: both }))).toEqual([
    `${homework} brings ${doubts} with it.`,
  ]);
});

test("KaTeX in a chunk of several screens is named for each of them", () => {
  const answer = { file: "assets/answer.js", imports: [katex] };
  expect(brokenBudgets(built({ "_answer.js": answer }))).toEqual([
    `${doubts} brings ${katex} with it.`,
    `${homework} brings ${katex} with it.`,
  ]);
});

const page = (tags: string) => `<link rel="canonical" href="/"/>${tags}<p>Buy</p>`;
const weights = {
  ofText: () => 9000,
  ofFile: (file: string) => (file.includes("hero") ? 40_000 : 500),
};

test("a page's size counts what it loads at once, without pictures further down", () => {
  const lazy = page(
    '<script type="module" src="/assets/a.js"></script><img loading="lazy" src="/assets/hero.webp"/>',
  );
  expect(brokenPage("landing", lazy, weights, [])).toEqual([]);
  const eager = page(
    '<script type="module" src="/assets/a.js"></script><img src="/assets/hero.webp"/>',
  );
  expect(brokenPage("landing", eager, weights, [])).toEqual([
    "The page landing is 49500 bytes: 4500 above 45000.",
  ]);
});

test("a page that loads the app before its first paint is named", () => {
  const eager = page('<link rel="modulepreload" href="/assets/vendor.js"/>');
  expect(brokenPage("auth", eager, weights, ["assets/vendor.js"])).toEqual([
    "The page auth loads assets/vendor.js of the app before it is seen.",
  ]);
});
