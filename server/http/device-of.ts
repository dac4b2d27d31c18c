/** Tested in order: each browser's User-Agent also has the names of those after it in this list. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//u, "Edge"],
  [/\bOPR\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\bUCBrowser\//u, "UC Browser"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|CriOS)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bAndroid\b/u, "Android"],
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bCrOS\b/u, "Chromebook"],
  [/\bWindows\b/u, "Windows"],
  [/\bMac OS X\b/u, "Mac"],
  [/\bLinux\b/u, "Linux"],
];

/** A device in words, "Chrome on Android"; the rest of the User-Agent isn't stored. */
export function deviceOf(userAgent: string | undefined = ""): string {
  const nameIn = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser === undefined) return system ?? "Unknown device";
  return system === undefined ? browser : `${browser} on ${system}`;
}
