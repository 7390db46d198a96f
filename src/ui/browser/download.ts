/** Milliseconds for the browser to read the file. */
const revokeDelayMs = 10_000;

/** Downloads a text (JSON) or bytes as a file. */
export function download(fileName: string, content: string | Blob) {
  const file = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the blob after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs);
}
