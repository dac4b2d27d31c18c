import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** One request as it was sent, and its response. */
export interface Exchange {
  path: string;
  request: unknown;
  status: number;
  type: string;
  answer: string;
}

/** A recording proxy between the engine and a server. Returns the address to use instead. */
export async function startRecording(baseUrl: string) {
  const exchanges: Exchange[] = [];
  const root = new URL(baseUrl).origin;
  const server = createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const path = incoming.url ?? "";
      const body = await text(incoming);
      const { authorization = "" } = incoming.headers;
      const response = await fetch(root + path, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body,
      });
      const answer = await response.text();
      const type = response.headers.get("content-type") ?? "";
      const { status } = response;
      exchanges.push({ path, request: JSON.parse(body), status, type, answer });
      outgoing.writeHead(status, { "content-type": type }).end(answer);
    };
    pass().catch(() => outgoing.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  return {
    exchanges,
    baseUrl: `http://127.0.0.1:${port}${new URL(baseUrl).pathname}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
