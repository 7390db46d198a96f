import { isolate } from '../../lib/text/isolate';
import { ArrowLeft, Import } from 'lucide-react';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { DoneBar } from '../../library/list/LibraryBar';
import { shapes, useFocusNextEntry, VirtualList } from '../../library/list/VirtualList';
import { softDelete } from '../../library/storage/drafts';
import { notDone, storageErrorMessages } from '../../library/storage/storageError';
import type { TemplateDraft } from '../../schema/draft/draft';
import { formatNumber, plural } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { Field } from '../../ui/controls/Field';
import { TextInput } from '../../ui/controls/Input';
import { announce, announceQuietly } from '../../ui/notices/announcer';
import { Spinner } from '../../ui/notices/waiting';
import { draftHref, linkTo } from '../../workspace/draftLinks';
import { importTemplates, type PlatformImport } from './importFromPlatform';
import { matchesEntry, type PlatformOnlyEntry } from './useLiveTemplates';
import layout from '../../ui/styles/layout.module.css';
import words from '../../ui/styles/words.module.css';
import page from '../../library/list/OtherDrafts.module.css';
import styles from './PlatformOnly.module.css';
import { describeDraft } from '../../library/query/draftState';
import { searchWords } from '../../library/query/searchDrafts';
import { Thumbnail } from '../../library/list/Thumbnail';
import { isTemplateDraft } from '../../schema/draft/isTemplateDraft';
import { typeNames } from '../../schema/template/typeNames';
import { PlatformBadge } from '../../submission/connection/Destination';
import { TemplateStatusBadge } from '../../submission/outcome/StatusBadge';
import { download } from '../../ui/browser/page';
import { Notice } from '../../ui/notices/Notice';
import { ImportReport } from '../../importing/reading/ImportResult';

type PlatformOnlyProps = {
  /** Undefined while the platforms are asked. */
  entries: readonly PlatformOnlyEntry[] | undefined;
  /** Entries of the lists that are of no known shape. */
  unreadable: number;
  /** Whether to name the platform of each template. */
  hasSeveralPlaces: boolean;
  drawTemplate: (template: TemplateDraft) => ReactNode;
};

/** Templates that live at a platform and are no drafts here: each, or all, can be imported. */
export function PlatformOnly({ entries, unreadable, hasSeveralPlaces, drawTemplate }: PlatformOnlyProps) {
  const [parameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const searched = searchWords(useDeferredValue(query));
  const shown = (entries ?? []).filter((entry) => matchesEntry(entry, searched));
  const [progress, setProgress] = useState<{ read: number; of: number }>();
  const [done, setDone] = useState<PlatformImport>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, actOn, giveUp } = useFocusNextEntry(shown.length, heading);

  async function bring(chosen: readonly PlatformOnlyEntry[], index: number) {
    if (progress) return;
    actOn(index);
    setProgress({ read: 0, of: chosen.length });
    const result = await importTemplates(chosen, (read) => setProgress({ read, of: chosen.length }));
    setProgress(undefined);
    setDone(result);
    if (result.drafts.length === 0) giveUp();
    announceQuietly(describeResult(result));
  }
  async function takeBack({ drafts }: PlatformImport) {
    const result = await softDelete(drafts.map(({ id }) => id));
    announce(result.ok ? `Import undone: ${plural(drafts.length, 'template')}` : notDone(result.error));
    setDone(undefined);
    heading.current?.focus();
  }
  const [only] = done?.drafts.length === 1 ? done.drafts : [];
  return (
    <section aria-labelledby="platform-only" className={layout.looseStack}>
      <div className={page.top}>
        <div>
          <Link href="/" className={layout.wayBack}>
            <ArrowLeft aria-hidden size={16} /> All templates
          </Link>
          <h2 id="platform-only" ref={heading} tabIndex={-1} className={styles.heading}>
            Not in this library
          </h2>
          <p className={words.soft}>
            These templates are on the platform but not in this browser. Import them to follow their status or
            reuse them.
          </p>
        </div>
        {shown.length > 1 && (
          <Button aria-disabled={progress !== undefined} onClick={() => void bring(shown, 0)}>
            Import all {formatNumber(shown.length)}
          </Button>
        )}
      </div>
      {progress && progress.of > 1 && (
        <p className={words.soft}>
          <Spinner /> {formatNumber(progress.read)} of {formatNumber(progress.of)} imported…
        </p>
      )}
      {done && (
        <>
          <DoneBar
            done={{
              message: describeResult(done),
              ...(done.drafts.length > 0 ? { undo: () => void takeBack(done) } : {}),
              ...(only ? { open: only.id } : {}),
            }}
            hrefOf={draftHref}
            onClose={() => {
              setDone(undefined);
              heading.current?.focus();
            }}
          />
          <ImportRemarks result={done} />
        </>
      )}
      {entries && (entries.length > 1 || query !== '') && (
        <Field label="Search names, words or app IDs" required>
          <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </Field>
      )}
      {unreadable > 0 && (
        <p className={words.soft}>
          {unreadable === 1 ? 'One entry' : `${formatNumber(unreadable)} entries`} in the platform’s list
          can’t be read and {unreadable === 1 ? 'is' : 'are'} hidden.
        </p>
      )}
      {!entries && (
        <p role="status" className={page.empty}>
          Loading from the platform…
        </p>
      )}
      {entries && shown.length === 0 && (
        <p className={page.empty}>
          {entries.length === 0
            ? 'All templates on the platform are already here.'
            : `No template on the platform contains “${query.trim()}”.`}
        </p>
      )}
      {shown.length > 0 && (
        <VirtualList
          label="Not in this library"
          handle={list}
          entries={shown}
          keyOf={({ id }) => id}
          shapeOf={shapes.list}
          renderEntry={(entry, index) => (
            <PlatformOnlyItem
              entry={entry}
              namesPlace={hasSeveralPlaces}
              drawTemplate={drawTemplate}
              onImport={() => void bring([entry], index)}
            />
          )}
        />
      )}
    </section>
  );
}

