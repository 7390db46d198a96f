import type { FindingsReport } from '../editor/state/findings';
import { formatMoment } from '../ui/time/time';
import { describeNameUse, findNameUse } from './nameUse';

type NameFacts = Parameters<typeof findNameUse>[0] & {
  /** How many other drafts of this device have the name, whether they were sent or not. */
  namesakes: number;
  /** The next name that is free; absent where it was not looked for. */
  next: string | undefined;
};

/** Whether the name of a template was used up at its destination, or stands in another draft of this device too. */
export function nameReport({ namesakes, next, ...facts }: NameFacts): FindingsReport {
  const { name = '' } = facts.template;
  const use = findNameUse(facts);
  if (use?.by === 'same')
    return { findings: [], instead: `Already created under this name ${formatMoment(use.at)}.` };
  const finding = {
    path: ['name'],
    value: name,
    ...(next === undefined
      ? {}
      : { fix: { action: `Use ${next}`, changes: { name: next }, done: `Template name: ${next}.` } }),
  };
  if (use)
    return {
      findings: [
        {
          ...finding,
          id: 'name-used',
          level: 'warning',
          kind: 'refusal',
          message: describeNameUse(name, use),
        },
      ],
    };
  if (namesakes === 0 || name === '') return { findings: [] };
  const owners = namesakes === 1 ? 'Another draft has' : `${namesakes} other drafts have`;
  return {
    findings: [
      {
        ...finding,
        id: 'name-shared',
        level: 'hint',
        kind: 'style',
        message: `${owners} the name “${name}” too. Each name can be used once: the platform will refuse the one that is sent second.`,
      },
    ],
  };
}
