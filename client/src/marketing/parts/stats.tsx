import clsx from "clsx";
import { claims } from "#shared/catalogue.ts";

const figures = [
  { figure: claims.questions, of: "questions answered" },
  { figure: claims.students, of: "active students" },
  { figure: claims.rating, of: "out of 5, rated by students" },
  { figure: claims.satisfaction, of: "satisfied families" },
] as const;

/** `wide`: all in one row if there is room. */
export function Stats({ wide = false }: { wide?: boolean }) {
  return (
    <dl
      className={clsx(
        "grid grid-cols-2 gap-px overflow-hidden rounded-card border border-rule bg-rule",
        wide && "md:grid-cols-4",
      )}
    >
      {figures.map(({ figure, of }) => (
        <div key={of} className="flex flex-col-reverse justify-end bg-sheet p-4">
          <dt className="text-sm text-ink-soft">{of}</dt>
          <dd className="text-2xl font-extrabold tracking-tight tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
