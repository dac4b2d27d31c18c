import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createParser } from "eventsource-parser";
import express from "express";
import { Pool } from "pg";

/**
 * The minimum between a model and a student that stores her question: Express, one transaction of two rows, `fetch`,
 * the parser of events, and a flush of the buffer every 35 ms. No session, no check, no solver, no JSON parsing. What
 * the product's server takes beyond this can be optimised. Prints its address.
 */
const giveEveryMs = 35;
/** The first part must not wait for the second. */
const eager = 20;
const model = process.env["OPENAI_BASE_URL"] ?? "";
const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
await pool.query("create table if not exists bare_messages (id serial primary key, content text)");
const insert = {
  name: "insert",
  text: "insert into bare_messages (content) values ($1) returning id",
};

async function keep(question: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query({ ...insert, values: [question] });
    await client.query({ ...insert, values: [""] });
    await client.query("commit");
  } finally {
    client.release();
  }
}

const app = express();
app.post("/ask", express.text({ type: () => true }), async (req, res) => {
  // safe: express.text has read it
  const body = req.body as string;
  await keep(body);
  res.set("Content-Type", "text/event-stream").flushHeaders();
  const answer = await fetch(`${model}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer a key" },
    body,
  });
  let buffer: string[] = [];
  let nextId = 0;
  let timer: NodeJS.Timeout | undefined;
  const give = () => {
    timer = undefined;
    nextId += 1;
    res.write(buffer.map((data) => `data: ${data}\n\n`).join(""));
    buffer = [];
  };
  const parser = createParser({
    onEvent: ({ data }) => {
      buffer.push(data);
      if (nextId < eager) give();
      else timer ??= setTimeout(give, giveEveryMs);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    // safe: the chunks of a response's body
    parser.feed(decoder.decode(bytes as Uint8Array, { stream: true }));
  }
  clearTimeout(timer);
  give();
  res.end();
});

const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo; // safe: it listens on a port
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.once("SIGTERM", () => {
  server.closeAllConnections();
  server.close();
  void pool.end();
});
