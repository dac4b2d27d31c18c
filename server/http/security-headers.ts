import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler, Response } from "express";
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
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: policyOf({ https }),
      strictTransportSecurity: https && { maxAge: 2 * 365 * 24 * 60 * 60, includeSubDomains: true },
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      crossOriginResourcePolicy: { policy: "same-origin" },
    }),
  );
  headers.push(["Permissions-Policy", permissions]);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}

/** What a middleware sets, which depends on no request: helmet would compute it anew for each. */
function headersOf(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error !== undefined) throw new Error("helmet gave no headers", { cause: error });
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

/** A spoken question, and a link that is copied. A photo comes by a file field, which needs no camera of the page's. */
const usedFeatures = ["clipboard-write", "microphone"];

/** What a browser would let a page of ours use, or ask the visitor for. Names that Chromium knows: others warn in its console. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const permissions = [
  ...usedFeatures.map((feature) => `${feature}=(self)`),
  ...unusedFeatures.map((feature) => `${feature}=()`),
].join(", ");

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

/** They steer documents, and a hashed script, style sheet, typeface or picture is none. */
const forDocuments = [
  ...processOfItsOwn,
  "Permissions-Policy",
  "Referrer-Policy",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];

/**
 * For hashed files: opened by its address, such a file runs and loads nothing. The whole of a page's headers is 1.4 kB,
 * which a first visit on a slow phone paid for each of ten files.
 */
export function setFilePolicy(res: Response): void {
  for (const header of forDocuments) res.removeHeader(header);
  res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
}

const noPixels: PixelSources = { scriptSrc: [], imgSrc: [], connectSrc: [] };

/** Named in client/src/lib/trusted-types.ts. */
const ownPolicies = ["sawaal-markup", "sawaal-worker"];

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
      requireTrustedTypesFor: ["'script'"],
      // Platforms' scripts bring policies of their own; what they may load, script-src bounds.
      trustedTypes: pixels.scriptSrc.length > 0 ? ["*"] : ownPolicies,
      ...(https && { upgradeInsecureRequests: [] }),
    },
  };
}
