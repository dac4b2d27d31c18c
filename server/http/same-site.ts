import type { RequestHandler } from "express";
import { ProductError } from "../errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page makes a browser send (CSRF). Browsers state the source of a request in
 * Sec-Fetch-Site and Origin, which a page can't forge; a caller that sends neither isn't a browser and has no student's
 * cookie.
 */
export function refuseCrossSiteWrites(publicOrigin: string | null): RequestHandler {
  return (req, _res, next) => {
    if (safeMethods.has(req.method)) return next();
    const site = req.get("Sec-Fetch-Site");
    const origin = req.get("Origin");
    const siteAgrees = site === undefined || site === "same-origin" || site === "none";
    const ownOrigin = publicOrigin ?? `${req.protocol}://${req.get("Host") ?? ""}`;
    if (siteAgrees && (origin === undefined || origin === ownOrigin)) return next();
    throw new ProductError("cross_site", "This request came from another site and was refused.");
  };
}
