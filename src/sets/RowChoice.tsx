import { memo, type ComponentProps } from 'react';
import { titleOfRow, type SetSheet } from '../schema/draft/set';
import { Select } from '../ui/controls/Input';

type RowChoiceProps = Pick<ComponentProps<'select'>, 'aria-label' | 'className'> & {
  sheet: SetSheet;
  value: string;
  onChoose: (row: string) => void;
};

/** Chooses a row of a sheet. Its thousand options are not drawn again with each key. */
export const RowChoice = memo(function RowChoice({ sheet, value, onChoose, ...rest }: RowChoiceProps) {
  return (
    <Select
      {...rest}
      value={value}
      choices={sheet.rows.map((row, index) => ({
        value: row.id,
        label: `${index + 1} · ${titleOfRow(sheet, row)}`,
      }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
});
