import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { visitor } from "../testing/app.ts";
import { usualConfig } from "../testing/config.ts";
import { withDatabase } from "../testing/database.ts";

const script = "export const long = true;";
const early = "keepPresses()";

/** A built client whose pages are small enough to read here. */
async function builtClient(): Promise<string> {
  const clientDir = await mkdtemp(path.join(tmpdir(), "client-"));
  onTestFinished(() => rm(clientDir, { recursive: true, force: true }));
  await mkdir(path.join(clientDir, "assets"));
  await mkdir(path.join(clientDir, "pages"));
  await mkdir(path.join(clientDir, ".vite"));
  const files = {
    "index.html": "<!doctype html><title>The app</title>",
    "favicon.svg": "<svg/>",
    "sw.js": "self.skipWaiting();",
    ".vite/manifest.json": "{}",
    "assets/main-abc.js": script,
    "assets/main-abc.js.br": brotliCompressSync(script),
    "pages/landing.html":
      '<title>Landing</title><link href="[[origin]]/"/><style>p{margin:0}</style>[[if monthlyLink]]<a href="[[monthlyLink]]">Buy</a>[[else]]<a href="/auth">Begin</a>[[end]]',
    "pages/auth.html": `<title>Login</title><script data-app="/assets/main-abc.js">${early}</script>`,
    "pages/auth@sign-up.html": `<title>Sign Up</title><script type="application/ld+json">{}</script>`,
    "pages/thankYou.html":
      "<title>Thank you</title>[[supportEmail]] [[if readsPhotos]]Snap it[[else]]Type it[[end]]",
    "pages/notFound.html": "<title>404</title>",
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(clientDir, name), text)),
  );
  return clientDir;
}

const withPages = (
  run: (agent: Awaited<ReturnType<typeof visitor>>) => Promise<void>,
  config = {},
) =>
  withDatabase(async (db) =>
    run(
      await visitor(db, {
        clientDir: await builtClient(),
        config: { ...usualConfig, ...config },
      }),
    ),
  );

test("public pages, the app's pages and unknown paths each get their own document", () =>
  withPages(async (agent) => {
    for (const [at, title, status] of [
      ["/", "Landing", 200],
      ["/thank-you", "Thank you", 200],
      ["/thank-you/", "Thank you", 200],
      ["/dashboard", "The app", 200],
      ["/homework/", "The app", 200],
      ["/no-such-page", "404", 404],
      ["/pages/landing", "404", 404],
    ] as const) {
      const response = await agent.get(at);
      expect([at, response.status]).toEqual([at, status]);
      expect(response.text).toContain(`<title>${title}</title>`);
      expect(response.headers["cache-control"]).toBe("no-cache");
    }
  }));

test("the auth page is sent with the tab that its address names", () =>
  withPages(async (agent) => {
    for (const [at, title] of [
      ["/auth", "Login"],
      ["/auth?next=%2Fdoubts", "Login"],
      ["/auth?mode=login", "Login"],
      ["/auth?mode=sign-up&next=%2Fdoubts", "Sign Up"],
      ["/auth?next=%2Fdoubts&mode=sign-up", "Sign Up"],
      ["/auth?mode[]=sign-up", "Login"],
    ]) {
      const { text } = await agent.get(String(at));
      expect([at, text.includes(`<title>${title}</title>`)]).toEqual([at, true]);
    }
  }));

test("the policy of pages allows the inline scripts of the build by their hashes, and no others", () =>
  withPages(async (agent) => {
    const policy = (await agent.get("/auth")).headers["content-security-policy"] ?? "";
    const hash = createHash("sha256").update(early).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    const ofApp = (await agent.get("/dashboard")).headers["content-security-policy"] ?? "";
    expect(ofApp).toContain("script-src 'self';");
  }));

test("only signed-in pages ask the browser for process isolation", () =>
  withPages(async (agent) => {
    const asks = async (at: string) => {
      const { headers } = await agent.get(at);
      return [headers["cross-origin-opener-policy"], headers["origin-agent-cluster"]];
    };
    for (const at of ["/", "/auth", "/no-such-page"])
      expect([at, await asks(at)]).toEqual([at, [undefined, undefined]]);
    for (const at of ["/dashboard", "/api/user"])
      expect([at, await asks(at)]).toEqual([at, ["same-origin", "?1"]]);
  }));

