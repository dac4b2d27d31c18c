import clsx from "clsx";

/** Paths on a 24 by 24 grid, with a stroke width of 1.75. */
const drawings = {
  back: "M19 12H5m6-6-6 6 6 6",
  home: "M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5",
  ask: "M12 4c4.7 0 8.5 3.2 8.5 7.2s-3.8 7.2-8.5 7.2c-1 0-2-.15-2.9-.42L4.5 20l1.2-3.8c-1.4-1.3-2.2-3-2.2-5C3.5 7.2 7.3 4 12 4ZM10 9.7c0-1.1.9-1.9 2-1.9s2 .8 2 1.8c0 1.4-2 1.5-2 2.9M12 15v.1",
  practice: "M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4",
  progress: "M4 20h16M7 20v-6m5 6V9m5 11V4",
  camera: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4V8Zm8 8.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z",
  image: "M4 5h16v14H4V5Zm0 11 5-5 4 4 2.5-2.5L20 17M15.5 9.5v.1",
  close: "M6 6l12 12M18 6 6 18",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M4 4l16 16M9.9 5.8A8.7 8.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.5A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.45 4.3-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2",
  "log-out": "M10 5H5v14h5M14 8l4 4-4 4M18 12H9",
  book: "M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5Zm0 0V20",
  bulb: "M9 17.5h6M10 20.5h4M9.2 15C7.5 13.9 6.5 12.1 6.5 10a5.5 5.5 0 0 1 11 0c0 2.1-1 3.9-2.7 5v2.5H9.2V15Z",
  target:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12v.1",
  path: "M6.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.5 17.5h6a3 3 0 0 0 0-6h-5a3 3 0 0 1 0-6h6",
  trophy:
    "M8 4.5h8v5a4 4 0 0 1-8 0v-5ZM8 6H4.5c0 3 1.2 4.8 3.7 5M16 6h3.5c0 3-1.2 4.8-3.7 5M12 13.5V17M8.5 20h7l-1-3h-5l-1 3Z",
  question:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.7c0-1.3 1.1-2.2 2.4-2.2s2.4.9 2.4 2.1c0 1.7-2.4 1.8-2.4 3.6M12 16.2v.1",
  "arrow-right": "M5 12h14m-6-6 6 6-6 6",
  down: "M6 9.5l6 6 6-6",
  phone:
    "M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z",
  microphone:
    "M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5v3",
  speaker: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 10.5v5.5m3.6-5.5v5.5",
  check: "M5 12.5 10 17.5 19.5 7",
  alert: "M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.7v.1",
} as const;

export type IconName = keyof typeof drawings;

/** Always beside words or inside a control that has a name, so it is hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx("shrink-0", className ?? "size-6")}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
