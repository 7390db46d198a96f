import { useMemo } from 'react';
import type { CardWidth } from '../../schema/values/enums';
import { limits } from '../../schema/values/limits';
import { useStore } from 'zustand';
import { Segments } from '../../ui/controls/Segments';
import { AllCardsMenu } from './AllCardsMenu';
import { CardContentEditor } from './CardContentEditor';
import { CardStrip } from './CardStrip';
import { useDraftText, useEditor, useEntryCount, useFocusTarget } from '../model/EditorContext';
import { useVisibleIssue } from '../fields/templateForm';
import { RemarkLines } from '../fields/RemarkLines';
import { setDraftValue } from '../fields/draftValues';
import { TableButton } from '../table/TableButton';
import { listActions } from '../rows/listActions';
import { RowTools } from '../rows/RowTools';
import { cardsPath, carouselPath } from '../../schema/draft/cards';
import styles from '../fields/Editor.module.css';

/** The strip of cards, and the fields of the chosen card. */
export function CarouselEditor() {
  const editor = useEditor();
  const count = useEntryCount(cardsPath);
  const chosen = useStore(editor.selection, ({ card }) => card);
  const width = useDraftText(`${carouselPath}.cardWidth`);
  const widthError = useVisibleIssue(`${carouselPath}.cardWidth`);
  const widthTarget = useFocusTarget(`${carouselPath}.cardWidth`, 'field');
  const actions = useMemo(() => listActions(editor, cardsPath, 'card'), [editor]);

  return (
    <section className={styles.section} aria-labelledby="cards-heading">
      <div className={styles.head}>
        <h2 id="cards-heading">
          Cards{' '}
          <span className={styles.count}>
            {count} of {limits.maxCards}
          </span>{' '}
          <code data-technical>cardContents</code>
        </h2>
        <Segments<CardWidth>
          legend="Card width"
          technicalName="cardWidth"
          inline
          path={`${carouselPath}.cardWidth`}
          ref={widthTarget}
          error={widthError}
          choices={[
            { value: 'SMALL', label: 'Small' },
            { value: 'MEDIUM', label: 'Medium' },
          ]}
          value={width === 'SMALL' || width === 'MEDIUM' ? width : undefined}
          onChange={(value) => setDraftValue(editor, `${carouselPath}.cardWidth`, value)}
        />
      </div>
      <RemarkLines at={carouselPath} />
      <RemarkLines at={cardsPath} />
      <CardStrip count={count} chosen={chosen} actions={actions} end={<TableButton />} />
      {count > 0 && (
        <fieldset className={styles.card}>
          <legend className={styles.cardLegend}>
            Card {chosen + 1} of {count}
          </legend>
          <div className={styles.cardTools}>
            <RowTools list={cardsPath} name="card" index={chosen} count={count} actions={actions} />
            {count > 1 && <AllCardsMenu actions={actions} />}
          </div>
          <CardContentEditor
            key={chosen}
            at={`${cardsPath}.${chosen}`}
            heightHint={width === 'SMALL' ? 'Tall does not fit small cards.' : undefined}
          />
        </fieldset>
      )}
    </section>
  );
}
