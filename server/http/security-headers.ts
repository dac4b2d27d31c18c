import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler, Response } from "express";
import helmet from "helmet";
import type { PixelSources } from "./tracking-policy.ts";

interface Policy {
  https: boolean;
  /** The CSP hashes of a page's inline style sheets and scripts. */
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
  /** The sources of a page with pixels. */
  pixels?: PixelSources;
}

/** The strict default: the product's own files only, no inline script, no inline style, no framing. */
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

/** Runs a middleware once and keeps its headers, which no request changes: helmet would compute them for each. */
function headersOf(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error !== undefined) throw new Error("helmet gave no headers", { cause: error });
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

/**
 * The microphone for spoken questions, and the clipboard for links. Photos come through a file input, which needs no
 * camera permission.
 */
const usedFeatures = ["clipboard-write", "microphone"];

/** The browser features that pages are denied. Only names that Chromium knows: others cause warnings in its console. */
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
 * Headers that isolate a page in its own process. Signed-in pages need that; a public page has nothing to protect, and
 * starting the process blocked it for 40 to 60 ms on a slow phone (bench/pages.ts).
 */
const processOfItsOwn = ["Cross-Origin-Opener-Policy", "Origin-Agent-Cluster"];

/**
 * For public pages: the default, with the hashes of their inline style sheets and scripts, and pixels where configured.
 */
export function publicPagePolicy(policy: Policy): RequestHandler {
  const setPolicy = helmet.contentSecurityPolicy(policyOf(policy));
  return (req, res, next) => {
    for (const header of processOfItsOwn) res.removeHeader(header);
    setPolicy(req, res, next);
  };
}

/** Headers for documents, which a hashed script, style sheet, font or picture is not. */
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
 * For hashed files: a file that is opened directly runs and loads nothing. The full headers of a page have 1.4 kB,
 * which a first visit on a slow phone would pay for each of ten files.
 */
export function setFilePolicy(res: Response): void {
  for (const header of forDocuments) res.removeHeader(header);
  res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
}

const noPixels: PixelSources = { scriptSrc: [], imgSrc: [], connectSrc: [] };

/** The policy's name in client/src/lib/trusted-types.ts. */
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
      // The platforms' scripts create Trusted Types policies of their own; script-src limits what they may load.
      trustedTypes: pixels.scriptSrc.length > 0 ? ["*"] : ownPolicies,
      ...(https && { upgradeInsecureRequests: [] }),
    },
  };
}
