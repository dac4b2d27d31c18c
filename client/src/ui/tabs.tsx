import * as Radix from "@radix-ui/react-tabs";
import clsx from "clsx";
import type { ReactNode } from "react";

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  /** `press` where choosing a tab does more than show it: the arrow keys then only move the focus. */
  chosenBy?: "focus" | "press";
  /** For labels of several words. */
  dense?: boolean;
}

export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  chosenBy = "focus",
  dense = false,
}: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root
      value={value}
      onValueChange={choose}
      activationMode={chosenBy === "focus" ? "automatic" : "manual"}
      className={clsx("grid", dense ? "gap-4" : "gap-6")}
    >
      <Radix.List
        aria-label={label}
        className={clsx(
          "grid auto-cols-fr grid-flow-col gap-1 border border-rule bg-desk p-1",
          dense ? "rounded-card" : "rounded-full",
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              "min-h-touch min-w-0 font-semibold text-ink-soft data-[state=active]:bg-sheet data-[state=active]:text-ink data-[state=active]:shadow-card",
              dense ? "rounded-control px-1.5 py-2 text-sm wrap-anywhere" : "rounded-full px-4",
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="min-w-0 rounded-card">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
