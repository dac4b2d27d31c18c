/// <reference types="vitest/config" />
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { compressedFiles } from "./client/build/compressed-files.ts";
import { installableApp } from "./client/build/installable-app.ts";
import { publicPages } from "./client/build/public-pages.ts";
import { bankInOneFile } from "./server/bank/bank-in-one-file.ts";
import { builtBank } from "./server/bank/built-bank.ts";
import { libraryInOneFile } from "./server/library/library-in-one-file.ts";
import { databaseTests } from "./server/testing/database-tests.ts";
import { productName } from "./shared/catalogue.ts";

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Fills the product's name from the catalogue into the static page. */
const nameInPage: Plugin = {
  name: "name-in-page",
  transformIndexHtml: (html) => html.replaceAll("{{productName}}", productName),
};

/** Code that only the analyst's charts need of these stays with the charts. */
const everyScreensLibraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-hook-form|@tanstack|wouter|regexparam|zod|clsx)\/|use-sync-external-store\/(?!.*with-selector))/u;

/**
 * The app's own part of the first screens. Left to the bundler, it splits into many small chunks as soon as enough
 * other screens share parts of it, and small chunks compress badly. Modules that public pages load too are not part of
 * it.
 */
const firstScreens =
  /client\/src\/(?:features|ui)\/|client\/src\/app\/(?!early-auth|main)|client\/src\/lib\/(?!install-prompt|paths|random-id|take-over|trusted-types)|client\/src\/tracking\/(?:study-clock|use-screen-tracking|account-events|ask-events)|node_modules\/idb-keyval\/|shared\/(?:http|contracts)\/|shared\/domain\/(?!events|pages|page-template|pixel-ids|study)/u;

/** What public pages load as well as the app: two chunks, for a handful of small ones compress badly and cost a request each. */
const publicAndApp = [
  { name: "start", test: /vite\/preload-helper|client\/src\/lib\/install-prompt/u },
  { name: "tracking", test: /client\/src\/tracking\/track\.|shared\/catalogue/u },
];

/** `vite build`: the pages, for phones up to four years old. */
const client: UserConfig = {
  root: fromHere("client"),
  resolve: {
    alias: {
      "decode-named-character-reference": fromHere(
        "client/src/ui/markdown/decode-character-reference.ts",
      ),
    },
  },
  plugins: [
    react(),
    tailwindcss(),
    nameInPage,
    publicPages({
      root: fromHere("client"),
      renderers: ["/src/marketing/render-pages.tsx"],
      appRenderers: ["/src/app/early-auth/render-pages.tsx"],
      app: { page: "/index.html", script: "/src/app/main.tsx", styles: "/src/styles.css" },
    }),
    installableApp(),
    // Last: it compresses the output of all others.
    compressedFiles(),
  ],
  build: {
    outDir: fromHere("dist/client"),
    emptyOutDir: true,
    manifest: true,
    target: ["es2022", "chrome107", "edge107", "firefox104", "safari16"],
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // Browsers without modulepreload load the modules all the same.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs and releases rarely change: one chunk that stays cached across releases.
            { name: "vendor", test: everyScreensLibraries },
            ...publicAndApp,
            {
              name: "app",
              test: firstScreens,
              tags: ["$initial"],
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env["PORT"] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(
      // The Host header is kept, because the server compares it with Origin.
      ["/api", "/healthz"].map((path) => [
        path,
        { target: "http://127.0.0.1:3001", changeOrigin: false },
      ]),
    ),
  },
};

/** `vite build --ssr`: the server with the maths, a workspace in TypeScript; other packages are left in node_modules. */
const server: UserConfig = {
  root: fromHere("."),
  publicDir: false,
  plugins: [libraryInOneFile, bankInOneFile],
  ssr: { noExternal: ["@sawaal/maths"] },
  build: {
    ssr: true,
    outDir: fromHere("dist/server"),
    emptyOutDir: true,
    target: "node20",
    rolldownOptions: {
      input: {
        main: fromHere("server/main.ts"),
        "create-analyst": fromHere("server/create-analyst.ts"),
        backup: fromHere("server/backup.ts"),
        restore: fromHere("server/restore.ts"),
        "check-tutor": fromHere("server/check-tutor.ts"),
        "reset-password": fromHere("server/reset-password.ts"),
        "rebuild-progress": fromHere("server/rebuild-progress.ts"),
        "rebuild-analytics": fromHere("server/rebuild-analytics.ts"),
        "heic-worker": fromHere("server/features/uploads/heic-worker.js"),
        "reading-worker": fromHere("server/features/uploads/reading/reading-worker.ts"),
        "solver-worker": fromHere("server/tutor/solver/solver-worker.ts"),
      },
      // A worker is resolved relative to the chunk that starts it, whichever that is.
      output: { chunkFileNames: "[name]-[hash].js" },
    },
  },
};

const { database, processes } = databaseTests();
const mathsTests = "server/maths/**/*.test.ts";

const lateOptimisation = fromHere("server/testing/late-optimisation.ts");
/** Tests create many short-lived objects: a larger young generation is collected less often. */
const youngObjects = ["--max-semi-space-size=64"];

const serverTests = {
  environment: "node",
  setupFiles: [lateOptimisation, fromHere("server/testing/property-seed.ts")],
  pool: "forks" as const,
  execArgv: youngObjects,
  // Shared test modules load once per process, not once per file: the maths engine, and a database that takes seconds.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** JSON for tests of the client, which may not import the server. */
const ofTheServer: Partial<Record<string, () => Promise<string>>> = {
  "virtual:solver-answers": () => printed("server/testing/print-answers-main.ts"),
  // Drawing all questions takes half a minute, and the build has done it.
  "virtual:bank-questions": async () => {
    await printed("server/build-if-stale.ts");
    return readFile(fromHere(`dist/server/${builtBank}`), "utf8");
  },
};
const jsonOfTheServer: Plugin = {
  name: "json-of-the-server",
  resolveId: (id) => (ofTheServer[id] === undefined ? null : id),
  async load(id) {
    const json = await ofTheServer[id]?.();
    return json === undefined ? null : `export default ${JSON.stringify(json)}`;
  },
};

/** Runs a script and returns its output, without the test run's own environment, which a build would read. */
async function printed(script: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script], {
    cwd: fromHere("."),
    env: { PATH, HOME },
    maxBuffer: 2 ** 28,
  });
  return stdout;
}

