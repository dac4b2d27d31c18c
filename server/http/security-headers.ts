import type { RequestHandler } from "express";
import helmet from "helmet";
import type { PixelSources } from "./tracking-policy.ts";

interface Policy {
  https: boolean;
  /** Of the style sheets and scripts that stand in a page itself. */
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
  /** Of a page that has pixels. */
  pixels?: PixelSources;
}

/** Strict by default: nothing but our own files, no inline script, no inline style, no frame around us. */
export function securityHeaders({ https }: Pick<Policy, "https">): RequestHandler {
  return helmet({
    contentSecurityPolicy: policyOf({ https }),
    strictTransportSecurity: https,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
}

/**
 * By these a browser gives a page a process of its own. That is right where somebody is signed in; a public page has nothing
 * to guard, and starting the process blocked it for 40 to 60 ms of a slow phone (bench/pages.ts).
 */
const processOfItsOwn = ["Cross-Origin-Opener-Policy", "Origin-Agent-Cluster"];

/** For the public pages: the same, the style sheets and scripts built into them, and pixels where there are any. */
export function publicPagePolicy(policy: Policy): RequestHandler {
  const setPolicy = helmet.contentSecurityPolicy(policyOf(policy));
  return (req, res, next) => {
    for (const header of processOfItsOwn) res.removeHeader(header);
    setPolicy(req, res, next);
  };
}

const noPixels: PixelSources = { scriptSrc: [], imgSrc: [], connectSrc: [] };

function policyOf({ https, styleHashes = [], scriptHashes = [], pixels = noPixels }: Policy) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes, ...pixels.scriptSrc],
      styleSrc: ["'self'", ...styleHashes],
      imgSrc: ["'self'", "data:", "blob:", ...pixels.imgSrc],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...pixels.connectSrc],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  };
}
