/** Every page there is (specification section 2). The client routes by these; the server answers 404 to other paths. */
export const pages = {
  landing: "/",
  subscribe: "/subscribe",
  weeklyPass: "/weekly-pass",
  thankYou: "/thank-you",
  auth: "/auth",
  privacy: "/privacy",
  dashboard: "/dashboard",
  homework: "/homework",
  concepts: "/concepts",
  doubts: "/doubts",
  learningPaths: "/learning-paths",
  achievements: "/achievements",
  examPrep: "/exam-prep",
  analytics: "/analytics",
  history: "/history",
  account: "/account",
  recover: "/recover",
  parentView: "/parent",
} as const;

/** Pages for search engines. The thank-you page is of use only to customers who have paid. */
export const pagesToFind = [
  pages.landing,
  pages.subscribe,
  pages.weeklyPass,
  pages.auth,
  pages.privacy,
] as const;

const paths: ReadonlySet<string> = new Set(Object.values(pages));

/** Whether a path is one of the product's pages; a trailing slash is ignored. */
export function isPage(path: string): boolean {
  return paths.has(withoutSlash(path));
}

/** The canonical form of a page's path: `/homework/` becomes `/homework`. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/u, "") : path;
}
