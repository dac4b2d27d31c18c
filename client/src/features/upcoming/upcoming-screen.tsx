import { Link } from "wouter";
import { paths } from "../../lib/paths.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { comingTools } from "./upcoming-words.ts";

/** A tool that isn't there yet: what it will do, and what can be done today instead. */
export function UpcomingScreen({ tool }: { tool: keyof typeof comingTools }) {
  const { icon, heading, will, today } = comingTools[tool];
  return (
    <div className="flex flex-1 flex-col gap-5">
      <div className="grid gap-4">
        <span className="grid size-14 place-items-center rounded-full bg-teal-soft text-teal">
          <Icon name={icon} className="size-7" />
        </span>
        <h2 className="text-2xl font-semibold">{heading}</h2>
        <p className="text-ink-soft">We're still building this. Soon you can:</p>
        <ul className="grid gap-3">
          {will.map((promise) => (
            <li key={promise} className="flex gap-3">
              <Icon name="arrow-right" className="mt-0.5 size-5 text-teal" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <Card as="section" className="mt-auto grid gap-3">
        <h3 className="text-lg font-semibold">What you can do today</h3>
        <p>{today}</p>
        <Link href={paths.homework} className={buttonLook({ fullWidth: true })}>
          Ask a homework question
        </Link>
      </Card>
    </div>
  );
}
