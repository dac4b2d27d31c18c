import type { RequestHandler } from "express";
import helmet from "helmet";

interface Policy {
  https: boolean;
  /** Of the style sheets and scripts that stand in a page itself. */
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
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

/** For the public pages: the same, and what is built into them. */
export function publicPagePolicy(policy: Policy): RequestHandler {
  return helmet.contentSecurityPolicy(policyOf(policy));
}

function policyOf({ https, styleHashes = [], scriptHashes = [] }: Policy) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", ...styleHashes],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(https && { upgradeInsecureRequests: [] }),
    },
  };
}
