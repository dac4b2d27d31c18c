import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";

interface Shade {
  light: `#${string}`;
  dark: `#${string}`;
}

export const palette = {
  paper: { light: "#FFFCF5", dark: "#14161C" },
  sheet: { light: "#FFFFFF", dark: "#1C1F28" },
  shade: { light: "#0D0F138C", dark: "#000000A6" },
  desk: { light: "#F1ECDF", dark: "#0D0F13" },
  ink: { light: "#1B2333", dark: "#ECEAE4" },
  "ink-soft": { light: "#565E71", dark: "#A7ABB8" },
  rule: { light: "#E8E2D4", dark: "#2D313D" },
  outline: { light: "#857F72", dark: "#747A8A" },
  marigold: { light: "#F5A524", dark: "#F7B84B" },
  "marigold-deep": { light: "#E89612", dark: "#FFCB70" },
  "marigold-edge": { light: "#A86A05", dark: "#F7B84B" },
  "marigold-soft": { light: "#FEF1D6", dark: "#362B14" },
  "on-marigold": { light: "#1B2333", dark: "#1B2333" },
  teal: { light: "#0F766E", dark: "#3FB8AC" },
  "teal-soft": { light: "#DDF1EE", dark: "#12312E" },
  "on-teal": { light: "#FFFFFF", dark: "#0B1F1D" },
  danger: { light: "#B42318", dark: "#FF8F80" },
  "danger-soft": { light: "#FDE9E7", dark: "#3B1C19" },
  "on-danger": { light: "#FFFFFF", dark: "#2A0B08" },
  beginner: { light: "#166534", dark: "#86DFA3" },
  "beginner-soft": { light: "#DCF5E3", dark: "#14321F" },
  intermediate: { light: "#7A4A0B", dark: "#F5CF6B" },
  "intermediate-soft": { light: "#FDF0C4", dark: "#3A2F10" },
  advanced: { light: "#991B1B", dark: "#FFA398" },
  "advanced-soft": { light: "#FDE4E1", dark: "#3D1C1A" },
} as const satisfies Record<string, Shade>;

const names = Object.entries(palette);
const variables = (theme: keyof Shade) =>
  Object.fromEntries(names.map(([name, shade]) => [`--${name}`, shade[theme]]));

export default {
  content: [],
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...Object.fromEntries(names.map(([name]) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: [
        "Figtree Variable",
        "Figtree Arial",
        "Figtree Roboto",
        "Figtree Noto",
        "Figtree DejaVu",
        "system-ui",
        "sans-serif",
      ],
      mono: ["ui-monospace", "Roboto Mono", "Menlo", "Consolas", "monospace"],
    },
    fontSize: {
      // Four labels of the bottom bar side by side: on a narrow phone with doubled text they must still fit.
      xs: ["min(0.8125rem, 4.2vw)", { lineHeight: "1.4" }],
      sm: ["0.875rem", { lineHeight: "1.25rem" }],
      base: ["1rem", { lineHeight: "1.5rem" }],
      lg: ["1.125rem", { lineHeight: "1.625rem" }],
      xl: ["1.25rem", { lineHeight: "1.625rem" }],
      "2xl": ["1.625rem", { lineHeight: "2rem" }],
      "3xl": ["2.25rem", { lineHeight: "2.5rem" }],
      // The headline of a public page; a phone of 320 px still takes its longest word.
      "4xl": ["min(2.625rem, 12.5vw)", { lineHeight: "1.1" }],
      // The headline over a solved sum: the longest line of one fits every phone, whatever its font.
      hero: ["min(2.25rem, 9.4vw)", { lineHeight: "1.12" }],
      "5xl": ["3.25rem", { lineHeight: "1.08" }],
    },
    borderRadius: {
      none: "0",
      sm: "0.375rem",
      control: "0.625rem",
      card: "0.75rem",
      sheet: "1.25rem",
      full: "9999px",
    },
    boxShadow: {
      none: "none",
      card: "0 1px 2px rgb(27 35 51 / 0.06)",
      column: "0 0 0 1px var(--rule), 0 0 48px rgb(27 35 51 / 0.08)",
      raised: "0 8px 28px rgb(13 15 19 / 0.22)",
    },
    maxWidth: {
      column: "28rem",
      measure: "42rem",
      page: "72rem",
      full: "100%",
    },
    extend: {
      spacing: {
        touch: "2.75rem",
        "bottom-bar": "calc(3.75rem + env(safe-area-inset-bottom))",
        "safe-bottom": "env(safe-area-inset-bottom)",
        "safe-top": "env(safe-area-inset-top)",
      },
      transitionDuration: { short: "160ms" },
      animation: {
        rise: "rise 180ms ease-out",
        arrive: "arrive 160ms ease-out",
        leave: "leave 160ms ease-in",
        waiting: "waiting 1.6s ease-in-out infinite",
      },
      keyframes: {
        rise: { from: { transform: "translateY(1.5rem)", opacity: "0" } },
        arrive: { from: { transform: "translateY(-0.75rem)", opacity: "0" } },
        leave: { to: { transform: "translateX(110%)", opacity: "0" } },
        waiting: { "50%": { opacity: "0.45" } },
      },
    },
  },
  plugins: [
    plugin((tailwind) => {
      tailwind.addBase({
        ":root": { "color-scheme": "light dark", ...variables("light") },
        "@media (prefers-color-scheme: dark)": { ":root": variables("dark") },
      });
    }),
  ],
} satisfies Config;
