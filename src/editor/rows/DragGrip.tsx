import styles from './DragGrip.module.css';
import type { RowDrag } from './createRowDrag';

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
