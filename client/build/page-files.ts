import { build, type Rolldown } from "vite";
import tailwindcss from "@tailwindcss/vite";

/** All source files that a page names. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(sourceFile))];
}

const sourceFile = /\/src\/[\w./-]+\.\w+/gu;

/** Replaces each file name of the page that `nameOf` contains. */
export function withNames(html: string, nameOf: ReadonlyMap<string, string>): string {
  return html.replaceAll(sourceFile, (file) => {
    const name = nameOf.get(file);
    if (name === undefined) throw new Error(`${file} isn't part of the build`);
    return `/${name}`;
  });
}

/** Inlines the style sheet of the page: a separate request delays the first paint more than everything else. */
export function withStylesInside(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replaceAll(styleLink, (_, file: string) => {
    const css = styles.get(file);
    if (css === undefined) throw new Error(`${file} isn't compiled`);
    return `<style>${css}</style>`;
  });
}

/** Inlines the first script of the page, which must run before anything can be pressed. */
export function withScriptsInside(html: string, scripts: ReadonlyMap<string, string>): string {
  return html.replaceAll(scriptInside, (_, file: string, attributes: string) => {
    const code = scripts.get(file);
    if (code === undefined) throw new Error(`${file} isn't compiled`);
    return `<script${attributes}>${code}</script>`;
  });
}

const scriptInside = /<script data-inside="(\/src\/[^"]+)"([^>]*)><\/script>/gu;

const styleLink = /<link rel="stylesheet" href="(\/src\/[^"]+)"\/?>/gu;

/**
 * Loads the page's scripts after it has been painted completely. A module script is fetched so early that it takes
 * bandwidth on a slow connection: that cost 250 ms of 840; fetched after the first part of the page was painted, it
 * still cost 90 ms. The server allows this inline script in the page's policy.
 */
export function withScriptsLate(html: string): string {
  return html.replaceAll(moduleScript, (_, file: string) => `<script>${importLate(file)}</script>`);
}

/**
 * Imports in the frame after parsing and the first paint, which shows the whole page. A page that is left before then
 * imports nothing.
 */
const importLate = (file: string) =>
  `addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(()=>setTimeout(()=>import("${file}").catch(()=>{})))}).observe({type:"paint",buffered:true}))`;

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/gu;

/** All scripts that are to be inlined in a page. */
export function scriptsIn(html: string): string[] {
  return Array.from(html.matchAll(scriptInside), ([, file = ""]) => file);
}

/** Compiles a script to one file that can be inlined in a page. */
export async function compileScript(root: string, file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: root + file, formats: ["iife"], name: "page" },
    },
  });
  // safe: without `watch` a library of one format is one output, and `lib` returns outputs as a list
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** Compiles a style sheet as the app's own build would, without writing a file. */
export async function compileStyles(root: string, file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root,
    plugins: [tailwindcss()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: root + file } },
  });
  // safe: without `watch`, a build with one input has one output
  const { output } = result as Rolldown.RolldownOutput;
  const css = output.find(({ fileName }) => fileName.endsWith(".css"));
  if (css?.type !== "asset") throw new Error(`${file} gave no style sheet`);
  return String(css.source).trim();
}
