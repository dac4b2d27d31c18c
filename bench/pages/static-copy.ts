import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

interface StaticCopy {
  url: string;
  stop: () => void;
}

interface StoredResponse {
  status: number;
  type: string;
  encoding: string | null;
  body: Buffer;
}

/** The fastest form of a page: the same HTML without scripts, and the same pictures, from memory. */
export async function startStaticCopy(of: string): Promise<StaticCopy> {
  const kept = new Map<string, Promise<StoredResponse>>();
  const get = (path: string) => {
    const known = kept.get(path) ?? copied(of + path);
    kept.set(path, known);
    return known;
  };
  const server = createServer((req, res) => {
    const answer = async () => {
      const { status, type, encoding, body } = await get(req.url ?? "/");
      const compressed = encoding === null ? {} : { "Content-Encoding": encoding };
      res.writeHead(status, { "Content-Type": type, "Content-Length": body.length, ...compressed });
      res.end(body);
    };
    answer().catch(() => res.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function copied(url: string): Promise<StoredResponse> {
  const response = await fetch(url);
  const type = response.headers.get("Content-Type") ?? "text/plain";
  const body = Buffer.from(await response.arrayBuffer());
  if (!type.startsWith("text/html")) return { status: response.status, type, encoding: null, body };
  const html = body.toString().replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gsu, "");
  const preloads = /<link[^>]*rel="modulepreload"[^>]*>/gu;
  return {
    status: response.status,
    type,
    encoding: "br",
    body: brotliCompressSync(html.replaceAll(preloads, "")),
  };
}
