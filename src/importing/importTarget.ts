import { isModalOpen } from '../ui/browser/focus';
import { useWindowEvent } from '../ui/browser/hooks';
import { mediaFilesOf } from '../editor/media/droppedFiles';

/** Whether the target of an event takes a paste itself. */
export function isField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'))
  );
}

export type PasteField = HTMLInputElement | HTMLTextAreaElement;

/** Whether the target is a field of the page for text whose caret can be set. A popover takes a paste itself. */
export function isTextField(target: EventTarget | undefined): target is PasteField {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'search', 'url', 'tel'].includes(target.type));
  return isText && target.closest('[popover]') === null;
}

const JSON_EDGES = /^\s*[[{]\s*["'“{[][^]*[\]}]\s*$/;
const COMMAND =
  /^\s*(?:[$%>#]\s*)?(?:curl(?:\.exe)?\s[^]*\s-|Invoke-(?:RestMethod|WebRequest)\s|fetch\s*\()/i;
const ROWS = /^[^\n\t]*\t[^\n]*\n[^\n\t]*\t/;

/**
 * Whether a text is plainly more than the words of one field: JSON, a command, rows of a spreadsheet. Fast, as the
 * browser waits for the answer.
 */
export function looksLikeDocument(text: string): boolean {
  return JSON_EDGES.test(text) || COMMAND.test(text) || ROWS.test(text);
}

/** Puts a text at the caret of a field, as a paste does. */
export function insertText(field: PasteField, text: string) {
  field.focus();
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }));
}

const SHARE_LINK = /^\s*(?:https?:\/\/[^\s?#]*)?(\?[^\s#]*)?(#v\d+\.\S*)\s*$/;

/** The query and fragment of a text that is a share link and nothing else. */
export function shareLinkIn(text: string): { query: string; fragment: string } | undefined {
  const [, query = '', fragment] = SHARE_LINK.exec(text) ?? [];
  return fragment === undefined ? undefined : { query, fragment };
}

/**
 * Takes a file dropped anywhere on the page. Without this the browser leaves the page to show the file. Pictures are
 * never read as text: they go to `onPictures`.
 */
export function useFileDrop(onFile: (file: File) => void, onPictures?: (files: readonly File[]) => void) {
  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  useWindowEvent('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    const pictures = mediaFilesOf(event.dataTransfer);
    if (pictures.length > 0) onPictures?.(pictures);
    else onFile(file);
  });
}

/** Takes a text, or pictures without one, that are pasted outside of a field and of a dialog. */
export function usePaste(
  onText: (text: string, html: string | undefined) => void,
  isTaking = true,
  onPictures?: (files: readonly File[]) => void,
) {
  useWindowEvent('paste', (event) => {
    if (!isTaking || event.defaultPrevented || isField(event.composedPath()[0]) || isModalOpen()) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const pictures = text.trim() === '' && onPictures ? mediaFilesOf(event.clipboardData) : [];
    if (text.trim() === '' && pictures.length === 0) return;
    event.preventDefault();
    if (pictures.length > 0) onPictures?.(pictures);
    else onText(text, event.clipboardData?.getData('text/html'));
  });
}
