import clsx from "clsx";
import { Link, useLocation } from "wouter";
import { paths } from "../lib/paths.ts";
import { Icon, type IconName } from "../ui/icon.tsx";

interface BarItem {
  path: string;
  label: string;
  icon: IconName;
  /** Other pages that belong to this entry. */
  otherPaths?: readonly string[];
}

const items: readonly BarItem[] = [
  { path: paths.dashboard, label: "Home", icon: "home" },
  { path: paths.homework, label: "Ask", icon: "ask", otherPaths: [paths.concepts, paths.doubts] },
  { path: paths.examPrep, label: "Practice", icon: "practice" },
  {
    path: paths.achievements,
    label: "Progress",
    icon: "progress",
    otherPaths: [paths.learningPaths],
  },
];

/** Main navigation: a bottom bar on phones, a rail at the left on laptops (base.css). */
export function BottomBar() {
  const [location] = useLocation();
  return (
    <nav
      aria-label="Main"
      className="bar bar-below sticky bottom-0 z-20 h-bottom-bar overflow-x-clip border-t border-rule bg-paper pb-safe-bottom"
    >
      <ul className="grid h-full auto-cols-fr grid-flow-col">
        {items.map(({ path, label, icon, otherPaths = [] }) => {
          const isCurrent = location === path || otherPaths.includes(location);
          return (
            <li key={path}>
              <Link
                href={path}
                aria-current={ariaCurrent(isCurrent, location === path)}
                className={clsx(
                  "flex h-full flex-col items-center justify-center text-xs font-medium -outline-offset-4",
                  isCurrent ? "text-ink" : "text-ink-soft hover:text-ink",
                )}
              >
                <span
                  className={clsx(
                    "grid h-7 w-14 max-w-full place-items-center rounded-full",
                    isCurrent && "bg-marigold text-on-marigold",
                  )}
                >
                  <Icon name={icon} className="size-5.5" />
                </span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function ariaCurrent(isCurrent: boolean, isThisPage: boolean): "page" | "true" | undefined {
  if (!isCurrent) return undefined;
  return isThisPage ? "page" : "true";
}
