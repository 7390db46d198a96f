import { nameOfPath } from '../../schema/template/nameOfPath';
import type { ReportedFinding, SeenOn } from '../state/findings';

/** States of one field that are told: more say nothing new to a customer. */
const MAX_TOLD = 4;

/** The worst states, among them the worst of each phone. */
function chosen(seenOn: readonly SeenOn[]): SeenOn[] {
  const systems = new Set(seenOn.map(({ state }) => state.system));
  const worst = [...systems].flatMap((system) => seenOn.find(({ state }) => state.system === system) ?? []);
  const others = seenOn.filter((seen) => !worst.includes(seen)).slice(0, MAX_TOLD - worst.length);
  return seenOn.filter((seen) => worst.includes(seen) || others.includes(seen));
}

/** What phones cut as a text for a customer, the worst first: each field, and on which phones how much of it is seen. */
export function cutsText(findings: readonly ReportedFinding[], name = ''): string {
  const blocks = findings.map(({ path, seenOn = [] }) => {
    const lines = chosen(seenOn).map(
      ({ message, text }) => `- ${message}${text === undefined ? '' : ` “${text}…”`}`,
    );
    const left = seenOn.length - lines.length;
    return [nameOfPath(path), ...lines, ...(left > 0 ? [`- and in ${left} more states`] : [])].join('\n');
  });
  return [`What phones do not show${name === '' ? '' : ` of ${name}`}`, ...blocks].join('\n\n');
}
