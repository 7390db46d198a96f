import { plural } from '../../schema/values/text';
import type { DiagnosticsState } from '../model/diagnosticsState';
import { insteadOfReady } from '../state/findings';

/** What Check says first about a draft. Only `ready` is a green light: everything was checked, and nothing was found. */
export type Verdict = {
  kind: 'mend' | 'waiting' | 'warned' | 'unchecked' | 'done' | 'ready';
  message: string;
};

/** The verdict about a draft as it was last checked. `hasPendingText`: text that is not in the draft waits beside it. */
export function verdictOf(diagnostics: DiagnosticsState, hasPendingText = false): Verdict {
  const { issues, advice, unchecked, rejected, reports } = diagnostics;
  const errors = issues.length + advice.filter(({ level }) => level === 'error').length + (rejected ? 1 : 0);
  if (errors > 0) return { kind: 'mend', message: `${plural(errors, 'thing')} to mend before sending.` };
  if (hasPendingText)
    return { kind: 'waiting', message: 'It cannot be sent while text waits in the JSON tab.' };
  const warnings = advice.filter(({ level }) => level === 'warning').length;
  if (warnings > 0)
    return {
      kind: 'warned',
      message: `It can be sent, but ${plural(warnings, 'warning')} should be read first.`,
    };
  const instead = insteadOfReady(reports);
  if (instead !== undefined) return { kind: 'done', message: instead };
  if (unchecked.length > 0)
    return { kind: 'unchecked', message: 'Nothing to mend was found, but not everything was checked.' };
  return { kind: 'ready', message: 'Nothing stands in the way of sending.' };
}
