import { countCharacters, formatNumber } from '../../schema/values/text';
import styles from './Counter.module.css';

/** The limit in words, for screen readers: the count itself changes with every key. */
export const describeLimit = (max: number) => `At most ${formatNumber(max)} characters.`;

/** "12 / 25", counted as the schema counts, with a note if a letter counts more than once. */
export function Counter({ text, max }: { text: string; max: number }) {
  const count = countCharacters(text);
  const over = count > max;
  const double = count > Array.from(text).length;
  const isAlone = !over && !double;
  const [counted, limit] = [formatNumber(count), formatNumber(max)];
  return (
    <span className={styles['counter']} data-over={over ? '' : undefined}>
      {double && (
        <span title="Emoji and some scripts count as two characters or more.">emoji count more · </span>
      )}
      {over && <span>{formatNumber(count - max)} over · </span>}
      <span
        className={styles['count']}
        // Beside a note, a fixed width would leave a gap.
        data-alone={isAlone ? '' : undefined}
        style={isAlone ? { inlineSize: `${2 * limit.length + 3}ch` } : undefined}
      >
        {counted} / {limit}
      </span>
    </span>
  );
}
