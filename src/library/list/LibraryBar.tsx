import { LayoutGrid, List, Search, X, Copy, Download, Trash2, Undo2 } from 'lucide-react';
import { memo, useDeferredValue, useRef } from 'react';
import { Link } from 'wouter';
import { isSame } from '../../lib/values';
import { TemplateType } from '../../schema/values/enums';
import { formatNumber } from '../../schema/values/text';
import { typeNames } from '../../schema/template/typeNames';
import { IconButton, Button } from '../../ui/controls/Button';
import { Select, TextInput } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import styles from './Library.module.css';
import {
  LibrarySort,
  StatusFilter,
  writeView,
  type LibraryView,
  type LibraryResults,
  draftStatusMessages,
} from '../query/libraryView';
import { libraryLayoutSetting, type LibraryLayout } from '../settings/settings';
import type { Draft } from '../../schema/draft/draft';
import type { DraftActions, DoneAction } from '../query/useLibraryActions';
import { Spinner } from '../../ui/notices/waiting';

const sortLabels = {
  changed: 'Last change',
  name: 'Name',
  created: 'Created',
  status: 'Status',
} satisfies Record<LibrarySort, string>;

type Filter = Omit<LibraryView, 'query'>;

type LibraryBarProps = {
  query: string;
  onQuery: (query: string) => void;
  filter: Filter;
  /** The parameters of the URL that are not part of a view. */
  otherParameters: string;
  onFilter: (part: Partial<Filter>) => void;
  /** Absent while they are counted. */
  counts: Pick<LibraryResults, 'types' | 'statuses'> | undefined;
  layout: LibraryLayout;
};

/** Search, filters with the number of drafts that each would show, sorting and layout. */
export function LibraryBar(props: LibraryBarProps) {
  const { query, onQuery, filter, otherParameters, onFilter, counts, layout } = props;
  return (
    <div className={styles.bar} role="search" aria-label="Templates">
      <div className={styles.top}>
        <SearchField query={query} onQuery={onQuery} />
        <Filters filter={filter} onFilter={onFilter} types={counts?.types} layout={layout} />
      </div>
      <StatusLinks
        view={{ ...filter, query }}
        otherParameters={otherParameters}
        statuses={counts?.statuses}
      />
    </div>
  );
}

type FiltersProps = Pick<LibraryBarProps, 'filter' | 'onFilter' | 'layout'> & {
  types: LibraryResults['types'] | undefined;
};

