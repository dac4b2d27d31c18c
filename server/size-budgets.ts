import { z } from "zod";

/** Vite's manifest of the built client: the file of each source, and what it imports. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Bytes of compressed script for signing in and displaying the dashboard. */
export const firstScreensBudget = 120_000;

const appEntry = "index.html";
/** The two screens that every student passes; they load with the app. */
const firstScreens = [
  "src/features/account/auth-screen.tsx",
  "src/features/dashboard/dashboard-screen.tsx",
];
/**
 * Modules that most visits don't need, and that no screen may load at once: fetched with the first formula, figure,
 * toast or new badge, after leaving, for an account without a consent, or where there are pixels and the visitor has
 * consented.
 */
const onDemand = [
  "src/ui/markdown/katex.ts",
  "src/features/figures/concept-figure.tsx",
  "src/ui/plot/enlargeable-plot.tsx",
  "src/ui/toast.tsx",
  "src/features/achievements/new-badge-toast.tsx",
  "src/features/dashboard/install-card.tsx",
  "src/features/dashboard/consent-card.tsx",
  "src/features/offline/outbox-cards.tsx",
  "src/features/account/pending-logout.queries.ts",
  "src/app/clear-student-data.ts",
  "src/tracking/pixels.ts",
];

/** Bytes of a public page, with everything that it loads before its first paint is complete. */
export const pageBudget = 45_000;

interface ClientBuild {
  manifest: Manifest;
  /** All screen sources, by the names that the manifest has for them. */
  screens: readonly string[];
  /** The bytes of a file as it is served. */
  sizeOf: (file: string) => number;
}

/** The files loaded by the time a student sees her dashboard, and their size. */
export function firstScreensScript({ manifest, screens, sizeOf }: ClientBuild) {
  const initialKeys = closure(manifest, [appEntry, ...firstScreens]);
  // Prefetched chunks count; a screen that the student has to open does not.
  const unasked = [...initialKeys]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => !screens.includes(key) && !onDemand.includes(key));
  const files = [...closure(manifest, [...initialKeys, ...unasked])]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith(".js"))
    .sort();
  return { files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
}

/** A sentence for every broken rule, with the excess; empty where there is none. */
export function brokenBudgets(built: ClientBuild): string[] {
  const { manifest, screens } = built;
  const { bytes } = firstScreensScript(built);
  const further = screens.filter((screen) => !firstScreens.includes(screen));
  return [
    ...(bytes > firstScreensBudget
      ? [
          `Signing in and the dashboard load ${bytes} bytes of compressed script: ${bytes - firstScreensBudget} above ${firstScreensBudget}.`,
        ]
      : []),
    ...[...further, ...onDemand].flatMap((source) => ownChunk(manifest, source)),
    ...[appEntry, ...further].flatMap((loaded) => bringsAlong(manifest, loaded, further)),
  ];
}

/** The size of a public page with its scripts and the pictures that load at once. */
export function pageBytes(html: string, sizes: PageSizes): number {
  return filesAtOnce(html).reduce((sum, file) => sum + sizes.ofFile(file), sizes.ofText(html));
}

interface PageSizes {
  ofText: (text: string) => number;
  ofFile: (file: string) => number;
}

/** The rules that a public page breaks: its size, and that it loads nothing of the app. */
export function brokenPage(name: string, html: string, sizes: PageSizes, app: string[]): string[] {
  const bytes = pageBytes(html, sizes);
  const heavy = `The page ${name} is ${bytes} bytes: ${bytes - pageBudget} above ${pageBudget}.`;
  return [
    ...(bytes > pageBudget ? [heavy] : []),
    ...filesAtOnce(html).flatMap((file) =>
      app.includes(file) ? [`The page ${name} loads ${file} of the app before it is seen.`] : [],
    ),
  ];
}

function filesAtOnce(html: string): string[] {
  const tags = html.match(/<(?:script|img|link)\b[^>]*>/gu) ?? [];
  return tags
    .filter(
      (tag) => !/\bloading="lazy"/u.test(tag) && !/\brel="(?!stylesheet|.*preload)/u.test(tag),
    )
    .flatMap((tag) => /\b(?:src|href)="\/([^"]+)"/u.exec(tag)?.[1] ?? []);
}

function ownChunk(manifest: Manifest, source: string): string[] {
  if (manifest[source]?.isDynamicEntry) return [];
  return [`${source} is not a chunk of its own: something imports it instead of fetching it.`];
}

function bringsAlong(manifest: Manifest, loaded: string, further: readonly string[]): string[] {
  const brought = closure(manifest, [loaded]);
  return [...further, ...onDemand].flatMap((source) =>
    source !== loaded && brought.has(source) ? [`${loaded} brings ${source} with it.`] : [],
  );
}

/** The transitive imports of these modules, themselves included. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = keys.filter((key) => key in manifest);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    waiting.push(...(manifest[key]?.imports ?? []));
  }
  return found;
}
