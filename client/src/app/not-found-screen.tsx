import { Link } from "wouter";
import { paths } from "../lib/paths.ts";
import { buttonLook } from "../ui/button-look.ts";
import { PageHeading } from "../ui/page-heading.tsx";

export function NotFoundScreen() {
  return (
    <main className="grid flex-1 content-center justify-items-start gap-4 p-6">
      <PageHeading className="text-2xl">404 Page Not Found</PageHeading>
      <p className="text-ink-soft">
        There is nothing at this address. The link may be old, or a letter may be missing from it.
      </p>
      <Link href={paths.dashboard} className={buttonLook()}>
        Go to Home
      </Link>
    </main>
  );
}
