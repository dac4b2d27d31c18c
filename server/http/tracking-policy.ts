import { type PixelIds, pixelIdsMeta } from "#shared/domain/pixel-ids.ts";

/** The tag that gives a public page its pixels; empty where none is configured. Signed-in pages must not have it. */
export function pixelTag(ids: PixelIds): string {
  if (ids.meta === undefined && ids.snap === undefined) return "";
  // The settings let through digits, letters and dashes alone, and these need no escaping but of the quotes of JSON.
  const json = JSON.stringify(ids).replaceAll('"', "&quot;");
  return `<meta name="${pixelIdsMeta}" content="${json}">`;
}

interface PixelSources {
  scriptSrc: string[];
  imgSrc: string[];
  connectSrc: string[];
}

/** Where a public page's pixels may load from and report to. Nobody's frames and forms: events need neither. */
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
