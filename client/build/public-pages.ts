import { readFile } from "node:fs/promises";
import path from "node:path";
import { runnerImport, type Connect, type Plugin, type Rolldown, type ViteDevServer } from "vite";
import { fillPage } from "../../shared/domain/page-template.ts";
import { withoutSlash } from "../../shared/domain/pages.ts";
import {
  compileScript,
  compileStyles,
  filesIn,
  scriptsIn,
  withNames,
  withScriptsInside,
  withScriptsLate,
  withStylesInside,
} from "./page-files.ts";
import { builtPages, type RenderedPage } from "./rendered-page.ts";

interface Options {
  /** Folder of the client. */
  root: string;
  /** Modules under it, such as `/src/marketing/render-pages.tsx`, that export `renderPages`. */
  renderers: readonly string[];
  /** The same for pages that the app hydrates; in development the app renders them itself. */
  appRenderers: readonly string[];
  /** Files of the app's own page: a page that names one of these gets the name of its built file. */
  app: { page: string; script: string; styles: string };
}

interface Renderer {
  renderPages: () => RenderedPage[];
}

/**
 * Renders the public pages to HTML when the client is built. Source files that a page names get their built names:
 * style sheets are inlined, scripts become separate chunks, pictures hashed files.
 */
export function publicPages({ root, renderers, appRenderers, app }: Options): Plugin {
  let pages: RenderedPage[] = [];
  const styles = new Map<string, string>();
  const scripts = new Map<string, string>();
  const references = new Map<string, string>();
  return {
    name: "public-pages",
    apply: (_config, { command, isPreview }) => command === "build" || !isPreview,
    configureServer: (server) => {
      server.middlewares.use(pagesWhileDeveloping(server, renderers));
    },
    async buildStart() {
      if (this.environment.mode !== "build") return;
      const all = [...renderers, ...appRenderers];
      pages = (await Promise.all(all.map((file) => rendered(root, file)))).flat();
      const inside = new Set(pages.flatMap(({ html }) => scriptsIn(html)));
      for (const file of inside) scripts.set(file, await compileScript(root, file));
      for (const file of new Set(pages.flatMap(({ html }) => filesIn(html)))) {
        if (inside.has(file) || file === app.script || file === app.styles) continue;
        if (file.endsWith(".css")) styles.set(file, await compileStyles(root, file));
        else references.set(file, await emit(this, root, file));
      }
    },
    generateBundle(_options, bundle) {
      const appFiles = filesOfApp(bundle, root + app.page);
      const names = new Map([
        ...Array.from(
          references,
          ([file, reference]) => [file, this.getFileName(reference)] as const,
        ),
        [app.script, appFiles.scripts.join(" /")],
        [app.styles, appFiles.styles.join(" /")],
      ]);
      for (const { name, html } of pages) {
        const withFiles = withScriptsInside(withStylesInside(html, styles), scripts);
        const source = withScriptsLate(withNames(withFiles, names));
        this.emitFile({ type: "asset", fileName: `${builtPages}/${name}.html`, source });
      }
    },
  };
}

/** All files that the app's page loads: the entry and its imports. */
function filesOfApp(bundle: Rolldown.OutputBundle, page: string) {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === page);
  if (!entry) throw new Error(`${page} is no entry of the build`);
  const loaded = new Set([entry]);
  for (const chunk of loaded)
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) loaded.add(each);
  return {
    scripts: Array.from(loaded, ({ fileName }) => fileName),
    styles: [...(entry.viteMetadata?.importedCss ?? [])],
  };
}

type Emitting = Pick<ThisParameterType<Extract<Plugin["buildStart"], Function>>, "emitFile">;

async function emit(build: Emitting, root: string, file: string): Promise<string> {
  if (file.endsWith(".ts")) return build.emitFile({ type: "chunk", id: root + file });
  const source = await readFile(root + file);
  return build.emitFile({ type: "asset", name: path.basename(file), source });
}

/** Renders in Vite without the app's configuration: components and class names, no browser APIs. */
async function rendered(root: string, file: string): Promise<RenderedPage[]> {
  const { module } = await runnerImport<Renderer>(root + file, {
    configFile: false,
    logLevel: "error",
    root,
  });
  return module.renderPages();
}

/** `npm run dev`: the same pages, rendered for each request and without configured values. */
function pagesWhileDeveloping(
  server: ViteDevServer,
  renderers: readonly string[],
): Connect.NextHandleFunction {
  const answer = async (address: string): Promise<string | null> => {
    const { pathname, origin } = new URL(address);
    for (const file of renderers) {
      // safe: the renderers are named in vite.config.ts, and export what the build needs
      const { renderPages } = (await server.ssrLoadModule(file)) as Renderer;
      const page = renderPages().find((page) => page.path === withoutSlash(pathname));
      if (page) return server.transformIndexHtml(pathname, fillPage(page.html, unset(origin)));
    }
    return null;
  };
  return (req, res, next) => {
    answer(`http://${req.headers.host ?? "localhost"}${req.url ?? "/"}`)
      .then((html) =>
        html === null ? next() : res.setHeader("Content-Type", "text/html").end(html),
      )
      .catch(next);
  };
}

const unset = (origin: string) => ({
  origin,
  monthlyLink: null,
  weeklyLink: null,
  supportEmail: "support@sawaal.example",
  supportWhatsapp: null,
  readsPhotos: null,
  asksConsent: "yes" as const,
  pixels: null,
});
