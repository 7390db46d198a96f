import { announce } from '../../ui/notices/announcer';
import type { Transaction } from './createDocument';
import type { TemplateEditor } from './TemplateEditor';

/** A change of the draft by a command, as one step, with the words that announce it. */
export type EditCommand = Omit<Transaction, 'origin'> & { label: string; announcement?: string | undefined };

/** Runs a command and returns whether it was accepted. */
export function runCommand(
  { document }: TemplateEditor,
  { announcement, ...command }: EditCommand,
  origin: 'command' | 'paste' = 'command',
): boolean {
  if (!document.dispatch({ origin, ...command })) return false;
  if (announcement !== undefined) announce(announcement);
  return true;
}
