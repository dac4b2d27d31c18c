import { Writable } from "node:stream";
import { pino } from "pino";
import supertest from "supertest";
import { expect, test } from "vitest";
import { appOn, student, visitor } from "../testing/app.ts";
import { usualConfig } from "../testing/config.ts";
import { withDatabase } from "../testing/database.ts";
import { newStudent } from "../testing/factories.ts";

test("an unknown call of the API is a problem in JSON", () =>
  withDatabase(async (db) => {
    const response = await (await visitor(db)).get("/api/nothing-here");
    expect(response.status).toBe(404);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.body).toMatchObject({
      status: 404,
      code: "not_found",
      detail: "This call not found.",
    });
  }));

test.each([
  ["broken JSON", "application/json", '{"name": '],
  ["a JSON text that isn't an object", "application/json", '"hello"'],
  ["a JSON array", "application/json", "[1, 2]"],
  ["null", "application/json", "null"],
  ["a form", "application/x-www-form-urlencoded", "name=Asha"],
  ["nothing", "application/json", ""],
  ["a wrong charset", "application/json; charset=klingon", "{}"],
])("%s as a body is refused with a sentence", (_what, type, body) =>
  withDatabase(async (db) => {
    const response = await (
      await visitor(db)
    )
      .post("/api/register")
      .set("Content-Type", type)
      .send(body);
    expect(response.status).toBe(400);
    expect(response.body.detail).toMatch(/\w/u);
    expect(response.body.code).toBe("invalid_input");
  }),
);

