import { useMemo } from 'react';
import { compareTemplates } from '../../../library/comparison/compareTemplates';
import { describeChanges } from '../../../library/comparison/describeChanges';
import type { TemplateDraft } from '../../../schema/draft/draft';
import { draftToTemplate } from '../../../schema/draft/draftToTemplate';
import layout from '../../../ui/styles/layout.module.css';

/** Changes that are named; more are a number. */
const MAX_NAMES = 8;

/** What is different between two bodies, by the names of the fields. */
export function ChangeNames({ before, after }: { before: TemplateDraft; after: TemplateDraft }) {
  const changes = useMemo(
    () => describeChanges(compareTemplates(before, draftToTemplate(after))),
    [before, after],
  );
  return (
    <ul className={layout.bullets}>
      {changes.slice(0, MAX_NAMES).map(({ id, name, kind }) => (
        <li key={id}>
          {name} {kind}
        </li>
      ))}
      {changes.length > MAX_NAMES && <li>and {changes.length - MAX_NAMES} more</li>}
    </ul>
  );
}
