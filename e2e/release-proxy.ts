import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy before the product that can serve another version of the service worker, as after a release. */
export interface ReleaseProxy {
  url: string;
  /** From now on the service worker's file differs, as after a release. */
  release: () => void;
  close: () => Promise<void>;
}

export async function openReleaseProxy(productUrl: string): Promise<ReleaseProxy> {
  let release = 0;
  const server = createServer((incoming, outgoing) =>
    pass(productUrl, incoming, outgoing, release),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // safe: it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => void (release += 1),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(
  productUrl: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  release: number,
): void {
  const { method, headers, url = "/" } = incoming;
  const isWorker = url === "/sw.js" && release > 0;
  // A worker that the proxy changes must arrive neither compressed nor as "not modified".
  const {
    "accept-encoding": _encoding,
    "if-none-match": _match,
    "if-modified-since": _since,
    ...plain
  } = headers;
  const call = request(
    new URL(url, productUrl),
    { method, headers: isWorker ? plain : headers },
    (answer) => {
      const { "content-length": length, ...rest } = answer.headers;
      const added = isWorker ? `\n// release ${release}` : "";
      const sized = length === undefined ? {} : { "content-length": Number(length) + added.length };
      outgoing.writeHead(answer.statusCode ?? 500, { ...rest, ...sized });
      answer.on("data", (part: Buffer) => outgoing.write(part));
      answer.on("end", () => outgoing.end(added));
    },
  );
  call.on("error", () => outgoing.destroy());
  outgoing.on("close", () => call.destroy());
  incoming.pipe(call);
}
