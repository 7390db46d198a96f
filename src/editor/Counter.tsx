import { countCharacters, formatNumber } from '../schema/text';
import styles from './Counter.module.css';

/** "12 / 25", counted as the gate counts; says so where a letter counts more than once. */
export function Counter({ text, max }: { text: string; max: number }) {
  const count = countCharacters(text);
  const over = count > max;
  const double = count > Array.from(text).length;
  return (
    <span className={styles['counter']} data-over={over ? '' : undefined}>
      {double && (
        <span title="Emoji and some scripts count as two characters or more.">emoji count more · </span>
      )}
      {over && <span>{formatNumber(count - max)} over · </span>}
      {formatNumber(count)} / {formatNumber(max)}
    </span>
  );
}
