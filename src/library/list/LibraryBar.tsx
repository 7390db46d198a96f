import { LayoutGrid, List, Search, X } from 'lucide-react';
import { memo, useDeferredValue, useRef } from 'react';
import { Link } from 'wouter';
import { isSame } from '../../lib/values';
import { TemplateType } from '../../schema/values/enums';
import { formatNumber } from '../../schema/values/text';
import { typeNames } from '../../schema/template/typeNames';
import { IconButton } from '../../ui/controls/Button';
import { Select, TextInput } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import styles from './LibraryBar.module.css';
import {
  LibrarySort,
  StatusFilter,
  writeView,
  type LibraryView,
  type LibraryResults,
} from '../query/libraryView';
import { libraryLayoutSetting, type LibraryLayout } from '../settings/settings';
import { draftStatusMessages } from '../query/draftStatusMessages';

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
        onChange={(next) => libraryLayoutSetting.setState(next, true)}
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
