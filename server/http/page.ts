import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PixelIds } from "#shared/domain/pixel-ids.ts";
import { isPage, withoutSlash } from "#shared/domain/pages.ts";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { readClientFiles } from "./client-files.ts";
import { createPublicPages, readBuiltPages, type PublicSettings } from "./public-pages.ts";
import { readyText, sendReady } from "./ready-file.ts";
import { publicPagePolicy, setFilePolicy } from "./security-headers.ts";
import { pixelsInPage, pixelSources, type TrackingConsent } from "./tracking-policy.ts";

interface PageOptions {
  clientDir: string;
  /** The one origin of the pages; null: the host of each request. */
  publicOrigin: string | null;
  settings: Omit<PublicSettings, "pixels" | "asksConsent">;
  /** Settings of the public pages. */
  pixels: PixelIds;
  consent: TrackingConsent;
  https: boolean;
}

/**
 * Serves the built client from memory: public pages, the app's page, and hashed files that never expire. It is mounted
 * before sessions and compression, since nothing here depends on the user.
 */
export async function pageRoutes(options: PageOptions): Promise<Router> {
  const { clientDir, publicOrigin, settings, pixels, consent, https } = options;
  const [files, builtPages, html] = await Promise.all([
    readClientFiles(clientDir),
    readBuiltPages(clientDir),
    readFile(path.join(clientDir, "index.html"), "utf8"),
  ]);
  const app = await readyText("index.html", "no-cache", html);
  const pagesOf = createPublicPages(builtPages, {
    ...settings,
    pixels: pixelsInPage(pixels, consent),
    asksConsent: consent === "ask" ? "yes" : null,
  });
  if (publicOrigin !== null) await pagesOf(publicOrigin);
  const policy = publicPagePolicy({ https, ...builtPages, pixels: pixelSources(pixels) });

  const router = Router();
  router.get("/{*path}", passOverApi, (req, res, next) => {
    const file = files.get(req.path);
    if (!file) return next();
    if (isPartOfPages(req.path)) setFilePolicy(res);
    sendReady(req, res, file);
  });
  router.get("/{*path}", passOverApi, async (req, res) => {
    const at = withoutSlash(req.path);
    const { byPath, notFound } = await pagesOf(publicOrigin ?? originOf(req));
    const { mode } = req.query;
    const ofMode = typeof mode === "string" ? byPath.get(`${at}?mode=${mode}`) : undefined;
    const page = ofMode ?? byPath.get(at);
    if (!page && isPage(at)) return sendReady(req, res, app);
    if (!page && isFile(at)) return sendNothing(res);
    policy(req, res, () => sendReady(req, res, page ?? notFound ?? app, page ? 200 : 404));
  });
  return router;
}

const passOverApi: RequestHandler = (req, _res, next) => {
  if (req.path === "/api" || req.path.startsWith("/api/")) next("router");
  else next();
};

const originOf = (req: Request) => `${req.protocol}://${req.get("Host") ?? "localhost"}`;

/** Assets of the build, which are no documents; an SVG file may be opened as one. */
const isPartOfPages = (at: string) => at.startsWith("/assets/") && !at.endsWith(".svg");

/** A missing hashed file belongs to an earlier build: the app's page must not be sent in its place. */
const isFile = (at: string) => at.startsWith("/assets/") || /\.\w+$/u.test(at);

function sendNothing(res: Response): void {
  res.status(404).set("Cache-Control", "no-cache").type("text/plain").send("Not found");
}
