import { fillingColumns, unusedColumns, writeSetValue } from '../schema/sets/setValues';
import type { SheetColumn } from '../schema/draft/set';
import { Button } from '../ui/controls/Button';
import { Notice } from '../ui/notices/Notice';
import type { SetModel } from './model/useSet';
import layout from '../ui/styles/layout.module.css';

type UnusedColumnsProps = {
  model: Pick<SetModel, 'source' | 'fields'>;
  /** Takes a column out of use; undefined where nothing can be changed. */
  onLeaveOut: ((column: SheetColumn) => void) | undefined;
};

/** Says which columns have no place in the message yet: without any, all templates would be the same. */
export function UnusedColumns({ model: { source, fields }, onLeaveOut }: UnusedColumnsProps) {
  const unused = unusedColumns(source, fields);
  if (unused.length === 0) return null;
  const names = unused.map(({ name }) => writeSetValue(name)).join(', ');
  const isAll = fillingColumns(source.set.sheet).length === unused.length;
  return (
    <Notice
      tone={isAll ? 'warning' : 'info'}
      title={isAll ? 'All templates would be the same' : 'Not in the message yet'}
    >
      <p>
        {isAll
          ? `No text has a value of the sheet. Write ${names} where the values belong.`
          : `No text has ${names} yet. Write the name where its value belongs, or leave it out.`}
      </p>
      {!isAll && onLeaveOut && (
        <div className={layout.actions}>
          {unused.map((column) => (
            <Button key={column.id} size="small" onClick={() => onLeaveOut(column)}>
              Leave out {column.name}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
