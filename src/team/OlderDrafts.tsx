import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useStore } from 'zustand';
import page from '../library/list/OtherDrafts.module.css';
import { Thumbnail } from '../library/list/Thumbnail';
import { daysInBrowser } from '../library/storage/syncRows';
import { searchOlder } from '../library/sync/onServer';
import { syncKnowledge } from '../library/sync/syncState';
import type { TemplateDraft } from '../schema/draft/draft';
import type { DraftList, Space } from '../schema/responses/spaces';
import { nameOrUntitled, typeNames } from '../schema/template/typeNames';
import { Button } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { TextInput } from '../ui/controls/Input';
import { LoadFailed } from '../ui/notices/Notice';
import layout from '../ui/styles/layout.module.css';
import words from '../ui/styles/words.module.css';
import { RelativeTime } from '../ui/time/time';

type Drawings = { hrefOf: (id: string) => string; drawTemplate: (template: TemplateDraft) => ReactNode };

/** Drafts that nobody has changed for long and that were never opened here: the server has them, and searches them. */
export function OlderDrafts(drawings: Drawings) {
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const searched = useDeferredValue(query.trim());
  const spaces = useStore(syncKnowledge, (known) => known.spaces);
  return (
    <section aria-labelledby="older-drafts" className={layout.looseStack}>
      <div>
        <Link href="/" className={layout.wayBack}>
          <ArrowLeft aria-hidden size={16} /> All templates
        </Link>
        <h2 id="older-drafts">Older drafts</h2>
        <p className={words.soft}>
          Drafts on the server that nobody has changed for {daysInBrowser} days. Open one, and it is in your
          list again.
        </p>
      </div>
      <Field label="Search names, words or labels" required>
        <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      {spaces === undefined && <p className={words.soft}>Waiting for the server…</p>}
      {spaces?.map((space) => (
        <OlderInSpace
          key={space.name}
          space={space}
          words={searched}
          isOnly={spaces.length === 1}
          {...drawings}
        />
      ))}
    </section>
  );
}

type OlderInSpaceProps = Drawings & { space: Space; words: string; isOnly: boolean };

function OlderInSpace({ space, words: searched, isOnly, ...drawings }: OlderInSpaceProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['older', space.name, searched],
    queryFn: ({ pageParam }) => searchOlder(space.name, searched, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: DraftList) => next ?? undefined,
    retry: 0,
  });
  const drafts = data?.pages.flatMap((one) => one.drafts) ?? [];
  return (
    <section aria-label={`Older drafts in ${space.label}`} className={layout.stack} aria-busy={isFetching}>
      {!isOnly && (
        <h3>
          <bdi>{space.label}</bdi>
        </h3>
      )}
      {error && <LoadFailed title="Couldn’t search the server" error={error} onRetry={refetch} />}
      {data && (
        <p role="status" className={words.soft}>
          {drafts.length === 0 && 'No older draft has these words.'}
        </p>
      )}
      <ul className={layout.stack}>
        {drafts.map((draft) => (
          <OlderItem key={draft.id} draft={draft} {...drawings} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}

function OlderItem({ draft, hrefOf, drawTemplate }: Drawings & { draft: DraftList['drafts'][number] }) {
  const { id, document, changedAt, changedBy } = draft;
  if (!document) return null;
  const { template } = document;
  return (
    <li className={page.item}>
      <Thumbnail className={page.drawing}>{drawTemplate(template)}</Thumbnail>
      <div className={page.what}>
        <Link href={hrefOf(id)}>
          <strong>{nameOrUntitled(template)}</strong>
        </Link>
        <p className={words.soft}>
          {typeNames[template.type]}, changed <RelativeTime at={changedAt} />
          {changedBy && (
            <>
              {' '}
              by <bdi>{changedBy}</bdi>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
