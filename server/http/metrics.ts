import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { type Request, Router } from "express";
import type { Metrics } from "../metrics/metrics.ts";

interface Dependencies {
  metrics: Pick<Metrics, "text">;
  /** Opens the page to other machines; null: to none. */
  token: string | null;
}

/** `/metrics` for Prometheus: for this machine, or with the token. To everyone else there is no such page. */
export function metricsRoutes({ metrics, token }: Dependencies): Router {
  const router = Router();
  router.get("/metrics", async (req, res) => {
    res.set("Cache-Control", "no-store");
    if (!isFromHere(req) && !hasToken(req, token)) {
      res.status(404).type("text/plain").send("not found\n");
      return;
    }
    const { contentType, body } = await metrics.text();
    res.set("Content-Type", contentType).send(body);
  });
  return router;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** What a proxy adds. One on this machine asks from the loopback address for the whole world. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether a program on this machine asks for itself. A proxy that adds no header, or a page that had a name of its own
 * pointed at this machine, still asks for the name it knows us by: only a name of this machine will do.
 */
function isFromHere(req: Request): boolean {
  const address = req.socket.remoteAddress ?? "";
  return (
    loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4") &&
    proxyHeaders.every((name) => req.headers[name] === undefined) &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/iu.test(req.headers.host ?? "")
  );
}

function hasToken(req: Request, token: string | null): boolean {
  if (token === null) return false;
  const given = req.headers.authorization ?? "";
  // Digests are of one length: how long the comparison takes tells nothing of the token.
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
