import clsx from "clsx";
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";

interface TabsProps<Value extends string> {
  /** Name of the tab list, for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  /** `press` if selecting a tab does more than show it: the arrow keys then only move the focus. */
  chosenBy?: "focus" | "press";
  /** For labels of several words: the tabs wrap if a row is too narrow for them. */
  dense?: boolean;
}

/** The tabs pattern of the ARIA Authoring Practices: one stop for the Tab key, arrow keys move between tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, tabs, dense = false } = props;
  const id = useId();
  return (
    <div className={clsx("grid", dense ? "gap-4" : "gap-6")}>
      <TabList {...props} id={id} />
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== value}
          className="min-w-0 rounded-card"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}

function TabList<Value extends string>({
  id,
  label,
  value,
  onChange,
  tabs,
  chosenBy = "focus",
  dense = false,
}: TabsProps<Value> & { id: string }) {
  // The focused tab, if it is not the selected one; the Tab key returns to the selected one.
  const [visited, setVisited] = useState<Value | null>(null);
  const stop = visited ?? value;

  const resetVisited = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setVisited(null);
  };
  const choose = (chosen: Value) => {
    if (chosen !== value) onChange(chosen);
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={moveFocus}
      onBlur={resetVisited}
      className={clsx(
        "gap-1 border border-rule bg-desk p-1",
        // Large text leaves no room for a row, so the tabs wrap.
        dense
          ? "grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] rounded-card"
          : "flex flex-wrap rounded-[1.75rem]",
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === stop ? 0 : -1}
          onFocus={() => {
            setVisited(tab.value);
            if (chosenBy === "focus") choose(tab.value);
          }}
          onClick={() => choose(tab.value)}
          className={clsx(
            "min-h-touch font-semibold text-ink-soft aria-selected:bg-sheet aria-selected:text-ink aria-selected:shadow-card",
            dense
              ? "min-w-0 rounded-control px-1.5 py-2 text-sm wrap-anywhere"
              : "min-w-min flex-1 rounded-full px-2",
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Distance that an arrow key moves; Home and End go to the first and the last tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const focusedIndex = tabs.findIndex((tab) => tab === document.activeElement);
  const targets: Record<string, number> = {
    ArrowLeft: focusedIndex - 1,
    ArrowRight: focusedIndex + 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}
