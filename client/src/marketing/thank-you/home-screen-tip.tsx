import { productName } from "#shared/catalogue.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../parts/section.tsx";

/** Text for every browser; the button appears in browsers that let a page offer the installation. */
export function HomeScreenTip() {
  return (
    <Section
      heading={`Keep ${productName} on your home screen`}
      className="border-t border-rule bg-marigold-soft"
      beside={<Ways />}
    >
      <p>One tap, and your tutor is there. It takes no space worth mentioning.</p>
      <button
        type="button"
        hidden
        data-install=""
        data-cta="add_to_home_screen"
        data-location="tip"
        className={buttonLook({ fullWidth: true })}
      >
        Add to Home Screen
      </button>
    </Section>
  );
}

function Ways() {
  return (
    <ul className="grid gap-3">
      <li className="flex gap-3">
        <Icon name="arrow-right" className="mt-0.5 size-5 text-teal" />
        <span>
          <strong>Android:</strong> in Chrome’s menu (⋮), choose “Add to Home screen”.
        </span>
      </li>
      <li className="flex gap-3">
        <Icon name="arrow-right" className="mt-0.5 size-5 text-teal" />
        <span>
          <strong>iPhone:</strong> in Safari, tap Share, then “Add to Home Screen”.
        </span>
      </li>
    </ul>
  );
}
