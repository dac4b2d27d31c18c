import { createHash } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

/** A response prepared in memory: nothing is read, compressed or looked up during a request. */
export interface ReadyFile {
  type: string;
  cacheControl: string;
  etag: string;
  body: Buffer;
  /** Compressed forms, where they are smaller. */
  br: Buffer | null;
  gzip: Buffer | null;
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

interface Contents {
  body: Buffer;
  br?: Buffer | null;
  gzip?: Buffer | null;
}

export function readyFile(name: string, cacheControl: string, contents: Contents): ReadyFile {
  const { body, br = null, gzip = null } = contents;
  const type = types[path.extname(name)] ?? "application/octet-stream";
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { type, cacheControl, etag, body, br, gzip };
}

/** Prepares text with the strongest compression, once for all visitors. */
export async function readyText(
  name: string,
  cacheControl: string,
  text: string,
): Promise<ReadyFile> {
  const body = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return readyFile(name, cacheControl, { body, br, gzip: gz });
}

/** Answers GET and HEAD in the smallest encoding that the browser accepts, or with 304 where its copy is current. */
export function sendReady(req: Request, res: Response, file: ReadyFile, status = 200): void {
  const [encoding, body] = negotiated(req, file);
  res.setHeader("Content-Type", file.type);
  res.setHeader("Cache-Control", file.cacheControl);
  if (file.br ?? file.gzip) res.vary("Accept-Encoding");
  // Two encodings of one page are two representations: each has its own ETag.
  res.setHeader("ETag", `"${file.etag}${encoding === null ? "" : `-${encoding}`}"`);
  res.statusCode = status;
  if (req.fresh) {
    res.statusCode = 304;
    res.removeHeader("Content-Type");
    res.end();
    return;
  }
  if (encoding !== null) res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  // Node omits the body of a HEAD response.
  res.end(body);
}

function negotiated(req: Request, { body, br, gzip }: ReadyFile): [string | null, Buffer] {
  if (br !== null && req.acceptsEncodings("br") === "br") return ["br", br];
  if (gzip !== null && req.acceptsEncodings("gzip") === "gzip") return ["gzip", gzip];
  return [null, body];
}
