import styles from './DragGrip.module.css';

/**
 * Where a pointer takes hold of a line to drag it; the Move buttons do the same by key. What drags is loaded
 * when a pointer first comes near.
 */
export function DragGrip({ onMove }: { onMove: (index: number, target: number) => void }) {
  return (
    <span
      className={styles['grip']}
      aria-hidden
      onPointerEnter={({ currentTarget }) => {
        void import('./dragRows').then(({ makeDraggable }) => makeDraggable(currentTarget, onMove));
      }}
    >
      <span className={styles['dots']} />
    </span>
  );
}
