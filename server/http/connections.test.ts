import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createServerWithTimeouts } from "./connections.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const hour = 3_600_000;

/** What a client receives before its connection is closed. */
async function saidTo(
  words: string,
  timeouts: { headMs?: number; requestMs?: number; idleMs?: number },
  listener: RequestListener = (_req, res) => void res.writeHead(200).write("so far"),
): Promise<string> {
  server = createServerWithTimeouts(listener, {
    headMs: hour,
    requestMs: hour,
    idleMs: hour,
    checkIntervalMs: 5,
    ...timeouts,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // safe: it listens on a port
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
  socket.on("error", () => undefined);
  socket.write(words);
  await once(socket, "close");
  return received;
}

test.each([
  ["says nothing", ""],
  ["doesn't finish its head", "GET / HTTP/1.1\r\nHost: "],
])("a connection that %s is closed", async (_what, words) => {
  expect(await saidTo(words, { headMs: 20 })).toMatch(/^HTTP\/1\.1 408/u);
});

test("a body that isn't completed in time is aborted", async () => {
  const words = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf";
  const reading: RequestListener = (req) => void req.resume();
  expect(await saidTo(words, { headMs: 20, requestMs: 20 }, reading)).toMatch(/^HTTP\/1\.1 408/u);
});

test("an idle connection is closed", async () => {
  const words = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  expect(await saidTo(words, { idleMs: 20 })).toContain("so far");
});
