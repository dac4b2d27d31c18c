import clsx from "clsx";
import type { ReactNode } from "react";

type BadgeTone = "neutral" | "teal" | "beginner" | "intermediate" | "advanced";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-desk text-ink",
  teal: "bg-teal-soft text-teal",
  beginner: "bg-beginner-soft text-beginner",
  intermediate: "bg-intermediate-soft text-intermediate",
  advanced: "bg-advanced-soft text-advanced",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

const difficultyWords = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
} as const;

/** The word is beside the colour, for people with red-green colour blindness. */
export function DifficultyBadge({ difficulty }: { difficulty: keyof typeof difficultyWords }) {
  return <Badge tone={difficulty}>{difficultyWords[difficulty]}</Badge>;
}
