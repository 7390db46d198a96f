import type { Finding } from '../../advice/model/advice';
import { nameOfPath } from '../../schema/template/nameOfPath';
import { runCommand } from '../model/runCommand';
import type { TemplateEditor } from '../model/TemplateEditor';
import { withDismissed } from '../state/dismissals';

/** Makes the safe changes of findings of one kind, as one step. */
export function fixAll(editor: TemplateEditor, findings: readonly Finding[]): boolean {
  const [first, ...others] = findings.flatMap(({ fix }) => fix ?? []);
  if (!first) return false;
  if (others.length === 0) return editor.offers.take(first);
  return editor.offers.take({
    action: `${first.action} in ${others.length + 1} places`,
    changes: Object.assign(
      {},
      first.changes,
      ...others.map(({ changes }) => changes),
    ) as typeof first.changes,
    done: `${first.action}: done in ${others.length + 1} places.`,
  });
}

/** Calls remarks no problem here, or no longer, as one step. The draft keeps it; it is never sent. */
export function dismiss(editor: TemplateEditor, findings: readonly Finding[], isFine: boolean): boolean {
  const where = findings.length === 1 ? nameOfPath(findings[0]?.path ?? []) : `${findings.length} places`;
  return runCommand(editor, {
    label: isFine ? `call a remark no problem in ${where}` : `show a remark again in ${where}`,
    announcement: isFine ? `Called no problem in ${where}.` : `Shown again in ${where}.`,
    apply: (state) => ({ ...state, stash: withDismissed(state.stash, findings, isFine) }),
  });
}
