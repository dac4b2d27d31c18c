import type { ReactNode } from "react";

/** The address of a link that may be followed; null for scripts, files and what is no address at all. */
function safeAddress(href: string | undefined): URL | null {
  if (href === undefined || !URL.canParse(href)) return null;
  const url = new URL(href);
  return ["http:", "https:", "mailto:"].includes(url.protocol) ? url : null;
}

/** A link out of a text somebody else wrote: where it goes stands beside it, whatever its words claim. */
export function SafeLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const url = safeAddress(href);
  if (!url) return <>{children}</>;
  const target = url.protocol === "mailto:" ? url.pathname : url.host;
  const saysSo = children === href || children === target;
  return (
    <a
      href={url.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-teal underline"
    >
      {children}
      {!saysSo && ` (${target})`}
    </a>
  );
}
