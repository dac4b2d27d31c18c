import { readFile } from "node:fs/promises";
import path from "node:path";
import { runnerImport, type Connect, type Plugin, type ViteDevServer } from "vite";
import { fillPage } from "../../shared/domain/page-template.ts";
import { withoutSlash } from "../../shared/domain/pages.ts";
import {
  compileStyles,
  filesIn,
  withNames,
  withScriptsLate,
  withStylesInside,
} from "./page-files.ts";
import { builtPages, type RenderedPage } from "./rendered-page.ts";

interface Options {
  /** Folder of the client. */
  root: string;
  /** Modules under it, such as `/src/marketing/render-pages.tsx`, that export `renderPages`. */
  renderers: readonly string[];
}

interface Renderer {
  renderPages: () => RenderedPage[];
}

/**
 * Renders the public pages to HTML when the client is built. What a page names by its source gets the name that the
 * build gives it: style sheets are put into the page, scripts become chunks of their own, pictures hashed files.
 */
export function publicPages({ root, renderers }: Options): Plugin {
  let pages: RenderedPage[] = [];
  const styles = new Map<string, string>();
  const references = new Map<string, string>();
  return {
    name: "public-pages",
    apply: (_config, { command, isPreview }) => command === "build" || !isPreview,
    configureServer: (server) => {
      server.middlewares.use(pagesWhileDeveloping(server, renderers));
    },
    async buildStart() {
      if (this.environment.mode !== "build") return;
      pages = (await Promise.all(renderers.map((file) => rendered(root, file)))).flat();
      for (const file of new Set(pages.flatMap(({ html }) => filesIn(html)))) {
        if (file.endsWith(".css")) styles.set(file, await compileStyles(root, file));
        else references.set(file, await emit(this, root, file));
      }
    },
    generateBundle() {
      const names = new Map(
        [...references].map(([file, reference]) => [file, `/${this.getFileName(reference)}`]),
      );
      for (const { name, html } of pages) {
        const source = withScriptsLate(withNames(withStylesInside(html, styles), names));
        this.emitFile({ type: "asset", fileName: `${builtPages}/${name}.html`, source });
      }
    },
  };
}

type Emitting = Pick<ThisParameterType<Extract<Plugin["buildStart"], Function>>, "emitFile">;

async function emit(build: Emitting, root: string, file: string): Promise<string> {
  if (file.endsWith(".ts")) return build.emitFile({ type: "chunk", id: root + file });
  const source = await readFile(root + file);
  return build.emitFile({ type: "asset", name: path.basename(file), source });
}

/** Run by Vite without the app's settings: components, style names and nothing of a browser. */
async function rendered(root: string, file: string): Promise<RenderedPage[]> {
  const { module } = await runnerImport<Renderer>(root + file, {
    configFile: false,
    logLevel: "error",
    root,
  });
  return module.renderPages();
}

/** `npm run dev`: the same pages, rendered anew each time and with nothing configured. */
function pagesWhileDeveloping(
  server: ViteDevServer,
  renderers: readonly string[],
): Connect.NextHandleFunction {
  const answer = async (address: string): Promise<string | null> => {
    const { pathname, origin } = new URL(address);
    for (const file of renderers) {
      // safe: the renderers are named in vite.config.ts, and export what the build takes from them
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
});
