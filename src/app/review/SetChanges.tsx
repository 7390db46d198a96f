import { useMemo } from 'react';
import { addressOfDraft, useVersion } from '../../review/reviewData';
import type { Review } from '../../schema/responses/reviews';
import { sourceOfDocument, type VersionSource } from '../../schema/sets/setVersion';
import { describeSetChanges } from '../../sets/describeSetChanges';
import type { DraftOnServer } from '../../workspace/draftOnServer';
import layout from '../../ui/styles/layout.module.css';

type SetChangesProps = {
  draft: DraftOnServer;
  since: Pick<Review, 'members' | 'digest' | 'template'>;
  source: VersionSource;
};

/** What changed in the set of a draft since a version: its languages, texts, rows and names. */
export function SetChanges({ draft, since, source }: SetChangesProps) {
  const isOfSet = since.members !== null;
  const { data } = useVersion(addressOfDraft(draft), isOfSet ? since.digest : undefined);
  const before = useMemo(
    () =>
      isOfSet
        ? data?.document && sourceOfDocument(data.document)
        : { draft: since.template, entries: source.entries },
    [isOfSet, data, since, source],
  );
  const changes = before ? describeSetChanges(before, source) : [];
  if (changes.length === 0) return null;
  return (
    <ul className={layout.bullets}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
