import { productName } from "#shared/catalogue.ts";
import { shellPage } from "./student-pages.ts";

const words = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>You're offline · ${productName}</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 20vh auto 0; padding: 0 1.5rem; }
      a { display: inline-block; margin-top: 1rem; min-height: 2.75rem; font-weight: 600; }
    </style>
  </head>
  <body>
    <h1>You're offline</h1>
    <p>This page needs the internet. What you last saw of your own questions is kept on this phone.</p>
    <a href="${shellPage}">Go to your questions</a>
  </body>
</html>`;

/** Shown if a page can't be fetched. Inlined in the worker, because no file of it could be fetched offline. */
export function offlinePage(): Response {
  return new Response(words, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}
