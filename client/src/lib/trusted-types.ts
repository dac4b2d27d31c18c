/**
 * The only code that creates HTML and script addresses. The content security policy (server/http/security-headers.ts)
 * lists the policies by name: a browser that supports Trusted Types rejects a plain string wherever it could run a
 * script. A trusted value is an object that represents its string, and has the string type here.
 */
interface Rules {
  createHTML?: (html: string) => string;
  /** Null: rejected. */
  createScriptURL?: (address: string) => string | null;
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the browser, which TypeScript 6 doesn't know
  var trustedTypes:
    | { createPolicy: <OwnRules extends Rules>(name: string, rules: OwnRules) => OwnRules }
    | undefined;
}

/** The rules also apply in browsers without Trusted Types. */
const policy = <OwnRules extends Rules>(name: string, rules: OwnRules): OwnRules =>
  globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;

/** An element that runs or loads something, or an event handler in a tag. Neither KaTeX nor a figure writes any. */
const runsSomething = /<(?:script|iframe|object|embed|foreignobject)\b|<[^>]*\son\w+\s*=/iu;

const markup = policy("sawaal-markup", {
  createHTML: (html) => {
    if (runsSomething.test(html)) throw new TypeError("markup of ours runs nothing");
    return html;
  },
});

/** Markup that our own code has created and escaped: a formula of KaTeX, a figure of the concept library. */
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
 * For pages with pixels: allows scripts of these origins, also from the platforms' own scripts, which don't know our
 * policies; therefore the policy is named `default`, which applies to every plain string.
 */
export function allowScriptsOf(origins: readonly string[]): void {
  policy("default", {
    createScriptURL: (address) =>
      origins.includes(new URL(address, location.href).origin) ? address : null,
  });
}
