import { nameOfLanguage } from '../../schema/sets/describeSet';
import type { ReactNode } from 'react';
import { countGaps } from '../../schema/sets/setFields';
import { plural } from '../../schema/values/text';
import { Notice } from '../../ui/notices/Notice';
import type { SetModel } from '../model/useSet';
import layout from '../../ui/styles/layout.module.css';

/** Translations that are missing, outdated or not accepted: their templates can be sent, and say what a person may not mean. */
export function UnfinishedLanguages({
  model: { fields, source },
  children,
}: {
  model: SetModel;
  children?: ReactNode;
}) {
  const unfinished = source.set.languages.flatMap((language) => {
    const gaps = countGaps(fields, source.set, language);
    return gaps.missing + gaps.outdated + gaps.machine > 0 ? [{ ...gaps, tag: language.tag }] : [];
  });
  if (unfinished.length === 0) return null;
  return (
    <Notice tone="warning" title="Some translations aren’t finished" actions={children}>
      <ul className={layout.bullets}>
        {unfinished.map(({ tag, missing, outdated, machine }) => (
          <li key={tag}>
            {nameOfLanguage(tag)}:{' '}
            {[
              ...(missing > 0
                ? [
                    `${plural(missing, 'text')} missing, sent in ${nameOfLanguage(source.set.language)} as in the source`,
                  ]
                : []),
              ...(outdated > 0
                ? [`${plural(outdated, 'text')} outdated, sent as translated before the source changed`]
                : []),
              ...(machine > 0
                ? [`${plural(machine, 'text')} translated by a machine, which nobody has accepted`]
                : []),
            ].join('; ')}
            .
          </li>
        ))}
      </ul>
    </Notice>
  );
}
