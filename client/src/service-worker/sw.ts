import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { offlinePage } from "./offline-page.ts";
import { isStudentPage, shellPage } from "./student-pages.ts";
import { takeOverMessage } from "./take-over-message.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Every file of this build that the signed-in app is made of; the build writes the list in. */
  __WB_MANIFEST: PrecacheEntry[];
};

/**
 * The signed-in app opens from the phone: its shell, its scripts, its fonts. Nothing of `/api` is kept here but
 * figures, for a worker doesn't know whose answer it holds; what a student saw is kept by the app itself, under her name.
 */
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: "" });

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isStudentPage(url.pathname),
  createHandlerBoundToURL(shellPage),
);

/** The figures of the concept library are nobody's own: one that was seen is there without a line too. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith("/api/figures/"),
  async ({ request }) => {
    const figures = await caches.open("figures");
    try {
      const response = await fetch(request);
      if (response.ok) await figures.put(request, response.clone());
      return response;
    } catch {
      return (await figures.match(request)) ?? Response.error();
    }
  },
);

/** All other pages are the server's. Without a line there is a word of ours instead of the browser's. */
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/"),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return offlinePage();
    }
  },
);

// A new worker waits until the student says so, or has closed the app: scripts never change under a page that is open.
self.addEventListener("message", ({ data }) => {
  if (data === takeOverMessage) void self.skipWaiting();
});

// The first worker serves the page that registered it, so that the very next visit may be offline.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
