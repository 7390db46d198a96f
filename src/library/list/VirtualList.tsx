import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  type RefObject,
} from 'react';
import { isSame } from '../../lib/values';
import styles from './Library.module.css';
import type { LibraryLayout } from '../settings/settings';

/** The layout of a list; height and gap in CSS px. */
type ListShape = { columns: number; height: number; gap: number };

export type ListHandle = {
  /** Scrolls an entry into sight and focuses its element with `data-entry`. */
  focusEntry: (index: number) => void;
};

type VirtualListProps<Entry> = {
  label: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** The layout for a width in CSS px; all entries of a list have one size. */
  shapeOf: (width: number) => ListShape;
  renderEntry: (entry: Entry, index: number) => ReactNode;
  handle?: Ref<ListHandle>;
};

/** Up to this number, all entries are in the page, so that the browser's own search finds them. */
const maxUnvirtualized = 40;
/** Rows in the page above and below the visible ones: each costs its part of a letter of the search. */
const overscan = 2;

/**
 * A list of any length. Only the visible entries and the one with the focus are in the page. Screen readers hear
 * the number of entries; arrow keys, Home and End move through all of them.
 */
export function VirtualList<Entry>({
  label,
  entries,
  keyOf,
  shapeOf,
  renderEntry,
  handle,
}: VirtualListProps<Entry>) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0, covered: 0 });
  const [focused, setFocused] = useState<number>();
  const awaited = useRef<number>(undefined);
  const { columns, height, gap } = shapeOf(place.width);
  const rows = Math.ceil(entries.length / columns);
  const focusedRow = focused === undefined ? undefined : Math.floor(focused / columns);

  // oxlint-disable-next-line react/incompatible-library -- nothing of this page goes through the React compiler
  const virtualizer = useWindowVirtualizer({
    count: place.width === 0 ? 0 : rows,
    estimateSize: () => height,
    gap,
    overscan: entries.length <= maxUnvirtualized ? maxUnvirtualized : overscan,
    scrollMargin: place.top,
    scrollPaddingStart: place.covered,
    scrollPaddingEnd: gap,
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      const isPinned = focusedRow !== undefined && focusedRow < rows && !indexes.includes(focusedRow);
      return isPinned ? [...indexes, focusedRow].sort((a, b) => a - b) : indexes;
    },
  });

  // Only the layout knows where the list begins, and elements above it may move it.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = {
        width: element.clientWidth,
        top: Math.round(box.top + scrollY),
        // The height that sticky bars cover is kept in one place, which the browser's own scrolling reads too.
        covered: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
      };
      setPlace((before) => (isSame(before, next) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // Discard the sizes that the virtualizer remembers from the layout before.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, height]);
  // An entry that was out of sight takes the focus as soon as it is in the page.
  useLayoutEffect(() => {
    if (awaited.current === undefined) return;
    const entry = entryAt(list.current, awaited.current);
    if (!entry) return;
    awaited.current = undefined;
    entry.focus({ preventScroll: true });
  });

  function focusEntry(index: number) {
    awaited.current = index;
    setFocused(index);
    virtualizer.scrollToIndex(Math.floor(index / columns));
  }
  useImperativeHandle(handle, () => ({ focusEntry }));

  function handleKey(event: KeyboardEvent<HTMLUListElement>) {
    const at = indexOf(event.target);
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const steps: Record<string, number> = {
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      ...(columns > 1 ? { ArrowRight: at + 1, ArrowLeft: at - 1 } : {}),
      Home: 0,
      End: entries.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || next < 0 || next >= entries.length) return;
    event.preventDefault();
    focusEntry(next);
  }

  return (
    // Keys move between the entries; the list itself takes no focus.
    <ul
      ref={list}
      aria-label={label}
      className={styles.list}
      style={{ height: Math.max(0, rows * (height + gap) - gap) }}
      onKeyDown={handleKey}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={() => setFocused(undefined)}
    >
      {virtualizer.getVirtualItems().flatMap((row) =>
        entries.slice(row.index * columns, (row.index + 1) * columns).map((entry, column) => {
          const index = row.index * columns + column;
          return (
            <li
              key={keyOf(entry)}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              data-index={index}
              style={{
                top: row.start - place.top,
                height,
                left: `calc((100% + ${gap}px) / ${columns} * ${column})`,
                width: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
              }}
            >
              {renderEntry(entry, index)}
            </li>
          );
        }),
      )}
    </ul>
  );
}

function entryAt(list: HTMLElement | null, index: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-index="${index}"] [data-entry]`) ?? null;
}

function indexOf(target: EventTarget): number | undefined {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  const index = Number(item?.dataset['index'] ?? Number.NaN);
  return Number.isNaN(index) ? undefined : index;
}

/** In rem, so that entries grow with the browser's text size. */
const sizes = { tile: 19.75, leastTile: 15.5, row: 4.75, narrowRow: 6.5 };
/** CSS px; narrower rows have two lines. */
const narrowWidth = 720;
/** CSS px between entries. */
const gaps = { grid: 16, list: 8 };

function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** The layout of the list for a width in CSS px. */
export const shapes = {
  grid: (width) => {
    const rem = remInPx();
    const columns = Math.floor((width + gaps.grid) / (sizes.leastTile * rem + gaps.grid));
    return { columns: Math.max(1, columns), height: sizes.tile * rem, gap: gaps.grid };
  },
  list: (width) => {
    const height = width < narrowWidth ? sizes.narrowRow : sizes.row;
    return { columns: 1, height: height * remInPx(), gap: gaps.list };
  },
} satisfies Record<LibraryLayout, (width: number) => ListShape>;

/**
 * Moves the focus to the next entry of a list when the one that was acted on is gone, which the storage reports later;
 * to `whenEmpty` after the last one.
 */
export function useFocusNextEntry(count: number, whenEmpty: RefObject<HTMLElement | null>) {
  const list = useRef<ListHandle>(null);
  const acted = useRef<{ index: number; of: number }>(undefined);

  // The focus is outside React.
  useEffect(() => {
    if (!acted.current || acted.current.of === count) return;
    const { index } = acted.current;
    acted.current = undefined;
    if (count === 0) whenEmpty.current?.focus();
    else list.current?.focusEntry(Math.min(index, count - 1));
  });
  return {
    list,
    actOn: (index: number) => {
      acted.current = { index, of: count };
    },
    /** Nothing was removed after all. */
    giveUp: () => {
      acted.current = undefined;
    },
  };
}
