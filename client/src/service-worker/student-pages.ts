import { pages } from "#shared/domain/pages.ts";

/** The page whose HTML is the app shell of all student pages. */
export const shellPage = pages.dashboard;

const publicPages: ReadonlySet<string> = new Set([
  pages.landing,
  pages.subscribe,
  pages.weeklyPass,
  pages.thankYou,
  pages.auth,
  pages.privacy,
]);

const studentPages: ReadonlySet<string> = new Set(
  Object.values(pages).filter((page) => !publicPages.has(page)),
);

/** Whether the page at this path belongs to the signed-in app; a trailing slash is ignored. */
export function isStudentPage(path: string): boolean {
  return studentPages.has(path.replace(/\/$/u, ""));
}
