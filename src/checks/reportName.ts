import type { FindingsReport } from '../editor/state/findings';
import { formatMoment } from '../ui/time/time';
import { isSame, isRecord } from '../lib/values';
import type { SendingRecord, TemplateDraft } from '../schema/draft/draft';
import type { QueryClient } from '@tanstack/react-query';
import { debounceIdle } from '../lib/idle';
import { subscribeAll, type ChangeSource } from '../lib/store';
import { listenToDrafts } from '../library/storage/channel';
import { afterPointerUp } from '../ui/browser/pointer';
import { createNameLook, destinationOf } from './lookUpName';
import { findNextName, lookUpName, type NameLookup } from '../library/storage/names';
import { sentNames } from '../schema/draft/names/sentNames';
import { chosenAppIds } from '../submission/connection/credentials';
import { connectionAnswers, recordedPlatform } from '../submission/connection/connection';
import type { TemplateStatus } from '../schema/values/enums';
import type { OpenedTemplate } from '../workspace/createOpenTemplate';

type NameFacts = Parameters<typeof findNameUse>[0] & {
  /** How many other drafts of this device have the name, whether they were sent or not. */
  namesakes: number;
  /** The next name that is free; absent where it was not looked for. */
  next: string | undefined;
  /** The status of a template at the destination that has the name; absent where none is known. */
  atPlatform?: TemplateStatus | undefined;
};

const onceOnly =
  'Each name can be used once. The platform doesn’t accept a second template with the same name.';

/** Whether the name of a template was used at its destination, or another draft of this device has it too. */
export function nameReport({ namesakes, next, atPlatform, ...facts }: NameFacts): FindingsReport {
  const { name = '' } = facts.template;
  const use = findNameUse(facts);
  if (use?.by === 'same')
    return { findings: [], instead: `Already sent for approval (${formatMoment(use.at)})` };
  const finding = {
    path: ['name'],
    value: name,
    ...(next === undefined
      ? {}
      : { fix: { action: `Use ${next}`, changes: { name: next }, done: `Template name: ${next}.` } }),
  };
  if (use || atPlatform)
    return {
      findings: [
        {
          ...finding,
          id: 'name-used',
          level: 'warning',
          kind: 'refusal',
          message: use
            ? describeNameUse(name, use)
            : `The platform already has a template “${name}” (${atPlatform}). Choose a different name.`,
          why: onceOnly,
        },
      ],
    };
  if (namesakes === 0 || name === '') return { findings: [] };
  const owners = namesakes === 1 ? 'Another draft is' : `${namesakes} other drafts are`;
  return {
    findings: [
      {
        ...finding,
        id: 'name-shared',
        level: 'hint',
        kind: 'style',
        message: `${owners} also called “${name}”. Choose a different name.`,
        why: onceOnly,
      },
    ],
  };
}

/** Who used a name up, and when: this draft as it is now, an earlier state of it, or another draft. */
type NameUse = { by: 'same' | 'earlier' | 'other'; at: number };

type Sendings = {
  /** The request body as it would be sent now. */
  template: TemplateDraft;
  sendings: readonly SendingRecord[];
  /** The sendings of the other drafts of this device. */
  others: readonly SendingRecord[];
  /** The destination of the next sending; undefined while it is not known. */
  destination: { platform: string; appId: string } | undefined;
};

/** The newest sending that used up the name of a template at its destination, of this draft before others. */
export function findNameUse({ template, sendings, others, destination }: Sendings): NameUse | undefined {
  const { name = '' } = template;
  if (name === '') return undefined;
  const isUse = ({ outcome, platform, appId, payload }: SendingRecord) =>
    outcome === 'created' &&
    isRecord(payload) &&
    payload.name === name &&
    (!destination || (platform === destination.platform && appId === destination.appId));
  const own = sendings.findLast(isUse);
  if (own) return { by: isSame(own.payload, template) ? 'same' : 'earlier', at: own.at };
  const other = others.findLast(isUse);
  return other && { by: 'other', at: other.at };
}

const users = {
  same: 'this draft',
  earlier: 'an earlier state of this draft',
  other: 'another draft',
} as const satisfies Record<NameUse['by'], string>;

/** What a used name means for the next sending. */
export const describeNameUse = (name: string, { by, at }: NameUse): string =>
  `“${name}” was used by ${users[by]} (${formatMoment(at)}). Choose a different name.`;

const nothing: NameLookup = { namesakes: 0, sendings: [] };

/** Reports a name that a draft of this device has used up, or has too. */
export function reportName(changed: ChangeSource, open: OpenedTemplate, queries: QueryClient): () => void {
  const { diagnostics } = open.editor;
  /** Counts the reports and the changes of other drafts: only the last report counts. */
  let newest = 0;
  const platformLook = createNameLook(open, queries, () => report());
  /** The last answer of the storage; absent when another draft was changed since. */
  let known: { name: string; lookup: NameLookup } | undefined;

  function destination() {
    const found = destinationOf(open, queries);
    return found && { platform: recordedPlatform(found.platform), appId: found.appId };
  }
  async function lookUp(name: string): Promise<NameLookup> {
    const answer = name === '' ? undefined : await lookUpName(name, open.id.getState());
    return answer?.ok ? answer.value : nothing;
  }
  async function reportNow() {
    newest += 1;
    const own = newest;
    const { template } = diagnostics.getState();
    const { name = '' } = template;
    const lookup = known?.name === name ? known.lookup : await lookUp(name);
    if (newest !== own) return;
    known = { name, lookup };
    const { namesakes, sendings: others } = lookup;
    const sendings = open.sendings.getState();
    const use = { template, sendings, others, destination: destination() };
    const atPlatform = platformLook.statusOf(name);
    const next =
      namesakes > 0 || atPlatform || findNameUse(use)
        ? await findNextName(name, { id: open.id.getState(), taken: sentNames(sendings) })
        : undefined;
    if (newest !== own) return;
    diagnostics.report('name', nameReport({ ...use, namesakes, next, atPlatform }));
    afterPointerUp(platformLook.reported);
  }
  const report = debounceIdle(() => void reportNow(), { pause: 100, latest: 1000 });
  report();
  const stops = [
    () => platformLook.stop(),
    subscribeAll([changed, open.sendings, open.screen, chosenAppIds, connectionAnswers(queries)], report),
    listenToDrafts(({ draftId }) => {
      if (draftId === open.id.getState()) return;
      known = undefined;
      newest += 1;
      report();
    }),
  ];
  return () => {
    newest += 1;
    for (const stop of stops) stop();
  };
}
