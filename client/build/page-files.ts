import { build, type Rolldown } from "vite";
import tailwindcss from "@tailwindcss/vite";

/** Every file of the sources that a page names. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(sourceFile))];
}

const sourceFile = /\/src\/[\w./-]+\.\w+/gu;

/** The page with each file by the name that `nameOf` knows for it. */
export function withNames(html: string, nameOf: ReadonlyMap<string, string>): string {
  return html.replaceAll(sourceFile, (file) => {
    const name = nameOf.get(file);
    if (name === undefined) throw new Error(`${file} isn't part of the build`);
    return `/${name}`;
  });
}

/** The page with its style sheet in it: a file in the way costs more of the first paint than everything else. */
export function withStylesInside(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replaceAll(styleLink, (_, file: string) => {
    const css = styles.get(file);
    if (css === undefined) throw new Error(`${file} isn't compiled`);
    return `<style>${css}</style>`;
  });
}

/** The page with its first script in it, which has to be there before anything can be pressed. */
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
 * The page with its scripts after all of it has been painted. A module of its own is fetched early enough to take a share
 * of a slow line: that cost 250 ms of 840; fetched after the first part of the page was painted, it cost 90 still. The
 * server names this line in the page's policy.
 */
export function withScriptsLate(html: string): string {
  return html.replaceAll(moduleScript, (_, file: string) => `<script>${importLate(file)}</script>`);
}

/** Once everything is parsed and something painted, the frame after that shows the whole. Who has left by then needs none. */
const importLate = (file: string) =>
  `addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(()=>setTimeout(()=>import("${file}").catch(()=>{})))}).observe({type:"paint",buffered:true}))`;

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/gu;

/** Every script that is to stand in a page itself. */
export function scriptsIn(html: string): string[] {
  return Array.from(html.matchAll(scriptInside), ([, file = ""]) => file);
}

/** A script as one piece that can stand in a page. */
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
  // safe: without `watch` a library of one format is one output, and `lib` gives outputs as a list
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** A style sheet as the app's own build would make it, without a file coming of it. */
export async function compileStyles(root: string, file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root,
    plugins: [tailwindcss()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: root + file } },
  });
  // safe: without `watch` and with one input a build is one output
  const { output } = result as Rolldown.RolldownOutput;
  const css = output.find(({ fileName }) => fileName.endsWith(".css"));
  if (css?.type !== "asset") throw new Error(`${file} gave no style sheet`);
  return String(css.source).trim();
}