/** Drawn again only when one of the values is another: a letter of the search is not enough. */
const Filters = memo(
  ({ filter: { type, sort }, onFilter, types, layout }: FiltersProps) => (
    <>
      <Select
        aria-label="Type"
        className={styles.select}
        value={type ?? ''}
        blank={`All types${counted(types?.all)}`}
        choices={TemplateType.options.map((choice) => ({
          value: choice,
          label: `${typeNames[choice]}${counted(types?.[choice])}`,
        }))}
        onChange={({ target }) => onFilter({ type: TemplateType.safeParse(target.value).data })}
      />
      <Select
        aria-label="Sort by"
        className={styles.select}
        value={sort}
        choices={LibrarySort.options.map((choice) => ({
          value: choice,
          label: `By ${sortLabels[choice].toLowerCase()}`,
        }))}
        onChange={({ target }) => onFilter({ sort: LibrarySort.safeParse(target.value).data ?? 'changed' })}
      />
      <Segments<LibraryLayout>
        legend="Show as"
        quietLegend
        choices={[
          { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
          { value: 'list', label: 'List', icon: <List aria-hidden /> },
        ]}
        value={layout}
        onChange={(next) => libraryLayoutSetting.setState(next)}
      />
    </>
  ),
  isSame,
);

type StatusLinksProps = Pick<LibraryBarProps, 'otherParameters'> & {
  view: LibraryView;
  statuses: LibraryResults['statuses'] | undefined;
};

/** Links to the same view with each status. Those for a letter of the search are drawn after its results. */
function StatusLinks({ view, otherParameters, statuses }: StatusLinksProps) {
  const query = useDeferredValue(view.query);
  return <DrawnLinks view={{ ...view, query }} otherParameters={otherParameters} statuses={statuses} />;
}

const DrawnLinks = memo(({ view, otherParameters, statuses }: StatusLinksProps) => {
  const shown = StatusFilter.options.filter((status) => statuses?.[status] || status === view.status);
  return (
    <nav aria-label="Status" className={styles.statuses}>
      {[undefined, ...shown].map((status) => (
        <Link
          key={status ?? 'all'}
          href={addressOf({ ...view, status }, otherParameters)}
          aria-current={view.status === status ? 'true' : undefined}
        >
          {status ? draftStatusMessages[status] : 'All'}{' '}
          {statuses && <small>{formatNumber(statuses[status ?? 'all'])}</small>}
        </Link>
      ))}
    </nav>
  );
}, isSame);

function addressOf(view: LibraryView, otherParameters: string): string {
  const text = writeView(view, new URLSearchParams(otherParameters)).toString();
  return text === '' ? '/' : `/?${text}`;
}

/** A number behind its label; nothing while it is counted. */
const counted = (count: number | undefined) => (count === undefined ? '' : ` (${formatNumber(count)})`);

type SearchFieldProps = { query: string; onQuery: (query: string) => void };

function SearchField({ query, onQuery }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.search}>
      <Search aria-hidden size={16} />
      <TextInput
        ref={field}
        type="search"
        aria-label="Search names and content"
        placeholder="Search names and content"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      {query !== '' && (
        <IconButton
          label="Clear the search"
          onClick={() => {
            onQuery('');
            field.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

type SelectionBarProps = {
  selected: readonly Draft[];
  /** The number of drafts that the list shows. */
  shown: number;
  actions: DraftActions;
  onSelectAll: () => void;
  /** `isByKey`: closed with the keyboard, so the focus was in this bar. */
  onSelectNone: (isByKey: boolean) => void;
};

/** The actions on all selected drafts. */
export function SelectionBar({ selected, shown, actions, onSelectAll, onSelectNone }: SelectionBarProps) {
  return (
    <div role="group" aria-label="Chosen templates" className={styles.selection}>
      <strong>{formatNumber(selected.length)} chosen</strong>
      {selected.length < shown && (
        <Button size="small" look="quiet" onClick={onSelectAll}>
          Choose all {formatNumber(shown)}
        </Button>
      )}
      <div className={styles.tools}>
        <Button size="small" icon={<Download aria-hidden />} onClick={() => actions.exportDrafts(selected)}>
          Export
        </Button>
        <Button size="small" icon={<Copy aria-hidden />} onClick={() => actions.duplicate(selected)}>
          Duplicate
        </Button>
        <Button
          size="small"
          look="danger"
          icon={<Trash2 aria-hidden />}
          onClick={() => actions.remove(selected)}
        >
          Delete
        </Button>
        <IconButton label="Choose none" onClick={({ detail }) => onSelectNone(detail === 0)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

type DoneBarProps = {
  done: DoneAction;
  /** `isByKey`: closed with the keyboard, so the focus was in this bar. */
  onClose: (isByKey: boolean) => void;
};

/** The last action, with an Undo button. It stays until the next action or until it is closed. */
export function DoneBar({ done, onClose }: DoneBarProps) {
  const { message, isPending = false, undo, show, takesFocus = false } = done;
  return (
    <div role="group" aria-label="Last action" className={styles.done}>
      {isPending && <Spinner />}
      <span>{message}</span>
      <div className={styles.tools}>
        {show && (
          <Button size="small" onClick={show}>
            Show
          </Button>
        )}
        {undo && (
          <Button size="small" autoFocus={takesFocus} icon={<Undo2 aria-hidden />} onClick={undo}>
            Undo
          </Button>
        )}
        <IconButton label="Put this message away" onClick={({ detail }) => onClose(detail === 0)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
