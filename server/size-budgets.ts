import { z } from "zod";

/** What Vite's manifest says of the built client: which file came of which source, and what it brings with it. */
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

/** Bytes of compressed script for signing in and seeing the dashboard. */
export const firstScreensBudget = 120_000;

const appEntry = "index.html";
/** The two screens that every student passes; they come with the app. */
const firstScreens = [
  "src/features/account/auth-screen.tsx",
  "src/features/dashboard/dashboard-screen.tsx",
];
/**
 * What most visits don't need, and never comes with a screen: fetched with the first formula, figure, toast or new badge,
 * after leaving, for an account without a consent, or where there are pixels and the visitor has allowed them.
 */
const onDemand = [
  "src/ui/markdown/katex.ts",
  "src/features/figures/concept-figure.tsx",
  "src/ui/plot/enlargeable-plot.tsx",
  "src/ui/toast.tsx",
  "src/features/achievements/new-badge-toast.tsx",
  "src/features/dashboard/install-card.tsx",
  "src/features/dashboard/consent-card.tsx",
  "src/features/offline/arrived-items.tsx",
  "src/features/account/left-session.queries.ts",
  "src/app/forget-on-phone.ts",
  "src/tracking/pixels.ts",
];

/** Bytes of a public page, with all that it loads before its first paint is complete. */
export const pageBudget = 45_000;

interface Built {
  manifest: Manifest;
  /** All sources whose name says that they are a screen, as the manifest names sources. */
  screens: readonly string[];
  /** Bytes of a file as it is served. */
  sizeOf: (file: string) => number;
}

/** The files that a student has loaded by the time she sees her dashboard, and what they weigh. */
export function firstScreensScript({ manifest, screens, sizeOf }: Built) {
  const started = closure(manifest, [appEntry, ...firstScreens]);
  // What is fetched later without being asked for weighs all the same; another screen is asked for.
  const unasked = [...started]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => !screens.includes(key) && !onDemand.includes(key));
  const files = [...closure(manifest, [...started, ...unasked])]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith(".js"))
    .sort();
  return { files, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
}

/** Every broken rule in a sentence, with by how much; none where all is well. */
export function brokenBudgets(built: Built): string[] {
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

/** What a public page weighs with its scripts and with the pictures that don't wait to be scrolled to. */
export function pageBytes(html: string, sizes: PageSizes): number {
  return filesAtOnce(html).reduce((sum, file) => sum + sizes.ofFile(file), sizes.ofText(html));
}

interface PageSizes {
  ofText: (text: string) => number;
  ofFile: (file: string) => number;
}

/** What a public page breaks: its weight, or that nothing of the app comes with it. */
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

/** Everything that is loaded with these, they themselves among it. */
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
