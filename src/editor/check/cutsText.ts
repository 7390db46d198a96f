import { nameOfPath } from '../../schema/template/nameOfPath';
import type { ReportedFinding } from '../state/findings';

/** States of one field that are told: more say nothing new to a customer. */
const MAX_TOLD = 4;

/** What phones cut as a text for a customer, the worst first: each field, and on which phones how much of it is seen. */
export function cutsText(findings: readonly ReportedFinding[], name = ''): string {
  const blocks = findings.map(({ path, seenOn = [] }) => {
    const lines = seenOn
      .slice(0, MAX_TOLD)
      .map(({ message, text }) => `- ${message}${text === undefined ? '' : ` “${text}…”`}`);
    const left = seenOn.length - lines.length;
    return [nameOfPath(path), ...lines, ...(left > 0 ? [`- and in ${left} more states`] : [])].join('\n');
  });
  return [`What phones do not show${name === '' ? '' : ` of ${name}`}`, ...blocks].join('\n\n');
}
