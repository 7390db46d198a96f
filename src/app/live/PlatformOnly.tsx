import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { DoneBar } from '../../library/list/DoneBar';
import { shapes } from '../../library/list/shapes';
import { useFocusNextEntry } from '../../library/list/useFocusNextEntry';
import { VirtualList } from '../../library/list/VirtualList';
import { softDeleteAll } from '../../library/storage/drafts';
import { storageErrorMessages } from '../../library/storage/storageError';
import type { TemplateDraft } from '../../schema/draft/draft';
import { formatNumber, plural } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { announce } from '../../ui/notices/announcer';
import { Spinner } from '../../ui/notices/waiting';
import { draftHref } from '../../workspace/draftLinks';
import { bringIn, type BroughtIn } from './bringIn';
import { BroughtInReport } from './BroughtInReport';
import type { PlatformOnlyEntry } from './findPlatformOnly';
import page from '../../library/list/OtherDrafts.module.css';
import styles from './PlatformOnly.module.css';
import { PlatformOnlyItem } from './PlatformOnlyItem';

type PlatformOnlyProps = {
  /** Undefined while the platforms are asked. */
  entries: readonly PlatformOnlyEntry[] | undefined;
  /** Entries of the lists that are of no known shape. */
  unreadable: number;
  /** Whether to name the platform of each template. */
  hasSeveralPlaces: boolean;
  drawTemplate: (template: TemplateDraft) => ReactNode;
};

/** Templates that live at a platform and are no drafts here: each, or all, can be brought in. */
export function PlatformOnly({ entries, unreadable, hasSeveralPlaces, drawTemplate }: PlatformOnlyProps) {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query).trim().toLowerCase();
  const shown = (entries ?? []).filter(({ stored }) => stored.name.toLowerCase().includes(searched));
  const [progress, setProgress] = useState<{ read: number; of: number }>();
  const [done, setDone] = useState<BroughtIn>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, actOn, giveUp } = useFocusNextEntry(shown.length, heading);

  async function bring(chosen: readonly PlatformOnlyEntry[], index: number) {
    if (progress) return;
    actOn(index);
    setProgress({ read: 0, of: chosen.length });
    const result = await bringIn(chosen, (read) => setProgress({ read, of: chosen.length }));
    setProgress(undefined);
    setDone(result);
    if (result.drafts.length === 0) giveUp();
    announce(describeResult(result));
  }
  async function takeBack({ drafts }: BroughtIn) {
    const result = await softDeleteAll(drafts.map(({ id }) => id));
    announce(
      result.ok
        ? `Taken back: ${plural(drafts.length, 'template')}`
        : `Not done. ${storageErrorMessages[result.error].title}.`,
    );
    setDone(undefined);
    heading.current?.focus();
  }
  const [only] = done?.drafts.length === 1 ? done.drafts : [];
  return (
    <section aria-labelledby="platform-only" className={page.section}>
      <div className={page.top}>
        <div>
          <Link href="/" className={page.back}>
            <ArrowLeft aria-hidden size={16} /> All templates
          </Link>
          <h2 id="platform-only" ref={heading} tabIndex={-1} className={styles.heading}>
            At the platform only
          </h2>
          <p className={page.words}>
            These templates live at the platform and are no drafts in this browser. Bring one in to see it,
            follow its status, or write the next one from it.
          </p>
        </div>
        {shown.length > 1 && (
          <Button aria-disabled={progress !== undefined} onClick={() => void bring(shown, 0)}>
            Bring in all {formatNumber(shown.length)}
          </Button>
        )}
      </div>
      {progress && progress.of > 1 && (
        <p className={page.words}>
          <Spinner /> {formatNumber(progress.read)} of {formatNumber(progress.of)} read…
        </p>
      )}
      {done && (
        <>
          <DoneBar
            done={{
              message: describeResult(done),
              ...(done.drafts.length > 0 ? { undo: () => void takeBack(done) } : {}),
              ...(only ? { show: () => navigate(draftHref(only.id)) } : {}),
            }}
            onClose={() => {
              setDone(undefined);
              heading.current?.focus();
            }}
          />
          <BroughtInReport result={done} />
        </>
      )}
      {(entries?.length ?? 0) > 8 && (
        <Field label="Find by name" required>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          )}
        </Field>
      )}
      {unreadable > 0 && (
        <p className={page.words}>
          {unreadable === 1 ? 'One entry' : `${formatNumber(unreadable)} entries`} of the platform’s list
          cannot be read as a template, and {unreadable === 1 ? 'is' : 'are'} not shown.
        </p>
      )}
      {!entries && (
        <p role="status" className={page.empty}>
          Asking the platform…
        </p>
      )}
      {entries && shown.length === 0 && (
        <p className={page.empty}>
          {entries.length === 0
            ? 'Every template of the platform is here.'
            : `No template of the platform has “${query.trim()}” in its name.`}
        </p>
      )}
      {shown.length > 0 && (
        <VirtualList
          label="At the platform only"
          handle={list}
          entries={shown}
          keyOf={({ id }) => id}
          shapeOf={shapes.list}
          renderEntry={(entry, index) => (
            <PlatformOnlyItem
              entry={entry}
              namesPlace={hasSeveralPlaces}
              drawTemplate={drawTemplate}
              onBringIn={() => void bring([entry], index)}
            />
          )}
        />
      )}
    </section>
  );
}

function describeResult({ drafts, refused, error }: BroughtIn): string {
  const [first] = drafts;
  const what = drafts.length === 1 && first ? (first.template.name ?? '') : plural(drafts.length, 'template');
  return [
    drafts.length > 0 ? `Brought in: ${what}.` : 'Nothing was brought in.',
    refused.length > 0 ? `Not brought in: ${plural(refused.length, 'template')}.` : '',
    error ? `${storageErrorMessages[error].title}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