function describeResult({ drafts, refused, error }: PlatformImport): string {
  const [first] = drafts;
  const what = drafts.length === 1 && first ? (first.template.name ?? '') : plural(drafts.length, 'template');
  return [
    drafts.length > 0 ? `Imported: ${what}.` : 'Nothing was imported.',
    refused.length > 0 ? `Not imported: ${plural(refused.length, 'template')}.` : '',
    error ? `${storageErrorMessages[error].title}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

type PlatformOnlyItemProps = {
  entry: PlatformOnlyEntry;
  namesPlace: boolean;
  drawTemplate: (template: TemplateDraft) => ReactNode;
  onImport: () => void;
};

/** One template of a platform, as a row. */
function PlatformOnlyItem({ entry, namesPlace, drawTemplate, onImport }: PlatformOnlyItemProps) {
  const { stored, connected, appId } = entry;
  const { name, type, status, component } = stored;
  const template = { name, type, component };
  const isKnown = isTemplateDraft(template);
  const [, navigate] = useLocation();

  /** Shows the template in Inspect, where nothing is stored. */
  async function preview(shown: TemplateDraft) {
    const address = new URL(await linkTo(shown));
    navigate(`${address.pathname}${address.search}${address.hash}`);
  }
  return (
    <div className={page.item}>
      <Thumbnail className={page.drawing}>{isKnown && drawTemplate(template)}</Thumbnail>
      <div className={page.what}>
        <strong>{name}</strong>
        <p className={words.soft}>
          {isKnown
            ? [typeNames[template.type], describeDraft(template)].filter(Boolean).join(': ')
            : `Unknown type “${isolate(type)}”`}
          {' · '}
          {namesPlace && <PlatformBadge platform={connected} />} app ID {appId}
        </p>
      </div>
      <div className={styles.actions}>
        <TemplateStatusBadge status={status} />
        {isKnown && (
          <Button size="small" aria-label={`Preview ${name}`} onClick={() => void preview(template)}>
            Preview
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Import ${name}`}
          icon={<Import aria-hidden />}
          data-entry
          onClick={onImport}
        >
          Import
        </Button>
      </div>
    </div>
  );
}

/** Templates that are described; the others are counted. */
const maxDescribed = 20;

/** What did not fit while templates were imported. Nothing is drawn if all of them did. */
function ImportRemarks({ result: { changed, refused } }: { result: PlatformImport }) {
  return (
    <>
      {refused.length > 0 && (
        <Notice
          tone="warning"
          title={`Not imported: ${plural(refused.length, 'template')}`}
          actions={
            <Button
              size="small"
              onClick={() =>
                download(
                  'not-imported.json',
                  `${JSON.stringify(
                    refused.map(({ stored }) => stored),
                    null,
                    2,
                  )}\n`,
                )
              }
            >
              Download unchanged
            </Button>
          }
        >
          <ul className={layout.bullets}>
            {refused.slice(0, maxDescribed).map(({ name, problem }) => (
              <li key={name}>
                <strong>{name}</strong> {problem}
              </li>
            ))}
          </ul>
          <More count={refused.length - maxDescribed} />
        </Notice>
      )}
      {changed.length > 0 && (
        <details className={styles.changed}>
          <summary>{plural(changed.length, 'template')} imported with changes</summary>
          {changed.slice(0, maxDescribed).map(({ name, remarks }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ImportReport report={remarks} />
            </section>
          ))}
          <More count={changed.length - maxDescribed} />
        </details>
      )}
    </>
  );
}

function More({ count }: { count: number }) {
  return count > 0 && <p>And {formatNumber(count)} more.</p>;
}
