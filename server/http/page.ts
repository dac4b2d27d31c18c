import { readFile } from "node:fs/promises";
import path from "node:path";
import { isPage } from "#shared/domain/pages.ts";
import express, { Router } from "express";

/** Serves the built client: hashed files for ever, the page itself never from a cache. */
export async function pageRoutes(clientDir: string): Promise<Router> {
  const page = await readFile(path.join(clientDir, "index.html"), "utf8");
  const router = Router();
  router.use(
    "/assets",
    express.static(path.join(clientDir, "assets"), { immutable: true, maxAge: "1y", index: false }),
    // A hashed file that's gone belongs to an earlier build: the page must not stand in for it.
    (_req, res) => {
      res.status(404).type("text/plain").send("Not found");
    },
  );
  router.use(
    express.static(clientDir, {
      index: false,
      maxAge: "1h",
      setHeaders: (res, file) => {
        if (saysWhatIsNew.test(file)) res.set("Cache-Control", "no-cache");
      },
    }),
  );
  router.get("/{*page}", (req, res) => {
    // The page knows how to say 404; the status is for everyone who doesn't run it.
    res
      .status(isPage(req.path) ? 200 : 404)
      .set("Cache-Control", "no-cache")
      .type("html")
      .send(page);
  });
  return router;
}

/** The service worker and the manifest tell a browser that there is a newer app; an old copy would hide it. */
const saysWhatIsNew = /[/\\](?:sw\.js|[^/\\]+\.webmanifest)$/u;
