import { announce } from '../notices/announcer';

/** Copies a text and announces it, or announces what to do if the browser refuses. Returns whether it was copied. */
export async function copyText(text: () => string | Promise<string>, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text());
  } catch {
    announce('This browser does not allow copying here. Select the text and copy it by hand.');
    return false;
  }
  announce(copied);
  return true;
}