test.each([
  ["a part whose head is broken", 'x; name="doubt"\u0000', "--edge--"],
  ["a form that breaks off", 'form-data; name="doubt"', ""],
  ["a part without a name", "form-data", "--edge--"],
])("%s is refused with a sentence", (_what, head, end) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const response = await agent
      .post("/api/doubts/solve")
      .set("Content-Type", "multipart/form-data; boundary=edge")
      .send(`--edge\r\nContent-Disposition: ${head}\r\n\r\nhello\r\n${end}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: "invalid_input" });
    expect(response.body.detail).toMatch(/\w/u);
  }),
);

test.each([
  ["a field that isn't there", { helpful: true, conversationId: 1 }, '"messageId" is missing.'],
  [
    "a word for a number",
    { helpful: true, conversationId: 1, messageId: "one" },
    '"messageId" must be a number.',
  ],
  [
    "a number for yes or no",
    { helpful: 1, conversationId: 1, messageId: 1 },
    '"helpful" must be true or false.',
  ],
])("%s is refused with a plain sentence", (_what, body, sentence) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const response = await agent.post("/api/doubts/feedback").send(body);
    expect(response.status).toBe(400);
    expect(response.body.detail).toBe(sentence);
  }),
);

test("a huge body is refused before it is read", () =>
  withDatabase(async (db) => {
    const response = await (
      await visitor(db)
    )
      .post("/api/register")
      .send({ ...newStudent(), name: "x".repeat(200_000) });
    expect(response.status).toBe(413);
    expect(response.body.code).toBe("body_too_large");
  }));

test("a name with NUL bytes is stored without them", () =>
  withDatabase(async (db) => {
    const response = await (
      await visitor(db)
    )
      .post("/api/register")
      .send(newStudent({ name: "As\u0000ha" }));
    expect(response.body.name).toBe("Asha");
  }));

test.each([
  ["another origin", { Origin: "https://evil.example" }],
  ["a null origin", { Origin: "null" }],
  ["the same host over another scheme", { Origin: "https://127.0.0.1" }],
  ["another site", { "Sec-Fetch-Site": "cross-site" }],
  ["a sister site", { "Sec-Fetch-Site": "same-site" }],
])("a write from %s is refused", (_what, headers) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const response = await agent.post("/api/logout").set(headers);
    expect(response.status).toBe(403);
    expect(response.body.code).toBe("cross_site");
    expect((await agent.get("/api/user")).status).toBe(200);
  }),
);

test("a write from the product's own page is accepted, by the requested host or by PUBLIC_URL", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const own = {
      Host: "sawaal.test",
      Origin: "http://sawaal.test",
      "Sec-Fetch-Site": "same-origin",
    };
    expect((await agent.post("/api/logout").set(own)).status).toBe(204);
    const config = { ...usualConfig, publicOrigin: "https://sawaal.test" };
    const behindProxy = await visitor(db, { config });
    const login = behindProxy.post("/api/register").set("Origin", "https://sawaal.test");
    expect((await login.send(newStudent())).status).toBe(201);
  }));

test("the policy of pages runs the product's own files only", () =>
  withDatabase(async (db) => {
    const { headers } = await (await visitor(db)).get("/api/user");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types sawaal-markup sawaal-worker");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["etag"]).toBeUndefined();
  }));

test("no other site may frame a page or learn its address, and a deployed product is reached over HTTPS only", () =>
  withDatabase(async (db) => {
    const { headers } = await (await visitor(db)).get("/api/user");
    const policy = headers["content-security-policy"] ?? "";
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["strict-transport-security"]).toBeUndefined();
    const config = { ...usualConfig, https: true };
    const school = await (await visitor(db, { config })).get("/api/user");
    expect(school.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/u);
  }));

test("a page may use the microphone and the clipboard, and nothing else of the device", () =>
  withDatabase(async (db) => {
    const { headers } = await (await visitor(db)).get("/api/user");
    const permissions = (headers["permissions-policy"] ?? "").split(", ");
    const allowed = permissions.filter((each: string) => !each.endsWith("=()"));
    expect(allowed).toEqual(["clipboard-write=(self)", "microphone=(self)"]);
    expect(permissions).toEqual(expect.arrayContaining(["camera=()", "geolocation=()"]));
  }));

test("the log has ids, paths and statuses, and neither bodies nor phones nor cookies", () =>
  withDatabase(async (db) => {
    const log = givenLog();
    const agent = supertest.agent((await appOn(db, { logger: log.logger })).app);
    const account = newStudent({ name: "Zubeida" });
    await agent.post(`/api/register?phone=${account.phone}`).send(account);
    const response = await agent.get("/api/user");
    const logText = log.text();
    expect(logText).toContain(response.headers["x-request-id"]);
    expect(logText).toContain('"path":"/api/user"');
    expect(logText).not.toContain(account.phone);
    expect(logText).not.toContain("Zubeida");
    expect(logText).not.toContain("sawaal.sid");
  }));

test("an unexpected error tells the caller nothing and the log everything", () =>
  withDatabase(async (db) => {
    const log = givenLog();
    const broken = {
      name: "openai" as const,
      model: "broken",
      readsPhotos: false,
      skills: {
        homework: async () => {
          throw new Error("a secret inside", { cause: new Error("deeper still") });
        },
      },
    };
    const { agent } = await student(db, { engine: broken, logger: log.logger });
    const { body } = await agent.post("/api/conversations").send({ type: "homework" });
    const response = await agent
      .post("/api/homework/ask")
      .field({ question: "2+2", conversationId: body.id });
    expect(response.status).toBe(500);
    expect(response.text).not.toContain("secret");
    expect(response.body.detail).toContain("Please try again");
    expect(log.text()).toContain("a secret inside");
    expect(log.text()).toContain("deeper still");
  }));

test("the OpenAPI description names every call with its input and output", () =>
  withDatabase(async (db) => {
    const { body } = await (await visitor(db)).get("/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        "/api/login",
        "/api/homework/ask",
        "/api/conversations/{conversationId}/messages",
        "/api/exam/plan",
        "/api/exam/session/start",
        "/api/exam/session/{sessionId}",
      ]),
    );
    const stream = body.paths["/api/conversations/{conversationId}/stream"].get;
    expect(Object.keys(stream.responses["200"].content)).toEqual(["text/event-stream"]);
    const ask = body.paths["/api/homework/ask"].post;
    expect(Object.keys(ask.responses["200"].content)).toEqual([
      "application/json",
      "text/event-stream",
    ]);
    expect(ask.requestBody.content["multipart/form-data"].schema.properties).toMatchObject({
      question: { type: "string" },
      image: { type: "string" },
    });
    const answer = ask.responses["200"].content["application/json"].schema;
    expect(answer.properties.aiResponse.properties.check).toBeDefined();
  }));

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** "post /api/login" for each mounted call, nested routers included. */
function callsIn(stack: readonly Layer[]): string[] {
  return stack.flatMap(({ route, handle }) =>
    route
      ? Object.keys(route.methods).map((method) => `${method} ${route.path}`)
      : callsIn(handle.stack ?? []),
  );
}

test("the OpenAPI description has every mounted call, and no other", () =>
  withDatabase(async (db) => {
    const { app } = await appOn(db);
    const { stack } = app.router as unknown as { stack: Layer[] }; // safe: Express's own layers, which its types leave out
    const mounted = callsIn(stack).filter((call) => call.includes(" /api/"));
    const { body } = await supertest(app).get("/api/openapi.json");
    const paths = body.paths as Record<string, object>; // safe: the shape of OpenAPI
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replaceAll(/\{(\w+)\}/gu, ":$1")}`),
    );
    expect(mounted.length).toBeGreaterThan(50);
    expect(described.toSorted()).toEqual(mounted.toSorted());
  }));

test("photos are described as a form with a file, and as bytes", () =>
  withDatabase(async (db) => {
    const { body } = await (await visitor(db)).get("/api/openapi.json");
    const reading = body.paths["/api/uploads/readings"].post;
    expect(reading.requestBody.content["multipart/form-data"].schema.properties).toMatchObject({
      image: { type: "string" },
    });
    const photo = body.paths["/api/uploads/{uploadId}"].get;
    expect(Object.keys(photo.responses["200"].content)).toEqual(["image/*"]);
  }));

test("the health endpoints report the process, and whether its database answers", () =>
  withDatabase(async (db) => {
    const agent = await visitor(db);
    expect((await agent.get("/healthz")).text).toBe("alive\n");
    expect((await agent.get("/readyz")).status).toBe(200);
  }));

/** A logger that records every level. */
function givenLog() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { logger: pino({ level: "trace" }, sink), text: () => lines.join("") };
}
