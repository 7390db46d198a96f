import { LayoutGrid, List, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { TemplateType } from '../../schema/values/enums';
import { formatNumber } from '../../schema/values/text';
import { typeNames } from '../../schema/template/typeNames';
import { IconButton } from '../../ui/controls/Button';
import { Select, TextInput } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import styles from './LibraryBar.module.css';
import { LibrarySort, StatusFilter, type LibraryView, type LibraryResults } from '../query/libraryView';
import type { LibraryLayout } from '../settings/settings';
import { draftStatusMessages } from '../query/draftStatusMessages';

const sortLabels = {
  changed: 'Last change',
  name: 'Name',
  created: 'Created',
  status: 'Status',
} satisfies Record<LibrarySort, string>;

type LibraryBarProps = {
  view: LibraryView;
  /** The URL of another view. */
  hrefOf: (view: LibraryView) => string;
  onView: (part: Partial<LibraryView>) => void;
  /** Absent while they are counted. */
  counts: Pick<LibraryResults, 'types' | 'statuses'> | undefined;
  layout: LibraryLayout;
  onLayout: (layout: LibraryLayout) => void;
};

/** Search, filters with the number of drafts that each would show, sorting and layout. */
export function LibraryBar({ view, hrefOf, onView, counts, layout, onLayout }: LibraryBarProps) {
  const { types, statuses } = counts ?? {};
  const shown = StatusFilter.options.filter((status) => statuses?.[status] || status === view.status);
  return (
    <div className={styles['bar']} role="search" aria-label="Templates">
      <div className={styles['top']}>
        <SearchField query={view.query} onQuery={(query) => onView({ query })} />
        <Select
          aria-label="Type"
          className={styles['select']}
          value={view.type ?? ''}
          blank={`All types${counted(types?.all)}`}
          choices={TemplateType.options.map((type) => ({
            value: type,
            label: `${typeNames[type]}${counted(types?.[type])}`,
          }))}
          onChange={({ target }) => onView({ type: TemplateType.safeParse(target.value).data })}
        />
        <Select
          aria-label="Sort by"
          className={styles['select']}
          value={view.sort}
          choices={LibrarySort.options.map((sort) => ({
            value: sort,
            label: `By ${sortLabels[sort].toLowerCase()}`,
          }))}
          onChange={({ target }) => onView({ sort: LibrarySort.safeParse(target.value).data ?? 'changed' })}
        />
        <Segments<LibraryLayout>
          legend="Show as"
          quietLegend
          choices={[
            { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden /> },
            { value: 'list', label: 'List', icon: <List aria-hidden /> },
          ]}
          value={layout}
          onChange={onLayout}
        />
      </div>
      <nav aria-label="Status" className={styles['statuses']}>
        {[undefined, ...shown].map((status) => (
          <Link
            key={status ?? 'all'}
            href={hrefOf({ ...view, status })}
            aria-current={view.status === status ? 'true' : undefined}
          >
            {status ? draftStatusMessages[status] : 'All'}{' '}
            {statuses && <small>{formatNumber(statuses[status ?? 'all'])}</small>}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** A number behind its label; nothing while it is counted. */
const counted = (count: number | undefined) => (count === undefined ? '' : ` (${formatNumber(count)})`);

type SearchFieldProps = { query: string; onQuery: (query: string) => void };

function SearchField({ query, onQuery }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['search']}>
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
