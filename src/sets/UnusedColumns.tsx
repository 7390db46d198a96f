import type { SetSource } from '../schema/sets/setFields';
import { fillingColumns, unusedColumns, writeSetValue } from '../schema/sets/setValues';
import { Notice } from '../ui/notices/Notice';

/** Says which columns have no place in the message yet: without any, all templates would be the same. */
export function UnusedColumns({ source }: { source: SetSource }) {
  const unused = unusedColumns(source);
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
    </Notice>
  );
}
