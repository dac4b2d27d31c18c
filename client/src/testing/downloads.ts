import { afterEach, beforeEach, vi } from "vitest";

interface Download {
  name: string;
  text: Promise<string>;
}

/** Records the files that the browser is given to save, from the beginning of each test on. */
export function catchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  beforeEach(() => {
    downloads.length = 0;
    let blob = new Blob();
    URL.createObjectURL = (made: Blob) => {
      blob = made;
      return "blob:file";
    };
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push({ name: this.download, text: textOf(blob) });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(URL, "createObjectURL");
  });
  return downloads;
}

/** jsdom's blobs can be read only by its FileReader, which interprets a byte order mark correctly. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.readAsText(blob);
  });
}
