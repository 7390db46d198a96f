import { Remarks } from '../../ui/controls/Field';
import { useRemarks } from './templateForm';
import styles from './RemarkLines.module.css';

/** What is shown at a part that is no field of its own: a card, a list. `id`: for the description of the part. */
export function RemarkLines({ at, id }: { at: string; id?: string }) {
  const remarks = useRemarks(at);
  if (!remarks.error && !remarks.warning && !remarks.advice) return null;
  return (
    <div id={id} className={styles.lines}>
      <Remarks remarks={remarks} />
    </div>
  );
}
