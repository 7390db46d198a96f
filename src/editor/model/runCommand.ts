import { announce } from '../../ui/notices/announcer';
import type { TemplateDocument, Transaction } from './createDocument';

/** A change of the draft by a command, as one step, with the words that announce it. */
export type EditCommand = Omit<Transaction, 'origin'> & { label: string; announcement?: string | undefined };

/** Runs a command and returns whether it was accepted. */
export function runCommand(
  { document }: { document: Pick<TemplateDocument, 'dispatch'> },
  { announcement, ...command }: EditCommand,
  origin: 'command' | 'paste' = 'command',
): boolean {
  if (!document.dispatch({ origin, ...command })) return false;
  if (announcement !== undefined) announce(announcement);
  return true;
}
