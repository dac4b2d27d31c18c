import clsx from "clsx";
import type { GamificationData } from "#shared/contracts/gamification.ts";
import { daysOfMonth, weeksOf } from "./weeks-of-month.ts";

type Calendar = GamificationData["calendar"];
type DayState = Calendar["days"][number]["state"];

const weekdays = [
  ["M", "Monday"],
  ["T", "Tuesday"],
  ["W", "Wednesday"],
  ["T", "Thursday"],
  ["F", "Friday"],
  ["S", "Saturday"],
  ["S", "Sunday"],
] as const;

const stateWords: Record<DayState, string> = { studied: "studied", frozen: "frozen" };

const monthName = new Intl.DateTimeFormat("en-IN", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

/** The current month: days of study are filled discs, frozen ones dashed rings with a snowflake. */
export function MonthCalendar({ calendar }: { calendar: Calendar }) {
  const { month, today, days } = calendar;
  const states = new Map(days.map(({ date, state }) => [date, state]));
  return (
    <div className="grid gap-2">
      <table className="w-full table-fixed text-center text-sm">
        <caption className="mb-1 text-left font-semibold">
          {monthName.format(new Date(`${month}-01`))}
        </caption>
        <thead>
          <tr className="text-ink-soft">
            {weekdays.map(([short, name]) => (
              <th key={name} scope="col" abbr={name} className="py-1 font-medium">
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(daysOfMonth(month)).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, place) => (
                <td key={weekdays[place]?.[1]} className="py-0.5">
                  {date !== null && (
                    <Day date={date} state={states.get(date)} isToday={date === today} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend hasFrozen={days.some(({ state }) => state === "frozen")} />
    </div>
  );
}

interface DayProps {
  date: string;
  state: DayState | undefined;
  isToday: boolean;
}

function Day({ date, state, isToday }: DayProps) {
  return (
    <span
      className={clsx(
        "relative mx-auto grid size-8 place-items-center rounded-full",
        state === "studied" && "bg-teal font-semibold text-on-teal",
        state === "frozen" && "border-2 border-dashed border-outline",
        state === undefined && "text-ink-soft",
        isToday && "outline-2 outline-offset-1 outline-marigold-edge",
      )}
    >
      {Number(date.slice(8))}
      {state === "frozen" && (
        <Snowflake className="absolute -top-1.5 -right-1.5 size-4 rounded-full bg-sheet text-teal" />
      )}
      {state !== undefined && <span className="sr-only">, {stateWords[state]}</span>}
      {isToday && <span className="sr-only">, today</span>}
    </span>
  );
}

function Legend({ hasFrozen }: { hasFrozen: boolean }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3.5 rounded-full bg-teal" /> Studied
      </span>
      {hasFrozen && (
        <span className="inline-flex items-center gap-1.5">
          <Snowflake className="size-4 text-teal" /> Frozen: missed and forgiven
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3.5 rounded-full border-2 border-marigold-edge" /> Today
      </span>
    </p>
  );
}

export function Snowflake({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      className={clsx("shrink-0", className)}
    >
      <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" />
    </svg>
  );
}
