import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fillPage, type PageSettings } from "#shared/domain/page-template.ts";
import { pages, pagesToFind } from "#shared/domain/pages.ts";
import { readyText, type ReadyFile } from "./ready-file.ts";

/** Settings of the pages. Their origin is separate, for it may be known only with a request. */
export type PublicSettings = Omit<PageSettings, "origin">;

/** The built public pages: HTML with placeholders. */
export interface BuiltPages {
  /** By path, with `?mode=` where a page has several; and the page for unknown paths. */
  templates: ReadonlyMap<string, string>;
  notFound: string | null;
  /** The CSP hashes of their inline style sheets and scripts. */
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
}

/** The build's pages are at `pages/<name>.html`; this one answers unknown paths. */
const notFoundName = "notFound";

export async function readBuiltPages(clientDir: string): Promise<BuiltPages> {
  const folder = path.join(clientDir, "pages");
  const files = await readdir(folder).catch(() => []);
  const templates = new Map<string, string>();
  let notFound: string | null = null;
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(path.join(folder, file), "utf8");
    const name = path.basename(file, ".html");
    if (name === notFoundName) notFound = html;
    else templates.set(pathOf(name), html);
  }
  const html = [...templates.values(), notFound ?? ""].join("");
  return {
    templates,
    notFound,
    styleHashes: hashesOf(html.matchAll(/<style>(.*?)<\/style>/gsu)),
    // Data blocks and scripts with a file need no hash.
    scriptHashes: hashesOf(html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gsu)),
  };
}

/** The file `auth@sign-up` is the page /auth in the mode `sign-up`. */
function pathOf(file: string): string {
  const [name = "", mode] = file.split("@");
  const path = new Map<string, string>(Object.entries(pages)).get(name);
  if (path === undefined) throw new Error(`The build has a page ${file} that no path leads to`);
  return mode === undefined ? path : `${path}?mode=${mode}`;
}

const hashesOf = (found: Iterable<RegExpExecArray>) => [
  ...new Set(Array.from(found, ([, code = ""]) => hashOf(code))),
];
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** The pages of one origin, filled in and compressed. */
export interface PageSet {
  byPath: ReadonlyMap<string, ReadyFile>;
  notFound: ReadyFile | null;
}

/** The number of requested hosts that get separate pages, where PUBLIC_URL isn't set. */
const mostOrigins = 8;

/**
 * Returns the pages for an origin, built once each. A caller may invent thousands of hosts, so from the ninth on they
 * get the pages of the first.
 */
export function createPublicPages(built: BuiltPages, settings: PublicSettings) {
  const sets = new Map<string, Promise<PageSet>>();
  return (origin: string): Promise<PageSet> => {
    const existing = sets.get(origin);
    if (existing) return existing;
    const [first] = sets.values();
    if (first && sets.size >= mostOrigins) return first;
    const made = makePages(built, { ...settings, origin });
    sets.set(origin, made);
    return made;
  };
}

async function makePages(builtPages: BuiltPages, settings: PageSettings): Promise<PageSet> {
  const ready = (html: string) => readyText("page.html", "no-cache", fillPage(html, settings));
  const byPath = new Map(
    await Promise.all(
      Array.from(builtPages.templates, async ([at, html]): Promise<[string, ReadyFile]> => [
        at,
        await ready(html),
      ]),
    ),
  );
  byPath.set("/robots.txt", await readyText("robots.txt", "no-cache", robots(settings.origin)));
  byPath.set("/sitemap.xml", await readyText("sitemap.xml", "no-cache", sitemap(settings.origin)));
  return {
    byPath,
    notFound: builtPages.notFound === null ? null : await ready(builtPages.notFound),
  };
}

const robots = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

function sitemap(origin: string): string {
  const entries = pagesToFind.map((page) => `  <url><loc>${origin}${page}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}
