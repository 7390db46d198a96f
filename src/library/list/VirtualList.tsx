import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isSame } from '../../lib/isSame';
import styles from './VirtualList.module.css';

/** What the place of a list decides: all in CSS px. */
export type ListShape = { columns: number; height: number; gap: number };

export type ListHandle = {
  /** Scrolls an entry into sight and gives the focus to what carries `data-entry` in it. */
  focusEntry: (index: number) => void;
};

type VirtualListProps<Entry> = {
  label: string;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** The shape for a width; entries of one list are all of one size. */
  shapeOf: (width: number) => ListShape;
  renderEntry: (entry: Entry, index: number) => ReactNode;
  handle?: Ref<ListHandle>;
};

/** Up to so many entries are all in the page, so that the browser's own search finds them, too. */
const ALL = 40;
/** Rows in the page above and below what is in sight. */
const OVERSCAN = 3;

/**
 * A list of any length, of which only the part in sight (and the entry that has the focus) is in the page. It
 * says how many entries it has; arrow keys, Home and End walk through all of them.
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
    overscan: entries.length <= ALL ? ALL : OVERSCAN,
    scrollMargin: place.top,
    scrollPaddingStart: place.covered,
    scrollPaddingEnd: gap,
    rangeExtractor(range) {
      const indexes = defaultRangeExtractor(range);
      const isPinned = focusedRow !== undefined && focusedRow < rows && !indexes.includes(focusedRow);
      return isPinned ? [...indexes, focusedRow].sort((a, b) => a - b) : indexes;
    },
  });

  // Where the list begins is known to the layout only, and changes with what stands above it.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = {
        width: element.clientWidth,
        top: Math.round(box.top + scrollY),
        // What bars cover at the top of the window stands in one place, for the browser's own scrolling too.
        covered: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
      };
      setPlace((before) => (isSame(before, next) ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // The sizes that the virtualizer remembers are of the shape before.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, height]);
  // An entry out of sight can take the focus once it is in the page.
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
    // Keys walk along what is inside; the list itself takes no focus.
    <ul
      ref={list}
      aria-label={label}
      className={styles['list']}
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