/** Client tests whose first line says that they need no DOM: they start without jsdom. */
const pageless = readdirSync("client/src", { recursive: true, encoding: "utf8" })
  .map((file) => `client/src/${file}`)
  .filter((file) => file.endsWith(".test.ts"))
  .filter((file) => readFileSync(file, "utf8").startsWith("// @vitest-environment node\n"));

const tests: UserConfig = {
  root: fromHere("."),
  test: {
    // Two cores, and each process of database tests runs a whole PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        root: fromHere("."),
        test: {
          ...serverTests,
          name: "unit",
          include: ["server/**/*.test.ts", "shared/**/*.test.ts"],
          exclude: [mathsTests, ...database, ...processes],
        },
      },
      {
        root: fromHere("."),
        test: { ...serverTests, name: "maths", include: [mathsTests] },
      },
      { root: fromHere("."), test: { ...serverTests, name: "database", include: database } },
      {
        root: fromHere("."),
        test: {
          ...serverTests,
          name: "processes",
          include: processes,
          globalSetup: [fromHere("server/testing/build-server.ts")],
        },
      },
      {
        root: fromHere("."),
        plugins: [react(), jsonOfTheServer],
        test: {
          name: "client",
          environment: "jsdom",
          pool: "forks",
          execArgv: youngObjects,
          // The window and the packages are loaded once a process; client/src/testing/setup.ts keeps the files apart.
          isolate: false,
          environmentOptions: { jsdom: { url: "http://localhost:3000/" } },
          include: ["client/src/**/*.test.ts", "client/src/**/*.test.tsx"],
          exclude: pageless,
          setupFiles: [lateOptimisation, fromHere("client/src/testing/setup.ts")],
          // Vitest empties CSS files except this one, whose colours a test checks.
          css: { include: /figure\.css/u },
          testTimeout: 45_000,
        },
      },
      {
        root: fromHere("."),
        plugins: [jsonOfTheServer],
        test: { ...serverTests, name: "pageless", include: pageless },
      },
    ],
  },
};

export default defineConfig(({ isSsrBuild }) => {
  if (process.env["VITEST"]) return tests;
  return isSsrBuild ? server : client;
});
