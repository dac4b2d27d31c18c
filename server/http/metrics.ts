import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { type Request, Router } from "express";
import type { Metrics } from "../metrics/metrics.ts";

interface Dependencies {
  metrics: Pick<Metrics, "text">;
  /** The token for other machines; null: none may read. */
  token: string | null;
}

/** Serves `/metrics` for Prometheus to this machine, or with the token. For everyone else the page doesn't exist. */
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

/** Headers that a proxy adds. A proxy on this machine sends all requests from the loopback address. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Whether the caller is a program on this machine. A proxy without these headers, and a page whose domain name resolves
 * to this machine (DNS rebinding), still send their own Host: only a local name is accepted.
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
  const authorization = req.headers.authorization ?? "";
  // Digests have equal length, so the time of the comparison reveals nothing of the token.
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
