import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "../lib/paths.ts";
import { useScreenTracking } from "../tracking/use-screen-tracking.ts";
import { Icon } from "../ui/icon.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Column } from "./column.tsx";
import { LazyOffline } from "./lazy-offline.tsx";

interface ShellProps {
  /** The h1 in the top bar; absent on the dashboard, whose greeting is its own heading. */
  title?: string | undefined;
  children: ReactNode;
}

/**
 * The frame of every signed-in page: title and Back at the top, the four navigation entries at the bottom, or at the
 * left on a laptop.
 */
export function Shell({ title, children }: ShellProps) {
  useScreenTracking();
  return (
    <div className="beside-rail">
      <Column>
        <a
          href="#content"
          className="sr-only z-30 rounded-full bg-teal px-4 py-3 font-semibold text-on-teal focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <header className="bar bar-above sticky top-0 z-20 flex min-h-14 items-center gap-1 border-b border-rule bg-paper px-2 pt-safe-top">
          {title === undefined ? (
            <p className="px-2 text-xl">
              <Wordmark />
            </p>
          ) : (
            <TitleWithBack title={title} />
          )}
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col p-4 outline-none">
          <LazyOffline />
          {children}
        </main>
        <BottomBar />
      </Column>
    </div>
  );
}

function TitleWithBack({ title }: { title: string }) {
  return (
    <>
      <Link
        href={paths.dashboard}
        aria-label="Back to Home"
        className="grid size-touch place-items-center rounded-full text-ink hover:bg-desk"
      >
        <Icon name="back" />
      </Link>
      <PageHeading key={title} className="py-2 text-lg">
        {title}
      </PageHeading>
    </>
  );
}
