import {
  Archive,
  ArchiveRestore,
  LayoutGrid,
  Tag,
  List,
  Search,
  X,
  Copy,
  Download,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { TemplateType } from '../../schema/values/enums';
import { formatNumber } from '../../schema/values/text';
import { typeNames } from '../../schema/template/typeNames';
import { IconButton, Button, ButtonLink } from '../../ui/controls/Button';
import { Select, TextInput } from '../../ui/controls/Input';
import { Segments } from '../../ui/controls/Segments';
import page from '../../ui/styles/layout.module.css';
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

type LibraryBarProps = {
  view: LibraryView;
  /** The parameters of the URL; those that are not part of a view stay. */
  parameters: URLSearchParams;
  onQuery: (query: string) => void;
  onFilter: (part: Partial<LibraryView>) => void;
  /** Absent while they are counted. */
  counts: LibraryResults | undefined;
  layout: LibraryLayout;
};

/** Search, filters with the number of drafts that each would show, sorting and layout. */
export function LibraryBar({ view, parameters, onQuery, onFilter, counts, layout }: LibraryBarProps) {
  const { types, statuses, labels = new Map<string, number>() } = counts ?? {};
  const labelChoices = [...new Set([...labels.keys(), ...(view.label === undefined ? [] : [view.label])])];
  const shown = StatusFilter.options.filter((status) => statuses?.[status] || status === view.status);
  return (
    <div className={page.tightStack} role="search" aria-label="Templates">
      <div className={page.row}>
        <SearchField query={view.query} onQuery={onQuery} />
        <Select
          aria-label="Type"
          className={styles.select}
          value={view.type ?? ''}
          blank={`All types${counted(types?.all)}`}
          choices={TemplateType.options.map((choice) => ({
            value: choice,
            label: `${typeNames[choice]}${counted(types?.[choice])}`,
          }))}
          onChange={({ target }) => onFilter({ type: TemplateType.safeParse(target.value).data })}
        />
        {labelChoices.length > 0 && (
          <Select
            aria-label="Label"
            className={styles.select}
            value={view.label ?? ''}
            blank="All labels"
            choices={labelChoices.map((choice) => ({
              value: choice,
              label: `${choice}${counted(labels.get(choice) ?? 0)}`,
            }))}
            onChange={({ target }) => onFilter({ label: target.value || undefined })}
          />
        )}
        <Select
          aria-label="Sort by"
          className={styles.select}
          value={view.sort}
          choices={LibrarySort.options.map((choice) => ({
            value: choice,
            label: `By ${sortLabels[choice].toLowerCase()}`,
          }))}
          onChange={({ target }) => onFilter({ sort: LibrarySort.parse(target.value) })}
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
      </div>
      <nav aria-label="Status" className={styles.statuses}>
        {[undefined, ...shown].map((status) => (
          <Link
            key={status ?? 'all'}
            href={addressOf({ ...view, status }, parameters)}
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

function addressOf(view: LibraryView, parameters: URLSearchParams): string {
  const text = writeView(view, parameters).toString();
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
        aria-label="Search templates"
        placeholder="Search names, words, dates or request IDs"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      {query !== '' && (
        <IconButton
          label="Clear search"
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

type ActionBarProps = {
  label: string;
  className: string | undefined;
  /** What stands before the actions. */
  text: ReactNode;
  closeLabel: string;
  /** `isByKey`: closed with the keyboard, so the focus was in this bar. */
  onClose: (isByKey: boolean) => void;
  children: ReactNode;
};

/** A text with actions and a button that closes it. */
function ActionBar({ label, className, text, closeLabel, onClose, children }: ActionBarProps) {
  return (
    <div role="group" aria-label={label} className={className}>
      {text}
      <div className={`${page.row} ${styles.tools}`}>
        {children}
        <IconButton label={closeLabel} onClick={({ detail }) => onClose(detail === 0)}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

type SelectionBarProps = Pick<ActionBarProps, 'onClose'> & {
  selected: readonly Draft[];
  /** The number of drafts that the list shows. */
  shown: number;
  actions: DraftActions;
  onSelectAll: () => void;
  /** Asks for labels of the selected drafts. */
  onLabel: () => void;
};

/** The actions on all selected drafts. */
export function SelectionBar({ selected, shown, actions, onSelectAll, onLabel, onClose }: SelectionBarProps) {
  const canChange = selected.every(actions.canChange);
  const title = canChange ? undefined : 'You can only read some of these drafts.';
  const isArchived = selected.every(({ archived = false }) => archived);
  return (
    <ActionBar
      label="Selected templates"
      className={styles.selection}
      text={
        <>
          <strong>{formatNumber(selected.length)} selected</strong>
          {selected.length < shown && (
            <Button size="small" variant="quiet" onClick={onSelectAll}>
              Select all {formatNumber(shown)}
            </Button>
          )}
        </>
      }
      closeLabel="Clear selection"
      onClose={onClose}
    >
      <Button size="small" icon={<Download aria-hidden />} onClick={() => actions.exportDrafts(selected)}>
        Export
      </Button>
      <Button size="small" icon={<Tag aria-hidden />} disabled={!canChange} title={title} onClick={onLabel}>
        Labels
      </Button>
      <Button
        size="small"
        icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        disabled={!canChange}
        title={title}
        onClick={() => actions.archive(selected, !isArchived)}
      >
        {isArchived ? 'Move back' : 'Archive'}
      </Button>
      <Button size="small" icon={<Copy aria-hidden />} onClick={() => actions.duplicate(selected)}>
        Duplicate
      </Button>
      <Button
        size="small"
        variant="danger"
        icon={<Trash2 aria-hidden />}
        disabled={!canChange}
        title={title}
        onClick={() => actions.remove(selected)}
      >
        Delete
      </Button>
    </ActionBar>
  );
}

type DoneBarProps = Pick<ActionBarProps, 'onClose'> & { done: DoneAction; hrefOf: (id: string) => string };

/** The last action, with an Undo button. It stays until the next action or until it is closed. */
export function DoneBar({ done, hrefOf, onClose }: DoneBarProps) {
  const { message, isPending = false, undo, open, show, takesFocus = false } = done;
  return (
    <ActionBar
      label="Last action"
      className={styles.done}
      text={
        <>
          {isPending && <Spinner />}
          <span>{message}</span>
        </>
      }
      closeLabel="Dismiss"
      onClose={onClose}
    >
      {open !== undefined && (
        <Link href={hrefOf(open)} asChild>
          <ButtonLink size="small">Open</ButtonLink>
        </Link>
      )}
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
    </ActionBar>
  );
}
