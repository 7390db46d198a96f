import styles from './rows.module.css';

/** The grip by which a pointer drags a row. The Move buttons do the same by key. */
export function DragGrip({ drag }: { drag: RowDrag }) {
  return (
    <span
      className={styles.grip}
      aria-hidden
      onPointerEnter={({ currentTarget }) => drag.prepare(currentTarget)}
    >
      <span className={styles.dots} />
    </span>
  );
}

/** Dragging of the rows of one list. */
export type RowDrag = {
  /** Makes the row around a grip draggable; called when a pointer comes near. */
  prepare: (grip: HTMLElement) => void;
};

/**
 * `onMove`: an entry was dropped at another index. `sideways`: the rows stand side by side. The dragging library is
 * loaded with the first grip.
 */
export function createRowDrag(onMove: (index: number, target: number) => void, sideways = false): RowDrag {
  const ready = new WeakSet<Element>();

  async function prepare(grip: HTMLElement) {
    const { makeRowDraggable, makeListDroppable } = await import('./dragRows');
    const row = grip.closest('li');
    const list = row?.parentElement;
    if (!row || !list) return;
    if (!ready.has(row)) makeRowDraggable(row, list, grip);
    if (!ready.has(list)) makeListDroppable(list, onMove, sideways);
    ready.add(row).add(list);
  }
  return { prepare: (grip) => void prepare(grip) };
}
