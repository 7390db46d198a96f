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

/** What changed since the version that was approved last, or else was reviewed last: in words, and on the phones. */
export function ReviewChanges({ list, ...rest }: ReviewChangesProps) {
  const before = findBefore(list.reviews, rest.review);
  return before ? <ChangesSince before={before} {...rest} /> : null;
}

function findBefore(reviews: readonly Review[], review: Review): Review | undefined {
  const earlier = reviews.filter(({ at, digest }) => at < review.at && digest !== review.digest);
  return (
    earlier.find(({ state }) => state === 'approved') ?? earlier.find(({ decisions }) => decisions.length > 0)
  );
}

type ChangesSinceProps = Omit<ReviewChangesProps, 'list'> & { before: Review };

function ChangesSince({ draft, source, before, review, stored, agent, onSelect }: ChangesSinceProps) {
  const [isComparing, setComparing] = useState(false);
  const [selected, setSelected] = useState<string>();
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const entries = useMemo(
    () => describeChanges(compareTemplates(before.template, review.template)),
    [before, review],
  );
  const sideOf = (id: string, { template, at }: Review) => ({
    ...toSide(id, {
      draft: template,
      parameters: parameterNotesOf(stored),
      altTexts: stored.altTexts ?? noAltTexts,
    }),
    title: formatMoment(at),
  });
  const since = before.state === 'approved' ? 'a reviewer last approved it' : 'the last review';
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
            names={{ from: before.state === 'approved' ? 'Approved in review' : 'Reviewed', to: 'To review' }}
            agent={agent}
            trustsMedia={stored.trustsMedia ?? true}
          />
        </Dialog>
      )}
    </section>
  );
}
