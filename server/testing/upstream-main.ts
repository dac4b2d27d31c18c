import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { stdout } from "node:process";

/** A minimal server behind a proxy: returns the number of bytes of a body. */
const server = createServer((request, response) => {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => (bytes += chunk.length));
  request.on("end", () => response.end(request.url === "/readyz" ? "ready" : String(bytes)));
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo; // safe: it listens on a port, not on a pipe
  stdout.write(`${port}\n`);
});
