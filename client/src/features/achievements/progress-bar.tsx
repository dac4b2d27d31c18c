import clsx from "clsx";

interface ProgressBarProps {
  /** What is measured, for screen readers. */
  label: string;
  value: number;
  of: number;
  tone?: "teal" | "marigold";
}

/** Progress towards a goal, at most 100%. */
export function ProgressBar({ label, value, of, tone = "teal" }: ProgressBarProps) {
  const percent = of === 0 ? 0 : Math.min(100, Math.round((100 * value) / of));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${value} of ${of}`}
      className="h-2 overflow-hidden rounded-full bg-rule"
    >
      <div
        className={clsx("h-full rounded-full", tone === "teal" ? "bg-teal" : "bg-marigold")}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
