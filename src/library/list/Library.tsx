import { Archive, CloudDownload, Download, SearchX, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Draft } from '../../schema/draft/draft';
import { formatNumber, plural } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { useStable } from '../../ui/browser/hooks';
import { useStore } from 'zustand';
import { DoneBar, LibraryBar, SelectionBar } from './LibraryBar';
import { type DraftActions, useLibraryActions, type LibraryTools } from '../query/useLibraryActions';
import { type DraftDrawings, DraftItem } from './DraftItem';
import { draftMenu } from './draftMenu';
import { lazyPart } from '../../ui/loading/lazyPart';
import { labelsIn } from '../../schema/draft/labels';
import page from '../../ui/styles/layout.module.css';
import styles from './Library.module.css';
import {
  filterDrafts,
  isNarrowed,
  readView,
  sortDrafts,
  wholeLibrary,
  writeView,
  type TeamMarks,
} from '../query/libraryView';
import { hasWords, searchWords } from '../query/searchDrafts';
import { libraryLayoutSetting, olderDraftsSetting } from '../settings/settings';
import { useUrlQuery, useSelection } from '../query/useLibraryView';
import { shapes, VirtualList, type ListHandle } from './VirtualList';

const LabelsDialog = lazyPart(async () => (await import('./LabelsDialog')).LabelsDialog, null);

type LibraryProps = DraftDrawings & {
  /** The drafts of the list, or those of the archive. */
  drafts: readonly Draft[];
  /** All drafts: a copy gets a name that none of them has. */
  all: readonly Draft[];
  /** The number of drafts in the archive; absent in the archive itself. */
  archived?: number;
  marks: TeamMarks;
  /** Whether these are all; else the newest, and the others follow. */
  isWhole: boolean;
  /** The number of recently deleted drafts. */
  deleted: number;
  /** How many templates are at the platform and no drafts here, in words; absent without any. */
  platformOnly: string | undefined;
  tools: LibraryTools;
  /** Drawn when there are no drafts. */
  whenEmpty: ReactNode;
};

