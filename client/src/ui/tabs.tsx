import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
}

export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} className="grid gap-6">
      <Radix.List
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-full border border-rule bg-desk p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-touch rounded-full px-4 font-semibold text-ink-soft data-[state=active]:bg-sheet data-[state=active]:text-ink data-[state=active]:shadow-card"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-card">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
