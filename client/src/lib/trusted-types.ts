/**
 * The only makers of HTML and of script addresses. The content security policy (server/http/security-headers.ts) lists
 * the policies by name: a browser that knows Trusted Types takes no plain string where a script could come of it.
 * A trusted value is an object that stands for its string, and is typed as that.
 */
interface Rules {
  createHTML?: (html: string) => string;
  /** Null: refused. */
  createScriptURL?: (address: string) => string | null;
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the browser, which TypeScript 6 doesn't know
  var trustedTypes:
    | { createPolicy: <Given extends Rules>(name: string, rules: Given) => Given }
    | undefined;
}

/** Without the browser's help the rules hold all the same. */
const policy = <Given extends Rules>(name: string, rules: Given): Given =>
  globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;

/** An element that runs or loads something, or an event handler inside of a tag. Neither KaTeX nor a figure writes any. */
const runsSomething = /<(?:script|iframe|object|embed|foreignobject)\b|<[^>]*\son\w+\s*=/iu;

const markup = policy("sawaal-markup", {
  createHTML: (html) => {
    if (runsSomething.test(html)) throw new TypeError("markup of ours runs nothing");
    return html;
  },
});

/** Markup that code of ours has made and escaped: a formula of KaTeX, a figure of the concept library. */
export const ownMarkup = (html: string): string => markup.createHTML(html);

const worker = policy("sawaal-worker", {
  createScriptURL: (address) => {
    if (address !== "/sw.js") throw new TypeError("no worker of ours");
    return address;
  },
});

/** Address of the service worker. */
export const workerAddress = (): string => worker.createScriptURL("/sw.js");

/**
 * For a page that has pixels: scripts of these origins may be loaded, by the platforms' own scripts too, which know
 * nothing of our policies; hence the name that stands for every plain string.
 */
export function allowScriptsOf(origins: readonly string[]): void {
  policy("default", {
    createScriptURL: (address) =>
      origins.includes(new URL(address, location.href).origin) ? address : null,
  });
}
