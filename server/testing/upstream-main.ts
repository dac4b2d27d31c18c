import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { stdout } from "node:process";

/** A server behind a proxy, as small as one can be: tells how many bytes a body had. */
const server = createServer((request, response) => {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => (bytes += chunk.length));
  request.on("end", () => response.end(request.url === "/readyz" ? "ready" : String(bytes)));
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo; // safe: it listens on a port, not on a pipe
  stdout.write(`${port}\n`);
});
