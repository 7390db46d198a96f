import { ChangedWords } from '../../library/comparison/ChangeList';
import type { ChangeEntry } from '../../library/comparison/describeChanges';
import { plural } from '../../schema/values/text';
import { Notice } from '../../ui/notices/Notice';
import styles from './pasting.module.css';

/** More lines are not read before a press. */
const SHOWN = 6;

/** What an import would replace in the open draft, before anything is replaced. */
export function ReplacedParts({ parts }: { parts: readonly ChangeEntry[] }) {
  if (parts.length === 0) return null;
  return (
    <Notice tone="warning" title={`Replaces ${plural(parts.length, 'part')} of this draft`}>
      <ul className={styles.replaced}>
        {parts.slice(0, SHOWN).map((part) => (
          <li key={part.id}>
            <strong>{part.name}</strong> <ChangedWords {...part} />
          </li>
        ))}
      </ul>
      {parts.length > SHOWN && <p>And {parts.length - SHOWN} more.</p>}
    </Notice>
  );
}
