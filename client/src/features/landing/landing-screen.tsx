import { Link } from "wouter";
import { tagline } from "#shared/catalogue.ts";
import { authPath, paths } from "../../lib/paths.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";

const points: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "camera",
    title: "Type it or photograph it",
    text: "A sum, an equation or a page of your exercise book.",
  },
  {
    icon: "bulb",
    title: "Hints, steps or everything",
    text: "You choose how much help you want. Each step says why it is taken.",
  },
  {
    icon: "check",
    title: "Answers that are checked",
    text: "What can be calculated is calculated again. What can't be checked says so.",
  },
];

export function LandingScreen() {
  return (
    <main className="flex flex-1 flex-col gap-8 px-5 pt-8 pb-8">
      <div className="grid flex-1 content-center gap-8">
        <div className="grid gap-2">
          <PageHeading className="text-3xl">
            <Wordmark />
          </PageHeading>
          <p className="text-xl text-ink-soft">{tagline}</p>
          <p>For students in India, grades 4 to 12.</p>
        </div>
        <ul className="grid gap-5">
          {points.map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-teal-soft text-teal">
                <Icon name={icon} />
              </span>
              <span className="grid">
                <span className="font-semibold">{title}</span>
                <span className="text-ink-soft">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-3">
        <Link href={authPath({ mode: "sign-up" })} className={buttonLook({ fullWidth: true })}>
          Get Started
        </Link>
        <Link href={authPath()} className={buttonLook({ variant: "secondary", fullWidth: true })}>
          Login
        </Link>
        <Link
          href={paths.privacy}
          className="justify-self-center px-3 py-2.5 text-sm text-teal underline"
        >
          Privacy
        </Link>
      </div>
    </main>
  );
}
