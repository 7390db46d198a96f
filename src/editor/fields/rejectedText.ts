import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { DraftPath } from '../../schema/draft/draft';
import { identifyPath } from '../../schema/entries/entryPaths';
import { useEditor } from '../model/EditorContext';

/** What somebody has typed into a field that takes nothing now, after one more key. */
function typedAfter(typed: string, event: KeyboardEvent): string {
  const { key, target } = event;
  // AltGr types characters, and is Ctrl and Alt together on Windows.
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  if (isShortcut && !event.getModifierState('AltGraph')) return typed;
  if (key === 'Backspace') return typed.slice(0, -1);
  if (key === 'Enter' && target instanceof HTMLTextAreaElement) return `${typed}\n`;
  return key.length === 1 ? typed + key : typed;
}

/**
 * What is typed or pasted into a field while a colleague has it, and a function that replaces it. It stays while another
 * card is open, and moves with its card or button.
 */
export function useRejectedText(
  at: DraftPath,
  field: RefObject<HTMLElement | null>,
  isTaken: boolean,
): [rejected: string, setRejected: (text: string) => void] {
  const { document, rejected } = useEditor();
  const key = useStore(document, ({ entries }) => identifyPath(at.split('.'), entries).join('.'));
  const text = useStore(rejected, ({ [key]: found = '' }) => found);
  const set = (next: string) => rejected.setState({ [key]: next });

  // The element is drawn by the form.
  useEffect(() => {
    const control = field.current;
    if (!isTaken || !control) return undefined;
    const change = (next: (before: string) => string) =>
      rejected.setState(({ [key]: before = '' }) => ({ [key]: next(before) }));
    const keep = (event: KeyboardEvent) => change((before) => typedAfter(before, event));
    const keepPasted = ({ clipboardData }: ClipboardEvent) =>
      change((before) => before + (clipboardData?.getData('text/plain') ?? ''));
    control.addEventListener('keydown', keep);
    control.addEventListener('paste', keepPasted);
    return () => {
      control.removeEventListener('keydown', keep);
      control.removeEventListener('paste', keepPasted);
    };
  }, [field, key, isTaken, rejected]);
  return [text, set];
}
