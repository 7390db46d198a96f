import { useMemo } from 'react';
import { countCharacters, formatNumber } from '../../schema/values/text';
import styles from './fields.module.css';

/** The limit in words, for screen readers: the count itself changes with every key. */
export const describeLimit = (max: number) => `At most ${formatNumber(max)} characters.`;

/** A character that counts as two: an emoji, for instance. */
const PAIR = /[\uD800-\uDBFF][\uDC00-\uDFFF]/;

/** "12 / 25", counted as the schema counts, with a note if a letter counts more than once. */
export function Counter({ text, max }: { text: string; max: number }) {
  const count = countCharacters(text);
  const over = count > max;
  const double = PAIR.test(text);
  const isAlone = !over && !double;
  const limit = useMemo(() => formatNumber(max), [max]);
  return (
    <span className={styles.counter} data-over={over ? '' : undefined}>
      {double && <span title="An emoji counts as two or more characters.">emoji count more · </span>}
      {over && <span>{formatNumber(count - max)} over · </span>}
      <span
        className={styles.counterCount}
        // Beside a note, a fixed width would leave a gap.
        data-alone={isAlone ? '' : undefined}
        style={isAlone ? { inlineSize: `${2 * limit.length + 3}ch` } : undefined}
      >
        {formatNumber(count)} / {limit}
      </span>
    </span>
  );
}
