import type { PagePixels, PixelIds } from "#shared/domain/pixel-ids.ts";

/** Whether visitors consent before a pixel loads, or are informed and may refuse. */
export type TrackingConsent = "ask" | "notice";

/** The pixel settings of a public page; null where none is configured. Signed-in pages must not have them. */
export function pixelsInPage(ids: PixelIds, consent: TrackingConsent): string | null {
  if (ids.meta === undefined && ids.snap === undefined) return null;
  return JSON.stringify({ ...ids, ...(consent === "ask" && { consent }) } satisfies PagePixels);
}

export interface PixelSources {
  scriptSrc: string[];
  imgSrc: string[];
  connectSrc: string[];
}

/** The sources that a public page's pixels may load from and report to. No frames and forms: events need neither. */
export function pixelSources(ids: PixelIds): PixelSources {
  const sources: PixelSources = { scriptSrc: [], imgSrc: [], connectSrc: [] };
  if (ids.meta !== undefined) {
    sources.scriptSrc.push("https://connect.facebook.net");
    sources.imgSrc.push("https://www.facebook.com");
    sources.connectSrc.push("https://www.facebook.com", "https://connect.facebook.net");
  }
  if (ids.snap !== undefined) {
    sources.scriptSrc.push("https://sc-static.net");
    sources.imgSrc.push("https://tr.snapchat.com");
    sources.connectSrc.push("https://tr.snapchat.com", "https://sc-static.net");
  }
  return sources;
}
