import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { limits } from '../../schema/values/limits';
import { Button } from '../../ui/controls/Button';
import { useFocusTarget } from '../model/EditorContext';
import { cardsPath } from '../../schema/draft/cards';
import { createRowDrag } from '../rows/createRowDrag';
import type { ListActions } from '../rows/listActions';
import { PictureJobs } from '../media/PictureJobs';
import { useStore } from 'zustand';
import { usePictures, type PictureJob, type Pictures } from '../media/Pictures';
import { useAddEntry } from '../rows/useAddEntry';
import { CardThumb } from './CardThumb';
import styles from './CardStrip.module.css';

// Drawn while files are added.

type CardStripProps = { count: number; chosen: number; actions: ListActions; end?: ReactNode };

/** The cards of a carousel side by side. Stays in sight while the form below it scrolls. */
export function CardStrip({ count, chosen, actions, end }: CardStripProps) {
  const drag = useMemo(() => createRowDrag(actions.moveTo, true), [actions]);
  const addTarget = useFocusTarget(cardsPath, 'field', 'add');
  const { press, isFull, limit, refusal } = useAddEntry({
    name: 'card',
    owner: 'A carousel',
    count,
    max: limits.maxCards,
    onAdd: () => actions.add({}),
  });
  return (
    <div className={styles.strip} data-picture-drop="cards">
      <div className={styles.line}>
        <ol className={styles.list} aria-label="Cards">
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
        <Button
          ref={addTarget}
          className={styles.add}
          data-path={cardsPath}
          aria-label="Add card"
          title={isFull ? limit : 'Add card'}
          aria-disabled={isFull || undefined}
          onClick={press}
        >
          <Plus aria-hidden />
        </Button>
        {end}
      </div>
      <JobsOfCards chosen={chosen} />
      {refusal && <p className={styles.refusal}>{refusal}</p>}
    </div>
  );
}

/** Files on their way to new cards, or to cards that the form does not show. */
function JobsOfCards({ chosen }: { chosen: number }) {
  const pictures = usePictures();
  return pictures && <JobsElsewhere pictures={pictures} chosen={chosen} />;
}

function JobsElsewhere({ pictures, chosen }: { pictures: Pictures; chosen: number }) {
  const isHere = ({ place }: PictureJob) => place !== chosen;
  const hasJobs = useStore(pictures.jobs, (jobs) => jobs.some(isHere));
  return hasJobs && <PictureJobs pictures={pictures} isHere={isHere} />;
}
