/** Saves a file as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
