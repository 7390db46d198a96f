import { Download, SearchX, Trash2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Draft } from '../../schema/draft/draft';
import { formatNumber } from '../../schema/values/text';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { DoneBar } from './DoneBar';
import type { DraftActions } from './draftActions';
import { DraftItem, type DraftDrawing } from './DraftItem';
import styles from './Library.module.css';
import { LibraryBar } from './LibraryBar';
import {
  isNarrowed,
  readView,
  selectDrafts,
  wholeLibrary,
  writeView,
  type LibraryView,
} from '../query/libraryView';
import { SelectionBar } from './SelectionBar';
import { wordsOf } from '../query/searchDrafts';
import { libraryLayoutSetting } from '../settings/settings';
import { shapes } from './shapes';
import { useAddressedQuery } from '../query/useAddressedQuery';
import { useChosen } from '../query/useChosen';
import { useLibraryActions, type LibraryTools } from '../query/useLibraryActions';
import { VirtualList, type ListHandle } from './VirtualList';

type LibraryProps = DraftDrawing & {
  drafts: readonly Draft[];
  /** How many can be brought back. */
  deleted: number;
  tools: LibraryTools;
  /** What stands there while there are no drafts. */
  whenEmpty: ReactNode;
};

/** All drafts: searched, narrowed, sorted, and what can be done with one or many of them. */
export function Library(props: LibraryProps) {
  const { drafts, deleted, tools, whenEmpty, hrefOf, drawMessage, drawSending } = props;
  const [parameters, setParameters] = useSearchParams();
  const inAddress = readView(parameters);
  const { query, setQuery, settle } = useAddressedQuery(inAddress.query, (typed) =>
    setParameters((before) => writeView({ ...readView(before), query: typed }, before), {
      // One step back leads out of the search, not through its letters.
      replace: inAddress.query !== '',
    }),
  );
  const view = { ...inAddress, query };
  const layout = useStore(libraryLayoutSetting, (value) => value);
  // Letters appear at once; what they find follows.
  const searched = useDeferredValue(query);
  const { type, status, sort } = inAddress;
  const selection = useMemo(
    () => selectDrafts(drafts, { query: searched, type, status, sort }),
    [drafts, searched, type, status, sort],
  );
  const { shown } = selection;
  const words = useMemo(() => wordsOf(searched), [searched]);
  const list = useRef<ListHandle>(null);
  const { chosen, isChosen, choose, chooseAll, chooseNone } = useChosen(shown);
  const { actions, done, setDone } = useLibraryActions(drafts, tools, lookAt);
  const lookedFor = useRef<string>(undefined);

  /** Leads to drafts that may not be in the list yet. */
  function lookAt(ids: string[]) {
    setDone(undefined);
    [lookedFor.current] = ids;
  }
  function showAll() {
    setQuery('');
    setParameters((before) => writeView({ ...wholeLibrary, sort }, before));
  }
  // The focus is the browser's; the draft it goes to may come from the storage later.
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

  function changeView(part: Partial<LibraryView>) {
    if (part.query !== undefined) setQuery(part.query);
    else setParameters((before) => writeView({ ...readView(before), ...part }, before));
  }
  function addressOf(next: LibraryView): string {
    const text = writeView(next, parameters).toString();
    return text === '' ? '/' : `/?${text}`;
  }
  function handleKey(event: KeyboardEvent) {
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
    if (isAll) chooseAll();
    else if (event.key === 'Escape' && chosen.length > 0) chooseNone();
    else if (event.key === 'Delete' && chosen.length > 0) allActions.remove(chosen);
    else return;
    event.preventDefault();
  }
  // What is done to drafts is said where the choice stood.
  const allActions: DraftActions = {
    ...actions,
    remove: (gone) => {
      chooseNone();
      actions.remove(gone);
    },
    duplicate: (originals, next) => {
      chooseNone();
      actions.duplicate(originals, next);
    },
  };
  /** Puts a bar away; a person at the keys, whose focus was in it, goes on at a draft. */
  function leaveBar(isByKey: boolean, next: Draft | undefined) {
    setDone(undefined);
    chooseNone();
    if (isByKey && next) lookAt([next.id]);
  }
  const lastDone = done && (
    <DoneBar key={done.words} done={done} onClose={(isByKey) => leaveBar(isByKey, shown[0])} />
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
    <section aria-label="Your templates" className={styles['library']}>
      <div className={styles['sticky']}>
        <LibraryBar
          view={view}
          hrefOf={addressOf}
          onView={changeView}
          counts={selection}
          layout={layout}
          onLayout={(next) => libraryLayoutSetting.set(next)}
        />
        {chosen.length > 0 ? (
          <SelectionBar
            chosen={chosen}
            shown={shown.length}
            actions={allActions}
            onChooseAll={chooseAll}
            onChooseNone={(isByKey) => leaveBar(isByKey, chosen[0])}
          />
        ) : (
          lastDone
        )}
      </div>
      <div className={styles['summary']}>
        <p aria-live="polite">
          {isNarrowed(view)
            ? `${formatNumber(shown.length)} of ${formatNumber(drafts.length)} templates`
            : `${formatNumber(drafts.length)} ${drafts.length === 1 ? 'template' : 'templates'}`}
        </p>
        {shown.length > 1 && (
          <Button size="small" look="quiet" onClick={chooseAll}>
            Choose all
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          icon={<Download aria-hidden />}
          className={styles['export']}
          onClick={() => actions.exportDrafts(drafts)}
        >
          Export all
        </Button>
        {deleted > 0 && (
          <Link href="/?view=deleted">
            <Trash2 aria-hidden size={14} /> Recently deleted ({formatNumber(deleted)})
          </Link>
        )}
      </div>
      {shown.length === 0 ? (
        <NothingFound query={searched} onShowAll={showAll} />
      ) : (
        <div role="presentation" onKeyDown={handleKey} onClickCapture={settle}>
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
                isChosen={isChosen(draft)}
                onChoose={choose}
                actions={allActions}
                hrefOf={hrefOf}
                drawMessage={drawMessage}
                drawSending={drawSending}
              />
            )}
          />
        </div>
      )}
    </section>
  );
}

function NothingFound({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  return (
    <div className={styles['nothing']}>
      <SearchX aria-hidden size={28} />
      <h2>No template matches</h2>
      <p>
        {query.trim() === ''
          ? 'None has this type and status together.'
          : `Nothing holds all of “${query.trim()}”. Names, texts, button labels, addresses and postback data are searched.`}
      </p>
      <Button onClick={onShowAll}>Show all templates</Button>
    </div>
  );
}