/** All drafts, with search, filters, sorting, and actions on one or several of them. */
export function Library(props: LibraryProps) {
  const {
    drafts,
    all,
    archived = 0,
    marks,
    isWhole,
    deleted,
    platformOnly,
    tools,
    whenEmpty,
    hrefOf,
    drawMessage,
    drawSending,
    drawSet,
    drawPeople,
  } = props;
  const [parameters, setParameters] = useSearchParams();
  const inAddress = readView(parameters);
  const { query, setQuery, flush } = useUrlQuery(inAddress.query, (typed) =>
    setParameters((before) => writeView({ ...readView(before), query: typed }, before), {
      // One step back in the history leaves the search, instead of removing letter by letter.
      replace: inAddress.query !== '',
    }),
  );
  const layout = useStore(libraryLayoutSetting);
  const hasOlder = useStore(olderDraftsSetting);
  const view = { ...inAddress, query };
  const { type, status, label, sort } = view;
  const sorted = useMemo(() => sortDrafts(drafts, sort), [drafts, sort]);
  const words = useMemo(() => searchWords(query), [query]);
  const results = useMemo(
    () => filterDrafts(sorted.filter(hasWords(words, marks.peopleOf)), { type, status, label }, marks),
    [sorted, words, type, status, label, marks],
  );
  const { shown } = results;
  const list = useRef<ListHandle>(null);
  const { selected, isSelected, select, selectAll, selectNone } = useSelection(shown);
  const { actions, done, setDone } = useLibraryActions(all, tools, lookAt);
  const lookedFor = useRef<string>(undefined);
  const [labelled, setLabelled] = useState<readonly Draft[]>();

  /** Focuses the first of these drafts, as soon as it is in the list. */
  function lookAt(ids: string[]) {
    setDone(undefined);
    [lookedFor.current] = ids;
  }
  function showAll() {
    setQuery('');
    setParameters((before) => writeView({ ...wholeLibrary, sort }, before));
  }
  // Focus belongs to the browser, and the storage may deliver the draft later.
  useEffect(() => {
    if (lookedFor.current === undefined) return;
    const index = shown.findIndex(({ id }) => id === lookedFor.current);
    if (index === -1) {
      if (isNarrowed(view) && drafts.some(({ id }) => id === lookedFor.current)) showAll();
      return;
    }
    lookedFor.current = undefined;
    list.current?.focusEntry(index);
  });

  function handleKey(event: KeyboardEvent) {
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
    if (isAll && isWhole) selectAll();
    else if (event.key === 'Escape' && selected.length > 0) selectNone();
    else if (event.key === 'Delete' && selected.length > 0 && selected.every(actions.canChange))
      allActions.remove(selected);
    else return;
    event.preventDefault();
  }
  /** The action, after which nothing is selected: the message about it takes the place of the selection. */
  const clearing =
    <Rest extends unknown[]>(act: (...rest: Rest) => void) =>
    (...rest: Rest) => {
      selectNone();
      act(...rest);
    };
  const allActions: DraftActions = {
    ...actions,
    remove: clearing(actions.remove),
    archive: clearing(actions.archive),
    label: clearing(actions.label),
    copyTo: clearing(actions.copyTo),
    duplicate: clearing(actions.duplicate),
  };
  const selectOne = useStable(select);
  const menuOf = useStable((draft: Draft) => draftMenu(draft, allActions, () => setLabelled([draft])));
  /** Closes a bar. If it was closed with the keyboard, the focus moves on to a draft. */
  function leaveBar(isByKey: boolean, next: Draft | undefined) {
    setDone(undefined);
    selectNone();
    if (isByKey && next) lookAt([next.id]);
  }
  const lastDone = done && (
    <DoneBar
      key={done.message}
      done={done}
      hrefOf={hrefOf}
      onClose={(isByKey) => leaveBar(isByKey, shown[0])}
    />
  );
  if (drafts.length === 0) {
    return (
      <>
        {lastDone}
        {whenEmpty}
      </>
    );
  }

  return (
    <section aria-label="Your templates" className={page.tightStack}>
      <div className={styles.sticky}>
        <LibraryBar
          view={view}
          parameters={parameters}
          onQuery={setQuery}
          onFilter={(part) => setParameters((before) => writeView({ ...readView(before), ...part }, before))}
          counts={isWhole ? results : undefined}
          layout={layout}
        />
        {selected.length > 0 ? (
          <SelectionBar
            selected={selected}
            shown={shown.length}
            actions={allActions}
            onSelectAll={selectAll}
            onLabel={() => setLabelled(selected)}
            onClose={(isByKey) => leaveBar(isByKey, selected[0])}
          />
        ) : (
          lastDone
        )}
      </div>
      <div className={styles.summary}>
        <p aria-live="polite">
          {!isWhole
            ? 'Loading templates…'
            : isNarrowed(view)
              ? `${formatNumber(shown.length)} of ${formatNumber(drafts.length)} templates`
              : plural(drafts.length, 'template')}
        </p>
        {shown.length > 1 && (
          <Button size="small" variant="quiet" disabled={!isWhole} onClick={selectAll}>
            Select all
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={<Download aria-hidden />}
          className={styles.export}
          disabled={!isWhole}
          onClick={() => actions.exportDrafts(drafts)}
        >
          Export all
        </Button>
        {platformOnly !== undefined && (
          <Link href="/?view=platform">
            <CloudDownload aria-hidden size={14} /> {platformOnly}
          </Link>
        )}
        {archived > 0 && (
          <Link href="/?view=archive">
            <Archive aria-hidden size={14} /> Archive ({formatNumber(archived)})
          </Link>
        )}
        {hasOlder && (
          <Link href="/?view=older">
            <CloudDownload aria-hidden size={14} /> Older drafts
          </Link>
        )}
        {deleted > 0 && (
          <Link href="/?view=deleted">
            <Trash2 aria-hidden size={14} /> Recently deleted ({formatNumber(deleted)})
          </Link>
        )}
      </div>
      {shown.length === 0 ? (
        isWhole && <NothingFound query={query} onShowAll={showAll} />
      ) : (
        <div role="presentation" onKeyDown={handleKey} onClickCapture={flush}>
          <VirtualList
            label="Templates"
            handle={list}
            entries={shown}
            keyOf={({ id }) => id}
            shapeOf={shapes[layout]}
            renderEntry={(draft) => (
              <DraftItem
                draft={draft}
                layout={layout}
                words={words}
                isSelected={isSelected(draft)}
                onSelect={selectOne}
                menuOf={menuOf}
                hrefOf={hrefOf}
                drawMessage={drawMessage}
                drawSending={drawSending}
                drawSet={drawSet}
                drawPeople={drawPeople}
              />
            )}
          />
        </div>
      )}
      {labelled && (
        <LabelsDialog
          drafts={labelled}
          known={labelsIn(all)}
          onDone={(change) => allActions.label(labelled, change)}
          onClose={() => setLabelled(undefined)}
        />
      )}
    </section>
  );
}

function NothingFound({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  return (
    <div className={styles.nothing}>
      <SearchX aria-hidden size={28} />
      <h2>No matching templates</h2>
      <p>
        {query.trim() === ''
          ? 'No template fits these filters.'
          : `No template contains “${query.trim()}”. Names, texts, buttons, links, labels, statuses and submissions (date, app ID, request ID, person) are searched.`}
      </p>
      <Button onClick={onShowAll}>Show all templates</Button>
    </div>
  );
}
