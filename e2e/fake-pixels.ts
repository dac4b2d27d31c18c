import type { Page } from "playwright-core";

export const pixelSettings = {
  // The consent bar has its own test (client/src/tracking/consent-bar.test.ts).
  TRACKING_CONSENT: "notice",
  META_PIXEL_ID: "1234567890",
  SNAP_PIXEL_ID: "01234567-89ab-4def-8123-456789abcdef",
};

/** A platform's script first replaces the page's own function, then handles the calls that were queued there. */
const metaScript = `
  fbq.callMethod = (...call) => tellTest("meta", call);
  for (const call of fbq.queue) fbq.callMethod(...call);`;
const snapScript = `
  snaptr.handleRequest = (...call) => tellTest("snap", call);
  for (const call of snaptr.queue) snaptr.handleRequest(...call);`;

type Call = [how: string, name: string, properties?: Record<string, unknown>, ...rest: unknown[]];

/** Stands in for both platforms, and records their calls by page. */
export async function fakePixels(page: Page) {
  const calls: { platform: string; path: string; call: Call }[] = [];
  const strangers: string[] = [];
  await page.exposeBinding("tellTest", ({ frame }, platform: string, call: Call) => {
    calls.push({ platform, path: new URL(frame.url()).pathname, call });
  });
  const answerWith = (body: string) => ({ body, contentType: "text/javascript" });
  await page.context().route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => {
      const { host, pathname } = new URL(route.request().url());
      strangers.push(host + pathname);
      if (host === "connect.facebook.net") return route.fulfill(answerWith(metaScript));
      if (host === "sc-static.net") return route.fulfill(answerWith(snapScript));
      return route.fulfill({ body: "Pay here", contentType: "text/html" });
    },
  );
  const callsTo = (platform: string) =>
    calls
      .filter((each) => each.platform === platform && each.call[0].startsWith("track"))
      .map(({ path, call: [, name] }) => `${name} on ${path}`);
  return {
    calls,
    strangers,
    callsToMeta: () => callsTo("meta"),
    callsToSnap: () => callsTo("snap"),
  };
}
