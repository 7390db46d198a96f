import type { TemplateType } from '../../schema/values/enums';
import { formatNumber } from '../../schema/values/text';
import type { RowsMeasured } from './measureRows';
import styles from './RowsFile.module.css';

type RowsOnPhonesProps = { measured: RowsMeasured; total: number; type: TemplateType };

/** How many rows were measured on the phones, on which, and what that says of the others. */
export function RowsOnPhones({ measured, total, type }: RowsOnPhonesProps) {
  if (measured.state === 'failed')
    return <p className={styles.note}>What the phones cut of these rows was not measured.</p>;
  if (measured.state === 'measuring')
    return (
      <p className={styles.note}>
        Measuring what the phones cut: {measured.measured} of {measured.of} different rows…
      </p>
    );
  const { rows, cut } = measured;
  const where = type === 'text_message' ? 'the iPhone' : 'both phones';
  const choice =
    rows < total
      ? ` They have the longest texts; the other ${formatNumber(total - rows)} were not measured.`
      : '';
  return (
    <p className={styles.note}>
      {formatNumber(rows)} of {formatNumber(total)} rows were measured on {where}, at the default text size
      and the usual width.{choice}{' '}
      {cut === 0
        ? 'None is cut more than with the typical values.'
        : `${formatNumber(cut)} ${cut === 1 ? 'is' : 'are'} cut more than with the typical values.`}{' '}
      What the typical values lose is in Check.
    </p>
  );
}
