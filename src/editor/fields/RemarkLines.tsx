import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useRemarks } from '../model/EditorContext';
import styles from './RemarkLines.module.css';

const signs = {
  error: <CircleAlert aria-hidden size={14} />,
  warning: <TriangleAlert aria-hidden size={14} />,
  advice: <Info aria-hidden size={14} />,
};

/** What is shown at a part that is no field of its own: a card, a list. `id`: for the description of the part. */
export function RemarkLines({ at, id }: { at: string; id?: string }) {
  const remarks = useRemarks(at);
  const shown = (['error', 'warning', 'advice'] as const).filter((kind) => remarks[kind]);
  if (shown.length === 0) return null;
  return (
    <div id={id} className={styles['lines']}>
      {shown.map((kind) => (
        <p key={kind} className={styles[kind]}>
          {signs[kind]}
          {remarks[kind]}
        </p>
      ))}
    </div>
  );
}