test("hashed files are cached for ever, sent in the build's compressed form, and unknown paths are 404", () =>
  withPages(async (agent) => {
    const file = await agent.get("/assets/main-abc.js").set("Accept-Encoding", "gzip, br");
    expect(file.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      vary: "Accept-Encoding",
    });
    const plain = await agent.get("/assets/main-abc.js").set("Accept-Encoding", "identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["content-length"]).toBe(String(script.length));
    expect((await agent.get("/sw.js")).headers["cache-control"]).toBe("no-cache");
    for (const wrong of [
      "/assets/main-old.js",
      "/assets/main-abc.js.br",
      "/assets/%2e%2e/index.html",
      "/pages/landing.html",
      "/index.html",
      "/.vite/manifest.json",
      "/favicon.png",
    ]) {
      const response = await agent.get(wrong);
      expect([wrong, response.status]).toEqual([wrong, 404]);
      expect(response.text).not.toContain("<title>");
    }
  }));

test("a hashed file has no headers for documents, and runs nothing when it is opened directly", () =>
  withPages(async (agent) => {
    const { headers } = await agent.get("/assets/main-abc.js");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toBeUndefined();
    expect((await agent.get("/subscribe")).headers["permissions-policy"]).toContain("camera=()");
  }));

test("a matching ETag gets 304, and HEAD gets the same headers without a body", () =>
  withPages(
    async (agent) => {
      const page = await agent.get("/").set("Accept-Encoding", "br");
      const etag = page.headers["etag"] ?? "";
      expect(etag).toMatch(/-br"$/u);
      const again = await agent.get("/").set("Accept-Encoding", "br").set("If-None-Match", etag);
      expect([again.status, again.text]).toEqual([304, ""]);
      const other = await agent.get("/").set("Accept-Encoding", "gzip").set("If-None-Match", etag);
      expect([other.status, other.headers["content-encoding"]]).toEqual([200, "gzip"]);
      const head = await agent.head("/").set("Accept-Encoding", "br");
      expect(head.headers).toMatchObject({
        etag,
        "content-length": page.headers["content-length"],
      });
      expect(head.text).toBeFalsy();
    },
    { publicOrigin: "https://sawaal.test" },
  ));

test("pages offer photos only where a model reads them", () =>
  withDatabase(async (db) => {
    const clientDir = await builtClient();
    const plain = await visitor(db, { clientDir });
    expect((await plain.get("/thank-you")).text).toContain("Type it");
    const engine = { name: "openai", model: "a-model", readsPhotos: true, skills: {} } as const;
    const modelled = await visitor(db, { clientDir, engine });
    expect((await modelled.get("/thank-you")).text).toContain("Snap it");
  }));

test("the buy button leads to sign-up, or to the payment page where one is configured", async () => {
  await withPages(async (agent) => {
    expect((await agent.get("/")).text).toContain('<a href="/auth">Begin</a>');
  });
  const publicSettings = {
    ...usualConfig.publicSettings,
    monthlyLink: "https://pay.test/m?a=1&b=2",
  };
  await withPages(
    async (agent) => {
      const { text } = await agent.get("/");
      expect(text).toContain('<a href="https://pay.test/m?a=1&amp;b=2">Buy</a>');
      expect(text).not.toContain("Begin");
    },
    { publicSettings },
  );
});

test("addresses have the origin of PUBLIC_URL, or of the requested host", async () => {
  await withPages(
    async (agent) => {
      expect((await agent.get("/")).text).toContain('href="https://sawaal.test/"');
      const robots = await agent.get("/robots.txt");
      expect(robots.text).toContain("Sitemap: https://sawaal.test/sitemap.xml");
      const { text } = await agent.get("/sitemap.xml");
      expect(text).toContain("<loc>https://sawaal.test/subscribe</loc>");
      expect(text).not.toContain("thank-you");
    },
    { publicOrigin: "https://sawaal.test" },
  );
  await withPages(async (agent) => {
    const page = await agent.get("/").set("Host", "school.test:3000");
    expect(page.text).toContain('href="http://school.test:3000/"');
    for (let host = 0; host < 8; host += 1) await agent.get("/").set("Host", `h${host}.test`);
    // The number of origins is bounded: further invented hosts get the pages of the first.
    const made = await agent.get("/").set("Host", "h9.test");
    expect(made.text).toContain('href="http://school.test:3000/"');
  });
});

test("the policy allows only the styles and the script that the build put into a page", () =>
  withPages(async (agent) => {
    const { headers } = await agent.get("/");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/u);
    expect(policy).not.toContain("unsafe");
    const app = await agent.get("/dashboard");
    expect(app.headers["content-security-policy"]).toContain("style-src 'self';");
    expect(app.headers["content-security-policy"]).toContain("script-src 'self';");
  }));
