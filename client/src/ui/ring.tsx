interface RingProps {
  percent: number;
  /** What is measured, for screen readers. */
  label: string;
}

const radius = 42;
const around = 2 * Math.PI * radius;

/** A percentage as a ring with the number in the middle. */
export function Ring({ percent, label }: RingProps) {
  const filledLength = (Math.min(100, Math.max(0, percent)) / 100) * around;
  return (
    <div
      role="img"
      aria-label={`${label}: ${percent}%`}
      className="relative grid size-24 shrink-0 place-items-center"
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="9" className="stroke-rule" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${filledLength} ${around}`}
          className={percent > 0 ? "stroke-marigold" : "stroke-transparent"}
        />
      </svg>
      <span className="text-xl font-semibold tabular-nums">{percent}%</span>
    </div>
  );
}
