import { Link } from "wouter";
import { authPath, paths } from "../../lib/paths.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { comingPages } from "./upcoming-words.ts";

/** A public page that isn't there yet: what is true today, and the way in. */
export function UpcomingPage({ page }: { page: keyof typeof comingPages }) {
  const { heading, paragraphs } = comingPages[page];
  return (
    <main className="flex flex-1 flex-col gap-6 px-5 pt-6 pb-8">
      <Link href={paths.landing} className="self-start py-2 text-xl">
        <Wordmark />
      </Link>
      <div className="grid flex-1 content-center gap-4">
        <PageHeading className="text-2xl">{heading}</PageHeading>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="grid gap-3">
        <Link href={authPath({ mode: "sign-up" })} className={buttonLook({ fullWidth: true })}>
          Create an account
        </Link>
        <Link href={authPath()} className={buttonLook({ variant: "secondary", fullWidth: true })}>
          Login
        </Link>
      </div>
    </main>
  );
}
