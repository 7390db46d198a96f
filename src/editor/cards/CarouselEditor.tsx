import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { CardWidth } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { Button } from '../../ui/controls/Button';
import { useStore } from '../../ui/useStore';
import { Segments } from '../../ui/controls/Segments';
import { AllCardsMenu } from './AllCardsMenu';
import { CardContentEditor } from './CardContentEditor';
import { CardRow } from './CardRow';
import {
  useDraftText,
  useEditor,
  useEntryCount,
  useFocusTarget,
  useFormVersion,
  useVisibleIssue,
} from '../model/EditorContext';
import { setDraftValue } from '../fields/setDraftValue';
import { TableButton } from '../table/TableButton';
import { createRowDrag } from '../rows/createRowDrag';
import { listActions } from '../rows/listActions';
import { cardsPath, carouselPath } from '../model/paths';
import styles from '../fields/Editor.module.css';

/** The list of cards, and the fields of the open card. */
export function CarouselEditor() {
  const editor = useEditor();
  const count = useEntryCount(cardsPath);
  const chosen = useStore(editor.selection, ({ card }) => card);
  const formVersion = useFormVersion();
  const width = useDraftText(`${carouselPath}.cardWidth`);
  const widthError = useVisibleIssue(`${carouselPath}.cardWidth`, true);
  const countError = useVisibleIssue(cardsPath, true);
  const widthTarget = useFocusTarget(`${carouselPath}.cardWidth`, 'field');
  const addTarget = useFocusTarget(cardsPath, 'field', 'add');
  const actions = useMemo(() => listActions(editor, cardsPath, 'card'), [editor]);
  const drag = useMemo(() => createRowDrag(actions.moveTo), [actions]);

  return (
    <section className={styles['section']} aria-labelledby="cards-heading">
      <h2 id="cards-heading">
        Cards{' '}
        <span className={styles['count']}>
          {count} of {limits.maxCards}
        </span>
      </h2>
      <Segments<CardWidth>
        legend="Card width"
        technicalName="cardWidth"
        path={`${carouselPath}.cardWidth`}
        ref={widthTarget}
        error={widthError}
        choices={[
          { value: 'SMALL', label: 'Small', note: '120' },
          { value: 'MEDIUM', label: 'Medium', note: '232' },
        ]}
        value={width === 'SMALL' || width === 'MEDIUM' ? width : undefined}
        onChange={(value) => setDraftValue(editor, `${carouselPath}.cardWidth`, value)}
      />
      {countError && <p className={styles['error']}>{countError}</p>}
      <ol className={styles['outline']} aria-label="Cards">
        {Array.from({ length: count }, (_, index) => (
          <CardRow
            key={index}
            index={index}
            count={count}
            chosen={index === chosen}
            actions={actions}
            drag={drag}
          />
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          ref={addTarget}
          data-path={cardsPath}
          onClick={() => actions.add({})}
        >
          Add card
        </Button>
        {count > 1 && <AllCardsMenu actions={actions} />}
        <TableButton />
      </div>
      {count > 0 && (
        <fieldset className={styles['card']}>
          <legend className={styles['cardLegend']}>
            Card {chosen + 1} of {count}
          </legend>
          <CardContentEditor
            key={`${chosen}-${formVersion}`}
            at={`${cardsPath}.${chosen}`}
            heightHint={
              width === 'SMALL' ? 'Tall does not fit small cards.' : 'In density-independent pixels.'
            }
          />
        </fieldset>
      )}
    </section>
  );
}
