import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { limits } from '../../schema/values/limits';
import { AddEntry } from '../rows/AddEntry';
import { cardsPath } from '../model/paths';
import { createRowDrag } from '../rows/createRowDrag';
import type { ListActions } from '../rows/listActions';
import { CardThumb } from './CardThumb';
import styles from './CardStrip.module.css';

type CardStripProps = { count: number; chosen: number; actions: ListActions; end?: ReactNode };

/** The cards of a carousel side by side. Stays in sight while the form below it scrolls. */
export function CardStrip({ count, chosen, actions, end }: CardStripProps) {
  const drag = useMemo(() => createRowDrag(actions.moveTo, true), [actions]);
  return (
    <div className={styles['strip']}>
      <div className={styles['line']}>
        <ol className={styles['list']} aria-label="Cards">
          {Array.from({ length: count }, (_, index) => (
            <CardThumb
              key={index}
              index={index}
              count={count}
              chosen={index === chosen}
              actions={actions}
              drag={drag}
            />
          ))}
        </ol>
        <AddEntry
          list={cardsPath}
          name="card"
          owner="A carousel"
          count={count}
          max={limits.maxCards}
          className={styles['add']}
          onAdd={() => actions.add({})}
        >
          <Plus aria-hidden />
        </AddEntry>
        {end}
      </div>
    </div>
  );
}
