import styles from './rows.module.css';

/** The grip by which a pointer drags a row. The Move buttons do the same by key. */
export function DragGrip({ onNear }: { onNear: PrepareDrag }) {
  return (
    <span className={styles.grip} aria-hidden onPointerEnter={({ currentTarget }) => onNear(currentTarget)}>
      <span className={styles.dots} />
    </span>
  );
}

/** Makes the row around a grip draggable, once a pointer comes near. */
export type PrepareDrag = (grip: HTMLElement) => unknown;

/**
 * Dragging of the rows of one list. `onMove`: an entry was dropped at another index. `sideways`: the rows stand side by
 * side. The library is loaded with the first grip.
 */
export function createRowDrag(onMove: (index: number, target: number) => void, sideways = false) {
  const ready = new WeakSet<Element>();

  return async (grip: HTMLElement) => {
    const { makeRowDraggable, makeListDroppable } = await import('./dragRows');
    const row = grip.closest('li');
    const list = row?.parentElement;
    if (!row || !list) return;
    if (!ready.has(row)) makeRowDraggable(row, list, grip);
    if (!ready.has(list)) makeListDroppable(list, onMove, sideways);
    ready.add(row).add(list);
  };
}
