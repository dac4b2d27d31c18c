import { agreeing } from "../../../story/nouns.ts";
import { wholeBetween } from "../../../variation/random.ts";

/** Numbers that belong to quantities: not parts of formulas, powers or names. */
const quantityNumber =
  /(?<![A-Za-z0-9.^_(/)₀-₉-])(\d{1,4})(\.\d{1,3})?(\s?(?:g|kg|mg|mL|ml|L|l|litres?|mol|moles?|M|atm|bar|kPa|mm|torr|K|°|s|min|V|A|amperes?|grams?|%)\b)/g;

/** The same question with other numbers of the same size: every number with a unit is changed by up to a half. */
export function varyNumbers(text: string, random: () => number): string {
  return text.replaceAll(
    quantityNumber,
    (_, whole: string, decimals: string | undefined, unit: string) => {
      const typed = whole + (decimals ?? "");
      const places = Math.max((decimals ?? "").length - 1, 0);
      const size = Number(typed);
      const factor = wholeBetween(random, 6, 15) / 10;
      const changed = Math.round(size * factor * 10 ** places) / 10 ** places;
      if (changed <= 0) return typed + unit;
      return changed + agreeing(unit, size === 1, changed === 1);
    },
  );
}
