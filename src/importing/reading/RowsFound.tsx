import { formatNumber, plural } from '../../schema/values/text';
import { Notice } from '../../ui/notices/Notice';

/** Says that a text is the rows of a spreadsheet, and what follows. */
export function RowsFound({ count, columns }: { count: number; columns: number }) {
  return (
    <Notice tone="info" title={`A table of ${nameRows(count)} and ${columns} columns`}>
      <p>
        Each row becomes a card. The next step shows which column is the picture, the title and so on, before
        anything is taken.
      </p>
    </Notice>
  );
}

/** The words of the button that goes on with the rows. */
export const makeCards = (count: number) =>
  count === 1 ? 'Make a card of this row' : `Make cards of these ${formatNumber(count)} rows`;

const nameRows = (count: number) => plural(count, 'row');
