import { useMemo, useState } from 'react';
import { ChangeList } from '../../library/comparison/ChangeList';
import { compareTemplates } from '../../library/comparison/compareTemplates';
import { describeChanges } from '../../library/comparison/describeChanges';
import type { Agent } from '../../preview/model/agent';
import type { Draft } from '../../schema/draft/draft';
import { parameterNotesOf } from '../../schema/draft/parameterNotes';
import { noAltTexts } from '../../schema/media/altTexts';
import type { Review, ReviewList } from '../../schema/responses/reviews';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { formatMoment } from '../../ui/time/time';
import { ComparisonView } from '../template/versions/ComparisonView';
import { SetChanges } from './SetChanges';
import type { DraftOnServer } from '../../workspace/draftOnServer';
import type { VersionSource } from '../../schema/sets/setVersion';
import { toSide } from '../template/versions/useComparison';
import layout from '../../ui/styles/layout.module.css';

type ReviewChangesProps = {
  draft: DraftOnServer;
  /** What the templates of the version are made of. */
  source: VersionSource;
  list: ReviewList;
  review: Review;
  /** The draft, for its notes and samples. */
  stored: Draft;
  agent: Agent;
  /** Shows a part on the phones. */
  onSelect: (path: string) => void;
};

/** What changed since the version that was approved or sent last, or else was reviewed last: in words, and on the phones. */
export function ReviewChanges({ list, ...rest }: ReviewChangesProps) {
  const before = findBefore(list, rest.review);
  return before ? <ChangesSince before={before} {...rest} /> : null;
}

/** A version that the one under review is compared with. */
type Before = Pick<Review, 'template' | 'digest' | 'members' | 'at'> & { kind: keyof typeof kinds };

const kinds = {
  approved: { since: 'a reviewer last approved it', name: 'Approved in review' },
  sent: { since: 'it was last sent', name: 'Sent' },
  reviewed: { since: 'the last review', name: 'Reviewed' },
};

function findBefore({ reviews, sent }: ReviewList, review: Review): Before | undefined {
  const isEarlier = ({ at, digest }: Pick<Review, 'at' | 'digest'>) =>
    at < review.at && digest !== review.digest;
  const earlier = reviews.filter(isEarlier);
  const approved = earlier.find(({ state }) => state === 'approved');
  if (sent && isEarlier(sent) && sent.digest !== approved?.digest && sent.at > (approved?.at ?? 0))
    return { ...sent, members: null, kind: 'sent' };
  if (approved) return { ...approved, kind: 'approved' };
  const reviewed = earlier.find(({ decisions }) => decisions.length > 0);
  return reviewed && { ...reviewed, kind: 'reviewed' };
}

type ChangesSinceProps = Omit<ReviewChangesProps, 'list'> & { before: Before };

function ChangesSince({ draft, source, before, review, stored, agent, onSelect }: ChangesSinceProps) {
  const [isComparing, setComparing] = useState(false);
  const [selected, setSelected] = useState<string>();
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const entries = useMemo(
    () => describeChanges(compareTemplates(before.template, review.template)),
    [before, review],
  );
  const sideOf = (id: string, { template, at }: Pick<Review, 'template' | 'at'>) => ({
    ...toSide(id, {
      draft: template,
      parameters: parameterNotesOf(stored),
      altTexts: stored.altTexts ?? noAltTexts,
    }),
    title: formatMoment(at),
  });
  const { since, name } = kinds[before.kind];
  return (
    <section aria-labelledby="review-changes" className={layout.stack}>
      <h3 id="review-changes">Changed since {since}</h3>
      <SetChanges draft={draft} since={before} source={source} />
      <ChangeList
        entries={entries}
        selected={selected}
        elements={elements}
        onSelect={({ id, to }) => {
          setSelected(id);
          if (to !== undefined) onSelect(to);
        }}
      />
      {entries.length > 0 && (
        <div>
          <Button size="small" onClick={() => setComparing(true)}>
            Compare on the phones
          </Button>
        </div>
      )}
      {isComparing && (
        <Dialog
          title={`Changed since ${since}`}
          isFull
          actions={<Button type="submit">Close</Button>}
          onClose={() => setComparing(false)}
        >
          <ComparisonView
            from={sideOf('before', before)}
            to={sideOf('review', review)}
            names={{ from: name, to: 'To review' }}
            agent={agent}
            trustsMedia={stored.trustsMedia ?? true}
          />
        </Dialog>
      )}
    </section>
  );
}
