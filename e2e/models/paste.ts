import type { Locator } from '@playwright/test';

/** Presses Ctrl+V there, with this text on the clipboard. */
export async function pasteInto(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, text);
}

/** Drops a file there. */
export async function dropFile(target: Locator, name: string, text: string): Promise<void> {
  await target.evaluate(
    (element, [fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content ?? ''], fileName ?? ''));
      for (const type of ['dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    },
    [name, text],
  );
}
